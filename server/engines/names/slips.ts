import { knownSounds } from './knownNames.ts'
import { isOneEdit, isSwap } from './oneEdit.ts'
import { isBusinessWord, type Word } from './parseName.ts'
import { lettersOf } from './spellingDistance.ts'

/** Three letters in a row, the edges of the word among them. */
const triples = (letters: string): string[] =>
  Array.from(letters, (letter, at) => `${letters[at - 1] ?? '^'}${letter}${letters[at + 1] ?? '$'}`)

const ofNames = new Set(knownSounds.flatMap(sound => triples(lettersOf(sound))))

/** So many times a word has letters in a row that the other one has not, and no well-known name. */
function unlikeNames(word: Word, beside: Word): number {
  const shared = new Set(triples(beside.letters))
  return triples(word.letters).filter(triple => !ofNames.has(triple) && !shared.has(triple)).length
}

const looksLikeName = (word: Word, beside: Word) => unlikeNames(word, beside) === 0

/** A name that nobody has listed may have letters of its own once, as Rocky has. */
const looksLikeNoName = (word: Word, beside: Word) => unlikeNames(word, beside) > 1

/**
 * Whether one of two words is the other one mistyped: two neighbouring letters inside are swapped, a vowel breaks a
 * cluster, or a letter is another, too many or too few, and what comes out looks like no name, where the other word
 * does: Suersh, Aarsv. Two names of two people both look like names: Karan and Kiran. Symmetric.
 */
export function isSlip(one: Word, other: Word): boolean {
  if (one.isListed && other.isListed) return false
  if (isSwap(one.text, other.text)) return isEdgeKept(one.text, other.text)
  if (breaksCluster(one.letters, other.letters)) return true
  if (!isOneEdit(one.text, other.text)) return false
  // No other trade is written like it.
  if ([one, other].some(word => word.text.length >= LONG_TRADE && isBusinessWord(word))) return true
  return (
    (looksLikeName(one, other) && looksLikeNoName(other, one)) ||
    (looksLikeName(other, one) && looksLikeNoName(one, other))
  )
}

/** Rajendiran and Kulkarini, Padukne: a vowel between two consonants, which only one has; in short words it tells. */
function breaksCluster(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length < LONG || long.length - short.length !== 1) return false
  const at = Array.from(long).findIndex((letter, index) => letter !== short[index])
  return short.slice(at) === long.slice(at + 1) && /^[^aeiou][aeiou][^aeiou]$/.test(long.slice(at - 1, at + 2))
}
const LONG = 6
const LONG_TRADE = 8

/** Ratna is not Ratan, nor Kamla Kamal. */
const isEdgeKept = (one: string, other: string) => one[0] === other[0] && one.at(-1) === other.at(-1)

/**
 * Whether words that both look like names differ by a consonant in place of one that nobody takes for it: Nagarathinam
 * and Navarathinam, Rahul and Rajul. Symmetric.
 */
export function haveOtherConsonant(one: Word, other: Word): boolean {
  if (one.letters.length !== other.letters.length) return false
  const differing = Array.from(one.letters, (letter, at) => `${letter}${other.letters[at]}`).filter(([a, b]) => a !== b)
  const [pair, ...more] = differing
  if (pair === undefined || more.length > 0 || /[aeiou]/.test(pair) || alike.has(pair)) return false
  return looksLikeName(one, other) && looksLikeName(other, one)
}

const alike = new Set(
  'sS zj vb gk td bp dr CS sC zs js Sj Sz mn nm lr yj iy iv kh gh hk jC fv fp Ck Cj'
    .split(' ')
    .flatMap(pair => [pair, pair.charAt(1) + pair.charAt(0)]),
)
