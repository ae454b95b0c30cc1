import { getDocumentProxy } from 'unpdf'

/** A line of text on a page. Distances are in points, from the left and the top. */
export interface PdfLine {
  /** Without spaces, because a PDF places words and letters as it likes. */
  text: string
  y: number
  left: number
  right: number
}

export interface PdfPage {
  width: number
  height: number
  /** From top to bottom. */
  lines: PdfLine[]
  /** What was drawn at once, in the order in which it was drawn. */
  pieces: PdfLine[]
  /** In the order in which it was drawn, without spaces. */
  text: string
}

/** Text as `PdfLine` has it. */
export const withoutSpaces = (text: string): string => text.replaceAll(/\s+/g, '')

/** The text of each page of a PDF, with its place. */
export async function readPdfPages(content: Uint8Array): Promise<PdfPage[]> {
  const pdf = await getDocumentProxy(Uint8Array.from(content))
  const pages: PdfPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const pieces = items.flatMap(item => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , x = 0, y = 0] = item.transform as number[]
      return [{ text: withoutSpaces(item.str), y: Math.round(height - y), left: x, right: x + item.width }]
    })
    pages.push({ width, height, lines: linesOf(pieces), pieces, text: pieces.map(({ text }) => text).join('') })
  }
  return pages
}

function linesOf(pieces: readonly PdfLine[]): PdfLine[] {
  const lines: PdfLine[] = []
  for (const piece of pieces.toSorted((one, other) => one.y - other.y || one.left - other.left)) {
    const line = lines.at(-1)
    if (line && piece.y - line.y <= 1) {
      line.text += piece.text
      line.right = Math.max(line.right, piece.right)
    } else lines.push({ ...piece })
  }
  return lines
}
