import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { Anchor, Box } from '../types.ts'

const pattern = /\{\{\s*(signature|initials|name|date|text|number|checkbox|stamp)\s*(?::\s*([1-9]\d?)\s*)?\}\}/gi

/** A piece of text and where it stands. */
interface Piece {
  /** Where it begins in the page's text. */
  start: number
  text: string
  /** From the units of the piece, its letters' height being 1, to the page as it is displayed. */
  transform: number[]
  width: number
}

/** What is written on a page. */
export interface PageText {
  text: string
  anchors: Anchor[]
}

/** A page's text and the anchors in it. One that is written in several pieces, as with letter spacing, has the box around them. */
export async function readPageText(page: PDFPageProxy, index: number): Promise<PageText> {
  const { transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const pieces: Piece[] = []
  let text = ''
  for (const item of items) {
    if (!('str' in item)) continue
    const own = item.transform as number[]
    const size = Math.hypot(own[0] ?? 0, own[1] ?? 0) || 1
    pieces.push({ start: text.length, text: item.str, transform: multiplied(transform, own), width: item.width / size })
    text += item.hasEOL ? `${item.str}\n` : item.str
  }
  const anchors = [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: kind = '', 2: signer, index: at }) => {
    const boxes = pieces.flatMap(piece => boxIn(piece, at, at + whole.length))
    if (boxes.length === 0) return []
    return { kind: kind.toLowerCase() as Anchor['kind'], signer: Number(signer ?? 1), page: index, box: around(boxes) }
  })
  return { text, anchors }
}

/** The box of that part of a piece that lies between two places of the page's text; letters count as equally wide. */
function boxIn({ start, text, transform, width }: Piece, from: number, to: number): Box[] {
  const [first, last] = [Math.max(0, from - start), Math.min(text.length, to - start)]
  if (first >= last) return []
  const [left, right] = [(first / text.length) * width, (last / text.length) * width]
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform
  const corners = [left, right].flatMap(x =>
    [DESCENT, ASCENT].map(y => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  )
  return [around(corners.map(({ x, y }) => ({ x, y, width: 0, height: 0 })))]
}

/** Of usual letters. */
const ASCENT = 0.8
const DESCENT = -0.2

function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  }
}

/** The second transform, then the first. */
function multiplied(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: number[],
) {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
