import type { PDFPageProxy } from 'unpdf/pdfjs'
import { around } from '../kinds/page.ts'
import type { TextLine, TextWord } from '../recognise/recognise.ts'

/** Pixels for a point: a page of A4 becomes 1190 by 1684 pixels. */
export const SCALE = 2

interface Piece {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** The lines of a page's own text, from top to bottom, in pixels of the page upright. Columns that stand far apart are lines of their own. */
export async function linesOfPage(
  page: PDFPageProxy,
): Promise<{ lines: TextLine[]; size: { width: number; height: number } }> {
  const { width, height, transform } = page.getViewport({ scale: SCALE })
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [m0 = 1, m1 = 0, , , x = 0, y = 0] = item.transform as number[]
    const size = Math.hypot(m0, m1) * SCALE
    return [{ text: item.str, x: a * x + c * y + e, y: b * x + d * y + f, width: item.width * SCALE, height: size }]
  })
  return { lines: linesOf(pieces), size: { width: Math.round(width), height: Math.round(height) } }
}

/** Joins pieces of one base line whose distance is at most two spaces. */
export function linesOf(pieces: readonly Piece[]): TextLine[] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((p, q) => p.y - q.y || p.x - q.x)) {
    const row = rows.find(([first]) => first && Math.abs(first.y - piece.y) < piece.height * 0.4)
    if (row) row.push(piece)
    else rows.push([piece])
  }
  return rows.flatMap(row => split(row.toSorted((p, q) => p.x - q.x)).map(lineOf))
}

function split(row: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = []
  let end = -Infinity
  for (const piece of row) {
    if (piece.x - end > piece.height * 1.2) lines.push([piece])
    else lines.at(-1)?.push(piece)
    end = piece.x + piece.width
  }
  return lines
}

const boxOfPiece = ({ x, y, width, height }: Piece) => ({
  x: Math.max(0, Math.round(x)),
  y: Math.max(0, Math.round(y - height * 0.85)),
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height * 1.1)),
})

function lineOf(pieces: readonly Piece[]): TextLine {
  const words = pieces.flatMap(wordsOf)
  const box = around(words.map(word => word.box))
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: 1,
    box,
    strip: { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height, angle: 0 },
    words,
    glyphs: [],
    foreign: 0,
    candidates: [],
  }
}

/** The words of a piece; each takes the share of the width that its letters have. */
function wordsOf(piece: Piece): TextWord[] {
  return [...piece.text.matchAll(/\S+/g)].map(match => {
    const share = piece.width / piece.text.length
    const part = { ...piece, x: piece.x + match.index * share, width: match[0].length * share }
    return { text: match[0], confidence: 1, box: boxOfPiece(part) }
  })
}
