import type { SameName } from '../../../contracts/cases/holder.ts'
import { bandThresholds, compareNames, type NameComparison, SAME_NAME } from '../../engines/names/index.ts'
import { isInitial, parseName, type Word } from '../../engines/names/parseName.ts'
import { commonWords } from '../../engines/names/words/titles.ts'

/** The worst first. */
const order: readonly SameName[] = ['no', 'unknown', 'likely', 'yes']

/** Whether holders have a stated name: the worst of them counts. A name that is missing on either side, or that has no word, agrees with nothing. */
export function sameName(stated: string | null, holders: readonly string[]): SameName {
  if (stated === null || holders.length === 0) return 'unknown'
  const each = holders.map(holder => agreement(stated, holder))
  return order.find(one => each.includes(one)) ?? 'unknown'
}

interface Pair extends NameComparison {
  stated: Word[]
  holder: Word[]
  /** How many words are an initial on one side. */
  initials: number
}

function agreement(stated: string, holder: string): SameName {
  const [one, other] = [parseName(stated, 'unknown'), parseName(holder, 'unknown')]
  if (one.words.length === 0 || other.words.length === 0) return 'unknown'
  const compared = compareNames(stated, holder, { kind: 'unknown' })
  const initials = compared.features.find(({ feature }) => feature === 'initials')?.detail?.split(', ').length ?? 0
  const pair = { ...compared, stated: one.words, holder: other.words, initials }
  if (compared.score < SAME_NAME || areParentAndChild(pair)) return 'no'
  // Rahul Sharma Jr. has a father of the same name.
  const isOne = one.generation === other.generation && !fitsOthers(pair)
  return compared.score >= bandThresholds.good && isOne ? 'yes' : 'likely'
}

/** Anil Vijay Patil is Vijay Anil Patil’s son, and Anil V. Patil is Vijay A. Patil’s: two names that tell something have changed places. */
function areParentAndChild({ stated, holder, initials }: Pair): boolean {
  if (initials > 1) return areReordered(letters(stated), letters(holder))
  const [one, other] = [sounds(stated), sounds(holder)]
  const moved = stated.filter((word, at) => one[at] !== other[at] && !isInitial(word) && !isCommon(word))
  return moved.length > 1 && areReordered(one, other)
}

/** What fits other people as well, however much of it agrees: a former name, no more than one word beside initials, and words in an unusual order. */
function fitsOthers({ stated, holder, initials, features }: Pair): boolean {
  if (features.some(({ feature }) => feature === 'formerName') || stated.every(isInitial)) return true
  if (initials > 0 && Math.min(stated.length, holder.length) - initials < 2) return true
  return areReordered(sounds(stated), sounds(holder))
}

const sounds = (words: readonly Word[]) => words.map(({ sound }) => sound)
const letters = (words: readonly Word[]) => words.map(({ text }) => text.charAt(0))
const isCommon = ({ text, usual }: Word) => commonWords.has(usual ?? text)

/** The same in another order; not where only the family name comes first or last. */
function areReordered(one: readonly string[], other: readonly string[]): boolean {
  const isSame = one.toSorted().join(' ') === other.toSorted().join(' ')
  return isSame && !` ${[...one, ...one].join(' ')} `.includes(` ${other.join(' ')} `)
}
