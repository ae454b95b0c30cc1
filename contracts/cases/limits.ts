export const caseLimits = {
  /** Files that the person of one case uploads. */
  uploads: { max: 30, windowMs: 10 * 60_000 },
} as const
