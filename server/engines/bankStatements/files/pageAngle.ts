import type { Strip } from '../../ocr/recognise/geometry.ts'
import { usualHeight } from './recognisedWords.ts'

/** How far the lines of a page may lie from the angle that their strips tell, in radians, and in what steps it is looked for. */
const REACH = 0.015
const STEP = 0.0003

/** Strips of one line lie this close once they are level, as a share of their height. */
const CLOSE = 0.25

/**
 * The angle of a page's lines in radians, clockwise, at which most strips stand side by side. The strips of short words tell their own angle badly, and a quarter of
 * a degree moves the end of a line to the next one.
 */
export function pageAngle(strips: readonly Strip[], around: number): number {
  const close = CLOSE * usualHeight(strips)
  let best = { angle: around, score: 0 }
  // From the middle outwards, so that of equal angles the nearest is kept.
  for (let step = 0; step * STEP <= REACH; step++)
    for (const angle of [around + step * STEP, around - step * STEP]) {
      const score = besideOneAnother(strips, angle, close)
      if (score > best.score * (1 + 1e-9)) best = { angle, score }
    }
  return best.angle
}

function besideOneAnother(strips: readonly Strip[], angle: number, close: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const levels = strips.map(({ x, y }) => y * cos - x * sin).toSorted((one, other) => one - other)
  let score = 0
  for (const [at, level] of levels.entries())
    for (let next = at + 1; next < levels.length; next++) {
      const apart = (levels[next] ?? 0) - level
      if (apart >= close) break
      score += 1 - apart / close
    }
  return score
}
