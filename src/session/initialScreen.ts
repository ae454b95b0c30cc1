import { type App, matchPage, type Page } from '../../contracts/pages.ts'
import { type PageName, paths } from '../../contracts/paths.ts'

/** The two apps that a person signs in to. */
export type SignInApp = Exclude<App, 'public' | 'docs'>

export type Screen = 'landing' | 'signIn' | 'app' | 'logout' | 'sandbox' | 'link' | 'public' | 'notFound'

/** The pages at the end of a mail's link: for everybody, signed in or not. */
const links: readonly (PageName | undefined)[] = ['resetPassword', 'subUserInvitation']

const logouts: readonly (PageName | undefined)[] = ['logout', 'adminLogout']

/** Pages with a sign-in form; the second of the console is for the mobile app (A2), the e-sign and background check have their own (A47). */
const signIns: readonly (PageName | undefined)[] = ['login', 'appLogin', 'esignLogin', 'bgcLogin', 'adminLogin']

export const isSignInPage = (page: Page | undefined): boolean => signIns.includes(page?.name)

/** Paths without a page of their own: a signed-in person is redirected from here. */
export const isEntryPage = (page: Page | undefined): boolean =>
  isSignInPage(page) || page?.name === 'home' || page?.name === 'admin'

/** Where a guarded page sends who has not signed in (§2.7, A27). */
export function entryPathFor(page: Page): string {
  if (page.app === 'admin') return paths.adminLogin
  if (page.area === 'esign') return paths.esignLogin
  return page.area === 'bgc' ? paths.bgcLogin : paths.home
}

/**
 * What a path shows before the app has loaded. A signed-in person gets the app, which knows its own pages; a guarded path leads
 * everybody else to its door, an unknown one to the not-found page (A54).
 */
export function initialScreen(path: string, signedIn: boolean): Screen {
  const page = matchPage(path)
  if (logouts.includes(page?.name)) return 'logout'
  if (page?.name === 'sandbox') return 'sandbox'
  if (links.includes(page?.name)) return 'link'
  if (page?.guard === 'none' && !isEntryPage(page)) return 'public'
  if (signedIn) return 'app'
  if (!page) return 'notFound'
  return isSignInPage(page) || entryPathFor(page) !== paths.home ? 'signIn' : 'landing'
}
