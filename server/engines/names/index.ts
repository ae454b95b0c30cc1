import { jaroWinkler } from './jaroWinkler.ts'
import { type NameTokens, tokenizeName } from './tokenizeName.ts'

/** Different spellings of one sound in Indian names: */
const sounds: [RegExp, string][] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/(?<=[bcdgjkst])h/g, ''],
  [/(.)\1+/g, '$1'],
]

/** Below this, two words are different; above it, one is a misspelling of the other. */
const LIKE = 0.88
const SAME_SOUND = 0.95
const INITIAL = 0.85
/** Extra words of the longer name count half, because a middle name is often omitted. */
const EXTRA = 0.5
/** The score when one word is written as two, or two as one. */
const SAME_LETTERS = 97
/** The cap without a complete word in common, when only initials match. */
const ONLY_INITIALS = 60
/** The cap when the legal forms of two organisations differ. */
const OTHER_FORM = 20

interface Pair {
  left: number
  right: number
  likeness: number
}

/**
 * The similarity of two names of a person or an organisation, 0 to 100; symmetric, and 100 for a name and itself. Case, accents,
 * order, titles and spellings of the legal form (Pvt, Private) do not matter; an initial matches a word; Devanagari is
 * transliterated.
 */
export function matchNames(one: string, other: string): number {
  const [left, right] = [tokenizeName(one), tokenizeName(other)].sort(byText) as [NameTokens, NameTokens]
  if (left.words.length === 0 || right.words.length === 0) return one.trim() === other.trim() ? 100 : 0
  const base = compact(left) === compact(right) ? Math.max(SAME_LETTERS, score(left, right)) : score(left, right)
  const differs = left.forms.length > 0 && right.forms.length > 0 && left.forms.join() !== right.forms.join()
  return Math.max(0, Math.round(base - (differs ? OTHER_FORM : 0)))
}

const compact = ({ words }: NameTokens) => words.join('')
const textOf = ({ words, forms }: NameTokens) => [...words, '|', ...forms].join(' ')

/** Sorting makes the score symmetric. The words themselves are sorted too, so that their order never matters. */
function byText(one: NameTokens, other: NameTokens): number {
  const shorter = one.words.length - other.words.length
  if (shorter !== 0) return shorter
  return textOf(one) < textOf(other) ? -1 : 1
}

function score(shorter: NameTokens, longer: NameTokens): number {
  const pairs = pairUp([...shorter.words].sort(), [...longer.words].sort())
  const alike = pairs.reduce((sum, pair) => sum + pair.likeness, 0)
  const missing = shorter.words.length - pairs.length
  const extra = longer.words.length - pairs.length
  const full = (100 * alike) / (pairs.length + missing + extra * EXTRA)
  return pairs.some(pair => pair.likeness > INITIAL) ? full : Math.min(full, ONLY_INITIALS)
}

/** Pairs each word with its best match, the most similar pair first. */
function pairUp(left: string[], right: string[]): Pair[] {
  const all = left
    .flatMap((a, i) => right.map((b, j): Pair => ({ left: i, right: j, likeness: likeness(a, b) })))
    .filter(pair => pair.likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
  const pairs: Pair[] = []
  for (const pair of all)
    if (!pairs.some(({ left: i, right: j }) => i === pair.left || j === pair.right)) pairs.push(pair)
  return pairs
}

function likeness(a: string, b: string): number {
  if (a === b) return 1
  if (a.length === 1 || b.length === 1) return a.charAt(0) === b.charAt(0) ? INITIAL : 0
  if (sound(a) === sound(b)) return SAME_SOUND
  const like = jaroWinkler(a, b)
  return like >= LIKE ? like : 0
}

const sound = (word: string) => sounds.reduce((answer, [pattern, by]) => answer.replace(pattern, by), word)
