import { type Contradiction, contradictions, type NameFeature } from '../../../contracts/screening/names.ts'
import { bandOf, bandThresholds } from './bands.ts'
import { type Agreement, compareBirths } from './compareBirths.ts'
import { compareNames, type NameComparison } from './compareNames.ts'
import type { NameKind } from './parseName.ts'
import { Score } from './score.ts'

/** A person or organisation as somebody asks for it, or as a list has it. What is left out counts neither for nor against. */
export interface NameSubject {
  kind?: NameKind
  /** The primary name and its aliases; the first 50 are compared. */
  names: readonly { name: string; quality?: 'primary' | 'strong' | 'weak' }[]
  /** Each a date, month or year: `1970-05-12`, `1970-05` or `1970`. */
  births?: readonly string[]
  /** ISO 3166 codes, or whatever both sides use. */
  countries?: readonly string[]
  gender?: 'male' | 'female' | 'other' | undefined
  /** Numbers of documents and registers; case, spaces and punctuation do not matter. */
  identifiers?: readonly string[]
}

type Fact = 'identifier' | 'birthDate' | 'country' | 'gender'

export interface SubjectComparison extends NameComparison {
  /** Which of the names matched best: their places in both lists. */
  names: { subject: number; candidate: number; quality: 'primary' | 'strong' | 'weak' }
  /** What both sides state. A score that has reached 1 cannot show a bonus; this does. */
  facts: Partial<Record<Fact, Agreement>>
  /** The facts that both sides state differently. They lower the score; they do not prove that it is somebody else. */
  contradictions: Contradiction[]
  /** The score that it would be without the contradictions. */
  scoreBefore: number
  /** A primary name with the same words, at most spelt in another usual way. */
  isExactName: boolean
}

const MAX_NAMES = 50
const WEAK_ALIAS = -0.1
const OTHER_KIND = -0.4
/** Points for and against. A date that is close, such as day and month swapped, is neither. */
const points: Record<Fact, Record<Agreement, number>> = {
  identifier: { same: 0.25, close: 0, different: 0 },
  birthDate: { same: 0.05, close: -0.02, different: -0.27 },
  country: { same: 0.02, close: 0, different: -0.08 },
  gender: { same: 0, close: 0, different: -0.2 },
}
/** Below it the names are so different that a birth date or country in common says nothing. */
const NAMES_DIFFER = 0.5

/**
 * Compares a subject with an entry of a list: the best pair of names, then bonuses and penalties for what both state. 0 to 1;
 * the features' points add up to the score. Never throws.
 */
export function compareSubjects(subject: NameSubject, candidate: NameSubject): SubjectComparison {
  const { best, names } = bestNames(subject, candidate)
  const facts = factsOf(subject, candidate)
  const contradicting = contradictions.filter(fact => facts[fact] === 'different')
  const scoreOf = (counted: SubjectComparison['facts']) => {
    const score = new Score()
    for (const { feature, points: part, detail } of best.features) score.add(feature, part, detail)
    if (names.quality === 'weak') score.add('weakAlias', WEAK_ALIAS)
    if (isOtherKind(subject.kind, candidate.kind)) score.add('kind', OTHER_KIND)
    for (const [fact, agreement] of Object.entries(counted) as [Fact, Agreement][]) {
      const part = points[fact][agreement]
      if (part > 0 && fact !== 'identifier' && best.score < NAMES_DIFFER) continue
      score.add(fact satisfies NameFeature, part, agreement)
    }
    return score
  }
  const score = scoreOf(facts)
  const agreeing = Object.fromEntries(Object.entries(facts).filter(([, agreement]) => agreement !== 'different'))
  return {
    score: score.value,
    band: bandOf(score.value),
    features: score.features,
    names,
    facts,
    contradictions: contradicting,
    scoreBefore: contradicting.length > 0 ? scoreOf(agreeing).value : score.value,
    isExactName: names.quality === 'primary' && isExact(best),
  }
}

const exactFeatures: readonly NameFeature[] = ['sameWords', 'sameSound', 'joinedWords']
const isExact = ({ score, features }: NameComparison) =>
  score >= bandThresholds.exact && features.every(({ feature }) => exactFeatures.includes(feature))

const isOtherKind = (one: NameKind = 'unknown', other: NameKind = 'unknown') =>
  one !== 'unknown' && other !== 'unknown' && one !== other

function bestNames(subject: NameSubject, candidate: NameSubject) {
  const kind = subject.kind && subject.kind !== 'unknown' ? subject.kind : (candidate.kind ?? 'unknown')
  let best: NameComparison = { score: 0, band: 'none', features: [] }
  let found: SubjectComparison['names'] = { subject: 0, candidate: 0, quality: 'primary' }
  let most = -1
  for (const [at, one] of subject.names.slice(0, MAX_NAMES).entries())
    for (const [index, other] of candidate.names.slice(0, MAX_NAMES).entries()) {
      const compared = compareNames(one.name, other.name, { kind })
      const quality = worse(one.quality, other.quality)
      const worth = compared.score + (quality === 'weak' ? WEAK_ALIAS : quality === 'strong' ? -0.0001 : 0)
      if (worth <= most) continue
      most = worth
      best = compared
      found = { subject: at, candidate: index, quality }
    }
  return { best, names: found }
}

const order = ['primary', 'strong', 'weak'] as const
const worse = (one: (typeof order)[number] = 'primary', other: (typeof order)[number] = 'primary') =>
  order[Math.max(order.indexOf(one), order.indexOf(other))] ?? 'weak'

function factsOf(subject: NameSubject, candidate: NameSubject): SubjectComparison['facts'] {
  const identifier = overlap(subject.identifiers, candidate.identifiers)
  const birthDate = compareBirths(subject.births ?? [], candidate.births ?? [])
  const country = overlap(subject.countries, candidate.countries)
  const gender = overlap(subject.gender && [subject.gender], candidate.gender && [candidate.gender])
  return {
    // An entry rarely has every number of a person, so that another one says nothing.
    ...(identifier === 'same' && { identifier }),
    ...(birthDate && { birthDate }),
    ...(country && { country }),
    ...(gender && { gender }),
  }
}

const plain = (value: string) => value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

function overlap(one: readonly string[] | undefined, other: readonly string[] | undefined): Agreement | undefined {
  const [left, right] = [one ?? [], other ?? []].map(values => values.map(plain).filter(Boolean)) as [
    string[],
    string[],
  ]
  if (left.length === 0 || right.length === 0) return undefined
  return left.some(value => right.includes(value)) ? 'same' : 'different'
}

/**
 * The order of hits: the higher score first; among equals the one with the same identifier, then birth date, a primary name before an
 * alias, the same country, and more words that are exactly the same. Equal ones keep their order.
 */
export function byRelevance(one: SubjectComparison, other: SubjectComparison): number {
  const [a, b] = [standing(one), standing(other)]
  for (const [at, value] of a.entries()) {
    const difference = (b[at] ?? 0) - value
    if (difference !== 0) return difference
  }
  return 0
}

function standing({ score, facts, names, features }: SubjectComparison): number[] {
  const value = { same: 2, close: 1, different: -1 }
  const of = (fact: Fact) => (facts[fact] ? value[facts[fact]] : 0)
  const same = features.find(({ feature }) => feature === 'sameWords')?.points ?? 0
  return [score, of('identifier'), of('birthDate'), -order.indexOf(names.quality), of('country'), same]
}
