import { thresholds } from '../../contracts/products/amlScreen.ts'
import { bandThresholds } from '../../server/engines/names/index.ts'
import { screenSubject } from '../../server/screening/screen/screenSubject.ts'
import { accuracyAt, bestThreshold, engine, naive } from './names/accuracy.ts'
import { againstPrimaryNames, hardPairs, inScripts, openPairs } from './names/apart.ts'
import { comparedOnList } from './names/candidates.ts'
import { pairsOf } from './names/pairs.ts'
import { fullName, ofOnePerson, type Person } from './names/perturb.ts'
import { pick, randomFrom } from './names/random.ts'
import { retrieval } from './names/retrieval.ts'
import { blind } from './names/sets/blindIndianPairs.ts'
import { fresh } from './names/sets/freshIndianPairs.ts'
import { held } from './names/sets/heldIndianPairs.ts'
import * as indianPairs from './names/sets/indianPairs.ts'
import * as indicNames from './names/sets/indicNames.ts'
import { more } from './names/sets/moreIndianPairs.ts'
import type { NameSet } from './names/sets/nameSet.ts'
import * as open from './names/sets/openPairs.ts'
import { regional } from './names/sets/regionalPairs.ts'
import { test } from './names/sets/test.ts'
import { tune } from './names/sets/tune.ts'
import { yetMore } from './names/sets/yetMoreIndianPairs.ts'
import { withImportedList } from './screening/importedList.ts'
import { birthOf, entryId, peopleFrom } from './screening/listFile.ts'

const ENTRIES = 10_000
const ASKED = 1500

/** How well names are told apart, on a set to tune on and one to test on, and found on a list; docs/benchmarks.md. */
export async function benchNames() {
  const { pairs, recall } = retrieval(34, indicNames.test)
  const { missed: _missed, ...compared } = await comparedOnList(35, indicNames.test)
  return {
    tune: pairFigures(tune),
    test: pairFigures(test),
    indian: {
      tune: hardPairs(indianPairs.tune),
      seen: hardPairs(indianPairs.seen),
      more: hardPairs(more),
      yetMore: hardPairs(yetMore),
      regional: hardPairs(regional),
      test: hardPairs(held),
      fresh: hardPairs(fresh),
      blind: hardPairs(blind),
    },
    open: { tune: openPairs(open.tune), test: openPairs(open.test) },
    scripts: {
      tune: inScripts(indicNames.tune, 100, 71),
      seen: inScripts(indicNames.seen, 100, 72),
      test: inScripts(indicNames.test, 100, 73),
    },
    aliases: againstPrimaryNames(),
    retrieval: { pairs, recall, compared },
    list: await onList(),
  }
}

/** The naive scorer has the threshold that suits the set best, ours the threshold of its bands. */
function pairFigures(set: NameSet) {
  const pairs = pairsOf(set)
  const byBand = Object.entries(bandThresholds).flatMap(([band, threshold]) =>
    threshold > 0 ? [[band, accuracyAt(pairs, engine, threshold)] as const] : [],
  )
  return {
    pairs: pairs.length,
    f1: accuracyAt(pairs, engine, bandThresholds.moderate).f1,
    naiveF1: accuracyAt(pairs, naive, bestThreshold(pairs, naive)).f1,
    bands: Object.fromEntries(byBand),
  }
}

/**
 * Entries of a list asked for under changed names, and people who are not on it: the share that is found first, and the
 * share of the others that hits anything. Both with a birth date, at the least score of a hit that may be chosen.
 */
const onList = () =>
  withImportedList('postgres', peopleFrom(5, ENTRIES), async ({ ctx, people }) => {
    const random = randomFrom(17)
    const screen = async (name: string, birth: string) =>
      (await screenSubject(ctx, null, { kind: 'person', name, birth, threshold: thresholds[0] })).hits
    let [first, hits] = [0, 0]
    for (let turn = 0; turn < ASKED; turn++) {
      const place = Math.floor(random() * people.length)
      const [, change] = pick(random, Object.entries(ofOnePerson))
      const found = await screen(change(people[place] as Person, random), birthOf(place))
      if (found[0]?.entryId === entryId(place)) first++
    }
    const listed = new Set(people.map(fullName))
    const strangers = peopleFrom(99, 3 * ASKED).filter(person => !listed.has(fullName(person)))
    for (const [at, person] of strangers.entries())
      if ((await screen(fullName(person), birthOf(at * 7))).length > 0) hits++
    return { recallAt1: first / ASKED, falsePositives: hits / strangers.length }
  })
