export const caseLimits = {
  /** Of the person, while a step waits for them. */
  reminders: { everyHours: 72, most: 3 },
  /** Drafts of the person of one case, which the page saves while they type. */
  drafts: { max: 600, windowMs: 10 * 60_000 },
  /** Files that the person of one case uploads. */
  uploads: { max: 30, windowMs: 10 * 60_000 },
  /** Liveness challenges that the person of one case takes. */
  challenges: { max: 20, windowMs: 10 * 60_000 },
  /** How long personal data can be kept after the end of a case, in days. */
  keepDays: { least: 1, most: 3_650 },
  /** Questions to the gateway about the payments of one case. */
  payments: { max: 60, windowMs: 10 * 60_000 },
  /** Of a request that brings a plan: 300 steps with their words in both languages have about 170 kB. */
  planBytes: 1_000_000,
} as const
