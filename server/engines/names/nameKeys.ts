import {
  asOrganisation,
  isBusinessWord,
  isInitial,
  isOrganisation,
  type ParsedName,
  parseName,
  type Word,
  wordOf,
} from './parseName.ts'
import { withTitleJoined } from './readings.ts'
import { coarse as coarseOf, skeletonOf, soundOf } from './sound.ts'
import { particles } from './words/titles.ts'

/** More words than this add no keys, so that a name has some dozens and not hundreds. */
const MAX_WORDS = 5

/** Goes up whenever a name has other keys than before, so that stored ones are made anew before they are searched. */
export const NAME_KEYS_VERSION = 4

/**
 * The keys under which a name is stored, for a `text[]` column with a GIN index. `a.b` is the sound of one word with
 * the first consonant of another, `a` one word, `+ab` the whole name in one, `~ab` a name of one word with one
 * consonant left out, and `ac:b` the first and the last consonant of one of two words with the first of the other.
 * Names of one person share a key with `searchKeys` of the other, also with a word that is misspelt, left out, joined
 * or abbreviated, or with two misspelt words. Sounds are coarse: what one script or one ear does not tell apart (k and
 * g, t and d, p, b and v, s, j and z) is the same.
 */
export function nameKeys(name: string): string[] {
  return unique(
    writings(name).flatMap(words => [...pairs(words), ...ends(words), ...wordsIn(words).flat(), ...whole(words)]),
  )
}

/** The keys by which stored names are found, all of `searchGroups`. */
export const searchKeys = (name: string): string[] => unique(searchGroups(name).flat())

/**
 * The keys by which stored names are found, in groups: a stored name that has all keys of one group is a candidate.
 * Most groups are one key. The ends of two words are one group: apart, each is shared with too many other names, and
 * two misspelt words keep both. A word alone is asked for only if it is all there is: a common one would find too many.
 */
export function searchGroups(name: string): string[][] {
  return writings(name).flatMap(words => {
    const sounds = wordsIn(words).flat()
    const single = words.length === 1 ? sounds : []
    const alone = unique([...pairs(words), ...single, ...sounds.map(wholeKey), ...whole(words)]).map(key => [key])
    const together = unique(ends(words))
    return together.length > 0 ? [...alone, together] : alone
  })
}

/** The words of a name one by one as they sound, without initials: equal for the usual spellings of one word. */
export function wordKeys(name: string): string[] {
  const words = tellingWords(parseName(name)).slice(0, MAX_WORDS)
  const long = words.filter(word => !isInitial(word))
  return unique((long.length > 0 ? long : words).map(word => skeletonOf(soundOf(fullOf(word)))))
}

/** A name as it sounds, its words in alphabetical order: for `pg_trgm`, not for people. */
export function searchText(name: string): string {
  return parseName(name)
    .words.map(({ text, usual, isListed }) => soundOf((isListed && usual) || text))
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
  text: string
}

/** The words of a name as it is, and with each small word written together with the next: bin Laden, Binladen. */
function writings(name: string): Sounds[][] {
  const joined = withTitleJoined(name)
  return [name, ...(joined ? [joined] : [])].flatMap(writingsOf)
}

function writingsOf(name: string): Sounds[][] {
  const parsed = parseName(name)
  const { words } = isOrganisation(parsed) || parsed.words.every(isInitial) ? asOrganisation(parsed) : parsed
  const joined = joinParticles(words)
  return (joined ? [words, joined] : [words]).map(some => soundsOf({ ...parsed, words: some }))
}

function joinParticles(words: readonly Word[]): Word[] | undefined {
  const joined: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]]
    if (!word) continue
    const isJoined = next && particles.has(word.text) && !particles.has(next.text)
    joined.push(isJoined ? wordOf(word.text + next.text, next.writing) : word)
    if (isJoined) at++
  }
  return joined.length < words.length ? joined : undefined
}

function tellingWords(name: ParsedName): Word[] {
  const meant = name.words.filter((word, at) => !particles.has(word.text) || (at > 0 && at === name.words.length - 1))
  const rare = meant.filter(word => !isBusinessWord(word))
  return rare.length > 0 ? rare : meant.length > 0 ? meant : name.words
}

function soundsOf(name: ParsedName): Sounds[] {
  return tellingWords(name)
    .slice(0, MAX_WORDS)
    .map(word => {
      const sounds = keysOf(word)
      const others = (otherFirsts[word.text] ?? []).map(coarse)
      return {
        sounds,
        firsts: unique([...sounds.map(sound => sound.charAt(0)), ...others]),
        isInitial: isInitial(word),
        text: word.text,
      }
    })
}

const wordsIn = (words: Sounds[]) => words.filter(word => !word.isInitial).map(word => word.sounds)

/** A nickname has the keys of its first full name too. */
const keysOf = (word: Word): string[] =>
  unique([fullOf(word), word.text, ...withoutArticle(word.text)].map(text => coarse(skeletonOf(soundOf(text)))))

/** “Alzawahiri” may be al-Zawahiri, whose article is a word of its own. */
const withoutArticle = (text: string) => (/^[aeu]l[a-z]{3}/.test(text) ? [text.slice(2)] : [])

const fullOf = ({ full, usual, text }: Word) => full[0] ?? usual ?? text

const coarse = (skeleton: string): string => coarseOf(skeleton.replace(/^y/, 'j'))

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

/** Where words meet, one letter stands for two. */
const wholeKey = (sound: string) => `+${coarse(sound).replace(/(.)\1+/g, '$1')}`

function whole(words: Sounds[]): string[] {
  const sounds = wordsIn(words).flatMap(word => word.slice(0, 1))
  if (sounds.length === 0) return []
  const [only = ''] = sounds
  const written = words.filter(word => !word.isInitial).map(({ text }) => text)
  // Letters that meet may sound otherwise, so that all in one word is read as one, too.
  const joined = unique([
    wholeKey(skeletonOf(sounds.join(''))),
    wholeKey(skeletonOf(written.map(soundOf).join(''))),
    wholeKey(skeletonOf(soundOf(written.join('')))),
  ])
  if (sounds.length > 1 || only.length < 3) return joined
  const shorter = Array.from(only, (_, at) => `~${only.slice(0, at)}${only.slice(at + 1)}`)
  return [...joined, `~${only}`, ...shorter]
}
