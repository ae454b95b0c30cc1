import { isOneEdit } from './oneEdit.ts'
import { skeletonOf, soundOf } from './sound.ts'
import { compoundHeads, settlementHeads } from './words/compoundHeads.ts'
import { descendants } from './words/titles.ts'

/** Endings with which given names are formed from one stem, as they sound: Sanjay and Sanjeev, Vinod and Vinay are two people. */
const endings = new Set(
  'a i esh ish ash iv ev ai od it in ir al ant an ap oj ul un en ania umar ika ita ija ini ani ali ima ela ala ian ina endr endra inder ender anand ashri'.split(
    ' ',
  ),
)
const SHORTEST_STEM = 3
const SHORTEST_NAME = 4

/** Stems of men that South India and older papers write with an “a” at the end: Ramesha, Gopala, Ananda. */
const masculine = /(?:esh|and|ind|pal|dev|nat|das|raj|kant|av|aian|iian|man|jun|ak|ok)$/

/**
 * Whether two words, as they sound (`soundOf`), are names that one takes for each other though they belong to two people: a man's and a woman's form
 * (Manish, Manisha; Jayant, Jayanti; Karim, Karima), or one stem with another ending. Symmetric.
 */
export function areNearNames(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return isFeminine(short, long) || losesVowel(one, other) || losesVowel(other, one) || haveOtherEndings(short, long)
}

/** Ratan and Ratna, Salim and Salma, Sarath and Sarita: the vowel before the last consonant falls or changes where another one follows. */
function losesVowel(man: string, woman: string): boolean {
  const [, stem, vowel, last] = /^(.{2,}[^aeiou])([ai])([^aeiouh])$/.exec(man) ?? []
  if (stem === undefined || last === undefined || !woman.startsWith(stem)) return false
  const [, other] = /^([aeiou]?)(?=.[ai]$)/.exec(woman.slice(stem.length)) ?? []
  return other !== undefined && other !== vowel && woman.slice(stem.length + other.length, -1) === last
}

/**
 * Whether two words, as they sound, begin with consonants that nobody takes for each other, or are compounds with one head and other consonants before it:
 * Kolhapur and Solapur, Jitendra and Hitendra, Natarajan and Nagarajan. A consonant that only one has may be left out. Symmetric.
 */
export function haveOtherBeginnings(one: string, other: string): boolean {
  const [left, right] = [coarseSkeleton(one), coarseSkeleton(other)]
  if (!/[aeiou]/.test(one.charAt(0) + other.charAt(0)) && !beginAlike(left, right)) return true
  const head = headOf(one)
  if (head === '' || head !== headOf(other)) return false
  const [a, b] = [one, other].map(word => coarseSkeleton(word.slice(0, -head.length))) as [string, string]
  if (a.length !== b.length) return settlements.has(head) && !isOneEdit(one, other)
  return haveOtherConsonants(one, other) && sorted(a) !== sorted(b)
}

/**
 * Whether the consonants of two words, as they sound, differ by another one (n for m is none where it is all that differs), or by more than one that is left
 * out or swapped. Symmetric.
 */
export function haveOtherConsonants(one: string, other: string): boolean {
  const [left, right] = isOneEdit(one, other) ? [nasal(one), nasal(other)] : [one, other]
  return differ(coarseSkeleton(left), coarseSkeleton(right))
}

const nasal = (sound: string) => sound.replaceAll('m', 'n')
const differ = (left: string, right: string) =>
  left.length === right.length ? sorted(left) !== sorted(right) : !isOneEdit(left, right)

const sorted = (letters: string) => Array.from(letters).sort().join('')
const settlements = new Set(settlementHeads.map(soundOf))
const heads = [...new Set([...compoundHeads.map(soundOf), ...settlements, ...descendants])].sort(
  (a, b) => b.length - a.length,
)
const SHORTEST_BEFORE_HEAD = 2
const headOf = (word: string) =>
  heads.find(head => word.length >= head.length + SHORTEST_BEFORE_HEAD && word.endsWith(head)) ?? ''

/** Consonants that ears and scripts take for each other, each by the first of its group. */
const groups = new Map(
  ['kgh', 'td', 'pbvf', 'sjcz'].flatMap(group => Array.from(group, letter => [letter, group.charAt(0)] as const)),
)
const coarseSkeleton = (sound: string) =>
  Array.from(skeletonOf(sound.replace(/^[hk](?=r)/, '')), letter => groups.get(letter) ?? letter).join('')

/** Besides, j is y or g, g is j, and h may be silent. */
function beginAlike(left: string, right: string): boolean {
  const [a, b] = [left.charAt(0), right.charAt(0)].sort() as [string, string]
  return a === b || /^(?:sy|ks|st)$/.test(a + b)
}

/**
 * Whether two words, as they sound, are of one stem and end otherwise, one in a vowel and one in a consonant: Rajat and Rajani, Pramod and Pramila, Suhas and
 * Suhasini. Letters that are misspelt rarely do that. Symmetric; false if one letter makes the difference.
 */
export function haveOtherStemEnds(one: string, other: string): boolean {
  if (isOneEdit(one, other) || endsInVowel(one) === endsInVowel(other)) return false
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  return stem >= SHORTEST_STEM && consonantsOf(one.slice(stem)) !== consonantsOf(other.slice(stem))
}

const endsInVowel = (sound: string) => /[aeiou]$/.test(sound)

function isFeminine(short: string, long: string): boolean {
  const ending = long.slice(short.length)
  if (short.length < SHORTEST_NAME || !long.startsWith(short) || (ending !== 'a' && ending !== 'i')) return false
  if (/[aeiou]$/.test(short)) return false
  // A silent “a” after a cluster is left out: Krishn is Krishna.
  return ending === 'i' ? true : !/[^aeiou]{2}$/.test(short.replace(/[sc]h$/, 's')) && !masculine.test(short)
}

function haveOtherEndings(one: string, other: string): boolean {
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  for (let length = stem; length >= SHORTEST_STEM; length--) {
    const [left, right] = [one.slice(length), other.slice(length)]
    if (!endings.has(left) || !endings.has(right)) continue
    if (length < SHORTEST_NAME && (left.length === 1 || right.length === 1)) continue
    if (consonantsOf(left) !== consonantsOf(right) || isNandini(left, right) || isNandini(right, left)) return true
  }
  return false
}

/** Nandan and Nandini, Mohan and Mohini, Christian and Christina. */
const isNandini = (man: string, woman: string) => /^i?.n$/.test(man) && /^(?:[^a]ni|ina)$/.test(woman)

/** Whether two words are one but for the vowel at the end, which makes it another one's: Mario and Maria, Kanta and Kanti, Kenjo and Kenji. */
export const haveOtherLastVowel = (one: string, other: string): boolean =>
  one !== other &&
  one.length > 3 &&
  one.slice(0, -1) === other.slice(0, -1) &&
  /[aio]$/.test(one) &&
  /[aio]$/.test(other)

const consonantsOf = (ending: string) => ending.replace(/[aeiouh]/g, '')
