/** How long the old secret of a rotated key works on. */
export const overlapMs = { now: 0, hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 } as const

export type Overlap = keyof typeof overlapMs

export const overlaps = Object.keys(overlapMs) as Overlap[]
