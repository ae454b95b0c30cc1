const KEY = 'landing'

/** Where a sign-in leads whose `landing` names a product (A20). */
const homes = new Map([
  ['esign', '/esign'],
  ['bgc', '/bgc'],
])

/** The home that the session's `landing` names, or null. Other values name none, so that it cannot lead to another site. */
export const landingHome = (): string | null => homes.get(sessionStorage.getItem(KEY) ?? '') ?? null
