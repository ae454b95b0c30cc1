import { toLatin } from './latin.ts'

/** The words of a feature's detail as the names print them: `z` of “Arvind Z. Kalsi” is `Z`. A word that no name has stays as it is. */
export function printedWords(detail: string, names: readonly string[]): string {
  const printed = new Map<string, string>()
  for (const name of names)
    for (const [word] of name.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)) {
      const latin = toLatin(word)
      if (!printed.has(latin)) printed.set(latin, word)
    }
  return detail.replaceAll(/[a-z0-9]+/g, word => printed.get(word) ?? word)
}
