/** The limits that the public pages read, apart from the rest of limits.ts: their first load has no room for it. */
export const otpLimits = {
  digits: 6,
  lifeMs: 10 * 60_000,
  tries: 5,
  resendSeconds: 30,
  resendRegistrationSeconds: 15,
} as const

export const bannerLimits = { standardMs: 5_000, challanConsoleMs: 2_000, demoMs: 10_000 } as const

/** How long an answer may take. */
export const publicRequestTimeoutMs = 30_000
