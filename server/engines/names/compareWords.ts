import type { NameFeature } from '../../../contracts/screening/names.ts'
import { areOtherCompounds, firstParts } from './compounds.ts'
import {
  areNearNames,
  haveOtherBeginnings,
  haveOtherConsonants,
  haveOtherLastVowel,
  haveOtherStemEnds,
} from './nearNames.ts'
import { isOneEdit } from './oneEdit.ts'
import { isBusinessWord, isInitial, isNumber, isRomanNumeral, type Word, wordOf } from './parseName.ts'
import { haveOtherConsonant, isSlip } from './slips.ts'
import { coarse, skeletonOf, soundOf } from './sound.ts'
import { lettersOf, spellingDistance } from './spellingDistance.ts'
import { unusualLetters } from './spellingHabits.ts'
import { descendants, respectful } from './words/titles.ts'
import { fitsConsonants, lacksLongVowel, openLetters } from './writing.ts'

export interface Likeness {
  /** Above 0, up to 1. */
  likeness: number
  feature: NameFeature
  /** The most that names with this pair reach: a name of somebody else that is taken for it, or one that may be. */
  most?: number
}

const alike = (likeness: number, feature: NameFeature): Likeness => ({ likeness, feature })

const SAME_SOUND = 0.98
const USUAL_SPELLING = 0.97
const ENDING = 0.95
const NICKNAME = 0.9
/** Two short forms of one name, such as Bob and Rob. */
const BOTH_SHORT = 0.85
/** Ivanov and Ivanova share a family, not a person. */
const OF_A_WOMAN = 0.78
/** Manish and Manisha, Sanjay and Sanjeev: two people's. */
const NEAR_NAME = 0.8
/**
 * The most that names reach which differ so: “poor”, and “moderate” where one of the words may be the other one
 * misspelt.
 */
const NEAR_NAMES = 0.69
const MAY_BE_NEAR = 0.81
const SAME_CONSONANTS = 0.94
const ONE_CONSONANT_OFF = 0.8
const FEW_CONSONANTS = 0.78
/** So many letters tell names apart. */
const INFORMATIVE = 3
export const INITIAL = 0.8

/** How alike two words of two names are; undefined for different words. Symmetric. */
export function compareWords(one: Word, other: Word): Likeness | undefined {
  if (one.text === other.text) return alike(1, 'sameWords')
  if (isNumber(one) || isNumber(other)) return undefined
  if (isInitial(one) || isInitial(other)) return begin(one, other) ? alike(INITIAL, 'initials') : undefined
  if (one.usual && one.usual === other.usual) return alike(USUAL_SPELLING, 'sameSound')
  if (areSingularAndPlural(one, other)) return alike(USUAL_SPELLING, 'sameSound')
  if (one.writing === 'letters' || other.writing === 'letters') return undefined
  if (one.writing === 'consonantal' || other.writing === 'consonantal') return compareConsonants(one, other)
  if (one.writing !== 'full' || other.writing !== 'full') {
    const open = compareOpen(one, other)
    if (open) return open
  }
  const isOtherName = one.isListed && other.isListed
  if (!isOtherName && one.sound === other.sound) return alike(SAME_SOUND, 'sameSound')
  const tamil = isOtherName ? undefined : compareTamil(one, other)
  if (tamil) return tamil
  const short = compareShort(one, other)
  // Raj and Jose are short forms, and names of their own.
  if (short)
    return {
      ...alike(short, 'nickname'),
      ...((isOtherName || [one, other].some(word => word.sound.endsWith('endra'))) && { most: MAY_BE_NEAR }),
    }
  if (!isOtherName && areOtherCompounds(one.sound, other.sound)) {
    // Words that have nothing but their last part in common, as Makarov and Sokolov, are no near names.
    const near = compareSpelling(one, other, false)
    return near && { ...near, likeness: Math.min(near.likeness, NEAR_NAME), most: NEAR_NAMES }
  }
  if (areNearNames(one.sound, other.sound)) return { ...alike(NEAR_NAME, 'similarSpelling'), most: NEAR_NAMES }
  const ending = endingBetween(one.sound, other.sound)
  // Balaji is no Bala, though Lalji may be a Lal.
  if (respectful.includes(ending))
    return (one.sound.length > other.sound.length ? one : other).usual ? undefined : alike(ENDING, 'sameSound')
  if (descendants.has(ending) || (isOtherName && isOfOtherGender(one.usual, other.usual, ending))) return undefined
  if (ending === 'a' && /(?:[oe]v|in|sk)a$/.test(one.sound.length > other.sound.length ? one.sound : other.sound))
    return alike(OF_A_WOMAN, 'similarSpelling')
  if (haveOtherLastVowel(one.sound, other.sound) && !endsInBengaliO(one, other) && !endsInBengaliO(other, one))
    return undefined
  if (isOtherName) return compareSpelling(one, other, true)
  const named = compareWithoutRespect(one, other)
  return named && !named.most ? named : (compareSpelling(one, other, false) ?? named)
}

/** Ishwarbhai and Eshwar, Laxmanrao and Lakshman. */
function compareWithoutRespect(one: Word, other: Word): Likeness | undefined {
  const [left, right] = [withoutRespect(one), withoutRespect(other)]
  if ((!left && !right) || haveOtherLastVowel((left ?? one).sound, (right ?? other).sound)) return undefined
  const found = compareWords(left ?? one, right ?? other)
  return found && { ...found, likeness: Math.min(found.likeness, ENDING) }
}

/** Textile and Textiles, of an organisation. */
const areSingularAndPlural = (one: Word, other: Word) =>
  [one, other].every(isBusinessWord) && one.text.replace(/s$/, '') === other.text.replace(/s$/, '')

/** Two well-known names of which one is the other's for women: Paul and Paula, Alexander and Alexandra. */
const isOfOtherGender = (one = '', other = '', ending: string) =>
  ending === 'a' || one.replace(/er$/, 'ra') === other || other.replace(/er$/, 'ra') === one

function begin(one: Word, other: Word): boolean {
  if (isRomanNumeral(one) || isRomanNumeral(other)) return false
  const firsts = ({ text, sound, usual }: Word) => [text, sound, usual ?? text].map(word => word.charAt(0))
  return firsts(one).some(letter => firsts(other).includes(letter))
}

/** Bengal and Assam call Rajendra Rajen, and give both names. */
const isShortened = (short: Word, full: Word) => short.sound.endsWith('en') && full.sound === `${short.sound}dra`

function compareShort(one: Word, other: Word): number | undefined {
  const named = (short: Word, full: Word) => short.full.includes(full.usual ?? full.text)
  if (named(one, other) || named(other, one)) return NICKNAME
  if (isShortened(one, other) || isShortened(other, one)) return NICKNAME
  return one.full.some(name => other.full.includes(name)) ? BOTH_SHORT : undefined
}

/**
 * What the longer of two words has more at its end; empty if one is not the beginning of the other, or too short to
 * say.
 */
function endingBetween(one: string, other: string): string {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= 4 && long.startsWith(short) ? long.slice(short.length) : ''
}

/** The largest distance per letter of words of this many letters: a short word with another letter is another word. */
const mostFor = (letters: number) => (letters <= 2 ? 0 : letters === 3 ? 0.14 : letters === 4 ? 0.2 : 0.24)
/** Two well-known names that differ by a vowel may be, and by a consonant are two names. */
const BETWEEN_NAMES = 2

function compareSpelling(one: Word, other: Word, isOtherName: boolean): Likeness | undefined {
  const length = Math.max(one.letters.length, other.letters.length)
  const most = mostFor(length)
  if (most === 0 || Math.abs(one.letters.length - other.letters.length) > 3) return undefined
  if (isOtherName && !haveSameConsonants(one, other)) return undefined
  const factor = isOtherName ? BETWEEN_NAMES : 1
  const distance = (spellingDistance(one.letters, other.letters, (most * length) / factor) / length) * factor
  if (!Number.isFinite(distance)) return undefined
  const found = alike(1 - distance, 'similarSpelling')
  if (areOtherNames(one, other) || haveOtherBeginnings(one.sound, other.sound)) return { ...found, most: NEAR_NAMES }
  if (isOtherName) return { ...found, most: NEAR_NAMES }
  return { ...found, ...mostOfMisspelt(one, other, length) }
}

/** What names reach whose words differ so: all of it if nothing but a habit or a slip makes the difference. */
function mostOfMisspelt(one: Word, other: Word, length: number): { most?: number } {
  const unusual = oddLetters(one, other)
  if (isSlip(one, other)) return {}
  // Venkatesh and Venkatesan may be two people's.
  if (unusual === 0) return endsInNasal(one) === endsInNasal(other) ? {} : { most: MAY_BE_NEAR }
  const isOther = haveOtherConsonant(one, other) || (unusual > mostUnusual(length) && !isOneEdit(one.text, other.text))
  return { most: isOther ? NEAR_NAMES : MAY_BE_NEAR }
}

const endsInNasal = ({ sound }: Word) => /[aeiou][mn]$/.test(sound)

/** More letters than this that nobody writes for others make another name: Arindam and Anindya. */
const mostUnusual = (letters: number) => (letters < 7 ? 1 : 1.5)

function oddLetters(one: Word, other: Word): number {
  const whole = unusualLetters(one.letters, other.letters)
  const [left, right] = firstParts(one.sound, other.sound) ?? []
  return left === undefined || right === undefined
    ? whole
    : Math.min(whole, unusualLetters(lettersOf(left), lettersOf(right)))
}

/** Partho is Partha, as Bengal hears it; Mario and Roberto have names of their own. */
const endsInBengaliO = (one: Word, other: Word) =>
  !one.isListed && other.isListed && /[^aeiou]{2}o$/.test(one.sound) && other.sound.endsWith('a')

/** The Tamil letter that is written zh or l: Pazhani, Palani. */
function compareTamil(one: Word, other: Word): Likeness | undefined {
  if (!tamilZh.test(one.text) && !tamilZh.test(other.text)) return undefined
  const [left, right] = [one, other].map(word => wordOf(withL(word.text), word.writing)) as [Word, Word]
  return left.sound === right.sound || unusualLetters(left.letters, right.letters) === 0
    ? alike(SAME_SOUND, 'sameSound')
    : undefined
}
const tamilZh = /(?<=[aeiou])zh/
const withL = (text: string) => text.replace(/(?<=[aeiou])zh/g, 'l')

/** Whether the words end too differently to be one name misspelt: Amita and Amitabha, Rajat and Rajani. */
const areOtherNames = (one: Word, other: Word) =>
  !isOneEdit(one.text, other.text) &&
  (haveOtherStemEnds(one.sound, other.sound) || /^(?=.*[^aeiouh]).{2,}$/.test(endingBetween(one.sound, other.sound)))

const haveSameConsonants = (one: Word, other: Word) => skeletonOf(one.sound) === skeletonOf(other.sound)

const withoutRespect = ({ plain, writing }: Word) => (plain === undefined ? undefined : wordOf(plain, writing))

/** Words of which one is in a script that leaves something open: the same but for that. */
function compareOpen(one: Word, other: Word): Likeness | undefined {
  const writing = one.writing === 'full' ? other.writing : one.writing
  const [left, right] = [openLetters(one.letters, writing), openLetters(other.letters, writing)]
  if (left === right) return alike(SAME_SOUND, 'sameSound')
  const length = Math.max(left.length, right.length)
  const distance = spellingDistance(left, right, mostFor(length) * length) / length
  return length > 2 && Number.isFinite(distance) ? alike(SAME_SOUND - distance, 'similarSpelling') : undefined
}

/** Arabic and Hebrew leave short vowels out, and write the long ones as consonants. */
function compareConsonants(one: Word, other: Word): Likeness | undefined {
  const [left, right] = [bare(one), bare(other)]
  const isBoth = one.writing === other.writing
  const [written, spoken] = one.writing === 'consonantal' ? [one, other] : [other, one]
  const fits = isBoth
    ? left === right
    : fitsConsonants(written.letters, spoken.letters) && !lacksLongVowel(written.text, spoken.text)
  const shorter = Math.min(left.length, right.length)
  const isTelling = written.letters.replace('.', '').length >= INFORMATIVE
  if (fits) return alike(isTelling ? SAME_CONSONANTS : FEW_CONSONANTS, 'sameSound')
  // Of two or three consonants alone many names consist: Hassan and Hussein have the same.
  if (shorter <= INFORMATIVE) return undefined
  if (left === right) return alike(ONE_CONSONANT_OFF, 'similarSpelling')
  const length = Math.max(left.length, right.length)
  return length >= 4 && spellingDistance(left, right, 1) <= 1 ? alike(ONE_CONSONANT_OFF, 'similarSpelling') : undefined
}

const bare = ({ sound, usual }: Word) =>
  skeletonOf((usual ? soundOf(usual) : sound).replaceAll('.', ''))
    .replace(/^a|(?<=.)v/g, '')
    .replace(/j/g, 'g')
    .replace(/^y(?=.{2})/, '')

/** Per letter: “Jaal” may be Jamal where everything else is the same, though not by itself. */
const MAX_IN_CONTEXT = 0.38
const MIN_IN_CONTEXT = 0.55
/** One letter as it is written, however else the word sounds without it: “Aaav” for Aarav. */
const ONE_LETTER_OFF = 0.75

/** In a word of so many letters another consonant makes another word: Iran and Iraq. */
const SHORT = 4

const isFewConsonants = ({ writing, text }: Word) => writing === 'consonantal' && text.length <= INFORMATIVE

/**
 * Two words that are left over in names which are otherwise the same: a worse misspelling is believed than of a word
 * alone.
 */
export function compareLeftOver(one: Word, other: Word): Likeness | undefined {
  const length = Math.max(one.letters.length, other.letters.length)
  const isNamed = one.isListed && other.isListed
  if (isNamed || isNumber(one) || [one, other].some(isFewConsonants)) return undefined
  if (length < 4 || coarse(one.letters.charAt(0)) !== coarse(other.letters.charAt(0))) return undefined
  if (descendants.has(endingBetween(one.sound, other.sound)) || areOtherCompounds(one.sound, other.sound))
    return undefined
  if (haveOtherBeginnings(one.sound, other.sound) || haveOtherLastVowel(one.sound, other.sound)) return undefined
  const isClose = isOneEdit(one.text, other.text)
  if (length <= (isClose ? SHORT : SHORT + 1) && haveOtherConsonants(one.sound, other.sound)) return undefined
  if (isClose) return { ...alike(ONE_LETTER_OFF, 'similarSpelling'), ...mostOfMisspelt(one, other, length) }
  if (Math.abs(one.letters.length - other.letters.length) > 1 || areOtherNames(one, other)) return undefined
  const distance = spellingDistance(one.letters, other.letters, MAX_IN_CONTEXT * length) / length
  if (!Number.isFinite(distance)) return undefined
  const likeness = Math.max(MIN_IN_CONTEXT, 1 - 1.2 * distance)
  return { most: MAY_BE_NEAR, ...alike(likeness, 'similarSpelling'), ...mostOfMisspelt(one, other, length) }
}
