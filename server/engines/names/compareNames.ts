import type { NameBand, NameFeature, NamePoints } from '../../../contracts/screening/names.ts'
import { alignWords, type Match } from './alignWords.ts'
import { bandOf, bandThresholds } from './bands.ts'
import { compareWords } from './compareWords.ts'
import {
  asOrganisation,
  isBusinessWord,
  isInitial,
  isNumber,
  isRomanNumeral,
  kindOf,
  type NameKind,
  type ParsedName,
  parseName,
  type Word,
  weightOf,
} from './parseName.ts'
import { readingsOf } from './readings.ts'
import { Score } from './score.ts'
import { commonWords, particles, softTitles, syllableFamilies, womensTitles } from './words/titles.ts'

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
/**
 * The most that can be reached with initials only, with common words only, or with one word where the other name has
 * more.
 */
const ONLY_INITIALS = 0.45
const ONLY_COMMON = 0.5
/** The same common family name, and every other word is an initial: M. Khan may be Mohammed Khan. */
const COMMON_WITH_INITIALS = 0.72
const ONLY_ONE = 0.55
/** Sushma Devi may be Sushma, and is not a hit by the usual threshold. */
const WITHOUT_TITLE = 0.75
/** Sanjay Kumar may be Sanjay Kumar Jain. */
const ONE_TELLS = 0.81
/** An organisation's only word, and the other name has one more of its trade; or more than that. */
const ONE_OF_TRADE = 0.81
const ONE_OF_MORE = 0.69
/** S. K. Patil is not K. S. Patil. */
const OTHER_ORDER = 0.69
/** M. R. Srinivasan is not M. S. Srinivasan. */
const OTHER_INITIAL = 0.69
/** The one word that tells anything is not the same: Syed Munir and Syed Muneeb. */
const ONLY_SIMILAR = 0.69
const SURELY_SIMILAR = 0.9
/** Kim Jan may be Kim Jen, and is not a hit by the usual threshold. */
const SHORT_WORDS = 0.79
const SAME_RELATION = 0.03
const FORMER_NAME = 0.05
const LEGAL_FORM = 0.12
const NUMBERS = 0.4
const RELATION = 0.35
const FIRST_WORD = 0.2
const GENERATION = 0.3

/**
 * Compares two names of persons or organisations in any script: 1 for the same name, 0 for nothing in common.
 * Symmetric; 1 for a name and itself. Case, accents, order and titles do not matter; spellings, initials, missing and
 * joined words cost little. Never throws; names are read up to 300 characters and 12 words.
 */
export function compareNames(one: string, other: string, options: { kind?: NameKind } = {}): NameComparison {
  const expected = options.kind ?? 'unknown'
  const pairs = readingsOf(one).flatMap(left => readingsOf(other).map(right => [left, right] as const))
  const [first, ...others] = pairs.map(([left, right]) =>
    scorePair(left.name, right.name, expected, left.isFormer || right.isFormer),
  ) as [Score, ...Score[]]
  const best = others.reduce((score, next) => (next.value > score.value ? next : score), first)
  return { score: best.value, band: bandOf(best.value), features: best.features }
}

/** One name is compared with many: reading it again would be half of a comparison. */
const read = new Map<string, ParsedName>()
const MAX_READ = 1_000

function parseOnce(name: string, kind: NameKind): ParsedName {
  const key = `${kind} ${name}`
  const before = read.get(key)
  if (before) return before
  const parsed = parseName(name, kind)
  if (read.size >= MAX_READ) read.clear()
  if (name.length <= 100) read.set(key, parsed)
  return parsed
}

function scorePair(one: string, other: string, expected: NameKind, isFormer: boolean): Score {
  const parsed = [parseOnce(one, expected), parseOnce(other, expected)]
  const kind = kindOf(parsed, expected)
  const [left, right] = parsed.map(name => (kind === 'organisation' ? asOrganisation(name) : name)).sort(byText) as [
    ParsedName,
    ParsedName,
  ]
  const score = new Score()
  if (left.words.length === 0 || right.words.length === 0) {
    if (plain(one) === plain(other) && plain(one) !== '') score.add('sameWords', 1)
  } else scoreNames(left, right, kind, score)
  if (isFormer) score.subtract('formerName', FORMER_NAME)
  return score
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
  const ofInitials = haveOtherOrder(initialsOf(left), initialsOf(right)) ? OTHER_ORDER : 1
  if (kind !== 'organisation' && haveGivenNamesSwapped(left, right)) score.cap('nearName', OTHER_ORDER)
  score.cap('nearName', Math.min(ofInitials, ...matches.flatMap(({ most }) => most ?? [])))
  if ([onlyLeft, onlyRight].every(some => some.some(word => isInitial(word) || isRomanNumeral(word))))
    score.cap('differentWords', OTHER_INITIAL)
  if (kind !== 'organisation') {
    capSyllables(matches, left, right, score)
    capOnlySimilar(matches, score)
  }
  if (kind === 'organisation') {
    capOneWord(matches, [...onlyLeft, ...onlyRight], score)
    capTrades(onlyLeft, onlyRight, score)
  } else {
    if (lacksFirst(left, right, onlyRight, onlyLeft) || lacksFirst(right, left, onlyLeft, onlyRight))
      score.subtract('firstWord', FIRST_WORD)
    const alone = [...onlyLeft, ...onlyRight]
    const isTold = alone.every(isCommon) && (matches.length > 1 || alone.every(({ text }) => text === 'kumari'))
    if (!isTold || matches.some(match => match.feature === 'initials')) capFewWords(matches, alone, left, right, score)
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
 * Lalit Rao is rarely Aarav Lalit Rao, but Aarav's father: people leave their middle names out, not the first. Initials
 * and common first words, such as Mohammed, are left out too.
 */
function lacksFirst(shorter: ParsedName, longer: ParsedName, missing: Word[], others: Word[]): boolean {
  const [first, next] = longer.words
  if (!first || !next || others.length > 0 || missing.length !== longer.words.length - shorter.words.length)
    return false
  if (shorter.words.length < 2 || isCommon(first) || isInitial(first)) return false
  const start = shorter.words[0]
  return missing[0] === first && start !== undefined && compareWords(start, next) !== undefined
}

const isCommon = ({ text, usual }: Word) =>
  commonWords.has(text) || commonWords.has(usual ?? '') || particles.has(text) || softTitles.has(text)

/** Sushma and Jaswinder may be Sushma Devi and Jaswinder Singh. */
const isOftenLeftOut = ({ text, usual }: Word) => womensTitles.has(text) || oftenLeftOut.has(usual ?? text)
const oftenLeftOut = new Set(['singh', 'kumar', 'mohammed'])

/** A person is more than a first name, a common word or initials. */
function capFewWords(matches: Match[], alone: Word[], left: ParsedName, right: ParsedName, score: Score): void {
  const longer = Math.max(...[left, right].map(name => name.words.filter(word => !particles.has(word.text)).length))
  if (longer < 2) return
  const whole = matches.filter(match => match.feature !== 'initials')
  const telling = whole.filter(match => !match.left.every(isCommon) || !match.right.every(isCommon))
  const cover = sum(whole.map(match => Math.max(match.left.length, match.right.length)))
  const feature: NameFeature = 'fewWords'
  if (whole.length === 0) score.cap(feature, ONLY_INITIALS)
  else if (telling.length === 0 && cover < longer)
    score.cap(feature, isWhole(matches, left, right) ? COMMON_WITH_INITIALS : ONLY_COMMON)
  else if (matches.length === 1 && cover === 1)
    score.cap(feature, alone.every(isOftenLeftOut) ? WITHOUT_TITLE : ONLY_ONE)
  else if (telling.length === 1 && !alone.every(word => isCommon(word) || isInitial(word)))
    score.cap(feature, ONE_TELLS)
}

/** Beside common words, the only other one is of another sound. */
function capOnlySimilar(matches: Match[], score: Score): void {
  const telling = matches.filter(
    match => match.feature !== 'initials' && !(match.left.every(isCommon) && match.right.every(isCommon)),
  )
  const [only] = telling
  if (matches.length < 2 || telling.length !== 1 || only?.feature !== 'similarSpelling') return
  if (only.likeness < SURELY_SIMILAR) score.cap('nearName', ONLY_SIMILAR)
}

const initialsOf = ({ words }: ParsedName) => words.filter(isInitial).map(({ text }) => text)

const haveOtherOrder = (one: string[], other: string[]) =>
  one.length > 1 && one.join('') !== other.join('') && one.toSorted().join('') === other.toSorted().join('')

/**
 * Rakesh Ramesh Shah is Ramesh Rakesh Shah's son: two given names before or after one family name, in another order.
 * A common word, such as Mohammed or Kumar, has no place of its own.
 */
function haveGivenNamesSwapped(left: ParsedName, right: ParsedName): boolean {
  const [one, other] = [left, right].map(({ words }) => words.map(({ sound }) => sound)) as [string[], string[]]
  if (one.length !== 3 || other.length !== 3 || left.words.some(isInitial)) return false
  if (one[0] === one[1] || one[0] !== other[1] || one[1] !== other[0] || one[2] !== other[2]) return false
  return !left.words.slice(0, 2).some(isCommon)
}

/**
 * Chinese, Korean and Vietnamese names of two syllables, of which one differs by a letter or the other name has one
 * more, are two names.
 */
function capSyllables(matches: Match[], left: ParsedName, right: ParsedName, score: Score): void {
  if (![left, right].every(isSyllabic)) return
  const [fewer, more] = [left, right].map(({ words }) => words.length).sort((a, b) => a - b) as [number, number]
  const isSame = matches.every(({ feature }) => feature === 'sameWords' || feature === 'joinedWords')
  if (fewer <= 2 && (more > fewer || !isSame)) score.cap('shortWords', SHORT_WORDS)
}

const isSyllabic = ({ words }: ParsedName) =>
  words.some(({ text }) => syllableFamilies.has(text)) &&
  words.every(({ text }) => /^[^aeiouy]*[aeiouy]+[^aeiouy]*$/.test(text))

/** “Lotus” is not Lotus Freight Movers: one word of an organisation is not its name. */
function capOneWord(matches: Match[], alone: Word[], score: Score): void {
  const meant = alone.filter(word => !particles.has(word.text))
  const shared = sum(matches.map(match => Math.min(match.left.length, match.right.length)))
  if (meant.length === 0 || shared > 1 || matches.some(match => match.feature === 'initials')) return
  score.cap('fewWords', meant.length === 1 && meant.every(isBusinessWord) ? ONE_OF_TRADE : ONE_OF_MORE)
}

/** Tata Motors Finance may be Tata Motors, a public school is no public college. */
function capTrades(left: Word[], right: Word[], score: Score): void {
  const isTrade = (word: Word) => isBusinessWord(word) && !countries.has(word.text)
  const [lefts, rights] = [left, right].map(words => words.filter(isTrade).length)
  if (lefts && rights) score.cap('differentWords', ONE_OF_MORE)
  else if (lefts || rights) score.cap('missingWords', ONE_OF_TRADE)
}

const countries = new Set(['india', 'bharat', 'company'])

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
  if (left.relation && right.relation) compareRelations(left.relation, right.relation, score)
}

/** The father, husband or proprietor contradicts, or confirms names that are alike. */
function compareRelations(one: string, other: string, score: Score): void {
  const { score: relation } = compareNames(one, other, { kind: 'person' })
  const detail = `${one} ~ ${other}`
  if (relation < bandThresholds.poor) score.subtract('relation', RELATION, detail)
  else if (relation >= bandThresholds.good && score.value >= bandThresholds.poor)
    score.add('sameRelation', SAME_RELATION, detail)
}
