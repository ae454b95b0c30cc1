import type { NameFeature } from '../../../contracts/screening/names.ts'
import { compareLeftOver, compareWords, type Likeness } from './compareWords.ts'
import { isInitial, type NameKind, type Word, weightOf, wordOf } from './parseName.ts'
import { particles } from './words/titles.ts'
import type { Writing } from './writing.ts'

/** Words of one name that stand for words of the other. */
export interface Match extends Likeness {
  left: Word[]
  right: Word[]
  /** The mean of both sides. */
  weight: number
}

export interface Alignment {
  matches: Match[]
  /** The words of either name without a counterpart. */
  left: Word[]
  right: Word[]
}

interface Span {
  from: number
  words: Word[]
}

/** Words that are written as one count as the same if they are at least this alike. */
const JOINED = 0.9
/** Siba Sankar and Shivshankar: only habits of clerks make the difference. */
const JOINED_BY_HABIT = 0.8
const LONGEST_SPAN = 3
const INITIALS_IN_ONE = 0.8

/** Pairs each word, or two or three written as one, with its best counterpart; the most alike pair first. */
export function alignWords(left: Word[], right: Word[], kind: NameKind): Alignment {
  const candidates = pairs(left, right, kind).sort(
    (a, b) => rank(b) - rank(a) || b.weight - a.weight || a.left.from + a.right.from - b.left.from - b.right.from,
  )
  const taken = { left: new Set<number>(), right: new Set<number>() }
  const matches: Match[] = []
  for (const pair of candidates) {
    const [ofLeft, ofRight] = [positions(pair.left), positions(pair.right)]
    if (ofLeft.some(at => taken.left.has(at)) || ofRight.some(at => taken.right.has(at))) continue
    for (const at of ofLeft) taken.left.add(at)
    for (const at of ofRight) taken.right.add(at)
    matches.push({ ...pair, left: pair.left.words, right: pair.right.words })
  }
  const rest = {
    left: left.filter((_, at) => !taken.left.has(at)),
    right: right.filter((_, at) => !taken.right.has(at)),
  }
  const last = kind === 'person' ? matchLast(matches, rest.left, rest.right) : undefined
  return last ? { matches: [...matches, last], left: [], right: [] } : { matches, ...rest }
}

/** One word that is left over on each side, where all others are the same. */
function matchLast(matches: Match[], left: Word[], right: Word[]): Match | undefined {
  const [one, other] = [left[0], right[0]]
  if (!one || !other || left.length > 1 || right.length > 1 || matches.length === 0) return undefined
  if (!matches.every(match => match.feature !== 'initials' && match.likeness > SURE)) return undefined
  const found = compareLeftOver(one, other)
  return found && { left, right, weight: (weightOf(one, 'person') + weightOf(other, 'person')) / 2, ...found }
}
const SURE = 0.9

const positions = ({ from, words }: Span) => words.map((_, offset) => from + offset)

interface Pair extends Likeness {
  left: Span
  right: Span
  weight: number
}

/** An initial takes what is left; joined words come before similar ones. */
const rank = ({ likeness, feature }: Pair) => (feature === 'initials' ? likeness - 0.5 : likeness)

function pairs(left: Word[], right: Word[], kind: NameKind): Pair[] {
  const [lefts, rights] = [spans(left), spans(right)]
  const acronym = kind === 'organisation' && (isAcronym(left, right) || isAcronym(right, left))
  if (acronym)
    return [{ left: all(left), right: all(right), weight: 1, likeness: INITIALS_IN_ONE, feature: 'initials' }]
  return lefts.flatMap(a =>
    rights.flatMap(b => {
      if (a.words.length > 1 && b.words.length > 1) return []
      const found = compareSpans(a.words, b.words)
      return found ? [{ left: a, right: b, weight: (weigh(a, kind) + weigh(b, kind)) / 2, ...found }] : []
    }),
  )
}

const all = (words: Word[]): Span => ({ from: 0, words })

/** “SBI” for State Bank of India. */
function isAcronym([one, ...more]: Word[], words: Word[]): boolean {
  const meant = words.filter(word => !particles.has(word.text))
  return (
    one !== undefined &&
    more.length === 0 &&
    meant.length > 2 &&
    ofLegalForm.test(one.text.replace(meant.map(word => word.text.charAt(0)).join(''), '-'))
  )
}
/** BHEL, ONGC: the letters of Corporation and Limited, which are no words of the name. */
const ofLegalForm = /^-c?l?$/

const weigh = ({ words }: Span, kind: NameKind) => words.reduce((sum, word) => sum + weightOf(word, kind), 0)

const spans = (words: Word[]): Span[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_SPAN, words.length - from) }, (_none, more) => ({
      from,
      words: words.slice(from, from + more + 1),
    })),
  )

function compareSpans(left: Word[], right: Word[]): Likeness | undefined {
  const [one, other] = [left[0], right[0]]
  if (!one || !other) return undefined
  if (left.length === 1 && right.length === 1) return compareWords(one, other)
  const [single, several] = left.length === 1 ? [one, right] : [other, left]
  return areInitials(single, several)
    ? { likeness: INITIALS_IN_ONE, feature: 'initials' }
    : compareJoined(single, several)
}

/** “AK” for Anil Kumar. */
function areInitials({ text }: Word, words: Word[]): boolean {
  if (text.length !== words.length || /[aeiou]/.test(text.slice(1))) return false
  return words.every((word, at) => !isInitial(word) && word.text.startsWith(text.charAt(at)))
}

/**
 * The article inside a name takes the sound of the next word's beginning, and Arabic letters do not tell it: Abd
 * al-Rahman, Abdurrahman.
 */
function compareAssimilated(single: Word, several: Word[], writing: Writing | undefined): Likeness | undefined {
  const [before, article, after] = several
  if (!before || !article || !after || !/^[aeu]l$/.test(article.text)) return undefined
  return compareWords(single, wordOf(before.text + (writing ? '' : article.text.charAt(0)) + after.text, writing))
}

function compareJoined(single: Word, several: Word[]): Likeness | undefined {
  const length = several.reduce((sum, word) => sum + word.text.length, 0)
  if (Math.abs(length - single.text.length) > 3 || several.every(isInitial)) return undefined
  const text = several.map(word => word.text).join('')
  const writing = several.find(word => word.writing !== 'full')?.writing
  const asUsual = several.map(word => word.usual ?? word.text).join('')
  const plain = compareWords(single, wordOf(text, writing)) ?? compareWords(single, wordOf(asUsual, writing))
  const assimilated =
    plain && !plain.most && plain.likeness >= JOINED ? undefined : compareAssimilated(single, several, writing)
  // The article explains the letters that differ.
  const found = assimilated && assimilated.likeness >= JOINED ? { ...assimilated, most: 1 } : plain
  if (!found || found.feature === 'nickname') return undefined
  if (found.likeness < (found.most ? JOINED : JOINED_BY_HABIT)) return undefined
  const feature: NameFeature = 'joinedWords'
  return { ...found, likeness: Math.min(found.likeness, 0.98), feature }
}
