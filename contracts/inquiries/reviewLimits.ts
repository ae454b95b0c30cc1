/** Of what the subject of an inquiry is asked. */
export const reviewLimits = {
  /** Of one inquiry. */
  reviews: 20,
  /** Characters of a comment, and of what would be right. */
  words: 600,
  reason: { least: 10, most: 300 },
  days: { least: 1, usual: 14, most: 60 },
  reminders: { everyHours: 48, most: 3 },
} as const
