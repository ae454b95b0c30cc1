import { matchNames } from '../names/index.ts'

/** Bands of similarity of two names; the thresholds are those of decision 0042. */
export type NameBand = 'same' | 'similar' | 'different'

export interface NameComparison {
  /** 0 to 100. */
  score: number
  band: NameBand
}

/** At or above: the same name in another spelling. */
const SAME = 92
/** Below: somebody else's name. */
const SIMILAR = 72

/** The similarity of the subject's name and a party's, or of two fathers' names. */
export function compareCourtNames(one: string, other: string): NameComparison {
  const score = matchNames(one, other)
  return { score, band: score >= SAME ? 'same' : score >= SIMILAR ? 'similar' : 'different' }
}
