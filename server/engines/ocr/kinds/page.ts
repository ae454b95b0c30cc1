import type { DocumentBox } from '../../../../contracts/ocr/documents.ts'
import type { Legibility } from '../picture/quality.ts'
import type { Glyph } from '../recognise/readStrip.ts'
import type { TextLine, TextWord } from '../recognise/recognise.ts'
import { type Doubt, type Parse, shifted } from './values.ts'

/**
 * A line of text with its place on the page as if the page stood straight, so that "below" and "beside" have a meaning on tilted pictures.
 * `key` holds its letters and figures only, in capitals and with the figures that look like letters as those; `at` says where each
 * stands in the text.
 */
export interface Line extends TextLine, Legibility {
  picture: number
  key: string
  at: number[]
  left: number
  right: number
  top: number
  bottom: number
}

/** What a reading rests on. */
export interface Evidence extends Legibility {
  /** The reader's own, on average over its words. */
  confidence: number
  /** The reader's own for the least certain of its characters. */
  least: number
  /** Of its line, in pixels of the picture; infinite for text of a PDF. */
  height: number
  /** The reader held a space possible between two letters that it joined. */
  mayBeParted: boolean
}

/** A text found on the page, with where it stands. */
export interface Found extends Evidence {
  text: string
  picture: number
  box: DocumentBox
  /** The reader saw something else at first, and held this possible. */
  corrected?: boolean
}

const looksLike: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' }

export function keyOf(text: string): { key: string; at: number[] } {
  const at = [...text.matchAll(/[\p{L}\d]/gu)].map(match => match.index)
  const key = at.map(index => text.charAt(index).toUpperCase()).map(char => looksLike[char] ?? char)
  return { key: key.join(''), at }
}

/** Text of a PDF, whose letters are what they are. */
const perfect: Legibility = { sharpness: 1, isDisturbed: false }

/** Lays out the lines of one picture: turned by its skew, from top to bottom. `legibilityOf` measures a line that was read from a picture. */
export function layOut(
  lines: readonly TextLine[],
  skew: number,
  picture: number,
  legibilityOf: (line: TextLine) => Legibility = () => perfect,
): Line[] {
  const angle = (-skew * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return lines
    .map(line => {
      const { x, y, width, height } = line.strip
      const [u, v] = [x * cos - y * sin, x * sin + y * cos]
      const place = { left: u - width / 2, right: u + width / 2, top: v - height / 2, bottom: v + height / 2 }
      return { ...line, ...keyOf(line.text), ...place, picture, ...legibilityOf(line) }
    })
    .toSorted((a, b) => a.top - b.top)
}

export const wholeLine = (line: Line): Found => {
  const { text, confidence, picture, box, sharpness, isDisturbed, strip, glyphs } = line
  const height = glyphs.length === 0 ? Infinity : strip.height
  return {
    text,
    confidence,
    least: leastOf(glyphs),
    sharpness,
    isDisturbed,
    height,
    mayBeParted: isDoubted(line, glyphs),
    picture,
    box,
  }
}

const isDoubted = ({ candidates }: Line, glyphs: readonly Glyph[]) =>
  glyphs.some((glyph, index) => {
    const next = glyphs[index + 1]
    if (!next || glyph.text === ' ' || next.text === ' ') return false
    return candidates.some(
      ({ text, confidence, at }) => text === ' ' && confidence >= DOUBT && at > glyph.at && at < next.at,
    )
  })

/** Below this probability a second candidate is noise and no doubt. */
const DOUBT = 0.05

const leastOf = (glyphs: readonly Glyph[]) => Math.min(1, ...glyphs.map(({ confidence }) => confidence))

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
  const seen = glyphsOf(line).slice(from, to).flat()
  const inPart = line.glyphs.filter(({ at }) => at >= (seen[0]?.at ?? 0) && at <= (seen.at(-1)?.at ?? 1))
  const evidence = { confidence, least: leastOf(seen), mayBeParted: isDoubted(line, inPart) }
  return { ...wholeLine(line), text, ...evidence, box: around(words.map(({ box }) => box)) }
}

/** The characters of the reader by the places of a line's text: they stand there in their order, with one space between words. */
function glyphsOf({ text, glyphs }: Line): Glyph[][] {
  const seen = glyphs.filter(glyph => glyph.text !== ' ')
  const places: Glyph[][] = Array.from(text, () => [])
  let next = 0
  for (let at = 0; at < text.length; at++) {
    const glyph = text[at] === ' ' ? undefined : seen[next++]
    if (!glyph) continue
    places[at] = [glyph]
    // Some are two characters.
    at += glyph.text.length - 1
  }
  return places
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
    least: Math.min(...parts.map(({ least }) => least)),
    sharpness: Math.min(...parts.map(({ sharpness }) => sharpness)),
    isDisturbed: parts.some(({ isDisturbed }) => isDisturbed),
    height: Math.min(...parts.map(({ height }) => height)),
    mayBeParted: parts.some(({ mayBeParted }) => mayBeParted),
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

/** A part of a line that a value is looked for in, with the index at which it begins. */
interface Candidate {
  line: Line
  from: number
  found: Found
}

/** What follows a label in its line, without the mark between. */
export const afterLabel = (label: Label): Found => candidateAfter(label).found

function candidateAfter({ line, end }: Label): Candidate {
  const mark = /^['’.\s:;/|=)\]-]*/.exec(line.text.slice(end))?.[0].length ?? 0
  return { line, from: end + mark, found: partOfLine(line, end + mark) }
}

const candidateOf = (line: Line): Candidate => ({ line, from: 0, found: wholeLine(line) })

/** The value of a part as it was read, or else with characters that the reader held second. */
const strictly = ({ found }: Candidate, parse: Parse) => valueOf(found, parse(found.text))

function doubting({ line, from, found }: Candidate, parse: Parse): Found | undefined {
  const value = valueOf(found, parse(found.text, shifted(doubtsOf(line), from)))
  return value && { ...value, corrected: !lettersOf(found.text).includes(lettersOf(value.text)) }
}

const lettersOf = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '')

const valueOf = (found: Found, text: string | undefined): Found | undefined =>
  text === undefined ? undefined : { ...found, text }

/**
 * The value of a label, as `parse` accepts it: what follows the label, what stands beside it or below it, in this order.
 */
export function labelled(lines: readonly Line[], label: RegExp, parse: Parse, rows?: number): Found | undefined {
  for (const found of labels(lines, label)) {
    const near = [...rightOf(lines, found.line).slice(0, 2), ...below(lines, found.line, rows).slice(0, 3)]
    for (const candidate of [candidateAfter(found), ...near.map(candidateOf)]) {
      const value = strictly(candidate, parse) ?? doubting(candidate, parse)
      if (value) return value
    }
  }
  return undefined
}

/** The value of a line, or of its part from an index to another. */
export function valueIn(line: Line, parse: Parse, from = 0, to?: number): Found | undefined {
  const candidate = { line, from, found: from === 0 && to === undefined ? wholeLine(line) : partOfLine(line, from, to) }
  return strictly(candidate, parse) ?? doubting(candidate, parse)
}

/** The first line of the page that a value can be read from: as it stands, or else with what the reader held second. */
export function search(lines: readonly Line[], parse: Parse): Found | undefined {
  for (const read of [strictly, doubting])
    for (const line of lines) {
      const value = read(candidateOf(line), parse)
      if (value) return value
    }
  return undefined
}

const doubts = new WeakMap<Line, Doubt>()

/** What the reader held second at each place of a line's text. */
function doubtsOf(line: Line): Doubt {
  const known = doubts.get(line)
  if (known) return known
  const seen = line.glyphs.filter(({ text }) => text !== ' ')
  const others = seen.map(({ text, at }, index) => {
    const [from, to] = [middle(seen[index - 1]?.at ?? -at, at), middle(at, seen[index + 1]?.at ?? 2 - at)]
    const held = line.candidates
      .filter(other => other.at > from && other.at < to && other.confidence >= DOUBT && other.text !== text)
      .toSorted((a, b) => b.confidence - a.confidence)
    return [...new Set(held.map(other => other.text.toUpperCase()))]
  })
  const byGlyph = new Map(seen.map((glyph, index) => [glyph, others[index] ?? []]))
  const atChar = glyphsOf(line).map(([glyph]) => (glyph && byGlyph.get(glyph)) ?? [])
  const doubt: Doubt = at => atChar[at] ?? []
  doubts.set(line, doubt)
  return doubt
}

const middle = (a: number, b: number) => (a + b) / 2
