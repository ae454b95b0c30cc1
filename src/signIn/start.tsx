import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getLocale } from '../i18n/locale.ts'

/**
 * Draws an app's door. zod compiles its schemas with `new Function`, which the CSP refuses and reports; it must be told before the
 * first schema is made, and chunks are evaluated in no promised order: hence here, in the global that zod reads.
 */
export function start(door: ReactNode): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  document.documentElement.lang = getLocale()
  createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode>{door}</StrictMode>)
}
