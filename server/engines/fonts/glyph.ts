/** A point of an outline, in units of its font. */
export interface Point {
  x: number
  y: number
  isOn: boolean
}

/** Quadratic curves, as TrueType has them. */
export interface Glyph {
  contours: Point[][]
  advance: number
}

/** The smallest box around some outlines; all zeros if there is none. */
export function boxOf(contours: Point[][]) {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const contour of contours)
    for (const { x, y } of contour) {
      left = Math.min(left, x)
      bottom = Math.min(bottom, y)
      right = Math.max(right, x)
      top = Math.max(top, y)
    }
  return left > right ? { left: 0, bottom: 0, right: 0, top: 0 } : { left, bottom, right, top }
}
