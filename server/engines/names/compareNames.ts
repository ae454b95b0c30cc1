import type { NameBand, NameFeature, NamePoints } from '../../../contracts/names.ts'
import { alignWords, type Match } from './alignWords.ts'
import { bandOf } from './bands.ts'
import { compareWords } from './compareWords.ts'
import {
  isInitial,
  isNumber,
  kindOf,
  type NameKind,
  type ParsedName,
  parseName,
  type Word,
  weightOf,
} from './parseName.ts'
import { Score } from './score.ts'
import { commonWords, particles } from './words/titles.ts'

export interface NameComparison {
  /** 0 to 1, in thousandths. */
  score: number
  band: NameBand
  /** Their points add up to the score. */
  features: NamePoints[]
}

/** How much a word that differs on both sides, or that one side lacks, weighs beside those that match. */
const weights = {
  person: { different: 1.3, missing: 0.25 },
  organisation: { different: 2.5, missing: 0.5 },
}
/** The most that can be reached with initials only, with common words only, or with one word where the other name has more. */
const ONLY_INITIALS = 0.45
const ONLY_COMMON = 0.5
/** The same common family name, and every other word is an initial: M. Khan may be Mohammed Khan. */
const COMMON_WITH_INITIALS = 0.72
const ONLY_ONE = 0.55
const LEGAL_FORM = 0.12
const NUMBERS = 0.4
const RELATION = 0.35
const FIRST_WORD = 0.2
const GENERATION = 0.3

/**
 * Compares two names of persons or organisations in any script: 1 for the same name, 0 for nothing in common. Symmetric; 1 for a name
 * and itself. Case, accents, order and titles do not matter; spellings, initials, missing and joined words cost little. Never throws;
 * names are read up to 300 characters and 12 words.
 */
export function compareNames(one: string, other: string, options: { kind?: NameKind } = {}): NameComparison {
  const asked = options.kind ?? 'unknown'
  const [left, right] = [parseName(one, asked), parseName(other, asked)].sort(byText) as [ParsedName, ParsedName]
  const score = new Score()
  if (left.words.length === 0 || right.words.length === 0) {
    if (plain(one) === plain(other) && plain(one) !== '') score.add('sameWords', 1)
  } else scoreNames(left, right, kindOf([left, right], asked), score)
  return { score: score.value, band: bandOf(score.value), features: score.features }
}

const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()

/** One order of the two makes the comparison symmetric. */
function byText(one: ParsedName, other: ParsedName): number {
  const [a, b] = [textOf(one), textOf(other)]
  return a < b ? -1 : a > b ? 1 : 0
}
const textOf = ({ words, forms, relation }: ParsedName) =>
  [...words.map(word => word.text), '|', ...forms, relation].join(' ')

function scoreNames(left: ParsedName, right: ParsedName, kind: NameKind, score: Score): void {
  const { matches, left: onlyLeft, right: onlyRight } = alignWords(left.words, right.words, kind)
  const matched = sum(matches.map(match => match.weight))
  for (const [feature, group] of Map.groupBy(matches, match => match.feature)) {
    const points = sum(group.map(match => match.weight * match.likeness)) / matched
    score.add(feature, points, feature === 'sameWords' ? undefined : group.map(words).join(', '))
  }
  const weigh = (list: Word[]) => sum(list.map(word => weightOf(word, kind)))
  const [a, b] = [weigh(onlyLeft), weigh(onlyRight)]
  const { different, missing } = kind === 'organisation' ? weights.organisation : weights.person
  const conflict = conflictOf(onlyLeft.length, onlyRight.length, a, b) * different
  const gap = Math.abs(a - b) * missing
  const unmatched = [...onlyLeft, ...onlyRight].map(word => word.text).join(', ')
  if (conflict > 0) score.scale('differentWords', matched / (matched + conflict), unmatched)
  if (gap > 0 && matched > 0) score.scale('missingWords', (matched + conflict) / (matched + conflict + gap), unmatched)
  if (kind !== 'organisation') {
    if (lacksFirst(left, right, onlyRight, onlyLeft) || lacksFirst(right, left, onlyLeft, onlyRight))
      score.subtract('firstWord', FIRST_WORD)
    capFewWords(matches, left, right, score)
  }
  subtractDifferences(left, right, [...onlyLeft, ...onlyRight], score)
}

/** As many words as both sides have left over stand against each other. */
function conflictOf(lefts: number, rights: number, a: number, b: number): number {
  const count = Math.min(lefts, rights)
  return count === 0 ? 0 : (count * (a / lefts + b / rights)) / 2
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const words = ({ left, right }: Match) => [left, right].map(side => side.map(word => word.text).join(' ')).join(' ~ ')

/**
 * Lalit Rao is rarely Aarav Lalit Rao, but Aarav's father: people leave their middle names out, not the first. Initials and common first
 * words, such as Mohammed, are left out too.
 */
function lacksFirst(shorter: ParsedName, longer: ParsedName, missing: Word[], others: Word[]): boolean {
  const [first, next] = longer.words
  if (!first || !next || others.length > 0 || missing.length !== longer.words.length - shorter.words.length)
    return false
  if (shorter.words.length < 2 || isCommon(first) || isInitial(first)) return false
  const start = shorter.words[0]
  return missing[0] === first && start !== undefined && compareWords(start, next) !== undefined
}

const isCommon = ({ text, usual }: Word) => commonWords.has(text) || commonWords.has(usual ?? '') || particles.has(text)

/** A person is more than a first name, a common word or initials. */
function capFewWords(matches: Match[], left: ParsedName, right: ParsedName, score: Score): void {
  const longer = Math.max(...[left, right].map(name => name.words.filter(word => !particles.has(word.text)).length))
  if (longer < 2) return
  const whole = matches.filter(match => match.feature !== 'initials')
  const telling = whole.filter(match => !match.left.every(isCommon) || !match.right.every(isCommon))
  const cover = sum(whole.map(match => Math.max(match.left.length, match.right.length)))
  const feature: NameFeature = 'fewWords'
  if (whole.length === 0) score.cap(feature, ONLY_INITIALS)
  else if (telling.length === 0 && cover < longer)
    score.cap(feature, isWhole(matches, left, right) ? COMMON_WITH_INITIALS : ONLY_COMMON)
  else if (matches.length === 1 && cover === 1) score.cap(feature, ONLY_ONE)
}

/** No word of either name is left over. */
const isWhole = (matches: Match[], left: ParsedName, right: ParsedName) =>
  sum(matches.map(match => match.left.length)) === left.words.length &&
  sum(matches.map(match => match.right.length)) === right.words.length

function subtractDifferences(left: ParsedName, right: ParsedName, alone: Word[], score: Score): void {
  const differ = (a: string, b: string) => a !== '' && b !== '' && a !== b
  if (differ(left.forms.join(), right.forms.join()))
    score.subtract('legalForm', LEGAL_FORM, `${left.forms.join(' ')} ~ ${right.forms.join(' ')}`)
  if (alone.some(isNumber)) score.subtract('numbers', NUMBERS)
  if (differ(left.generation, right.generation)) score.subtract('generation', GENERATION)
  if (left.relation && right.relation && compareNames(left.relation, right.relation, { kind: 'person' }).score < 0.5)
    score.subtract('relation', RELATION, `${left.relation} ~ ${right.relation}`)
}
