import type { DocumentBox } from '../../../../contracts/documents.ts'
import type { TextLine, TextWord } from '../recognise/recognise.ts'

/**
 * A line of text with its place on the page as if the page stood straight, so that "below" and "beside" have a meaning on tilted pictures.
 * `key` holds its letters and figures only, in capitals and with the figures that look like letters as those; `at` says where each
 * stands in the text.
 */
export interface Line extends TextLine {
  picture: number
  key: string
  at: number[]
  left: number
  right: number
  top: number
  bottom: number
}

/** A text found on the page, with where it stands. */
export interface Found {
  text: string
  confidence: number
  picture: number
  box: DocumentBox
}

const looksLike: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' }

export function keyOf(text: string): { key: string; at: number[] } {
  const at = [...text.matchAll(/[\p{L}\d]/gu)].map(match => match.index)
  const key = at.map(index => text.charAt(index).toUpperCase()).map(char => looksLike[char] ?? char)
  return { key: key.join(''), at }
}

/** Lays out the lines of one picture: turned by its skew, from top to bottom. */
export function layOut(lines: readonly TextLine[], skew: number, picture: number): Line[] {
  const angle = (-skew * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return lines
    .map(line => {
      const { x, y, width, height } = line.strip
      const [u, v] = [x * cos - y * sin, x * sin + y * cos]
      const place = { left: u - width / 2, right: u + width / 2, top: v - height / 2, bottom: v + height / 2 }
      return { ...line, ...keyOf(line.text), ...place, picture }
    })
    .toSorted((a, b) => a.top - b.top)
}

export const wholeLine = ({ text, confidence, picture, box }: Line): Found => ({ text, confidence, picture, box })

/** The words of a line that begin between two places of its text. */
export function partOfLine(line: Line, from: number, to = line.text.length): Found {
  let start = 0
  const words: TextWord[] = []
  for (const word of line.words) {
    const end = start + word.text.length
    if (end > from && start < to) words.push(word)
    start = end + 1
  }
  const text = line.text.slice(from, to)
  if (words.length === 0) return { ...wholeLine(line), text }
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length
  return { text, confidence, picture: line.picture, box: around(words.map(({ box }) => box)) }
}

/** The smallest box around others. */
export function around(boxes: readonly DocumentBox[]): DocumentBox {
  const x = Math.min(...boxes.map(box => box.x))
  const y = Math.min(...boxes.map(box => box.y))
  const right = Math.max(...boxes.map(box => box.x + box.width))
  const bottom = Math.max(...boxes.map(box => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Several texts of one picture as one, such as the lines of an address. */
export function joined(parts: readonly Found[], separator = ' '): Found | undefined {
  const [first] = parts
  if (!first) return undefined
  const same = parts.filter(({ picture }) => picture === first.picture)
  return {
    text: parts.map(({ text }) => text).join(separator),
    confidence: parts.reduce((sum, { confidence }) => sum + confidence, 0) / parts.length,
    picture: first.picture,
    box: around(same.map(({ box }) => box)),
  }
}

const heightOf = ({ top, bottom }: Line) => bottom - top

/** Whether two lines stand in one row. */
export const isBeside = (a: Line, b: Line): boolean =>
  a.picture === b.picture &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(heightOf(a), heightOf(b))

/** The lines to the right in the same row, the nearest first. */
export const rightOf = (lines: readonly Line[], line: Line): Line[] =>
  lines
    .filter(other => other !== line && isBeside(line, other) && other.left > line.right - heightOf(line))
    .toSorted((a, b) => a.left - b.left)

/** The lines below that share a part of the line's width, or begin where it begins; at most `rows` heights away, the nearest first. */
export const below = (lines: readonly Line[], line: Line, rows = 3): Line[] =>
  lines.filter(
    other =>
      other.picture === line.picture &&
      other !== line &&
      !isBeside(line, other) &&
      other.top > line.top &&
      other.top - line.bottom < rows * heightOf(line) &&
      Math.min(line.right, other.right) - Math.max(line.left, other.left) > -heightOf(line),
  )

/** The lines above, the nearest first. */
export const above = (lines: readonly Line[], line: Line, rows = 3): Line[] =>
  lines.filter(other => below([line], other, rows).length > 0).toReversed()

/** Where a label stands: its line, and the index in its text after the label. */
export interface Label {
  line: Line
  from: number
  end: number
}

/** Lines that hold a label; the pattern is tried on the key. */
export function labels(lines: readonly Line[], label: RegExp): Label[] {
  return lines.flatMap(line => {
    const match = label.exec(line.key)
    if (!match) return []
    const last = line.at[match.index + match[0].length - 1] ?? 0
    return [{ line, from: line.at[match.index] ?? 0, end: last + 1 }]
  })
}

/** What follows a label in its line, without the mark between. */
export function afterLabel({ line, end }: Label): Found {
  const mark = /^['’.\s:;/|=)\]-]*/.exec(line.text.slice(end))?.[0].length ?? 0
  return partOfLine(line, end + mark)
}

/**
 * The value of a label, as `parse` accepts it: what follows the label, what stands beside it or below it, in this order.
 */
export function labelled(
  lines: readonly Line[],
  label: RegExp,
  parse: (text: string) => string | undefined,
  rows?: number,
): Found | undefined {
  for (const found of labels(lines, label)) {
    const near = [...rightOf(lines, found.line).slice(0, 2), ...below(lines, found.line, rows).slice(0, 3)]
    for (const candidate of [afterLabel(found), ...near.map(wholeLine)]) {
      const text = parse(candidate.text)
      if (text !== undefined) return { ...candidate, text }
    }
  }
  return undefined
}

/** The first place on the page that a pattern fits; the pattern is tried on the text of each line without its spaces. */
export function search(lines: readonly Line[], parse: (text: string) => string | undefined): Found | undefined {
  for (const line of lines) {
    const text = parse(line.text)
    if (text !== undefined) return { ...wholeLine(line), text }
  }
  return undefined
}
