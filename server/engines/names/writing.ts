/**
 * What the writing of a word leaves open. Of `letters`, such as H.D.F.C., nothing; of a script: Arabic and Hebrew most vowels, Tamil whether a consonant is voiced, Bengali and Odia v and b, the other
 * Indian scripts z and j where the dot is left out.
 */
export type Writing = 'full' | 'letters' | 'consonantal' | 'indian' | 'eastern' | 'tamil'

export function writingOf(text: string): Writing {
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return 'consonantal'
  if (/\p{Script=Tamil}/u.test(text)) return 'tamil'
  if (/[\p{Script=Bengali}\p{Script=Oriya}]/u.test(text)) return 'eastern'
  return /[\u0900-\u0D7F]/.test(text) ? 'indian' : 'full'
}

const merge = (pairs: string) => new Map(pairs.split(' ').map(pair => [pair.charAt(0), pair.charAt(1)]))
/** Letters (`lettersOf`) that a script does not tell apart, with the one that stands for both. */
const merged: Partial<Record<Writing, ReadonlyMap<string, string>>> = {
  indian: merge('zj'),
  eastern: merge('zj vb yj sS'),
  tamil: merge('gk hk dt bp fp jC zC sC SC'),
}

/** The letters of a word without what the script leaves open. */
export function openLetters(letters: string, writing: Writing): string {
  const letterOf = merged[writing]
  return letterOf ? Array.from(letters, letter => letterOf.get(letter) ?? letter).join('') : letters
}

/** A consonant with those that Latin spellings put in its place. */
const spelt: Record<string, string> = {
  z: '[zjds]',
  d: '[dz]',
  k: '[kg]',
  j: '[jgz]',
  g: '[gkjh]',
  s: '[sS]',
  S: '[sS]',
  h: 'h?',
  n: '[nm]',
}
/** With the “h” that is not heard. */
const VOWELS = '[aeiouh]*'

const patterns = new Map<string, RegExp>()
const MAX_PATTERNS = 5_000

/**
 * Whether a word without short vowels (both as `lettersOf`; the first without merging double letters) may be this word: its consonants are the same,
 * and where it has a long vowel there is one.
 */
export function fitsConsonants(consonantal: string, letters: string): boolean {
  let pattern = patterns.get(consonantal)
  if (!pattern) {
    const parts = consonantal.match(/\.?./g)?.map(partOf) ?? []
    pattern = new RegExp(`^[aeiouy]?${parts.join('')}${VOWELS}$`)
    if (patterns.size >= MAX_PATTERNS) patterns.clear()
    patterns.set(consonantal, pattern)
  }
  return letters.startsWith('h') === consonantal.startsWith('h') && pattern.test(letters)
}

/** Arabic writes every long vowel and diphthong: a word without one is not a name that has one. */
export const lacksLongVowel = (consonantal: string, latin: string): boolean =>
  (/[eao][iy]|ee/.test(latin) && !/[iy]/.test(consonantal)) || (/oo|[ao]u|aw/.test(latin) && !/[uvw]/.test(consonantal))

/** A second of two equal consonants (`.x`) may be one that is written double. */
function partOf(letter: string): string {
  const sound = letter.replace('.', '')
  if (sound === 'i') return `${VOWELS}[eiy]`
  if (sound === 'v') return `${VOWELS}[vuo]`
  if (!/^[a-zS]$/i.test(sound) || /[aeou]/.test(sound)) return ''
  const part = VOWELS + (spelt[sound] ?? sound)
  return letter === sound ? part : `(?:${part})?`
}
