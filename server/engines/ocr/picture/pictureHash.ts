import type { Strip } from '../recognise/geometry.ts'
import { cutStrip, greyOf, type Raster } from '../recognise/raster.ts'

const SIDE = 32
const KEPT = 8

/**
 * A hash that pictures of the same document share but for a few bits: the signs of the lowest 64 frequencies of its brightness, but the mean (a discrete
 * cosine transform of 32 by 32 pixels). `area` is the part that shows the document, laid straight, so that the photo's frame does not matter.
 */
export function pictureHash(raster: Raster, area: Strip): string {
  const grey = greyOf(cutStrip(raster, area, SIDE, SIDE))
  const values: number[] = []
  for (let v = 0; v < KEPT; v++)
    for (let u = 0; u < KEPT; u++) {
      // The mean says nothing, so a higher frequency takes its place.
      const [across, down] = u === 0 && v === 0 ? [KEPT, 0] : [u, v]
      values.push(frequency(grey, across, down))
    }
  const median = values.toSorted((a, b) => a - b)[values.length / 2] ?? 0
  const bits = values.map(value => (value > median ? '1' : '0')).join('')
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

function frequency(grey: Uint8Array, u: number, v: number): number {
  let sum = 0
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) sum += (grey[y * SIDE + x] ?? 0) * wave(x, u) * wave(y, v)
  return sum
}

const wave = (place: number, frequency: number) => Math.cos(((2 * place + 1) * frequency * Math.PI) / (2 * SIDE))

/** How many of the 64 bits differ. Up to about 10, two pictures probably show one document. */
export function hashDistance(a: string, b: string): number {
  let different = BigInt(`0x${a}`) ^ BigInt(`0x${b}`)
  let count = 0
  for (; different > 0n; different &= different - 1n) count++
  return count
}
