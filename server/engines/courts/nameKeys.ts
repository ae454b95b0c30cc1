import { tokenizeName } from '../names/tokenizeName.ts'

/** Spellings that Indian names share: what remains is the skeleton of consonants. */
const folds: readonly [RegExp, string][] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|ck|c(?!h)/g, 'k'],
  [/(?<=.)h/g, ''],
  [/(?<=.)[aeiouy]/g, ''],
  [/^[aeiouy]/, 'a'],
  [/(.)\1+/g, '$1'],
]

const foldWord = (word: string) => folds.reduce((key, [pattern, by]) => key.replace(pattern, by), word)

/**
 * The keys by which a name is found in our copy: each word as it sounds, without initials. Names that may be compared share at least
 * one key.
 */
export function nameKeys(name: string): string[] {
  const { words } = tokenizeName(name)
  const long = words.filter(word => word.length > 1)
  return [...new Set((long.length > 0 ? long : words).map(foldWord))]
}
