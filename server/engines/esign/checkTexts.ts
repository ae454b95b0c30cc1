import { fitText } from './text/fitText.ts'
import { loadFonts } from './text/fonts.ts'
import { splitByFont } from './text/runs.ts'

/** A text and the size of the box in which it is drawn; null if it is drawn where there is room. */
export interface TextInBox {
  text: string
  box: { width: number; height: number } | null
}

export type TextProblem = { code: 'missingCharacters'; characters: string[] } | { code: 'textDoesNotFit' }

/** Says of texts whether they can be drawn in their boxes, without a document: as `stampPdf` draws them. */
export async function checkTexts(texts: readonly TextInBox[]): Promise<(TextProblem | null)[]> {
  const fontOf = await loadFonts(texts.map(({ text }) => text))
  const known = new Map<string, TextProblem | null>()
  return texts.map(one => {
    const key = JSON.stringify(one)
    const problem = known.get(key)
    if (problem !== undefined) return problem
    const found = check(one, fontOf)
    known.set(key, found)
    return found
  })
}

function check({ text, box }: TextInBox, fontOf: Awaited<ReturnType<typeof loadFonts>>): TextProblem | null {
  const characters = [...new Set(text.split(/\r\n|\r|\n/).flatMap(line => splitByFont(line, fontOf).missing))]
  if (characters.length > 0) return { code: 'missingCharacters', characters }
  return box && !fitText(text, box, fontOf) ? { code: 'textDoesNotFit' } : null
}
