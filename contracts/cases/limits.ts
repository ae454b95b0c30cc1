export const caseLimits = {
  /** Of the person, while a step waits for them. */
  reminders: { everyHours: 72, most: 3 },
  /** Files that the person of one case uploads. */
  uploads: { max: 30, windowMs: 10 * 60_000 },
} as const
