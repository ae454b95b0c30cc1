import type { DraftField, EnvelopeDraft } from '../../../../contracts/esign/draft.ts'
import type { PageSize } from '../../../../contracts/esign/draftProblems.ts'
import { aligned, type Box, type Edge, within } from './geometry.ts'

/* Several fields of one page at once. Each function returns the new boxes by the ids of the fields. */

type Boxes = Map<string, Box>
type Fields = readonly DraftField[]

/** What the fields span. */
export function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(one => one.x))
  const y = Math.min(...boxes.map(one => one.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map(one => one.x + one.width)) - x,
    height: Math.max(...boxes.map(one => one.y + one.height)) - y,
  }
}

const each = (fields: Fields, size: PageSize, change: (field: DraftField) => Box): Boxes =>
  new Map(fields.map(field => [field.id, within(change(field), size)]))

/** All by the same way, as far as all of them stay on the page. */
export function movedTogether(fields: Fields, by: { x: number; y: number }, size: PageSize): Boxes {
  const bounds = boundsOf(fields)
  const x = Math.min(Math.max(by.x, -bounds.x), size.width - bounds.x - bounds.width)
  const y = Math.min(Math.max(by.y, -bounds.y), size.height - bounds.y - bounds.height)
  return each(fields, size, field => ({ ...field, x: field.x + x, y: field.y + y }))
}

/** One at the edge of its page; several at the edge of what they span. */
export function alignedTogether(fields: Fields, edge: Edge, size: PageSize): Boxes {
  if (fields.length < 2) return each(fields, size, field => aligned(field, edge, size))
  const { x, y, width, height } = boundsOf(fields)
  const places: Record<Edge, (box: Box) => Partial<Box>> = {
    left: () => ({ x }),
    centre: box => ({ x: x + (width - box.width) / 2 }),
    right: box => ({ x: x + width - box.width }),
    top: () => ({ y }),
    middle: box => ({ y: y + (height - box.height) / 2 }),
    bottom: box => ({ y: y + height - box.height }),
  }
  return each(fields, size, field => ({ ...field, ...places[edge](field) }))
}

export const axes = ['across', 'down'] as const
export type Axis = (typeof axes)[number]

/** The first and the last stay, and the gaps between all are the same. */
export function distributed(fields: Fields, axis: Axis, size: PageSize): Boxes {
  const [at, length] = axis === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const inOrder = fields.toSorted((a, b) => a[at] - b[at])
  const bounds = boundsOf(fields)
  const filled = fields.reduce((sum, field) => sum + field[length], 0)
  const gap = (bounds[length] - filled) / Math.max(fields.length - 1, 1)
  let next = bounds[at]
  return each(inOrder, size, field => {
    const place = next
    next += field[length] + gap
    return { ...field, [at]: place }
  })
}

/** As large as one of them. */
export const sameSize = (fields: Fields, { width, height }: Box, size: PageSize): Boxes =>
  each(fields, size, field => ({ ...field, width, height }))

export const withBoxes = (draft: EnvelopeDraft, boxes: ReadonlyMap<string, Box>): EnvelopeDraft => ({
  ...draft,
  fields: draft.fields.map(field => ({ ...field, ...boxes.get(field.id) })),
})

/** Points between two lines of the grid. */
export const GRID = 12

const snap = (value: number) => Math.round(value / GRID) * GRID

/** How far to move, so that the upper left corner of a box is on the grid. */
export const snappedMove = (box: Box, by: { x: number; y: number }) => ({
  x: snap(box.x + by.x) - box.x,
  y: snap(box.y + by.y) - box.y,
})

/** The box with its right and lower edge on the grid. */
export const snappedSize = (box: Box): Box => ({
  ...box,
  width: Math.max(snap(box.x + box.width) - box.x, GRID),
  height: Math.max(snap(box.y + box.height) - box.y, GRID),
})

/** Those that a rectangle touches. */
export const touchedBy = (fields: Fields, box: Box): Fields =>
  fields.filter(
    one =>
      one.x < box.x + box.width &&
      box.x < one.x + one.width &&
      one.y < box.y + box.height &&
      box.y < one.y + one.height,
  )
