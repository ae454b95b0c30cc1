import type { Line } from '../kinds/page.ts'
import type { Glyph } from '../recognise/readStrip.ts'

/** What one place of a zone's line may hold: capital letters, figures and the filler with their probabilities, the likeliest first. */
export type Cell = readonly { char: string; probability: number }[]

/** Fewer characters say too little about the grid. */
const MIN = 8
/** A place before the first or after the last sure character needs a candidate of this probability. */
const AT_EDGE = 0.06
/** Where nothing is more probable than this, nothing stands. */
const NOISE = 0.02
/** Of a zone's longest line. */
const MAX = 60

type RowPart = Pick<Line, 'glyphs' | 'candidates' | 'left' | 'right'>

/** Characters of a row with their places on the page. */
const along = (parts: readonly RowPart[], pick: (line: RowPart) => readonly Glyph[]) =>
  parts.flatMap(line =>
    pick(line)
      .filter(({ text }) => text !== ' ')
      .map(glyph => ({ ...glyph, x: line.left + glyph.at * (line.right - line.left) })),
  )

/**
 * The places of a line in a font of one width. A recogniser joins fillers that follow each other and leaves out a
 * narrow I: the distances betray that a character is missing, and its candidates say which one. A place without any
 * holds a filler. Empty if the line is too short for a grid. Several readings of one row have the grid of the one that
 * saw the most, and each place has what any of them saw, with the highest probability.
 */
export function cellsOf(...readings: readonly (readonly RowPart[])[]): Cell[] {
  const sure = readings.map(parts => along(parts, ({ glyphs }) => glyphs))
  const fullest = sure.toSorted((a, b) => b.length - a.length)[0] ?? []
  if (fullest.length < MIN) return []
  const { origin, pitch } = gridOf(fullest.map(({ x }) => x))
  const seen = [...readings.flatMap(parts => along(parts, ({ candidates }) => candidates)), ...sure.flat()]
  const cells = new Map<number, Map<string, number>>()
  for (const { text, confidence, x } of seen) {
    const [at, char] = [Math.round((x - origin) / pitch), zoneChar(text)]
    const cell = cells.get(at) ?? new Map<string, number>()
    cells.set(at, cell.set(char, Math.max(confidence, cell.get(char) ?? 0)))
  }
  const held = [...cells].filter(([, cell]) => Math.max(...cell.values()) >= AT_EDGE).map(([at]) => at)
  const [first, last] = [Math.min(...held), Math.max(...held)]
  return Array.from({ length: Math.min(MAX, last - first + 1) }, (_, index) =>
    cellOf(cells.get(first + index) ?? new Map()),
  )
}

function cellOf(chars: ReadonlyMap<string, number>): Cell {
  const cell = [...chars].flatMap(([char, probability]) => (char === NONE ? [] : [{ char, probability }]))
  return cell.some(({ probability }) => probability >= NOISE)
    ? cell.toSorted((a, b) => b.probability - a.probability)
    : []
}

/** Holds a place, but no zone has it. */
const NONE = ''

/** A character as zones have it. What recognisers take the filler for is a filler. */
function zoneChar(text: string): string {
  if (/[«‹<({[]/.test(text)) return '<'
  const char = text.charAt(0).toUpperCase()
  return /[A-Z\d]/.test(char) ? char : NONE
}

/** A character further away from its place, as a share of the pitch, stands for two that were joined and says nothing about the grid. */
const OFF = 0.3

/** The grid x = origin + index × pitch that lies nearest to the characters, of which some are missing (least squares). */
function gridOf(xs: readonly number[]): { origin: number; pitch: number } {
  const steps = xs.slice(1).map((x, index) => x - (xs[index] ?? 0))
  const sorted = steps.toSorted((a, b) => a - b)
  let grid = {
    origin: xs[0] ?? 0,
    pitch: Math.max(1e-9, mean(sorted.slice(Math.floor(sorted.length / 4), Math.ceil((sorted.length * 3) / 4)))),
  }
  // Each round places the characters with the pitch of the one before.
  for (let round = 0; round < 3; round++) grid = fitted(placed(xs, grid.pitch)) ?? grid
  return grid
}

interface Place {
  x: number
  index: number
}

function placed([first = 0, ...others]: readonly number[], pitch: number): Place[] {
  let last: Place = { x: first, index: 0 }
  const places = [last]
  for (const x of others) {
    const away = (x - last.x) / pitch
    if (Math.abs(away - Math.round(away)) > OFF) continue
    last = { x, index: last.index + Math.round(away) }
    places.push(last)
  }
  return places
}

function fitted(places: readonly Place[]): { origin: number; pitch: number } | undefined {
  const [x, index] = [mean(places.map(place => place.x)), mean(places.map(place => place.index))]
  const square = places.reduce((sum, place) => sum + (place.index - index) ** 2, 0)
  const pitch = places.reduce((sum, place) => sum + (place.index - index) * (place.x - x), 0) / square
  return pitch > 0 ? { origin: x - index * pitch, pitch } : undefined
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** A character of a zone as it is taken. `read` is what the reader saw first, if that was something else. */
export interface ZoneChar {
  char: string
  read?: string
}

/** Below this probability a second candidate is noise and no doubt. */
const DOUBT = 0.05

/**
 * Figures and letters of one shape: which of the two a recogniser reads depends on the characters beside it, so that O
 * between figures becomes 0 with a probability of 0.98.
 */
const letterLike: Record<string, string> = { '0': 'O', '1': 'I' }

/**
 * The character of a place that allows figures (`9`), letters (`A`) or both (`*`): the likeliest one, or, if that is
 * not allowed, the likeliest allowed one that the reader itself held possible. What the reader was sure of stays,
 * allowed or not. At a place of letters only, a figure is read as the letter of its shape if that is the likeliest
 * letter: that is no correction (decision 0085).
 */
export function charOf(cell: Cell, place: string): ZoneChar {
  const [first] = cell
  if (!first) return { char: FILLER }
  const fits = { '9': /[\d<]/, A: /[A-Z<]/ }[place]
  if (!fits || fits.test(first.char)) return { char: first.char }
  const other = cell.find(({ char }) => fits.test(char) && char !== FILLER)
  if (other && place === 'A' && other.char === letterLike[first.char]) return { char: other.char }
  return other && other.probability >= DOUBT ? { char: other.char, read: first.char } : { char: first.char }
}

const FILLER = '<'

/** The likeliest character of each place. */
export const textOfCells = (cells: readonly Cell[]): string => cells.map(cell => charOf(cell, '*').char).join('')

/** A line that is known without doubt, such as one of a PDF's text. */
export const cellsOfText = (text: string): Cell[] =>
  [...text.toUpperCase().replace(/[^A-Z\d<]/g, '')].map(char => (char === FILLER ? [] : [{ char, probability: 1 }]))
