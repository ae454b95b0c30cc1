import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftProblems } from '../../../contracts/esign/draftProblems.ts'
import { draftWarnings } from '../../../contracts/esign/draftWarnings.ts'
import {
  foundFields,
  moved,
  trimmed,
  withField,
  withFieldsOnAllPages,
  withFile,
  withFoundFields,
  withOrder,
  withoutPage,
  withoutRecipient,
  withPageTurned,
  withRecipient,
} from '../../../src/customRoutes/esign/builder/draft.ts'
import {
  aligned,
  edges,
  pressed,
  sizesOf,
  turnedBox,
  within,
} from '../../../src/customRoutes/esign/builder/geometry.ts'
import { changed, historyOf, redone, undone } from '../../../src/customRoutes/esign/builder/history.ts'
import { A4, draft, field, file, recipient } from './sample.ts'

const files = new Map([[file.id, file]])
const box = fc.record({
  x: fc.double({ min: -500, max: 1500, noNaN: true }),
  y: fc.double({ min: -500, max: 1500, noNaN: true }),
  width: fc.double({ min: 1, max: 2000, noNaN: true }),
  height: fc.double({ min: 1, max: 2000, noNaN: true }),
})
const size = fc.record({ width: fc.integer({ min: 100, max: 1200 }), height: fc.integer({ min: 100, max: 1200 }) })

test('a field never leaves its page, wherever it is put', () => {
  fc.assert(
    fc.property(box, size, fc.constantFrom(...edges), (at, page, edge) => {
      for (const inside of [within(at, page), aligned(at, edge, page)]) {
        expect(inside.x).toBeGreaterThanOrEqual(0)
        expect(inside.y).toBeGreaterThanOrEqual(0)
        expect(inside.x + inside.width).toBeLessThanOrEqual(page.width + 0.11)
        expect(inside.y + inside.height).toBeLessThanOrEqual(page.height + 0.11)
      }
    }),
  )
})

test('four quarter turns lead back, and two are a half turn', () => {
  fc.assert(
    fc.property(box, size, (at, page) => {
      const across = { width: page.height, height: page.width }
      const half = turnedBox(turnedBox(at, page, 90), across, 90)
      const whole = turnedBox(turnedBox(half, page, 90), across, 90)
      for (const side of ['x', 'y', 'width', 'height'] as const) {
        expect(half[side]).toBeCloseTo(turnedBox(at, page, 180)[side], 6)
        expect(whole[side]).toBeCloseTo(at[side], 6)
      }
    }),
  )
})

test('a turned page takes its fields along: the middle of each stays on the same spot of the paper', () => {
  const turned = withPageTurned(draft({ fields: [field('f1', { x: 20, y: 30, width: 60, height: 20 })] }), 'p1', files)
  // (50, 40) on 595 × 842 is (802, 50) after a quarter clockwise on 842 × 595; the field stays upright.
  expect(turned.fields[0]).toMatchObject({ x: 772, y: 40, width: 60, height: 20 })
  expect(turned.pages[0]?.rotate).toBe(90)
  expect(sizesOf(turned.pages, files).get('p1')).toEqual({ width: 842, height: 595 })
})

test('arrow keys move a field, with Shift they change its size, and other keys do nothing', () => {
  const at = { x: 100, y: 100, width: 50, height: 20 }
  expect(pressed(at, { key: 'ArrowLeft', shiftKey: false })).toMatchObject({ x: 96, y: 100, width: 50 })
  expect(pressed(at, { key: 'ArrowDown', shiftKey: true })).toMatchObject({ x: 100, y: 100, width: 50, height: 24 })
  expect(pressed(at, { key: 'a', shiftKey: false })).toBeUndefined()
})

test('a file adds its pages with new keys, and the first one names the document', () => {
  const once = withFile(draft({ title: '', pages: [] }), file)
  const twice = withFile(once, { ...file, id: 'fil_2', name: 'Other.pdf' })
  expect(once.title).toBe('Rent agreement')
  expect(twice.title).toBe('Rent agreement')
  expect(twice.pages.map(({ id, file: of, page }) => [id, of, page])).toEqual([
    ['p1', 'fil_1', 1],
    ['p2', 'fil_1', 2],
    ['p3', 'fil_2', 1],
    ['p4', 'fil_2', 2],
  ])
})

test('a removed page and a removed recipient take their fields along', () => {
  const two = draft({
    recipients: [recipient('r1'), recipient('r2')],
    fields: [field('f1'), field('f2', { page: 'p2', recipient: 'r2' })],
  })
  expect(withoutPage(two, 'p1').fields.map(({ id }) => id)).toEqual(['f2'])
  expect(withoutRecipient(two, 'r2').fields.map(({ id }) => id)).toEqual(['f1'])
})

test('new fields do not cover each other, until the page is full', () => {
  const place = (now: ReturnType<typeof draft>) =>
    withField(now, { kind: 'signature', page: 'p1', recipient: 'r1', label: 'Signature' }, A4)
  const three = place(place(place(draft())))
  const tops = three.fields.map(({ y }) => y)
  expect(new Set(three.fields.map(({ id }) => id)).size).toBe(3)
  expect(tops[1]).toBeGreaterThanOrEqual((tops[0] ?? 0) + 48)
  expect(tops[2]).toBeGreaterThanOrEqual((tops[1] ?? 0) + 48)
})

test('a field is copied to the pages that do not have it yet', () => {
  const all = withFieldsOnAllPages(draft({ fields: [field('f1')] }), [field('f1')], files)
  expect(all.fields.map(({ page }) => page)).toEqual(['p1', 'p2'])
  expect(withFieldsOnAllPages(all, [field('f1')], files).fields).toHaveLength(2)
})

test('found fields are taken over once: anchors name recipients, who are added, and forms keep their size', () => {
  const found = [
    { page: 1, x: 60, y: 700, width: 40, height: 6, kind: 'signature', name: '', recipient: 2 },
    { page: 2, x: 80, y: 100, width: 200, height: 18, kind: 'text', name: 'Place', recipient: null },
    { page: 2, x: 80, y: 300, width: 20, height: 18, kind: 'button', name: 'Print', recipient: null },
  ]
  const known = new Map([[file.id, { ...file, found }]])
  const bare = draft()
  expect(foundFields(bare, known)).toHaveLength(2)
  const taken = withFoundFields(bare, known, 'hi')
  expect(taken.recipients.map(({ id, locale }) => [id, locale])).toEqual([
    ['r1', 'en'],
    ['r2', 'hi'],
  ])
  expect(taken.fields).toMatchObject([
    { kind: 'signature', page: 'p1', recipient: 'r2', x: 60, y: 700, width: 160, height: 48 },
    { kind: 'text', page: 'p2', recipient: 'r1', x: 80, y: 100, width: 200, height: 18, label: 'Place' },
  ])
  expect(foundFields(taken, known)).toEqual([])
})

test('recipients are asked together or in turn, and a new one comes last', () => {
  const three = withRecipient(withRecipient(draft(), 'en'), 'en')
  expect(three.recipients.map(({ order }) => order)).toEqual([1, 2, 3])
  expect(withOrder(three, 'together').recipients.map(({ order }) => order)).toEqual([1, 1, 1])
  expect(withOrder(withOrder(three, 'together'), 'inTurn').recipients.map(({ order }) => order)).toEqual([1, 2, 3])
})

test('items are moved both ways', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

test('spaces alone are no name, and a spaced number is one number', () => {
  const typed = draft({ recipients: [recipient('r1', { name: '  ', email: ' A@B.in ', phone: '+91 98765 43210' })] })
  expect(trimmed(typed).recipients[0]).toMatchObject({ name: '', email: 'a@b.in', phone: '+919876543210' })
  expect(draftProblems(trimmed(typed), new Map()).map(one => one.field)).toContain('recipients.0.name')
})

test('changes are undone and done again; those of one group together', () => {
  let history = historyOf('')
  for (const next of ['a', 'ab', 'abc']) history = changed(history, next, 'title')
  history = changed(history, 'abc!')
  expect(undone(history).present).toBe('abc')
  expect(undone(undone(history)).present).toBe('')
  expect(redone(undone(history)).present).toBe('abc!')
  expect(redone(changed(undone(history), 'new')).present).toBe('new')
  expect(undone(historyOf('x')).present).toBe('x')
})

test('two who act with the same address or number are warned of, and keep nothing from being sent', () => {
  const warned = (...recipients: ReturnType<typeof recipient>[]) =>
    draftWarnings({ recipients }).map(({ field }) => field)
  const first = recipient('r1', { name: 'Asha Rao', email: 'both@example.com', phone: '+919876543210' })
  const second = recipient('r2', { name: 'Ravi Kumar', email: 'Both@Example.com', phone: '098765 43210' })
  expect(warned(first, second)).toEqual(['recipients.1.email', 'recipients.1.phone'])
  expect(draftWarnings({ recipients: [first, second] })[0]?.message.en).toBe(
    'Asha Rao and Ravi Kumar have the same e-mail address: whoever has it can sign for both.',
  )
  expect(warned(first, { ...second, role: 'copy' })).toEqual([])
  expect(warned({ ...first, role: 'hiddenCopy' }, second)).toEqual([])
  expect(warned(recipient('r1', { email: null, phone: '' }), recipient('r2', { email: null, phone: '' }))).toEqual([])
  expect(draftProblems(draft({ recipients: [first, second] }), new Map()).map(({ field }) => field)).not.toContain(
    'recipients.1.email',
  )
})
