import { type Colour, pngOf } from '../engines/png.ts'
import { keepLogo } from '../files/letterhead/changeLetterhead.ts'
import type { Context } from '../platform/context.ts'
import { demoScope } from './scopes.ts'

const SIZE = 192
/** Shades from the ground to a colour, for smooth edges. */
const SHADES = 16
const SAMPLES = 4

const ground: Colour = [36, 59, 107]
const inks: readonly Colour[] = [
  [255, 255, 255],
  [242, 169, 59],
]

/** Two arrow heads, one behind the other, each of its own ink. Positions from 0 to 1. */
function inkAt(x: number, y: number): number {
  const along = x + Math.abs(y - 0.5)
  const isHigh = Math.abs(y - 0.5) < 0.28
  if (isHigh && along > 0.4 && along < 0.56) return 0
  return isHigh && along > 0.66 && along < 0.82 ? 1 : -1
}

/** The mark of the demo's company: our own drawing. */
function drawMark(): Buffer {
  const shade = (ink: Colour, part: number) =>
    ground.map((value, at) => Math.round(value + ((ink[at] ?? 0) - value) * part)) as unknown as Colour
  const colours = inks.flatMap(ink => Array.from({ length: SHADES + 1 }, (_, part) => shade(ink, part / SHADES)))
  const pixel = (x: number, y: number) => {
    const hits = [0, 0]
    for (let at = 0; at < SAMPLES * SAMPLES; at++) {
      const [dx, dy] = [(at % SAMPLES) + 0.5, Math.floor(at / SAMPLES) + 0.5]
      const ink = inkAt((x + dx / SAMPLES) / SIZE, (y + dy / SAMPLES) / SIZE)
      if (ink >= 0) hits[ink] = (hits[ink] ?? 0) + 1
    }
    const ink = (hits[1] ?? 0) > (hits[0] ?? 0) ? 1 : 0
    return ink * (SHADES + 1) + Math.round(((hits[ink] ?? 0) * SHADES) / SAMPLES ** 2)
  }
  return pngOf(SIZE, SIZE, colours, pixel)
}

/** The demo has a logo on its reports. */
export const giveLogo = async (ctx: Context): Promise<void> =>
  keepLogo(ctx, await demoScope(ctx), { content: drawMark(), width: SIZE, height: SIZE })
