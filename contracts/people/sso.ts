/** Single sign-on by OpenID Connect (decision 0135). */

/** In `/sso/:connection`, for staff, who have a page of their own. */
export const STAFF_CONNECTION = 'staff'

/** How long somebody may take at the issuer. */
export const ssoFlowMs = 10 * 60_000

export const ssoLimits = {
  domains: 10,
  /** Tests of a connection, which ask an address that the account types. */
  tests: { max: 20, windowMs: 10 * 60_000 },
  /** Checks of a domain by hand, which ask DNS. */
  checks: { max: 60, windowMs: 10 * 60_000 },
} as const
