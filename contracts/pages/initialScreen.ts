import { type PageName, paths } from '../platform/paths.ts'
import { type App, matchPage, type Page } from './pages.ts'

/** The two apps with a sign-in. */
export type SignInApp = Exclude<App, 'public' | 'docs'>

export type Screen = 'landing' | 'signIn' | 'app' | 'logout' | 'sandbox' | 'link' | 'sso' | 'public' | 'notFound'

/** Pages that links in mails open: for everybody, signed in or not. */
const links: readonly (PageName | undefined)[] = ['resetPassword', 'subUserInvitation']

/** Where issuers of single sign-on send people back. */
const returns: readonly (PageName | undefined)[] = ['sso', 'adminSso']

const logouts: readonly (PageName | undefined)[] = ['logout', 'adminLogout']

/** Pages with a sign-in form. `appLogin` is for the mobile app (A2); e-sign and background check have their own (A47). */
const signIns: readonly (PageName | undefined)[] = ['login', 'appLogin', 'esignLogin', 'bgcLogin', 'adminLogin']

export const isSignInPage = (page: Page | undefined): boolean => signIns.includes(page?.name)

/** Paths without a page of their own, from which signed-in users are redirected. */
export const isEntryPage = (page: Page | undefined): boolean =>
  isSignInPage(page) || page?.name === 'home' || page?.name === 'admin'

/** Where a guarded page redirects users who are not signed in (§2.7, A27). */
export function entryPathFor(page: Page): string {
  if (page.app === 'admin') return paths.adminLogin
  if (page.area === 'esign') return paths.esignLogin
  return page.area === 'bgc' ? paths.bgcLogin : paths.home
}

/**
 * The screen for a path before the app has loaded. Signed-in users get the app, which has its own routes. A guarded path redirects
 * everybody else to its entry page; an unknown one shows the not-found page (A54).
 */
export function initialScreen(path: string, signedIn: boolean): Screen {
  const page = matchPage(path)
  if (logouts.includes(page?.name)) return 'logout'
  if (page?.name === 'sandbox') return 'sandbox'
  if (links.includes(page?.name)) return 'link'
  if (returns.includes(page?.name)) return 'sso'
  if (page?.guard === 'none' && !isEntryPage(page)) return 'public'
  if (signedIn) return 'app'
  if (!page) return 'notFound'
  return isSignInPage(page) || entryPathFor(page) !== paths.home ? 'signIn' : 'landing'
}
