import { stampPdf } from '../engines/esign/stampPdf.ts'
import type { Mark } from '../engines/esign/types.ts'

/** A text that the PDF library leaves blank, because it cannot shape its script; the engine of e-sign draws it there afterwards. */
export interface DrawnText {
  drawn: string
  fontSize: number
  text: unknown
  /** Where the library has put it, once it has. */
  positions?: { pageNumber: number; left: number; top: number; pageInnerWidth: number; horizontalRatio: number }[]
}

const isDrawn = (node: object): node is DrawnText => 'drawn' in node && typeof node.drawn === 'string'

/** The blank texts of a document, whose places the library writes into them. Heads and feet of pages are made later, and have none. */
export function takeDrawnTexts({ content }: { content?: unknown }): DrawnText[] {
  const found: DrawnText[] = []
  const walk = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if (isDrawn(node)) {
      node.text = '\u00A0'
      found.push(node)
      return
    }
    for (const value of Object.values(node)) walk(value)
  }
  walk(content)
  return found
}

export async function drawTexts(pdf: Buffer, texts: readonly DrawnText[]): Promise<Buffer> {
  const marks = texts.flatMap(({ drawn, fontSize, positions }): Mark[] => {
    const place = positions?.[0]
    if (!place) return []
    const { pageNumber, left, top, pageInnerWidth, horizontalRatio } = place
    // The line is as high as the library's own lines, and reaches to the margin.
    const box = {
      x: left,
      y: top - fontSize * 0.2,
      width: pageInnerWidth * (1 - horizontalRatio),
      height: fontSize * 1.7,
    }
    return [{ kind: 'text', page: pageNumber - 1, box, text: drawn, size: fontSize }]
  })
  return Buffer.from(await stampPdf(pdf, marks))
}
