import { paths } from '../../contracts/paths.ts'

const KEY = 'landing'

export type LandingProduct = 'esign' | 'bgc'

/** Where a sign-in leads whose `landing` names a product (A20). */
const homes = new Map<string, string>([
  ['esign', paths.esign],
  ['bgc', paths.bgc],
])

/** Kept for the session, as a product's own sign-in page was opened. */
export const saveLandingProduct = (product: LandingProduct): void => sessionStorage.setItem(KEY, product)

/** The home that the session's `landing` names, or null. Other values name none, so that it cannot lead to another site. */
export const landingHome = (): string | null => homes.get(sessionStorage.getItem(KEY) ?? '') ?? null

/** For who has this moment signed in. */
export const landingHomeAfterSignIn = (arriving: boolean): string | null => (arriving ? landingHome() : null)

/** Where a product's sign-in page leads who is signed in already (§2.7). */
export function homeAfterProductLogin(path: string): string | null {
  if (path === paths.esignLogin) return paths.esignHome
  return path === paths.bgcLogin ? paths.bgcHome : null
}
