import { type App, pageAt, paths } from '../../contracts/paths.ts'

/** The two apps that a person signs in to. */
export type Side = Exclude<App, 'docs'>

export type Screen = 'signIn' | 'app' | 'logout' | 'sandbox' | 'notFound'

export const loginPaths: Record<Side, string> = { console: paths.login, admin: paths.adminLogin }

const logouts: readonly string[] = [paths.logout, paths.adminLogout]

/** Where no page of its own stands: a signed-in person is led on from here. */
export const isThreshold = (side: Side, path: string): boolean =>
  path === loginPaths[side] || path === paths.home || path === paths.admin

/**
 * What stands at a path before the app has loaded. A signed-in person gets the app, which knows its own pages; a guarded path leads
 * everybody else to sign-in, an unknown one to the not-found page (A54).
 */
export function firstScreen(side: Side, path: string, signedIn: boolean): Screen {
  if (logouts.includes(path)) return 'logout'
  if (path === paths.sandbox) return 'sandbox'
  if (signedIn) return 'app'
  return isThreshold(side, path) || pageAt(path) ? 'signIn' : 'notFound'
}
