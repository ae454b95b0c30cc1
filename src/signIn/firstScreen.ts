import { type App, type PageName, pageAt, paths } from '../../contracts/paths.ts'

/** The two apps that a person signs in to. */
export type Side = Exclude<App, 'docs'>

export type Screen = 'signIn' | 'app' | 'logout' | 'sandbox' | 'link' | 'notFound'

export const loginPaths: Record<Side, string> = { console: paths.login, admin: paths.adminLogin }

/** The pages at the end of a mail's link: for everybody, whoever is signed in here. */
const links: readonly (PageName | undefined)[] = ['resetPassword', 'subUserInvitation']

const logouts: readonly string[] = [paths.logout, paths.adminLogout]

/** Where no page of its own stands: a signed-in person is led on from here. */
export const isThreshold = (side: Side, path: string): boolean =>
  isSignInPage(side, path) || path === paths.home || path === paths.admin

/** The console has a second one, for the mobile app (A2). */
export const isSignInPage = (side: Side, path: string): boolean =>
  path === loginPaths[side] || (side === 'console' && path === paths.appLogin)

/**
 * What stands at a path before the app has loaded. A signed-in person gets the app, which knows its own pages; a guarded path leads
 * everybody else to sign-in, an unknown one to the not-found page (A54).
 */
export function firstScreen(side: Side, path: string, signedIn: boolean): Screen {
  if (logouts.includes(path)) return 'logout'
  if (path === paths.sandbox) return 'sandbox'
  if (links.includes(pageAt(path)?.name)) return 'link'
  if (signedIn) return 'app'
  return isThreshold(side, path) || pageAt(path) ? 'signIn' : 'notFound'
}
