import { partOf, type Strip } from '../../ocr/recognise/geometry.ts'
import type { Raster } from '../../ocr/recognise/raster.ts'
import type { TextLine } from '../../ocr/recognise/recognise.ts'
import type { PictureReader } from '../model.ts'
import { agreed, isNumber, settled } from './agreeing.ts'
import { withBlanks } from './blanks.ts'
import { inkedStrip } from './ink.ts'
import type { Widths } from './letterWidths.ts'
import { type Part, type SeenLine, wordsOf } from './stripWords.ts'

/** How wide numbers are made when they are read again, and once more as long as no two readings agree. */
const STRETCHES = [1.25, 1.6, 2, 0.8] as const

/** Of the strip's height: how much paper around a number is read with it, because its sign, its first or its last figure may be what was lost. */
const AROUND = 0.8
/** Of the strip's height: strips of one line. */
const SAME_LINE = 0.5

interface Place {
  line: TextLine
  part: Part
  from: number
  to: number
}

interface Page {
  raster: Raster
  /** Of its lines, in radians. */
  angle: number
  widths: Widths
}

/**
 * Reads the numbers of a page again, each for itself: what two readings agree on is the number. One that is read differently each time gets a "?", which makes it
 * unreadable.
 */
export async function readNumbersAgain(
  lines: readonly SeenLine[],
  { raster, angle, widths }: Page,
  reader: PictureReader,
): Promise<SeenLine[]> {
  const places = lines.flatMap(({ line, parts }) => {
    if (line.glyphs.length === 0 || !parts.some(({ text }) => isNumber(text))) return []
    const room = roomBeside(line.strip, lines, angle)
    return parts.flatMap((part, at) => (isNumber(part.text) ? [placeOf(line, parts, at, room)] : []))
  })
  const readings = new Map<Part, Part[]>(places.map(({ part }) => [part, [part]]))
  let open = places
  for (const stretch of STRETCHES) {
    const strips = open.map(({ line, from, to }): Strip => partOf(line.strip, from, to))
    const again = strips.length === 0 ? [] : await reader.readStrips(raster, strips, stretch)
    for (const [at, place] of open.entries()) {
      const line = again[at]
      if (line) readings.get(place.part)?.push(...numberIn(line, raster, widths, place))
    }
    open = open.filter(({ part }) => agreed(readings.get(part) ?? []) === null)
  }
  return lines.map(line => ({
    ...line,
    parts: line.parts.map(part => settled(readings.get(part) ?? [part])),
  }))
}

interface Room {
  before: number
  after: number
}

/** Half of the paper between a strip and those beside it in its line, as shares of its length. */
function roomBeside(strip: Strip, lines: readonly SeenLine[], angle: number): Room {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const room = { before: Number.POSITIVE_INFINITY, after: Number.POSITIVE_INFINITY }
  for (const { line: other } of lines) {
    const [x, y] = [other.strip.x - strip.x, other.strip.y - strip.y]
    const [along, down] = [x * cos + y * sin, y * cos - x * sin]
    if (along === 0 || Math.abs(down) > SAME_LINE * strip.height) continue
    const side = along < 0 ? 'before' : 'after'
    const blank = (Math.abs(along) - (other.strip.width + strip.width) / 2) / 2
    room[side] = Math.min(room[side], Math.max(0, blank) / Math.max(1, strip.width))
  }
  return room
}

/** A number with the paper around it, up to the middle of the blanks beside it. */
function placeOf(line: TextLine, parts: readonly Part[], at: number, room: Room): Place {
  const part = parts[at] as Part
  const around = (AROUND * line.strip.height) / Math.max(1, line.strip.width)
  const before = parts[at - 1]
  const after = parts[at + 1]
  return {
    line,
    part,
    from: Math.max(part.from - around, before ? (before.to + part.from) / 2 : -room.before),
    to: Math.min(part.to + around, after ? (part.to + after.from) / 2 : 1 + room.after),
  }
}

function numberIn(line: TextLine, raster: Raster, widths: Widths, { from, to }: Place): Part[] {
  const words = wordsOf(withBlanks(line, inkedStrip(raster, line.strip)), widths)
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  const share = (place: number) => from + place * (to - from)
  const text = words.map(word => word.text).join('')
  return [{ text, from: share(first.from), to: share(last.to) }]
}
