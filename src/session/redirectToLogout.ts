import type { App } from '../../contracts/pages/pages.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { noteSessionEnded } from './drafts.ts'
import { saveReturnPath } from './returnPath.ts'

const logoutOf = (app: App) => (app === 'admin' ? paths.adminLogout : paths.logout)

/**
 * Redirects to the logout page (§4) after the session has ended. Loads a new document, so that no account data remains in memory.
 * The current page is restored after the next sign-in, and drafts stay.
 */
export function redirectToLogout(app: App): void {
  if (location.pathname === logoutOf(app)) return
  saveReturnPath()
  noteSessionEnded()
  location.assign(logoutOf(app))
}
