/** The limits of the public pages, separate from limits.ts to keep their first load small. */
export const otpLimits = {
  digits: 6,
  lifeMs: 10 * 60_000,
  tries: 5,
  resendSeconds: 30,
  resendRegistrationSeconds: 15,
} as const

export const bannerLimits = { standardMs: 5_000, challanConsoleMs: 2_000, demoMs: 10_000 } as const

/** The request timeout. */
export const publicRequestTimeoutMs = 30_000
