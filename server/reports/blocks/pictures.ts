import { accent, faint, PADDING, PAGE, type Table, write } from './style.ts'

/** A picture of a report. */
export interface Picture {
  /** A data URL of a PNG or JPEG. */
  image: string
  /** In pixels. */
  width: number
  height: number
  /** Says in words what the picture shows: the PDF library has no other alternative text. */
  caption: string
  /** Drawn round what matters, in pixels of the picture. */
  marks?: readonly Mark[]
}

export interface Mark {
  x: number
  y: number
  width: number
  height: number
}

/** In points. */
const HEIGHT = 200
const ONE = 320
const TWO = PAGE / 2 - PADDING
/** Points for each pixel. */
const SCALE = 0.75

/** Two pictures in a row, or one alone; each with its caption, and none larger than its pixels allow. */
export function picturesTable(pictures: readonly Picture[]): Table {
  const inRow = Math.min(2, pictures.length)
  const rows = Array.from({ length: Math.ceil(pictures.length / inRow) }, (_, at) =>
    Array.from({ length: inRow }, (_, column) => pictures[at * inRow + column]),
  )
  const room = inRow === 1 ? ONE : TWO
  return {
    dontBreakRows: true,
    widths: Array.from({ length: inRow }, () => '*'),
    body: rows.map(cells => cells.map(picture => (picture ? cellOf(picture, room) : {}))),
  }
}

function cellOf({ image, width, height, caption, marks = [] }: Picture, room: number): object {
  const scale = Math.min(SCALE, room / width, HEIGHT / height)
  const rectangles = marks.map(({ x, y, width: wide, height: high }) => ({
    type: 'rect',
    x: x * scale,
    y: y * scale,
    w: wide * scale,
    h: high * scale,
    r: 3,
    lineWidth: 1.5,
    lineColor: accent,
  }))
  return {
    stack: [
      { image, width: width * scale, height: height * scale },
      ...(rectangles.length > 0 ? [{ canvas: rectangles, relativePosition: { x: 0, y: -height * scale } }] : []),
      { ...write(caption, { fontSize: 9, color: faint }), margin: [0, 4, 0, 0] },
    ],
  }
}

/** Without lines. */
export const picturesLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 0,
  paddingRight: () => PADDING,
}
