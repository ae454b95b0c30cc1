import { isOneEdit } from './oneEdit.ts'

/** Endings with which given names are formed from one stem, as they sound: Sanjay and Sanjeev, Vinod and Vinay are two people. */
const endings = new Set(
  'a i esh ish ash iv ev ai od it in ir al ant an ap oj ul un en ania umar ika ita ija ini ani ali ima ela ala endr endra inder ender anand ashri'.split(
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
  return isFeminine(short, long) || haveOtherEndings(short, long)
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

/** Nandan and Nandini, Mohan and Mohini. */
const isNandini = (man: string, woman: string) => /^.n$/.test(man) && /^[^a]ni$/.test(woman)

const consonantsOf = (ending: string) => ending.replace(/[aeiou]/g, '')
