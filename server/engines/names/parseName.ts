import { fullNames, knownName } from './knownNames.ts'
import { toLatin } from './latin.ts'
import { isOneEdit } from './oneEdit.ts'
import { soundOf } from './sound.ts'
import { lettersOf } from './spellingDistance.ts'
import { businessWords, legalForms } from './words/business.ts'
import {
  commonWords,
  generations,
  honorifics,
  lettersOfOrganisations,
  onlyAfterNames,
  particles,
  respectful,
  softTitles,
} from './words/titles.ts'
import { type Writing, writingOf } from './writing.ts'

export type NameKind = 'person' | 'organisation' | 'unknown'

export interface Word {
  /** Lower-case Latin letters or digits. */
  text: string
  sound: string
  /** The sound with one letter for each consonant, for `spellingDistance`. */
  letters: string
  /** The usual spelling of a well-known name. */
  usual: string | undefined
  /** Whether it is a well-known name as it sounds, and no spelling of one that sounds otherwise. */
  isListed: boolean
  /** The names that it is a short form of. */
  full: readonly string[]
  /** Without an ending that is added out of respect: Ishwar of Ishwarbhai. */
  plain: string | undefined
  writing: Writing
}

export interface ParsedName {
  words: Word[]
  /** Legal forms, sorted, such as `pvt`. */
  forms: string[]
  /** The father's or husband's name after S/o, W/o and the like. */
  relation: string
  /** `1` for senior, `2` for junior or II. */
  generation: string
}

/** Longer names are cut, so that the time of a comparison has a bound. */
const MAX_CHARACTERS = 300
const MAX_WORDS = 12

const relationMark =
  /(?:^|[\s,(])(?:[sdwc]\s?\/\s?o|(?:son|daughter|wife|husband|care) of|prop(?:riet(?:or|ress|rix))?|पुत्री?|पत्नी)(?=[\s.:,]|$)[.:\s]*/iu

const none: ReadonlySet<string> = new Set()

/** Splits a name into its words and what is written beside them; titles are dropped. Never throws. */
export function parseName(name: string, kind: NameKind = 'unknown'): ParsedName {
  const [own = '', ...relations] = name.slice(0, MAX_CHARACTERS).normalize('NFKC').split(relationMark)
  const isNamed = /\p{L}/u.test(own)
  const all = wordsOf(isNamed ? familyLast(own) : relations.join(' '))
  const isKept = kind !== 'person' && all.some(isBusinessWord) ? lettersOfOrganisations : none
  const isTitle = ({ text }: Word, at: number) =>
    honorifics.has(text) && !isKept.has(text) && !(at === 0 && onlyAfterNames.has(text))
  const named = all.filter((word, at) => !isTitle(word, at)).map(word => usualForm(word, kind))
  const { words, forms } = kind === 'person' ? { words: named, forms: [] } : splitForms(named)
  const generation = words.length > 2 ? generations.get(words.at(-1)?.text ?? '') : undefined
  const rest = generation ? words.slice(0, -1) : words
  return {
    // A name that consists only of “Company”, or of the title Dr, is still a name.
    words: (rest.length > 0 ? rest : all).slice(0, MAX_WORDS),
    forms: rest.length > 0 ? forms : [],
    relation: isNamed ? (relations.join(' ').split(',', 1)[0]?.trim() ?? '') : '',
    generation: generation ?? '',
  }
}

/** “Konda, Ravi Teja” is written with the family name first. */
function familyLast(text: string): string {
  const parts = text.split(',')
  return parts.length === 2 ? `${parts[1]} ${parts[0]}` : text
}

function wordsOf(text: string): Word[] {
  const plain = text
    .replace(/(^|\s)m\/s\b\.?/giu, ' ')
    // Without the dot it is a family of China or Korea.
    .replace(/^\s*ku\.\s/iu, ' ')
    // After a comma it is a physician’s degree, before a name it is short for Mohammed.
    .replace(/,\s*m\.?d\.?\s*$/iu, ' ')
    .replace(/\(p\)/giu, ' pvt ')
    .replace(/\bco-op(?=erative\b|\b)/giu, 'coop')
    .replace(/&/g, ' and ')
    .replace(/(?<=\p{L}\.?)\s*@\s*(?=\p{L})/gu, ' alias ')
  const words: Word[] = []
  for (const chunk of plain.split(/[\s\p{Z}\p{Pd}/,;()]+/u)) {
    const writing = writingOf(chunk)
    for (const word of toLatin(chunk).split(' ')) if (word) words.push(wordOf(word.slice(0, 40), writing))
    if (words.length >= 3 * MAX_WORDS) break
  }
  return words
}

/** The same words occur again and again; twenty patterns for each would be most of a comparison. */
const known = new Map<string, Word>()
const MAX_KNOWN = 20_000

export function wordOf(text: string, writing: Writing = 'full'): Word {
  const key = writing === 'full' ? text : `${writing} ${text}`
  const before = known.get(key)
  if (before) return before
  const plainSound = soundOf(text)
  // Without vowels, the same consonant twice is two of them.
  const sound = writing === 'consonantal' ? soundOf(text.replace(/(.)(?=\1)/g, '$1.')) : plainSound
  const word = {
    text,
    sound,
    letters: lettersOf(sound),
    ...knownName(text, plainSound),
    full: fullNames(text),
    plain: withoutRespect(text),
    writing,
  }
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, word)
  return word
}

function withoutRespect(text: string): string | undefined {
  const ending = respectful.find(one => text.endsWith(one) && text.length - one.length >= 4)
  return ending && text.slice(0, -ending.length)
}

/** “L.L.C.” is three letters once its dots are gone. Two letters may be a person's initials. */
const withDots = (phrase: string) => (/^[a-z]{3,4}$/.test(phrase) ? [Array.from(phrase).join(' ')] : [])

const forms = new Map<string, string>()
for (const line of legalForms.trim().split('\n')) {
  const [form = '', phrases = ''] = line.split('=')
  for (const phrase of phrases.split(','))
    for (const written of [phrase, ...withDots(phrase)]) if (!forms.has(written)) forms.set(written, form)
}
const LONGEST_FORM = 5
/** Before a name these are letters of it: AB Exports. */
const onlyAtEnd = new Set(['ab', 'as', 'sa', 'ad', 'ag', 'se', 'nv', 'kk', 'co', 's a', 'a s'])

/** Takes the legal forms off the end and the beginning. */
function splitForms(words: Word[]): { words: Word[]; forms: string[] } {
  const found = new Set<string>()
  let rest = words
  const take = (isAtBeginning: boolean, part: (length: number) => Word[], drop: (length: number) => Word[]) => {
    for (let length = Math.min(LONGEST_FORM, rest.length - 1); length > 0; length--) {
      const phrase = part(length)
        .map(word => word.text)
        .join(' ')
      const form = forms.get(phrase)
      if (!form || (isAtBeginning && onlyAtEnd.has(phrase))) continue
      found.add(form)
      rest = drop(length)
      return true
    }
    return false
  }
  while (
    take(
      false,
      length => rest.slice(-length),
      length => rest.slice(0, -length),
    )
  );
  while (
    take(
      true,
      length => rest.slice(0, length),
      length => rest.slice(length),
    )
  );
  // “Co” and “Corporation” beside another form say nothing more.
  for (const form of ['co', 'inc']) if (found.size > 1) found.delete(form)
  return { words: rest, forms: [...found].sort() }
}

/** “Ch.” stands for Chennamaneni, “Th.” for Thounaojam. */
export const isInitial = (word: Word) => /^(?:[a-z]|[bcdgjkpst]h)$/.test(word.text)
export const isNumber = (word: Word) => /^\d+$/.test(word.text)
export const isBusinessWord = ({ text }: Word) => businessWords.has(text) || businessWords.has(text.replace(/s$/, ''))

/** How much a word says about whose name it is: rare words most, 0.1 to 1.2. */
export function weightOf(word: Word, kind: NameKind): number {
  if (kind === 'organisation') {
    if (particles.has(word.text)) return 0.1
    if (isBusinessWord(word)) return 0.25
    return isNumber(word) ? 1.2 : 1
  }
  if (isInitial(word)) return 0.4
  if (particles.has(word.text)) return 0.1
  if (softTitles.has(word.text)) return 0.3
  if (commonWords.has(word.text) || commonWords.has(word.usual ?? '')) return 0.5
  return word.usual ? 0.9 : 1
}

/** Legal forms in full, which typists misspell. */
const fullForms = 'private limited partnership company corporation incorporated'.split(' ')

function usualForm(word: Word, kind: NameKind): Word {
  if (kind === 'person' || word.text.length < 6) return word
  const form = fullForms.find(one => one.charAt(0) === word.text.charAt(0) && isOneEdit(one, word.text))
  return form ? wordOf(form) : word
}

/** Of more than one letter, which are no initial. */
export const isRomanNumeral = ({ text }: Word) => text.length > 1 && numerals.has(text)

const numerals = new Map('i ii iii iv v vi vii viii ix x'.split(' ').map((numeral, at) => [numeral, String(at + 1)]))

/**
 * Single letters one after the other are one word, such as HDFC; a numeral at the end is a number, and no generation.
 */
export function asOrganisation(name: ParsedName): ParsedName {
  const words: Word[] = []
  let letters = ''
  const flush = () => {
    if (letters) words.push(wordOf(letters, 'letters'))
    letters = ''
  }
  const all = name.generation ? [...name.words, wordOf(name.generation)] : name.words
  for (const [at, word] of all.entries()) {
    const isLast = at === all.length - 1
    const numeral = at > 0 && (isLast || !isInitial(word)) ? numerals.get(word.text) : undefined
    if (isInitial(word) && !numeral) letters += word.text
    else {
      flush()
      words.push(numeral ? wordOf(numeral) : word)
    }
  }
  flush()
  return { ...name, words, generation: '' }
}

/** A legal form or a business word says so, and so do letters alone, such as B.H.E.L. */
export const isOrganisation = ({ words, forms }: ParsedName) =>
  forms.length > 0 || words.some(isBusinessWord) || (words.length > 2 && words.every(isInitial))

/** What the names themselves say: a legal form or a business word makes an organisation. */
export function kindOf(names: readonly ParsedName[], expected: NameKind): NameKind {
  if (expected !== 'unknown') return expected
  return names.some(isOrganisation) ? 'organisation' : 'person'
}
