export type MeasuredGroup = 'codes' | 'names' | 'texts' | 'devanagari'

export interface MeasuredLevel {
  /** Percent. */
  stated: number
  groups: readonly { group: MeasuredGroup; wrong: number; of: number }[]
}

/**
 * What a confidence is worth, as it was measured on drawn documents from clean to hopeless (docs/how-sure-we-are.md): of the values that were stated with it,
 * how many were wrong. `server/engines/ocr/calibrate.ts` states no other confidence than these, so that a threshold between two of them does
 * the same as the higher one.
 */
export const measuredReliability: readonly MeasuredLevel[] = [
  {
    stated: 99.5,
    groups: [
      { group: 'codes', wrong: 0, of: 320 },
      { group: 'names', wrong: 2, of: 179 },
      { group: 'texts', wrong: 2, of: 231 },
    ],
  },
  {
    stated: 94,
    groups: [
      { group: 'codes', wrong: 1, of: 81 },
      { group: 'names', wrong: 1, of: 64 },
      { group: 'texts', wrong: 4, of: 106 },
    ],
  },
  { stated: 82, groups: [{ group: 'devanagari', wrong: 5, of: 30 }] },
  {
    stated: 80,
    groups: [
      { group: 'codes', wrong: 1, of: 5 },
      { group: 'texts', wrong: 3, of: 15 },
    ],
  },
  { stated: 40, groups: [{ group: 'names', wrong: 3, of: 5 }] },
]

/** The levels whose values count as sure with a threshold in percent. */
export const sureLevels = (sureFrom: number): readonly MeasuredLevel[] =>
  measuredReliability.filter(({ stated }) => stated >= sureFrom)
