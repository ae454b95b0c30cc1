import { paths } from '../../contracts/platform/paths.ts'

const KEY = 'landing'

export type LandingProduct = 'esign' | 'bgc'

/** The start page after a sign-in whose `landing` names a product (A20). */
const homes = new Map<string, string>([
  ['esign', paths.esign],
  ['bgc', paths.bgc],
])

/** Remembers for this session that a product's own sign-in page was opened. */
export const saveLandingProduct = (product: LandingProduct): void => sessionStorage.setItem(KEY, product)

/** At sign-out: the next user of this tab did not open that page. */
export const clearLandingProduct = (): void => sessionStorage.removeItem(KEY)

/** The start page for the session's `landing`, or null. Unknown values are ignored, so that it cannot redirect to another site. */
export const landingHome = (): string | null => homes.get(sessionStorage.getItem(KEY) ?? '') ?? null

/** The product's start page, for a user who has just signed in. */
export const landingHomeAfterSignIn = (arriving: boolean): string | null => (arriving ? landingHome() : null)

/** Where a product's sign-in page redirects users who are already signed in (§2.7). */
export function homeAfterProductLogin(path: string): string | null {
  if (path === paths.esignLogin) return paths.esignHome
  return path === paths.bgcLogin ? paths.bgcHome : null
}
