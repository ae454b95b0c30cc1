import { bandThresholds } from '../../../server/engines/names/index.ts'
import { accuracyAt, bestThreshold, engine, naive } from './accuracy.ts'
import { isHit, shareGroup } from './retrieval.ts'
import { scriptForms } from './scripts.ts'
import { aliases } from './sets/aliases.ts'
import type { HardPairs } from './sets/indianPairs.ts'
import type { IndicNames } from './sets/indicNames.ts'
import type { Pair } from './sets/nameSet.ts'

/** Pairs of all countries at the product's own threshold, and the naive scorer at the one that suits them best. */
export function openPairs({ same, other }: HardPairs) {
  const pairs = [...pairsIn(same, true), ...pairsIn(other, false)]
  return {
    pairs: pairs.length,
    f1: accuracyAt(pairs, engine, bandThresholds.moderate).f1,
    naiveF1: accuracyAt(pairs, naive, bestThreshold(pairs, naive)).f1,
  }
}

/** Hard Indian pairs at the product's own threshold, and what `exact` and `good` accept wrongly. */
export function hardPairs({ same, other }: HardPairs) {
  const pairs = [...pairsIn(same, true), ...pairsIn(other, false)]
  return {
    pairs: pairs.length,
    f1: accuracyAt(pairs, engine, bandThresholds.moderate).f1,
    falseGood: accuracyAt(pairs, engine, bandThresholds.good).falseAccepts,
  }
}

const pairsIn = (lines: string, isSame: boolean): Pair[] =>
  lines
    .trim()
    .split('\n')
    .map(line => {
      const [one = '', other = ''] = line.split('|')
      return { one, other, isSame, rule: 'hand', kind: 'unknown' }
    })

/** The share of names in each script that a list in Latin letters finds, and of the worst script. */
export function inScripts(names: IndicNames, people: number, seed: number) {
  const found = Map.groupBy(scriptForms(names, people, seed), ({ script }) => script)
  const shares = [...found.values()].map(forms => {
    const hits = forms.filter(({ latin, written }) => shareGroup(latin, written) && isHit(latin, written))
    return hits.length / forms.length
  })
  return { found: shares.reduce((sum, share) => sum + share, 0) / shares.length, worst: Math.min(...shares) }
}

/** Aliases asked for against the primary names alone: the share that finds its own, and the share of pairs with another one's. */
export function againstPrimaryNames() {
  const entries = aliases
    .trim()
    .split('\n')
    .map(line => line.split('|'))
  const own = entries.flatMap(([name = '', ...more]) => more.map(alias => isHit(name, alias)))
  const strangers = entries.flatMap(([, ...more], at) =>
    entries.flatMap(([name = ''], other) => (at === other ? [] : more.map(alias => isHit(name, alias)))),
  )
  return { found: shareOf(own), strangers: shareOf(strangers) }
}

const shareOf = (answers: readonly boolean[]) => answers.filter(Boolean).length / answers.length
