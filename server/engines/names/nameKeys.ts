import { isBusinessWord, isInitial, type ParsedName, parseName, type Word } from './parseName.ts'
import { skeletonOf, soundOf } from './sound.ts'
import { particles } from './words/titles.ts'

/** More words than this add no keys, so that a name has at most 44. */
const MOST_WORDS = 6

/**
 * The keys under which a name is stored, for a `text[]` column with a GIN index. `a.b` is the sound of one word with the first
 * consonant of another, `a` one word, `+ab` the whole name in one, `~ab` a name of one word with one consonant left out.
 * Names of one person share a key with `searchKeys` of the other, also with one misspelt, left out, joined or abbreviated word.
 */
export function nameKeys(name: string): string[] {
  const { sounds, initials } = soundsOf(parseName(name))
  return unique([...pairs(sounds, initials), ...sounds, ...whole(sounds)])
}

/** The keys by which stored names are found (`name_keys && searchKeys(name)`); a single common word is asked for only if it is all there is. */
export function searchKeys(name: string): string[] {
  const { sounds, initials } = soundsOf(parseName(name))
  const single = sounds.length + initials.length === 1 ? sounds : []
  return unique([...pairs(sounds, initials), ...single, ...sounds.map(sound => `+${sound}`), ...whole(sounds)])
}

/** The words of a name one by one as they sound, without initials: equal for the usual spellings of one word. */
export function wordKeys(name: string): string[] {
  const { sounds, initials } = soundsOf(parseName(name))
  return unique(sounds.length > 0 ? sounds : initials)
}

/** A name as it sounds, its words in alphabetical order: for `pg_trgm`, not for people. */
export function searchText(name: string): string {
  return parseName(name)
    .words.map(word => soundOf(word.usual ?? word.text))
    .sort()
    .join(' ')
}

const unique = (keys: string[]) => [...new Set(keys)]

function soundsOf(name: ParsedName): { sounds: string[]; initials: string[] } {
  const meant = name.words.filter(word => !particles.has(word.text))
  const rare = meant.filter(word => !isBusinessWord(word))
  const words = (rare.length > 0 ? rare : meant.length > 0 ? meant : name.words).slice(0, MOST_WORDS)
  return {
    sounds: words.filter(word => !isInitial(word)).map(keyOf),
    initials: words.filter(isInitial).map(keyOf),
  }
}

/** A nickname has the key of its first full name. */
function keyOf(word: Word): string {
  const full = word.full[0]
  return skeletonOf(soundOf(full ?? word.usual ?? word.text))
}

function pairs(sounds: string[], initials: string[]): string[] {
  const all = [...sounds, ...initials]
  return sounds.flatMap((sound, at) =>
    all.flatMap((other, index) => (index === at ? [] : [`${sound}.${other.charAt(0)}`])),
  )
}

function whole(sounds: string[]): string[] {
  if (sounds.length === 0) return []
  const [only = ''] = sounds
  const joined = skeletonOf(sounds.join(''))
  if (sounds.length > 1 || only.length < 3) return [`+${joined}`]
  const shorter = Array.from(only, (_, at) => `~${only.slice(0, at)}${only.slice(at + 1)}`)
  return [`+${joined}`, `~${only}`, ...shorter]
}
