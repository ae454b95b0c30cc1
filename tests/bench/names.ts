import { bandThresholds } from '../../server/engines/names/index.ts'
import type { Db } from '../../server/platform/context.ts'
import { accuracyAt, bestThreshold, engine, naive } from './names/accuracy.ts'
import { nameDatabase } from './names/nameDatabase.ts'
import { namePool } from './names/namePool.ts'
import { pairsOf } from './names/pairs.ts'
import { fullName, ofOnePerson, type Person } from './names/perturb.ts'
import { pick, randomFrom } from './names/random.ts'
import { screen } from './names/screening.ts'
import type { NameSet } from './names/sets/nameSet.ts'
import { test } from './names/sets/test.ts'
import { tune } from './names/sets/tune.ts'

const ENTRIES = 10_000
const MANY = 100_000
const MOST = 1_000_000
const ASKED = 1500

/** How well names are told apart, on a set to tune on and one to test on, and how quickly they are found; docs/benchmarks.md. */
export async function benchNames() {
  const list = await onList()
  const postgres = await withNames('postgres', MANY, latencies)
  const embedded = await withNames('embedded', MANY, latencies)
  const million = await withNames('postgres', MOST, latencies)
  return { tune: pairFigures(tune), test: pairFigures(test), list, postgres, embedded, million }
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

const peopleFrom = (seed: number, count: number): Person[] => {
  const next = namePool(randomFrom(seed))
  return Array.from({ length: count }, next)
}

async function withNames<Figures>(
  kind: 'postgres' | 'embedded',
  count: number,
  measure: (db: Db, people: Person[]) => Promise<Figures>,
): Promise<Figures> {
  const people = peopleFrom(5, count)
  const { db, close } = await nameDatabase(kind, people.map(fullName))
  try {
    return await measure(db, people)
  } finally {
    await close()
  }
}

const birthOf = (place: number) => `${1940 + (place % 60)}-${String((place % 12) + 1).padStart(2, '0')}-15`

/**
 * Entries of a list asked for under changed names, and people who are not on it: the share that is found first, and the share of the others that
 * hits anything. Both with a birth date.
 */
const onList = () =>
  withNames('postgres', ENTRIES, async (db, people) => {
    const random = randomFrom(17)
    const entry = (place: number) => ({ births: [birthOf(place)] })
    let [first, hits] = [0, 0]
    for (let turn = 0; turn < ASKED; turn++) {
      const place = Math.floor(random() * people.length)
      const [, change] = pick(random, Object.entries(ofOnePerson))
      const name = change(people[place] as Person, random)
      const found = await screen(db, { kind: 'person', names: [{ name }], ...entry(place) }, entry)
      if (found[0]?.place === place) first++
    }
    const listed = new Set(people.map(fullName))
    const strangers = peopleFrom(99, 3 * ASKED).filter(person => !listed.has(fullName(person)))
    for (const [at, person] of strangers.entries()) {
      const asked = { kind: 'person' as const, names: [{ name: fullName(person) }], births: [birthOf(at * 7)] }
      if ((await screen(db, asked, entry)).length > 0) hits++
    }
    return { recallAt1: first / ASKED, falsePositives: hits / strangers.length }
  })

/** Half of those asked for are on the list, under changed names. */
async function latencies(db: Db, people: Person[]) {
  const random = randomFrom(23)
  const strangers = peopleFrom(77, ASKED)
  const times: number[] = []
  for (const [at, stranger] of strangers.entries()) {
    const person = at % 2 === 0 ? pick(random, people) : stranger
    const [, change] = pick(random, Object.entries(ofOnePerson))
    const names = [{ name: change(person, random) }]
    const started = performance.now()
    await screen(db, { kind: 'person', names }, () => ({}))
    times.push(performance.now() - started)
  }
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  return { p50Ms: at(0.5), p99Ms: at(0.99) }
}
