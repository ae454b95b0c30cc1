import type { MaskBox } from '../../../../contracts/ocr/documents.ts'
import { smallestStrip } from '../recognise/geometry.ts'
import { greyOf, type Raster } from '../recognise/raster.ts'
import { boxOf } from '../recognise/recognise.ts'

interface Mark {
  x: number
  y: number
  /** Of one module, in pixels. */
  module: number
  seen: number
}

/**
 * The QR codes of a picture, by the three squares at their corners (ISO/IEC 18004): an Aadhaar QR code holds what is printed, so that it must not be
 * kept. A code whose corners are not found is not covered.
 */
export function qrMasks(raster: Raster, picture: number): MaskBox[] {
  const marks = marksIn(raster)
  if (marks.length < 2) return []
  return groups(marks).map(group => {
    const module = Math.max(...group.map(mark => mark.module))
    const strip = smallestStrip(cornersOf(group))
    // A mark's middle lies 3.5 modules inside the code.
    const grown = { ...strip, width: strip.width + module * 9, height: strip.height + module * 9 }
    return { picture, box: boxOf(grown, raster), covers: 'qr' as const }
  })
}

/** Three marks make the square; of two, which may be a side or the diagonal, the largest square is taken. */
function cornersOf(group: readonly Mark[]) {
  const [a, b, c] = group
  if (!a || !b) return [...group]
  if (c) return [...group, opposite(a, b, c)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  return [
    a,
    b,
    { x: a.x - dy, y: a.y + dx },
    { x: b.x - dy, y: b.y + dx },
    { x: a.x + dy, y: a.y - dx },
    { x: b.x + dy, y: b.y - dx },
  ]
}

/** The fourth corner: across from the one at the right angle. */
function opposite(a: Mark, b: Mark, c: Mark) {
  const far = (p: Mark, q: Mark) => Math.hypot(p.x - q.x, p.y - q.y)
  const [ab, bc, ac] = [far(a, b), far(b, c), far(a, c)]
  const [right, p, q] = bc >= ab && bc >= ac ? [a, b, c] : ac >= ab ? [b, a, c] : [c, a, b]
  return { x: p.x + q.x - right.x, y: p.y + q.y - right.y }
}

/** Marks of one code have modules of one size and stand within 180 modules, the largest code's side. */
function groups(marks: readonly Mark[]): Mark[][] {
  const left = new Set(marks)
  const found: Mark[][] = []
  for (const mark of marks) {
    if (!left.has(mark)) continue
    const near = [...left].filter(
      other =>
        Math.hypot(other.x - mark.x, other.y - mark.y) < mark.module * 260 &&
        Math.abs(other.module / mark.module - 1) < 0.5,
    )
    const group = near.toSorted((a, b) => b.seen - a.seen).slice(0, 3)
    for (const one of near) left.delete(one)
    if (group.length >= 2) found.push(group)
  }
  return found
}

/** Squares that look like 1 : 1 : 3 : 1 : 1 across and down. */
function marksIn(raster: Raster): Mark[] {
  const { width, height } = raster
  const grey = greyOf(raster)
  const dark = darkOf(grey, width, height)
  const marks: Mark[] = []
  for (let y = 0; y < height; y += 1)
    for (const { middle, module } of patterns(width, x => dark[y * width + x] === 1)) {
      const column = Math.round(middle)
      const down = patterns(
        height,
        row => dark[row * width + column] === 1,
        Math.max(0, y - Math.ceil(module * 6)),
        Math.min(height, y + Math.ceil(module * 6)),
      )
      const fit = down.find(
        other => Math.abs(other.middle - y) < module * 2.2 && Math.abs(other.module / module - 1) < 0.5,
      )
      if (!fit) continue
      const known = marks.find(mark => Math.hypot(mark.x - middle, mark.y - fit.middle) < module * 3)
      if (known) known.seen++
      else marks.push({ x: middle, y: fit.middle, module: (module + fit.module) / 2, seen: 1 })
    }
  return marks.filter(({ seen }) => seen >= 2)
}

/** Darker than its surroundings: the mean of a window of 41 pixels along the row, because light falls unevenly. */
function darkOf(grey: Uint8Array, width: number, height: number): Uint8Array {
  const dark = new Uint8Array(grey.length)
  const reach = 40
  for (let y = 0; y < height; y++) {
    let [sum, count] = [0, 0]
    const row = y * width
    for (let x = 0; x < Math.min(reach, width); x++) {
      sum += grey[row + x] ?? 0
      count++
    }
    for (let x = 0; x < width; x++) {
      if (x + reach < width) {
        sum += grey[row + x + reach] ?? 0
        count++
      }
      if (x - reach - 1 >= 0) {
        sum -= grey[row + x - reach - 1] ?? 0
        count--
      }
      dark[row + x] = (grey[row + x] ?? 0) < (sum / count) * 0.92 ? 1 : 0
    }
  }
  return dark
}

const RATIOS = [1, 1, 3, 1, 1]

/** Dark, light, dark, light, dark runs in the ratio of a mark, along a row or column. */
function patterns(
  length: number,
  isDark: (at: number) => boolean,
  from = 0,
  to = length,
): { middle: number; module: number }[] {
  const ends: number[] = []
  const found: { middle: number; module: number }[] = []
  let last = false
  for (let at = from; at <= to; at++) {
    const now = at < to && isDark(at)
    if (at > from && now === last) continue
    ends.push(at)
    // A dark run just ended: look at it and the four runs before.
    if (last && !now && ends.length >= 6) {
      const edges = ends.slice(-6)
      const runs = edges.slice(1).map((end, index) => end - (edges[index] ?? 0))
      const module = ((edges[5] ?? 0) - (edges[0] ?? 0)) / 7
      const fits =
        module >= 1.2 && runs.every((run, index) => Math.abs(run - module * (RATIOS[index] ?? 1)) < module * 0.7)
      if (fits) found.push({ middle: ((edges[2] ?? 0) + (edges[3] ?? 0)) / 2, module })
    }
    last = now
  }
  return found
}
