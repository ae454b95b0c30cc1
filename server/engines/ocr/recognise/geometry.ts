/** A point of a picture in pixels, from its upper left corner. */
export interface Point {
  x: number
  y: number
}

/** A rectangle that may be tilted: its centre, the length of the line, its height, and its angle in radians, clockwise. */
export interface Strip {
  x: number
  y: number
  width: number
  height: number
  angle: number
}

/** The convex hull in counter-clockwise order (Andrew's monotone chain). */
export function convexHull(points: Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  const half = (from: Point[]) => {
    const hull: Point[] = []
    for (const point of from) {
      while (hull.length >= 2 && !turnsLeft(hull.at(-2), hull.at(-1), point)) hull.pop()
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const turnsLeft = (a: Point | undefined, b: Point | undefined, c: Point) =>
  a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0

/** The smallest rectangle around the points: one of its sides lies on a side of the hull. Its angle is between -45° and 45°. */
export function smallestStrip(points: Point[]): Strip {
  const hull = convexHull(points)
  let best: Strip | undefined
  for (const [at, from] of hull.entries()) {
    const to = hull[(at + 1) % hull.length] ?? from
    const strip = stripAlong(hull, Math.atan2(to.y - from.y, to.x - from.x))
    if (!best || strip.width * strip.height < best.width * best.height) best = strip
  }
  return best ?? stripAlong(points, 0)
}

function stripAlong(points: Point[], direction: number): Strip {
  const quarter = Math.PI / 2
  const angle = direction - Math.round(direction / quarter) * quarter
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    left = Math.min(left, u)
    right = Math.max(right, u)
    top = Math.min(top, v)
    bottom = Math.max(bottom, v)
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  return { x: u * cos - v * sin, y: u * sin + v * cos, width: right - left, height: bottom - top, angle }
}

/** The four corners of a strip: upper left, upper right, lower right, lower left. */
export function cornersOf({ x, y, width, height, angle }: Strip): [Point, Point, Point, Point] {
  const [cos, sin] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
  const corner = (across: number, down: number): Point => ({
    x: x + across * width * cos - down * height * sin,
    y: y + across * width * sin + down * height * cos,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** The part of a strip from one share of its length to another, such as the place of a word in its line. */
export function partOf(strip: Strip, from: number, to: number): Strip {
  const shift = ((from + to) / 2 - 0.5) * strip.width
  return {
    ...strip,
    x: strip.x + shift * Math.cos(strip.angle),
    y: strip.y + shift * Math.sin(strip.angle),
    width: (to - from) * strip.width,
  }
}

export type QuarterTurn = 0 | 90 | 180 | 270

/** Where a strip lies after its picture of this size was turned clockwise. The line keeps its direction, so the strip swaps its sides. */
export function turnStrip(strip: Strip, degrees: QuarterTurn, width: number, height: number): Strip {
  const { x, y } = strip
  if (degrees === 0) return strip
  if (degrees === 180) return { ...strip, x: width - x, y: height - y }
  const place = degrees === 90 ? { x: height - y, y: x } : { x: y, y: width - x }
  return { ...strip, ...place, width: strip.height, height: strip.width }
}
