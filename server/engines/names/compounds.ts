import { haveOtherConsonants } from './nearNames.ts'
import { isOneEdit } from './oneEdit.ts'
import { remembered } from './remembered.ts'
import { coarseSkeleton, skeletonOf, soundOf } from './sound.ts'
import { compoundHeads, respectfulHeads, settlementHeads } from './words/compoundHeads.ts'
import { descendants } from './words/titles.ts'

interface Compound {
  /** What stands before the head, as it sounds. */
  first: string
  /** The usual spelling of the last part. */
  head: string
}

const SHORTEST_FIRST = 2
const settlements = new Set(settlementHeads.map(([head = '']) => head))
const usualHeads = new Map<string, string>([...descendants].map(ending => [ending, ending]))
for (const group of [...compoundHeads, ...settlementHeads])
  for (const spelling of group) usualHeads.set(soundOf(spelling), group[0] ?? spelling)
const lengths = [...new Set([...usualHeads.keys()].map(({ length }) => length))].sort((a, b) => b - a)

/**
 * The splits of a word, as it sounds, into a known last part and what stands before it; the longest last part first.
 */
const compoundsOf = remembered((word: string): Compound[] =>
  lengths.flatMap(length => {
    const head = word.length >= length + SHORTEST_FIRST ? usualHeads.get(word.slice(-length)) : undefined
    return head === undefined ? [] : [{ first: word.slice(0, -length), head }]
  }),
)

/**
 * Whether two words, as they sound, are compounds of two people or places: one head and another first part (Kolhapur
 * and Solapur, Jitendra and Hitendra, Manoharlal and Mohanlal), or one first part and another head (Ramdas and Ramdev,
 * Haridas and Harilal). A letter that only one has may be left out, in places none. Symmetric.
 */
export function areOtherCompounds(one: string, other: string): boolean {
  const [lefts, rights] = [compoundsOf(one), compoundsOf(other)]
  const [left, right] = [lefts[0], rights[0]]
  if (!left || !right) return false
  if (left.head === right.head)
    return haveOtherConsonants(one, other) ? haveOtherFirst(left, right) : isOtherPlace(left, right)
  const pairs = lefts.flatMap(a => rights.map(b => [a, b] as const))
  const withOneFirst = pairs.filter(([a, b]) => coarseSkeleton(a.first) === coarseSkeleton(b.first))
  return withOneFirst.length > 0 && withOneFirst.every(([a, b]) => a.head !== b.head && !isOpen(a) && !isOpen(b))
}

/** What stands before the one last part of two compounds, as they sound. */
export function firstParts(one: string, other: string): [string, string] | undefined {
  const [left, right] = [compoundsOf(one)[0], compoundsOf(other)[0]]
  return left && right && left.head === right.head ? [left.first, right.first] : undefined
}

const isOtherPlace = (left: Compound, right: Compound) =>
  settlements.has(left.head) && coarseSkeleton(left.first) !== coarseSkeleton(right.first)

function haveOtherFirst(left: Compound, right: Compound): boolean {
  const [a, b] = [coarseSkeleton(left.first), coarseSkeleton(right.first)]
  if (a === b) return false
  if (settlements.has(left.head)) return true
  if (a.length === b.length) return sorted(a) !== sorted(b)
  return !isOneEdit(left.first, right.first) && !isOneEdit(skeletonOf(left.first), skeletonOf(right.first))
}

/** A Slavic ending, which has forms of its own, or a word that is said out of respect. */
const isOpen = ({ head }: Compound) => descendants.has(head) || respectfulHeads.has(head)

const sorted = (letters: string) => Array.from(letters).sort().join('')
