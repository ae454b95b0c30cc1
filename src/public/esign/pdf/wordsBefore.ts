/** A piece of text on a page, from its upper left corner. */
export interface PlacedText {
  text: string
  x: number
  y: number
  width: number
  height: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How far above a field its words may stand, in heights of a line. */
const NEAR_LINES = 4

const MOST_CHARACTERS = 120

/** The words that a page has before a field: those to its left on the same line, else the nearest line above. Empty if there are none. */
export function wordsBefore(items: readonly PlacedText[], box: Box): string {
  const written = items.filter(({ text }) => text.trim() !== '')
  const beside = written.filter(item => isBeside(item, box) && item.x < box.x)
  if (beside.length > 0) return joined(beside)
  const above = written.filter(item => {
    const gap = box.y - (item.y + item.height)
    return gap >= -item.height / 2 && gap <= NEAR_LINES * item.height
  })
  const lowest = above.toSorted((a, b) => b.y + b.height - (a.y + a.height))[0]
  return lowest ? joined(above.filter(item => isBeside(item, lowest))) : ''
}

function isBeside(item: PlacedText, { y, height }: Pick<Box, 'y' | 'height'>): boolean {
  const overlap = Math.min(item.y + item.height, y + height) - Math.max(item.y, y)
  return overlap >= Math.min(item.height, height) / 2
}

function joined(items: readonly PlacedText[]): string {
  const line = items.toSorted((a, b) => a.x - b.x)
  let [words, end] = ['', Number.POSITIVE_INFINITY]
  for (const { text, x, width, height } of line) {
    words += x - end > height / 4 ? ` ${text}` : text
    end = x + width
  }
  // Lines to write on say nothing.
  const said = words.replaceAll(/[_.…\s]{3,}/gu, ' ').trim()
  return said.length > MOST_CHARACTERS ? `…${said.slice(-MOST_CHARACTERS)}` : said
}
