import type { PDFPageProxy as Page } from 'unpdf/pdfjs'

/** What changes how is drawn, and draws nothing. */
const DRAWS_NOTHING =
  /^(?:set|save$|restore$|transform$|clip$|eoClip$|endPath$|dependency$|moveText$|nextLine$|markPoint|(?:begin|end)(?:Text|MarkedContent))/

/**
 * Whether a page has texts, and these are blanks, and nothing else is drawn. A page without any text may be damaged, and one whose text does not end was cut
 * off: both count as unread, as does what we do not know to draw nothing.
 */
export async function isBlankPage(page: Page): Promise<boolean> {
  const { OPS } = await import('unpdf/pdfjs')
  const names = new Map(Object.entries(OPS).map(([name, operator]) => [operator, name]))
  const { fnArray, argsArray } = await page.getOperatorList()
  const count = (code: number) => fnArray.filter(operator => operator === code).length
  if (count(OPS.endText) === 0 || count(OPS.endText) !== count(OPS.beginText)) return false
  return fnArray.every((operator, at) => {
    const [first] = (argsArray[at] ?? []) as unknown[]
    if (operator === OPS.showText) return Array.isArray(first) && first.every(isBlankGlyph)
    // A path that is only an edge to cut at.
    if (operator === OPS.constructPath) return first === OPS.endPath
    return DRAWS_NOTHING.test(names.get(operator) ?? '')
  })
}

/** A glyph of a text, or a distance between two. */
const isBlankGlyph = (glyph: unknown) =>
  typeof glyph === 'number' || (glyph as { unicode?: string } | null)?.unicode?.trim() === ''
