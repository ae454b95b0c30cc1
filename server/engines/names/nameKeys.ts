import { isBusinessWord, isInitial, type ParsedName, parseName, type Word } from './parseName.ts'
import { skeletonOf, soundOf } from './sound.ts'
import { particles } from './words/titles.ts'

/** More words than this add no keys, so that a name has some dozens and not hundreds. */
const MOST_WORDS = 5

/**
 * The keys under which a name is stored, for a `text[]` column with a GIN index. `a.b` is the sound of one word with the first
 * consonant of another, `a` one word, `+ab` the whole name in one, `~ab` a name of one word with one consonant left out, and
 * `ac:b` the first and the last consonant of one of two words with the first of the other. Names of one person share a key with
 * `searchKeys` of the other, also with a word that is misspelt, left out, joined or abbreviated, or with two misspelt words.
 */
export function nameKeys(name: string): string[] {
  const words = soundsOf(parseName(name))
  return unique([...pairs(words), ...ends(words), ...wordsIn(words).flat(), ...whole(words)])
}

/**
 * The keys by which stored names are found (`name_keys && searchKeys(name)`). A word alone is asked for only if it is all there is:
 * a common one would find too many.
 */
export function searchKeys(name: string): string[] {
  const words = soundsOf(parseName(name))
  const sounds = wordsIn(words).flat()
  const single = words.length === 1 ? sounds : []
  return unique([...pairs(words), ...ends(words), ...single, ...sounds.map(sound => `+${sound}`), ...whole(words)])
}

/** The words of a name one by one as they sound, without initials: equal for the usual spellings of one word. */
export function wordKeys(name: string): string[] {
  const words = soundsOf(parseName(name))
  const long = wordsIn(words)
  return unique((long.length > 0 ? long : words.map(word => word.sounds)).flatMap(sounds => sounds.slice(0, 1)))
}

/** A name as it sounds, its words in alphabetical order: for `pg_trgm`, not for people. */
export function searchText(name: string): string {
  return parseName(name)
    .words.map(word => soundOf(word.usual ?? word.text))
    .sort()
    .join(' ')
}

const unique = (keys: string[]) => [...new Set(keys)]

/** A word as it is usually spelt, and as it is written where that sounds otherwise. */
interface Sounds {
  sounds: string[]
  /** The consonants that it may begin with. */
  firsts: string[]
  isInitial: boolean
}

function soundsOf(name: ParsedName): Sounds[] {
  const meant = name.words.filter(word => !particles.has(word.text))
  const rare = meant.filter(word => !isBusinessWord(word))
  const words = rare.length > 0 ? rare : meant.length > 0 ? meant : name.words
  return words.slice(0, MOST_WORDS).map(word => {
    const sounds = keysOf(word)
    const firsts = unique([...sounds.map(sound => sound.charAt(0)), ...(otherFirsts[word.text] ?? [])])
    return { sounds, firsts, isInitial: isInitial(word) }
  })
}

const wordsIn = (words: Sounds[]) => words.filter(word => !word.isInitial).map(word => word.sounds)

/** A nickname has the keys of its first full name too. */
const keysOf = (word: Word): string[] =>
  unique([word.full[0] ?? word.usual ?? word.text, word.text].map(text => skeletonOf(soundOf(text))))

/** The other first sounds of words that begin with a letter: C. is Carlos, Chetan or Cyril. */
const otherFirsts: Record<string, readonly string[]> = {
  c: ['c', 's'],
  d: ['j'],
  i: ['y'],
  p: ['v'],
  t: ['c'],
  y: ['a'],
}

function pairs(words: Sounds[]): string[] {
  return words.flatMap((word, at) => {
    if (word.isInitial) return []
    const others = words.filter((_, index) => index !== at).flatMap(({ firsts }) => firsts)
    return word.sounds.flatMap(sound => others.map(other => `${sound}.${other}`))
  })
}

function ends(words: Sounds[]): string[] {
  const [one, other] = words
  if (!one || !other || words.length > 2) return []
  const of = (word: Sounds, beside: Sounds) => {
    const [sound = ''] = word.sounds
    return sound.length < 2 ? [] : [`${sound.charAt(0)}${sound.slice(-1)}:${beside.firsts[0]}`]
  }
  return [...of(one, other), ...of(other, one)]
}

function whole(words: Sounds[]): string[] {
  const sounds = wordsIn(words).flatMap(word => word.slice(0, 1))
  if (sounds.length === 0) return []
  const [only = ''] = sounds
  const joined = [sounds, wordsIn(words).map(word => word.at(-1) ?? '')].map(parts => `+${skeletonOf(parts.join(''))}`)
  if (sounds.length > 1 || only.length < 3) return joined
  const shorter = Array.from(only, (_, at) => `~${only.slice(0, at)}${only.slice(at + 1)}`)
  return [...joined, `~${only}`, ...shorter]
}
