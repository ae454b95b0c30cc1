import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alignedTogether,
  axes,
  boundsOf,
  distributed,
  GRID,
  movedTogether,
  sameSize,
  snappedMove,
  snappedSize,
  touchedBy,
  withBoxes,
} from '../../../src/customRoutes/esign/builder/arrange.ts'
import { withFieldsCopied, withoutFields } from '../../../src/customRoutes/esign/builder/draft.ts'
import { type Box, edges } from '../../../src/customRoutes/esign/builder/geometry.ts'
import { A4, draft, field } from './sample.ts'

const inPage = fc.record({
  x: fc.integer({ min: 0, max: 500 }),
  y: fc.integer({ min: 0, max: 700 }),
  width: fc.integer({ min: 8, max: 90 }),
  height: fc.integer({ min: 8, max: 90 }),
})
const several = fc
  .array(inPage, { minLength: 2, maxLength: 8 })
  .map(boxes => boxes.map((box, i) => field(`f${i}`, box)))
const values = (boxes: ReadonlyMap<string, Box>) => [...boxes.values()]

describe('several fields', () => {
  test('move together, keep their distances, and never leave the page', () => {
    fc.assert(
      fc.property(several, fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }), (all, x, y) => {
        const boxes = movedTogether(all, { x, y }, A4)
        const { x: left = 0, y: top = 0 } = boxes.get('f0') ?? {}
        for (const one of all) {
          const box = boxes.get(one.id) as Box
          expect(box.x - left).toBeCloseTo(one.x - (all[0]?.x ?? 0), 0)
          expect(box.y - top).toBeCloseTo(one.y - (all[0]?.y ?? 0), 0)
        }
        const bounds = boundsOf(values(boxes))
        expect(Math.min(bounds.x, bounds.y)).toBeGreaterThanOrEqual(0)
        expect(bounds.x + bounds.width).toBeLessThanOrEqual(A4.width + 0.1)
        expect(bounds.y + bounds.height).toBeLessThanOrEqual(A4.height + 0.1)
      }),
    )
  })

  test('are aligned to an edge of what they span, which stays', () => {
    fc.assert(
      fc.property(several, fc.constantFrom(...edges), (all, edge) => {
        const places: Record<typeof edge, (box: Box) => number> = {
          left: box => box.x,
          centre: box => box.x + box.width / 2,
          right: box => box.x + box.width,
          top: box => box.y,
          middle: box => box.y + box.height / 2,
          bottom: box => box.y + box.height,
        }
        const wanted = places[edge](boundsOf(all))
        for (const box of alignedTogether(all, edge, A4).values()) expect(places[edge](box)).toBeCloseTo(wanted, 0)
      }),
    )
  })

  test('have the same gaps when they are distributed; the first and the last stay', () => {
    fc.assert(
      fc.property(several, fc.constantFrom(...axes), (all, axis) => {
        const [at, length] = axis === 'across' ? (['x', 'width'] as const) : (['y', 'height'] as const)
        const boxes = values(distributed(all, axis, A4)).toSorted((a, b) => a[at] - b[at])
        expect(boxes[0]?.[at]).toBeCloseTo(boundsOf(all)[at], 0)
        const inOrder = values(distributed(all, axis, A4))
        const gaps = inOrder.slice(1).map((box, i) => box[at] - (inOrder[i]?.[at] ?? 0) - (inOrder[i]?.[length] ?? 0))
        for (const gap of gaps) expect(Math.abs(gap - (gaps[0] ?? 0))).toBeLessThan(0.5)
      }),
    )
  })

  test('become as large as one of them, and are copied and deleted together', () => {
    const all = [field('f1', { width: 100 }), field('f2', { y: 400, height: 20 })]
    const now = withBoxes(draft({ fields: all }), sameSize(all, { x: 0, y: 0, width: 120, height: 30 }, A4))
    expect(now.fields.map(({ width, height }) => [width, height])).toEqual([
      [120, 30],
      [120, 30],
    ])
    const copied = withFieldsCopied(now, now.fields, 'p1', A4)
    expect(copied.fields.map(({ id }) => id)).toEqual(['f1', 'f2', 'f3', 'f4'])
    // Below the originals, with the distance that those have.
    expect(copied.fields.slice(2).map(({ y }) => y)).toEqual([438, 638])
    // At the same place of another page.
    expect(withFieldsCopied(now, now.fields, 'p2', A4).fields.slice(2)).toMatchObject([
      { page: 'p2', y: 200 },
      { page: 'p2', y: 400 },
    ])
    expect(withoutFields(copied, ['f1', 'f4']).fields.map(({ id }) => id)).toEqual(['f2', 'f3'])
  })
})

test('on the grid, a corner comes to rest on a line', () => {
  const box = { x: 101, y: 203, width: 50, height: 21 }
  const by = snappedMove(box, { x: 3, y: -4 })
  expect([box.x + by.x, box.y + by.y]).toEqual([9 * GRID, 17 * GRID])
  const sized = snappedSize(box)
  expect([(sized.x + sized.width) % GRID, (sized.y + sized.height) % GRID]).toEqual([0, 0])
  expect(snappedSize({ ...box, width: 1, height: 1 })).toMatchObject({ width: GRID, height: GRID })
})

test('a frame selects the fields that it touches', () => {
  const all = [field('f1'), field('f2', { y: 400 })]
  expect(touchedBy(all, { x: 90, y: 190, width: 20, height: 20 }).map(({ id }) => id)).toEqual(['f1'])
  expect(touchedBy(all, { x: 90, y: 190, width: 20, height: 300 })).toHaveLength(2)
  expect(touchedBy(all, { x: 0, y: 0, width: 20, height: 20 })).toEqual([])
})
