interface Placed {
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** The order in which fields are read: by page, then by line, then from left to right. Fields stand on one line if they overlap by half of the lower one's height. */
export function inReadingOrder<F extends Placed>(fields: readonly F[]): F[] {
  const rest = fields.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x)
  const ordered: F[] = []
  while (rest.length > 0) {
    const first = rest[0] as F
    const line = rest.filter(field => isBeside(field, first))
    ordered.push(...line.toSorted((a, b) => a.x - b.x || a.y - b.y))
    for (const field of line) rest.splice(rest.indexOf(field), 1)
  }
  return ordered
}

function isBeside(a: Placed, b: Placed): boolean {
  const overlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return a.page === b.page && overlap >= Math.min(a.height, b.height) / 2
}
