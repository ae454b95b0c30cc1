import sharp from 'sharp'
import { type Point, type Strip, smallestStrip } from './geometry.ts'
import type { Models } from './models.ts'
import type { Raster } from './raster.ts'

/** Means and deviations that the detector was trained with (ImageNet), in its order: blue, green, red. */
const MEAN = [0.485, 0.456, 0.406]
const DEVIATION = [0.229, 0.224, 0.225]

/** A pixel belongs to a line above this probability, and a line is kept if its pixels have this mean. */
const PIXEL = 0.3
const LINE = 0.55
/** The detector marks the middle of a line. By how much its strip grows, as a share of area by perimeter. */
const GROWTH = 1.6
const SMALLEST = 3

/**
 * Finds the lines of text (DBNet). The picture is resized so that its longer side has at most `longest` pixels; the time grows with their square.
 * The strips are in pixels of the picture; a line that runs down the page has a strip that is higher than wide.
 */
export async function detectLines(models: Models, raster: Raster, longest: number): Promise<Strip[]> {
  const scale = Math.min(1, longest / Math.max(raster.width, raster.height))
  const width = toMultipleOf32(raster.width * scale)
  const height = toMultipleOf32(raster.height * scale)
  const small = await sharp(raster.data, { raw: { width: raster.width, height: raster.height, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const area = width * height
  const input = new Float32Array(area * 3)
  for (let c = 0; c < 3; c++) {
    const [mean, deviation] = [MEAN[c] ?? 0, DEVIATION[c] ?? 1]
    for (let i = 0; i < area; i++) input[c * area + i] = ((small[i * 3 + 2 - c] ?? 0) / 255 - mean) / deviation
  }
  const { data } = await models.detect(input, [1, 3, height, width])
  const [scaleX, scaleY] = [raster.width / width, raster.height / height]
  return stripsIn(data, width, height).map(strip => ({
    x: strip.x * scaleX,
    y: strip.y * scaleY,
    width: strip.width * scaleX,
    height: strip.height * scaleY,
    angle: strip.angle,
  }))
}

const toMultipleOf32 = (length: number) => Math.max(32, Math.round(length / 32) * 32)

/** Strips around the connected areas of a probability map. */
export function stripsIn(map: Float32Array, width: number, height: number): Strip[] {
  const seen = new Uint8Array(map.length)
  const strips: Strip[] = []
  for (let start = 0; start < map.length; start++) {
    if (seen[start] || (map[start] ?? 0) <= PIXEL) continue
    const { outline, mean } = areaAt(map, width, height, start, seen)
    if (mean < LINE) continue
    const strip = smallestStrip(outline)
    if (Math.min(strip.width, strip.height) < SMALLEST) continue
    const growth = ((strip.width * strip.height * GROWTH) / (2 * (strip.width + strip.height))) * 2
    strips.push({ ...strip, width: strip.width + growth, height: strip.height + growth })
  }
  return strips
}

/** Walks over one connected area: its leftmost and rightmost pixel of each row, and its mean probability. */
function areaAt(map: Float32Array, width: number, height: number, start: number, seen: Uint8Array) {
  const rows = new Map<number, [number, number]>()
  const stack = [start]
  seen[start] = 1
  let [sum, count] = [0, 0]
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    sum += map[at] ?? 0
    count++
    const [left, right] = rows.get(y) ?? [x, x]
    rows.set(y, [Math.min(left, x), Math.max(right, x)])
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const next = ny * width + nx
        if (seen[next] || (map[next] ?? 0) <= PIXEL) continue
        seen[next] = 1
        stack.push(next)
      }
  }
  const outline: Point[] = [...rows].flatMap(([y, [left, right]]) => [
    { x: left, y },
    { x: right + 1, y },
    { x: left, y: y + 1 },
    { x: right + 1, y: y + 1 },
  ])
  return { outline, mean: sum / count }
}
