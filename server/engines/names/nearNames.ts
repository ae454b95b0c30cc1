import { isOneEdit } from './oneEdit.ts'
import { coarseSkeleton } from './sound.ts'

/**
 * Endings with which given names are formed from one stem, as they sound: Sanjay and Sanjeev, Vinod and Vinay are two
 * people.
 */
const endings = new Set(
  'a i esh ish ash iv ev ai od it in ir al ant an ap oj ul un en ania umar ika ita ija ini ani ali ima ela ala ian ina endr endra inder ender anand ashri'.split(
    ' ',
  ),
)
const SHORTEST_STEM = 3
const SHORTEST_NAME = 4

/** Stems of men that South India and older papers write with an “a” at the end: Ramesha, Gopala, Ananda. */
const masculine = /(?:esh|and|ind|pal|dev|nat|das|raj|kant|av|aian|iian|man|jun|ak|ok|[bkdv]ar)$/

/**
 * Whether two words, as they sound (`soundOf`), are names that one takes for each other though they belong to two
 * people: a man's and a woman's form (Manish, Manisha; Jayant, Jayanti; Karim, Karima), or one stem with another
 * ending. Symmetric.
 */
export function areNearNames(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return isFeminine(short, long) || losesVowel(one, other) || losesVowel(other, one) || haveOtherEndings(short, long)
}

/**
 * Ratan and Ratna, Salim and Salma, Sarath and Sarita: the vowel before the last consonant falls or changes where
 * another one follows.
 */
function losesVowel(man: string, woman: string): boolean {
  const [, stem, vowel, last] = /^(.{2,}[^aeiou])([ai])([^aeiouh])$/.exec(man) ?? []
  if (stem === undefined || last === undefined || !woman.startsWith(stem)) return false
  const [, other] = /^([aeiou]?)(?=.[ai]$)/.exec(woman.slice(stem.length)) ?? []
  return other !== undefined && other !== vowel && woman.slice(stem.length + other.length, -1) === last
}

/**
 * Whether two words, as they sound, begin with consonants that nobody takes for each other, or one is the other with
 * more before it: Bangalore and Mangalore, Sukumar and Kumar. Symmetric.
 */
export function haveOtherBeginnings(one: string, other: string): boolean {
  const [left, right] = [coarseSkeleton(one), coarseSkeleton(other)]
  if (!/[aeiou]/.test(one.charAt(0) + other.charAt(0)) && !beginAlike(left, right)) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= SHORTEST_NAME && long.length - short.length > 1 && long.endsWith(short)
}

/**
 * Whether the consonants of two words, as they sound, differ by another one (n for m is none where it is all that
 * differs), or by more than one that is left out or swapped. Symmetric.
 */
export function haveOtherConsonants(one: string, other: string): boolean {
  const [left, right] = isOneEdit(one, other) ? [nasal(one), nasal(other)] : [one, other]
  return differ(coarseSkeleton(left), coarseSkeleton(right))
}

const nasal = (sound: string) => sound.replaceAll('m', 'n')
const differ = (left: string, right: string) =>
  left.length === right.length ? sorted(left) !== sorted(right) : !isOneEdit(left, right)

const sorted = (letters: string) => Array.from(letters).sort().join('')
/** Besides, j is y or g, g is j, and h may be silent. */
function beginAlike(left: string, right: string): boolean {
  const [a, b] = [left.charAt(0), right.charAt(0)].sort() as [string, string]
  return a === b || /^(?:sy|ks|st)$/.test(a + b)
}

/**
 * Whether two words, as they sound, are of one stem and end otherwise, one in a vowel and one in a consonant: Rajat and
 * Rajani, Pramod and Pramila, Suhas and Suhasini. Letters that are misspelt rarely do that. Symmetric; false if one
 * letter makes the difference.
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
  if (/[aeou]$|ai$/.test(short)) return false
  // A silent “a” after a cluster is left out: Krishn is Krishna.
  return ending === 'i' ? true : !/[^aeiou]{2}$/.test(short.replace(/[sc]h$/, 's')) && !masculine.test(short)
}

function haveOtherEndings(one: string, other: string): boolean {
  let stem = 0
  while (stem < one.length && one[stem] === other[stem]) stem++
  for (let length = stem; length >= SHORTEST_STEM; length--) {
    const [left, right] = [one.slice(length), other.slice(length)]
    if (!endings.has(left) || !endings.has(right)) continue
    if (isSouthern(one.slice(0, length), left, right)) continue
    if (length < SHORTEST_NAME && (left.length === 1 || right.length === 1)) continue
    if (consonantsOf(left) !== consonantsOf(right) || isNandini(left, right) || isNandini(right, left)) return true
  }
  return false
}

/** Bhaskara and Bhaskaran are one man's. */
const isSouthern = (stem: string, left: string, right: string) =>
  masculine.test(stem) && [left, right].every(ending => ending === 'a' || ending === 'an')

/** Nandan and Nandini, Mohan and Mohini, Christian and Christina. */
const isNandini = (man: string, woman: string) => /^i?.n$/.test(man) && /^(?:[^a]ni|ina)$/.test(woman)

/**
 * Whether two words are one but for the vowel at the end, which makes it another one's: Mario and Maria, Kanta and
 * Kanti, Kenjo and Kenji.
 */
export const haveOtherLastVowel = (one: string, other: string): boolean =>
  one !== other &&
  one.length > 3 &&
  one.slice(0, -1) === other.slice(0, -1) &&
  /[aiou]$/.test(one) &&
  /[aiou]$/.test(other) &&
  !/^(?:[ou]{2})$/.test(one.slice(-1) + other.slice(-1))

const consonantsOf = (ending: string) => ending.replace(/[aeiouh]/g, '')
