const SIZE = 128
const NO_HABIT = 1
const OFTEN = 0.5
/** In words shorter than this the first vowel tells names apart: Mona and Mana. */
const LONG = 6
/** What it costs to write one letter for another, at `one * SIZE + other`; S and C stand for sh and ch. */
const replacing = new Float64Array(SIZE * SIZE).fill(NO_HABIT)
for (let letter = 0; letter < SIZE; letter++) replacing[letter * SIZE + letter] = 0
const write = (cost: number, pairs: string) => {
  for (const pair of pairs.split(' ')) {
    const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)]
    replacing[one * SIZE + other] = cost
    replacing[other * SIZE + one] = cost
  }
}
// Shankar and Sankar, Vikram and Bikram, Zeenat and Jeenat; vowels that sound alike.
write(0, 'sS zj vb ei ou jy')
// Voiced or not, as Tamil leaves open; sounds that the first ear takes for the next one.
write(OFTEN, 'ao gk td bp CS')

/** Vowels of two letters by one, and letters that are not heard. */
const simpler: readonly [RegExp, string][] = [
  [/^hr/, 'r'],
  [/(?<=[^aeiou].*[^aeiou])e$/g, ''],
  [/ou|au|[ao]v(?=[^aeiou])/g, 'u'],
  [/[ae]ia?(?![aeiou])|ae/g, 'e'],
  [/oi/g, 'e'],
  // Korean and Russian: Geun, Gun; Solovyov, Solovev.
  [/eu/g, 'u'],
  [/io(?=v$)/g, 'e'],
  [/e(?=h)/g, 'a'],
  [/(?<=.)h/g, ''],
  [/m(?=[pbf])/g, 'n'],
  [/(.)\1+/g, '$1'],
]
const simple = (letters: string) => simpler.reduce((word, [pattern, by]) => word.replace(pattern, by), letters)

/** One form of all the spellings of a word (as `lettersOf`) that clerks take for each other most: Susmita, Sushmita. */
export const habitualForm = (letters: string): string =>
  simple(letters)
    .replace(/(?<=[aeiou][^aeiou])a(?=[^aeiou][aeiou])/g, '')
    .replace(/e(?=r|d$)|(?<=[yj])e/g, 'a')
    .replace(/[Szbe]|(?<=[aeiou].*)o/g, letter => habitual[letter] ?? letter)
const habitual: Record<string, string> = { S: 's', z: 'j', b: 'v', e: 'i', o: 'u' }

/**
 * How many letters of two words (both as `lettersOf`) differ otherwise than clerks write one name: 0 for Shankar and
 * Sankar, Kamla and Kamala, Amrit and Amrut, half for consonants and vowels that are often confused, 1 for Karan and
 * Kiran. Symmetric.
 */
export function unusualLetters(one: string, other: string): number {
  const [left, right] = [simple(one), simple(other)]
  let above = [0]
  for (let j = 1; j <= right.length; j++) above[j] = (above[j - 1] ?? 0) + leavingOut(right, j - 1)
  let before: number[] = []
  for (let i = 1; i <= left.length; i++) {
    const row = [(above[0] ?? 0) + leavingOut(left, i - 1)]
    for (let j = 1; j <= right.length; j++) {
      let cost = Math.min(
        (above[j - 1] ?? 0) + replacement(left, i - 1, right, j - 1),
        (above[j] ?? 0) + leavingOut(left, i - 1),
        (row[j - 1] ?? 0) + leavingOut(right, j - 1),
      )
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + NO_HABIT)
      row[j] = cost
    }
    ;[before, above] = [above, row]
  }
  return above[right.length] ?? 0
}

/**
 * An “a” that is not heard, between consonants or last, the “u” after r of Guru and Puru, and the “v” of Vishwas and
 * Khwaja.
 */
function leavingOut(word: string, at: number): number {
  if (word[at] === 'v' && /[sSkj]/.test(word[at - 1] ?? '') && !isConsonant(word[at + 1])) return 0
  const isSilent = word[at] === 'a' || (word[at] === 'u' && word[at - 1] === 'r' && at < word.length - 1)
  return isSilent && isConsonant(word[at - 1]) && (at === word.length - 1 || isConsonant(word[at + 1])) ? 0 : NO_HABIT
}

const isConsonant = (letter: string | undefined) => letter !== undefined && !'aeiou'.includes(letter)

function replacement(left: string, i: number, right: string, j: number): number {
  const [one = '', other = ''] = [left[i], right[j]]
  if (one === other) return 0
  // A vowel for a consonant is two letters.
  if (isConsonant(one) !== isConsonant(other)) return 2 * NO_HABIT
  return (
    atPlace(one < other ? one + other : other + one, left, i, right, j) ??
    replacing[left.charCodeAt(i) * SIZE + right.charCodeAt(j)] ??
    NO_HABIT
  )
}

/** Syllables of a Korean name are spelt with o or u. */
const isSyllable = (word: string) => /^[^aeiou]*[aeiou]+[^aeiou]*$/.test(word)

const isVoiced = (word: string, at: number) => at > 1 && /^[aeiounm].[aeiou]/.test(word.slice(at - 1, at + 2))

/** What letters cost at these places, if it is not what they cost elsewhere. */
function atPlace(pair: string, left: string, i: number, right: string, j: number): number | undefined {
  const [before, after] = [
    left[i - 1] === right[j - 1] ? left[i - 1] : '',
    left[i + 1] === right[j + 1] ? left[i + 1] : '',
  ]
  const isLastSyllable = i === left.length - 2 && j === right.length - 2
  const shorter = Math.min(left.length, right.length)
  // Tamil has one letter for Govindan's and Kovindan's first sound, and one for Chellamuthu's and Sellamuthu's.
  const ofTamilBeginning = () => (i === 0 && j === 0 && shorter > LONG ? 0 : undefined)
  switch (pair) {
    case 'iu':
      // A vowel that the scripts write as a mark of r: Krishna, Krushna.
      return before === 'r' ? 0 : isLastSyllable ? OFTEN : undefined
    case 'ae':
      // Parvez, Pervez; Ahmad, Ahmed; Yashwant, Yeshwant.
      return after === 'r' || (after === 'd' && isLastSyllable) || before === 'y' || before === 'j' ? 0 : undefined
    case 'ao':
      // Bengal hears the first “a” of most syllables so: Nobojit, Biplob; the first of a word tells Mohan from Mahan.
      return (i > 1 && j > 1) || shorter > LONG ? 0 : shorter < LONG ? NO_HABIT : undefined
    case 'mn':
      // The last sound of many names of the south: Subramaniam, Subramanian.
      return i === left.length - 1 && j === right.length - 1 && i > LONG ? 0 : undefined
    case 'gk':
    case 'dt':
      // Tamil voices what stands between vowels and after a nasal: Thilagam, Tilakam; Senthil, Sendhil.
      if (isVoiced(left, i) && isVoiced(right, j)) return shorter >= LONG ? 0 : undefined
      return ofTamilBeginning()
    case 'bp':
    case 'Cs':
      return ofTamilBeginning()
    case 'ou':
      return (i < 2 || j < 2) && shorter <= LONG && !(isSyllable(left) && isSyllable(right)) ? OFTEN : undefined
    default:
      return undefined
  }
}
