import { compareNames } from '../../../server/engines/names/index.ts'
import { nameKeys, searchKeys } from '../../../server/engines/names/nameKeys.ts'
import { namePool } from './namePool.ts'
import { fullName, misspell, ofOnePerson, type Person, respell } from './perturb.ts'
import { pick, type Random, randomFrom } from './random.ts'
import { scriptForms } from './scripts.ts'
import type { IndicNames } from './sets/indicNames.ts'

/** A screening's own threshold: what compares so must have been compared. */
const THRESHOLD = 0.8

export interface Retrieval {
  /** Pairs that compare at the threshold or above. */
  pairs: number
  /** The share of them that shares a key. */
  recall: number
  missed: string[]
}

/** Sounds that one ear or one script does not tell apart, and spaces. */
const ways: Record<string, (person: Person, random: Random) => string> = {
  ...ofOnePerson,
  zForJ: person => fullName(person).replace(/j/i, 'z'),
  jForZ: person => fullName(person).replace(/z/i, 'j'),
  bForV: person => fullName(person).replace(/v/i, 'b'),
  kForG: person => fullName(person).replace(/g/i, 'k'),
  tForD: person => fullName(person).replace(/d/i, 't'),
  pForB: person => fullName(person).replace(/b/i, 'p'),
  hForG: person => fullName(person).replace(/gh?/i, 'h'),
  aForU: person => fullName(person).replace(/u/, 'a'),
  allJoined: person => fullName(person).replaceAll(' ', ''),
  withArticle: ({ given, family }) => `${given} al-${family}`,
  articleJoined: ({ given, family }) => `${given} Al${family.toLowerCase()}`,
  bothChanged: (person, random) => misspell(random, respell(random, fullName(person))),
  twiceRespelt: (person, random) => respell(random, respell(random, fullName(person))),
}

const ENTRIES = 1_000
const ASKED = 300

/** Every asked name against every listed one, compared without any keys; then the keys alone. */
export function retrieval(seed: number, names: IndicNames): Retrieval {
  const random = randomFrom(seed)
  const next = namePool(random)
  const people = Array.from({ length: ENTRIES }, next)
  const inScripts = scriptForms(names, ENTRIES / 100, seed)
  const listed = [...people.map(fullName), ...new Set(inScripts.map(({ latin }) => latin))]
  const asked = [
    ...Array.from({ length: ASKED }, () => pick(random, Object.values(ways))(pick(random, people), random)),
    ...inScripts.map(({ written }) => written),
  ]
  const stored = listed.map(name => ({ name, keys: new Set(nameKeys(name)) }))
  const missed: string[] = []
  let pairs = 0
  for (const name of asked) {
    const keys = searchKeys(name)
    for (const entry of stored) {
      if (compareNames(entry.name, name, { kind: 'person' }).score < THRESHOLD) continue
      pairs++
      if (!keys.some(key => entry.keys.has(key))) missed.push(`${entry.name} | ${name}`)
    }
  }
  return { pairs, recall: 1 - missed.length / pairs, missed }
}
