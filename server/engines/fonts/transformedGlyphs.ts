import type { Point } from './glyph.ts'

/** How components are placed (ISO 14496-22, glyf). */
const WORDS = 1
const IS_OFFSET = 2
const HAS_SCALE = 8
const MORE = 32
const HAS_TWO_SCALES = 64
const HAS_MATRIX = 128

const COMPOSITE = 0xffff
const HEADER = 36

interface Component {
  glyph: number
  x: number
  y: number
  matrix: [number, number, number, number]
}

/** A part of the table, read from its start. */
class Stream {
  readonly #bytes: Buffer
  #at = 0
  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }
  byte = () => this.#bytes.readUInt8(this.#at++)
  signedByte = () => this.#bytes.readInt8(this.#at++)
  word = () => this.byte() * 256 + this.byte()
  signedWord = () => (this.word() << 16) >> 16
  /** `255UInt16`. */
  short(): number {
    const first = this.byte()
    if (first === 253) return this.word()
    if (first === 254) return this.byte() + 506
    return first === 255 ? this.byte() + 253 : first
  }
}

/** The outlines of a transformed table of glyphs (W3C WOFF2, 5.1), with composite ones resolved. */
export function readGlyphs(table: Buffer): Point[][][] {
  let start = HEADER
  const stream = (at: number) => {
    const size = table.readUInt32BE(at)
    start += size
    return new Stream(table.subarray(start - size, start))
  }
  const [contours, points, flags, glyphs, composites] = [stream(8), stream(12), stream(16), stream(20), stream(24)]
  const read = Array.from({ length: table.readUInt16BE(4) }, (): Point[][] | Component[] => {
    const count = contours.word()
    if (count === COMPOSITE) return readComponents(composites, glyphs)
    const ends = Array.from({ length: count }, () => points.short())
    const found = readContours(ends, flags, glyphs)
    if (count > 0) glyphs.short()
    return found
  })
  const resolved = new Map<number, Point[][]>()
  const outline = (id: number, depth = 0): Point[][] => {
    const known = resolved.get(id)
    if (known) return known
    const parts = read[id] ?? []
    const made = isComposite(parts)
      ? parts.flatMap(part => (depth > 8 ? [] : outline(part.glyph, depth + 1).map(contour => placed(contour, part))))
      : parts
    resolved.set(id, made)
    return made
  }
  return read.map((_, id) => outline(id))
}

const isComposite = (parts: Point[][] | Component[]): parts is Component[] => parts.length > 0 && !Array.isArray(parts[0])

const placed = (contour: Point[], { x: dx, y: dy, matrix: [a, b, c, d] }: Component): Point[] =>
  contour.map(({ x, y, isOn }) => ({ x: Math.round(a * x + c * y) + dx, y: Math.round(b * x + d * y) + dy, isOn }))

function readComponents(stream: Stream, glyphs: Stream): Component[] {
  const found: Component[] = []
  let hasInstructions = false
  for (let flags = MORE; flags & MORE; ) {
    flags = stream.word()
    const glyph = stream.word()
    const read = flags & WORDS ? stream.signedWord : stream.signedByte
    const [x, y] = [read(), read()]
    if (!(flags & IS_OFFSET)) throw new Error('Components that are placed by points are not read.')
    const scale = () => stream.signedWord() / 16384
    let matrix: Component['matrix'] = [1, 0, 0, 1]
    if (flags & HAS_SCALE) {
      const both = scale()
      matrix = [both, 0, 0, both]
    } else if (flags & HAS_TWO_SCALES) matrix = [scale(), 0, 0, scale()]
    else if (flags & HAS_MATRIX) matrix = [scale(), scale(), scale(), scale()]
    found.push({ glyph, x, y, matrix })
    hasInstructions ||= (flags & 256) !== 0
  }
  if (hasInstructions) glyphs.short()
  return found
}

function readContours(lengths: number[], flags: Stream, data: Stream): Point[][] {
  let [x, y] = [0, 0]
  return lengths.map(length =>
    Array.from({ length }, () => {
      const flag = flags.byte()
      const [dx, dy] = step(flag & 127, data)
      x += dx
      y += dy
      return { x, y, isOn: flag < 128 }
    }),
  )
}

/** The way to the next point (5.2, table of triplets). */
function step(flag: number, data: Stream): [number, number] {
  const signed = (bits: number, value: number) => (bits & 1 ? value : -value)
  const first = data.byte()
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0]
  if (flag < 84) {
    const rest = flag - 20
    return [
      signed(flag, 1 + (rest & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((rest & 0x0c) << 2) + (first & 15)),
    ]
  }
  const second = data.byte()
  if (flag < 120) {
    const rest = flag - 84
    return [
      signed(flag, 1 + (Math.floor(rest / 12) << 8) + first),
      signed(flag >> 1, 1 + (((rest % 12) >> 2) << 8) + second),
    ]
  }
  const third = data.byte()
  if (flag < 124) return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)]
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + data.byte())]
}
