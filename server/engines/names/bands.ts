import { type NameBand, nameBands } from '../../../contracts/screening/names.ts'

/** The least score of each band; decision 0039 has their error rates. */
export const bandThresholds = { exact: 0.95, good: 0.82, moderate: 0.7, poor: 0.5, none: 0 } as const satisfies Record<
  NameBand,
  number
>

/** At or above it, two names are taken for one person's or organisation's. */
export const SAME_NAME = bandThresholds.moderate

/** The band of a score from 0 to 1. */
export const bandOf = (score: number): NameBand => nameBands.find(band => score >= bandThresholds[band]) ?? 'none'
