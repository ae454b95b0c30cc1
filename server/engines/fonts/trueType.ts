import { boxOf, type Glyph } from './glyph.ts'

/** Writes a TrueType font (ISO 14496-22). `tables` has head, hhea and maxp of a font of the same units, and what else is to be in the file. */
export function writeTrueType(glyphs: readonly Glyph[], tables: ReadonlyMap<string, Buffer>): Buffer {
  const outlines = glyphs.map(encodeGlyph)
  const offsets = [0]
  for (const outline of outlines) offsets.push((offsets.at(-1) ?? 0) + outline.length)
  const copied = (tag: string) => Buffer.from(tables.get(tag) ?? [])

  const head = copied('head')
  // Long offsets of glyphs; no checksum of the whole.
  head.writeInt16BE(1, 50)
  head.writeUInt32BE(0, 8)
  const hhea = copied('hhea')
  hhea.writeUInt16BE(glyphs.length, 34)
  const maxp = copied('maxp')
  maxp.writeUInt16BE(glyphs.length, 4)
  maxp.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours.flat().length)), 6)
  maxp.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours.length)), 8)

  return fileOf({
    ...Object.fromEntries(tables),
    glyf: Buffer.concat(outlines),
    head,
    hhea,
    hmtx: words(glyphs.flatMap(({ advance, contours }) => [advance, boxOf(contours).left])),
    loca: Buffer.concat(offsets.map(uint32)),
    maxp,
  })
}

/** The tables of a font without glyphs, for `writeTrueType`. */
export function emptyTables(unitsPerEm: number): Map<string, Buffer> {
  const head = Buffer.alloc(54)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt32BE(0x5f0f3cf5, 12)
  head.writeUInt16BE(unitsPerEm, 18)
  head.writeInt16BE(2, 48)
  const hhea = Buffer.alloc(36)
  hhea.writeUInt32BE(0x00010000, 0)
  hhea.writeInt16BE(unitsPerEm, 4)
  hhea.writeInt16BE(Math.round(unitsPerEm * -0.4), 6)
  const maxp = Buffer.alloc(32)
  maxp.writeUInt32BE(0x00010000, 0)
  // One zone of points, as a font without instructions has it.
  maxp.writeUInt16BE(1, 14)
  return new Map([
    ['head', head],
    ['hhea', hhea],
    ['maxp', maxp],
  ])
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

/** A font's file of its tables. */
export function fileOf(tables: Record<string, Buffer>): Buffer {
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
