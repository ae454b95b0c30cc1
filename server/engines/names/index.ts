import { jaroWinkler } from './jaroWinkler.ts'
import { type NameTokens, tokenizeName } from './tokenizeName.ts'

/** Spellings of one sound in Indian names: Lakshmi and Laxmi, Choudhury and Chaudhari. */
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

/** Below this two words are different words; above it, one is a slip of the other. */
const LIKE = 0.88
const SAME_SOUND = 0.95
const INITIAL = 0.85
/** Extra words of the longer name weigh half: a middle name is often left out. */
const EXTRA = 0.5
/** One word written as two, or two as one. */
const SAME_LETTERS = 97
/** Without one whole word in common, likeness rests on initials alone. */
const ONLY_INITIALS = 60
/** Both say what kind of organisation they are, and it is not the same. */
const OTHER_FORM = 20

interface Pair {
  left: number
  right: number
  likeness: number
}

/**
 * How alike two names of a person or an organisation are, 0 to 100; symmetric, and 100 for a name and itself. Case, accents, order,
 * titles and spellings of the legal form (Pvt, Private) do not count; an initial stands for a word; Devanagari is read in Latin letters.
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

/** One order for both directions makes the score symmetric. The words themselves are sorted too, so that order never counts. */
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

/** The best partner for each word: the most alike pair first. */
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

const sound = (word: string) => sounds.reduce((said, [pattern, by]) => said.replace(pattern, by), word)
