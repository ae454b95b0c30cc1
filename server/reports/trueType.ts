import type { Font, PathCommand } from './font.ts'

/*
 * Makes a TrueType font of a WOFF2 one (W3C WOFF2; ISO 14496-22 for the tables). The PDF library embeds fonts by copying their outlines as they are
 * stored, and WOFF2 stores them transformed. Everything else, such as the rules of shaping, is copied.
 */

const COPIED = ['GDEF', 'GPOS', 'GSUB', 'OS/2', 'cmap', 'name', 'post'] as const

interface Point {
  x: number
  y: number
  isOn: boolean
}

interface Glyph {
  contours: Point[][]
  advance: number
}

export function toTrueType(font: Font): Buffer {
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => glyphOf(font, id))
  const outlines = glyphs.map(encodeGlyph)
  const offsets = [0]
  for (const outline of outlines) offsets.push((offsets.at(-1) ?? 0) + outline.length)

  const head = font.table('head')
  // Long offsets of glyphs; no checksum of the whole.
  head.writeInt16BE(1, 50)
  head.writeUInt32BE(0, 8)
  const hhea = font.table('hhea')
  hhea.writeUInt16BE(glyphs.length, 34)
  const maxp = font.table('maxp')
  maxp.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours.flat().length)), 6)
  maxp.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours.length)), 8)

  return fileOf({
    ...Object.fromEntries(COPIED.map(tag => [tag, font.table(tag)])),
    glyf: Buffer.concat(outlines),
    head,
    hhea,
    hmtx: words(glyphs.flatMap(({ advance, contours }) => [advance, boxOf(contours).left])),
    loca: Buffer.concat(offsets.map(uint32)),
    maxp,
  })
}

function glyphOf(font: Font, id: number): Glyph {
  const { path, advanceWidth } = font.getGlyph(id)
  const contours: Point[][] = []
  const add: Record<PathCommand, (args: number[]) => void> = {
    moveTo: ([x = 0, y = 0]) => contours.push([point(x, y, true)]),
    lineTo: ([x = 0, y = 0]) => contours.at(-1)?.push(point(x, y, true)),
    quadraticCurveTo: ([cx = 0, cy = 0, x = 0, y = 0]) =>
      contours.at(-1)?.push(point(cx, cy, false), point(x, y, true)),
    bezierCurveTo: () => {
      throw new Error('Outlines of TrueType have no cubic curves.')
    },
    closePath: () => {},
  }
  for (const { command, args } of path.commands) add[command](args)
  return { contours, advance: Math.round(advanceWidth) }
}

const point = (x: number, y: number, isOn: boolean): Point => ({ x: Math.round(x), y: Math.round(y), isOn })

function boxOf(contours: Point[][]) {
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  if (points.length === 0) return { left: 0, bottom: 0, right: 0, top: 0 }
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) }
}

/** A simple glyph without hints; every coordinate has two bytes. An empty one takes none. */
function encodeGlyph({ contours }: Glyph): Buffer {
  if (contours.length === 0) return Buffer.alloc(0)
  const points = contours.flat()
  const { left, bottom, right, top } = boxOf(contours)
  let last = -1
  const ends = contours.map(contour => (last += contour.length))
  const steps = (of: 'x' | 'y') => points.map((one, at) => one[of] - (points[at - 1]?.[of] ?? 0))
  const glyph = Buffer.concat([
    words([contours.length, left, bottom, right, top, ...ends, 0]),
    Buffer.from(points.map(({ isOn }) => (isOn ? 1 : 0))),
    words([...steps('x'), ...steps('y')]),
  ])
  return padded(glyph)
}

const ALIGNMENT = 4
const padded = (content: Buffer) => Buffer.concat([content, Buffer.alloc(-content.length & (ALIGNMENT - 1))])

function words(values: readonly number[]): Buffer {
  const content = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) content.writeInt16BE((value << 16) >> 16, at * 2)
  return content
}

function uint32(value: number): Buffer {
  const content = Buffer.alloc(4)
  content.writeUInt32BE(value)
  return content
}

const HEADER = 12
const ENTRY = 16

function fileOf(tables: Record<string, Buffer>): Buffer {
  const tags = Object.keys(tables).toSorted()
  const power = Math.floor(Math.log2(tags.length))
  const header = Buffer.concat([
    uint32(0x00010000),
    words([tags.length, 16 << power, power, tags.length * 16 - (16 << power)]),
  ])
  let at = HEADER + ENTRY * tags.length
  const entries: Buffer[] = []
  const contents: Buffer[] = []
  for (const tag of tags) {
    const table = tables[tag] ?? Buffer.alloc(0)
    const content = padded(table)
    entries.push(Buffer.from(tag, 'latin1'), uint32(sumOf(content)), uint32(at), uint32(table.length))
    contents.push(content)
    at += content.length
  }
  return Buffer.concat([header, ...entries, ...contents])
}

function sumOf(content: Buffer): number {
  let sum = 0
  for (let at = 0; at < content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0
  return sum
}
