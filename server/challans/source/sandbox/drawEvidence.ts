import { type Colour, pngOf } from '../../../engines/png.ts'
import type { ChallanImage } from '../../../platform/ports/challanSource.ts'

const WIDTH = 480
const HEIGHT = 300
const HORIZON = 110

const palette = {
  sky: [168, 196, 210],
  haze: [196, 212, 218],
  hill: [112, 138, 126],
  verge: [126, 148, 108],
  road: [92, 98, 102],
  line: [232, 232, 224],
  body: [150, 44, 46],
  shade: [104, 28, 32],
  glass: [44, 58, 66],
  tyre: [28, 30, 32],
  lamp: [250, 220, 140],
  plate: [248, 248, 240],
  frame: [255, 196, 0],
  red: [224, 48, 40],
  post: [58, 62, 64],
} satisfies Record<string, Colour>

type Tone = keyof typeof palette
const tones = Object.keys(palette) as Tone[]

type Painter = (x: number, y: number) => Tone | undefined

const box =
  (left: number, top: number, width: number, height: number, tone: Tone): Painter =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height ? tone : undefined

/** The corners of a camera's measuring frame. */
const corners =
  (left: number, top: number, width: number, height: number): Painter =>
  (x, y) => {
    const [right, bottom] = [left + width, top + height]
    if (x < left || x > right || y < top || y > bottom) return undefined
    const nearX = Math.min(x - left, right - x)
    const nearY = Math.min(y - top, bottom - y)
    return (nearX < 3 && nearY < 22) || (nearY < 3 && nearX < 22) ? 'frame' : undefined
  }

/** A car from behind; nothing on it is legible. */
const car = (left: number, top: number, size: number): Painter[] => {
  const part = (x: number, y: number, width: number, height: number, tone: Tone) =>
    box(left + x * size, top + y * size, width * size, height * size, tone)
  return [
    part(36, 56, 28, 9, 'plate'),
    part(4, 46, 14, 9, 'lamp'),
    part(82, 46, 14, 9, 'lamp'),
    part(20, 8, 60, 24, 'glass'),
    part(14, 0, 72, 38, 'body'),
    part(0, 38, 100, 34, 'body'),
    part(0, 66, 100, 8, 'shade'),
    part(8, 72, 18, 14, 'tyre'),
    part(74, 72, 18, 14, 'tyre'),
  ]
}

/** A road that narrows towards the horizon, with a dashed centre line. */
const street: Painter = (x, y) => {
  if (y < HORIZON - 26) return 'sky'
  if (y < HORIZON) return y > HORIZON - 12 - 10 * Math.sin(x / 60) ? 'hill' : 'haze'
  const depth = y - HORIZON
  const away = Math.abs(x - WIDTH / 2)
  if (away > 40 + depth * 1.15) return 'verge'
  if (away > 34 + depth * 1.08) return 'line'
  return away < 1 + depth / 40 && Math.floor(2_400 / (depth + 14)) % 2 === 0 ? 'line' : 'road'
}

const scenes: Record<string, Painter[]> = {
  speed: [corners(150, 120, 176, 150), ...car(175, 150, 1.25), street],
  junction: [
    box(392, 40, 20, 18, 'red'),
    box(384, 32, 36, 78, 'post'),
    box(399, 110, 6, 130, 'post'),
    corners(90, 130, 150, 130),
    ...car(110, 150, 1.1),
    (_, y) => (y > 262 && y < 274 ? 'line' : undefined),
    street,
  ],
  plate: [corners(120, 128, 240, 96), ...car(10, -60, 4.6), street],
}

const cache = new Map<string, ChallanImage>()

/** Draws an image as a speed camera would take it, with nothing legible in it; null for an unknown reference. */
export function drawEvidence(reference: string): ChallanImage | null {
  const cached = cache.get(reference)
  if (cached) return cached
  const scene = scenes[reference]
  if (!scene) return null
  const at = (x: number, y: number) => {
    for (const paint of scene) {
      const tone = paint(x, y)
      if (tone) return tones.indexOf(tone)
    }
    return 0
  }
  const image = { type: 'image/png', bytes: pngOf(WIDTH, HEIGHT, Object.values(palette), at) }
  cache.set(reference, image)
  return image
}
