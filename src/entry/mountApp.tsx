import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadClientConfig } from '../dataProvider/clientConfig.ts'
import { loadBundles } from '../i18n/bundles.ts'
import { getLocale } from '../i18n/locale.ts'

/**
 * Draws an app's door. zod compiles its schemas with `new Function`, which the CSP refuses and reports; it must be told before the
 * first schema is made, and chunks are evaluated in no promised order: hence here, in the global that zod reads.
 */
export async function mountApp(door: ReactNode): Promise<void> {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  document.documentElement.lang = getLocale()
  // Both are asked for at once. Without texts nothing can be said, not even what is wrong.
  void loadClientConfig().catch(() => {})
  await loadBundles('entry')
  createRoot(document.getElementById('root') as HTMLElement).render(<StrictMode>{door}</StrictMode>)
}
