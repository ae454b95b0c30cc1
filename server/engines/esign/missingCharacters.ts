import { loadFonts } from './text/fonts.ts'
import { splitByFont } from './text/runs.ts'

/**
 * The characters of a text that no kept font draws, each once, in their order: emoji, scripts of other countries, controls. A letter and its marks are
 * one character. Ends of lines are drawn, as such.
 */
export async function missingCharacters(text: string): Promise<string[]> {
  const fontOf = await loadFonts([text])
  const missing = text.split(/\r\n|\r|\n/).flatMap(line => splitByFont(line, fontOf).missing)
  return [...new Set(missing)]
}
