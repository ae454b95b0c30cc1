import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadBundles } from '../i18n/bundles.ts'
import { getLocale } from '../i18n/locale.ts'
import { AppEntry, type AppEntryProps, preloadScreen } from './AppEntry.tsx'

/**
 * Renders an app. zod compiles schemas with `new Function`, which the CSP blocks and reports. This must be disabled before the first
 * schema is created, and the evaluation order of chunks is not guaranteed, so it is set here in the global that zod reads.
 */
export async function mountApp(app: AppEntryProps): Promise<void> {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  document.documentElement.lang = getLocale()
  // Without texts not even an error can be shown.
  await Promise.all([loadBundles('entry'), preloadScreen(app)])
  createRoot(document.getElementById('root') as HTMLElement, {
    // The error that React recovered from says more than that it recovered.
    onRecoverableError: error => reportError(error instanceof Error && error.cause ? error.cause : error),
  }).render(
    <StrictMode>
      <AppEntry {...app} />
    </StrictMode>,
  )
}
