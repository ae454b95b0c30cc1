import type { App } from '../../contracts/pages.ts'
import { paths } from '../../contracts/paths.ts'
import { saveReturnPath } from './returnPath.ts'

const logoutOf = (app: App) => (app === 'admin' ? paths.adminLogout : paths.logout)

/**
 * The session has ended: to the logout page (§4), by a document load, so that nothing of the account stays in memory.
 * The page is remembered for after the next sign-in.
 */
export function redirectToLogout(app: App): void {
  if (location.pathname === logoutOf(app)) return
  saveReturnPath()
  location.assign(logoutOf(app))
}
