import { compareNames } from '../../../server/engines/names/index.ts'
import { nameKeys, searchGroups } from '../../../server/engines/names/nameKeys.ts'
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
  /** The share of them that a search would find. */
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
/** So many of the entries are asked for in every way. */
const IN_EVERY_WAY = 400

/** Whether a search would find the listed name: it has every key of one of the groups that are asked for. */
export const shareGroup = (listed: string, asked: string): boolean => {
  const keys = new Set(nameKeys(listed))
  return searchGroups(asked).some(group => group.every(key => keys.has(key)))
}

/** Whether a screening would show the listed name. */
export const isHit = (listed: string, asked: string) =>
  compareNames(listed, asked, { kind: 'person' }).score >= THRESHOLD

/**
 * Whether what compares shares a key: entries against themselves in every way and script, and asked names against every listed one, compared without any
 * keys.
 */
export function retrieval(seed: number, names: IndicNames): Retrieval {
  const random = randomFrom(seed)
  const next = namePool(random)
  const people = Array.from({ length: ENTRIES }, next)
  const inScripts = scriptForms(names, ENTRIES / 10, seed)
  const own = people
    .slice(0, IN_EVERY_WAY)
    .flatMap(person => Object.values(ways).map(change => [fullName(person), change(person, random)] as const))
  const asked = Array.from({ length: ASKED }, () => pick(random, Object.values(ways))(pick(random, people), random))
  const pairs = [
    ...own,
    ...inScripts.map(({ latin, written }) => [latin, written] as const),
    ...asked.flatMap(name => people.map(person => [fullName(person), name] as const)),
  ].filter(([listed, name]) => isHit(listed, name))
  const missed = pairs.filter(([listed, name]) => !shareGroup(listed, name)).map(pair => pair.join(' | '))
  return { pairs: pairs.length, recall: 1 - missed.length / pairs.length, missed }
}

/** People with their names changed in one way each, and those of a file of names in one script each. */
export function changedNames(seed: number, people: readonly Person[], count: number, names: IndicNames) {
  const random = randomFrom(seed)
  const inScripts = scriptForms(names, count / 50, seed).map(({ latin, written }) => {
    const [given = '', family = ''] = latin.split(' ')
    return { person: { given, middle: '', family }, name: written }
  })
  const inLatin = Array.from({ length: count }, (_, at) => {
    const person = pick(random, people)
    const change = Object.values(ways)[at % Object.keys(ways).length] ?? fullName
    return { person, name: change(person, random) }
  })
  return [...inLatin, ...inScripts]
}
