const KEY = 'landing'

/** Where a sign-in leads whose `landing` names a product (A20). */
const homes: Readonly<Record<string, string>> = { esign: '/esign', bgc: '/bgc' }

/** The home that the session's `landing` names, or null. Other values name none, so that it cannot lead to another site. */
export const landingHome = (): string | null => homes[sessionStorage.getItem(KEY) ?? ''] ?? null
