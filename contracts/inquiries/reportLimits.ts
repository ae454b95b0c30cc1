/** How old an answer may be that a report takes instead of asking again, in days. */
export const REUSED_DAYS = 30

/** For how many days the link of a report works. */
export const reportDays = { least: 1, usual: 30, most: 180 } as const
