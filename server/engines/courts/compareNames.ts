import { compareNames } from '../names/index.ts'

/** Bands of similarity of two names, from those of decision 0039. */
export type NameBand = 'same' | 'similar' | 'different'

export interface NameComparison {
  /** 0 to 100. */
  score: number
  band: NameBand
}

const bands = { exact: 'same', good: 'similar', moderate: 'similar', poor: 'different', none: 'different' } as const

/** The similarity of the subject's name and a party's, or of two fathers' names. */
export function compareCourtNames(one: string, other: string): NameComparison {
  const { score, band } = compareNames(one, other)
  return { score: Math.round(score * 100), band: bands[band] }
}
