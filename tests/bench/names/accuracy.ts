import { compareNames, SAME_NAME } from '../../../server/engines/names/index.ts'
import type { Pair } from './sets/nameSet.ts'
import { tokenSortedJaroWinkler } from './tokenSorted.ts'

type Scorer = (pair: Pair) => number

export const engine: Scorer = ({ one, other }) => compareNames(one, other).score
export const naive: Scorer = ({ one, other }) => tokenSortedJaroWinkler(one, other)

export interface Accuracy {
  f1: number
  /** Shares of different names that are accepted, and of same names that are rejected. */
  falseAccepts: number
  falseRejects: number
}

/** How well a threshold separates same from other names. */
export function accuracyAt(pairs: readonly Pair[], scorer: Scorer, threshold: number): Accuracy {
  let [truePositive, falsePositive, same] = [0, 0, 0]
  for (const pair of pairs) {
    const isAccepted = scorer(pair) >= threshold
    if (pair.isSame) same++
    if (isAccepted && pair.isSame) truePositive++
    if (isAccepted && !pair.isSame) falsePositive++
  }
  return {
    f1: (2 * truePositive) / (same + truePositive + falsePositive),
    falseAccepts: falsePositive / (pairs.length - same),
    falseRejects: 1 - truePositive / same,
  }
}

/** The threshold with the highest F1, in hundredths: what the naive scorer is allowed on its own set. */
export const bestThreshold = (pairs: readonly Pair[], scorer: Scorer): number =>
  Array.from({ length: 60 }, (_, at) => 0.4 + at / 100).toSorted(
    (a, b) => accuracyAt(pairs, scorer, b).f1 - accuracyAt(pairs, scorer, a).f1,
  )[0] ?? SAME_NAME
