import { expect, test } from 'vitest'
import { sizesOf } from '../../../src/customRoutes/esign/builder/geometry.ts'
import { withFieldsOf, withFileSwapped } from '../../../src/customRoutes/esign/builder/otherPages.ts'
import { A4, draft, field, file, recipient } from './sample.ts'

const files = new Map([[file.id, file]])
const LETTER = { width: 612, height: 792 }
const other = (pages: (typeof A4)[]) => ({ ...file, id: 'fil_2', name: 'New.pdf', pages })

test('fields stay when a document is replaced, page by page, and further pages follow behind', () => {
  const before = draft({ fields: [field('f1'), field('f2', { page: 'p2' })] })
  const { draft: after, lost, resized } = withFileSwapped(before, file.id, other([A4, A4, A4]), files)
  expect(after.pages.map(({ file: of, page }) => [of, page])).toEqual([
    ['fil_2', 1],
    ['fil_2', 2],
    ['fil_2', 3],
  ])
  expect(new Set(after.pages.map(({ id }) => id)).size).toBe(3)
  expect([after.fields, lost, resized]).toEqual([before.fields, [], 0])
})

test('what falls off with a page is named, and other files stay as they are', () => {
  const known = new Map([...files, ['fil_3', { ...file, id: 'fil_3' }]])
  const before = draft({
    pages: [
      { id: 'p1', file: 'fil_1', page: 1, rotate: 0 },
      { id: 'p2', file: 'fil_3', page: 1, rotate: 0 },
      { id: 'p3', file: 'fil_1', page: 2, rotate: 90 },
    ],
    fields: [field('f1'), field('f2', { page: 'p2' }), field('f3', { page: 'p3', kind: 'date' })],
  })
  const { draft: after, lost } = withFileSwapped(before, 'fil_1', other([A4]), known)
  expect(after.pages.map(({ id, file: of }) => [id, of])).toEqual([
    ['p1', 'fil_2'],
    ['p2', 'fil_3'],
  ])
  expect(after.fields.map(({ id }) => id)).toEqual(['f1', 'f2'])
  expect(lost).toMatchObject([{ page: 3, field: { id: 'f3' } }])
})

test('a page that was taken out stays out when its document is replaced', () => {
  const before = draft({ pages: [{ id: 'p2', file: 'fil_1', page: 2, rotate: 0 }], fields: [] })
  const { draft: after } = withFileSwapped(before, 'fil_1', other([A4, A4]), files)
  expect(after.pages).toEqual([{ id: 'p2', file: 'fil_2', page: 2, rotate: 0 }])
})

test('on a page of another size the middle of a field stays at the same share, turned pages included', () => {
  const before = draft({ fields: [field('f1', { x: (595 - 160) / 2, y: 842 - 48 - 10 })] })
  const { draft: after, resized } = withFileSwapped(before, file.id, other([LETTER, A4]), files)
  expect(resized).toBe(1)
  expect(after.fields[0]).toMatchObject({ x: (612 - 160) / 2, width: 160, height: 48 })
  expect((after.fields[0]?.y ?? 0) + 48).toBeLessThanOrEqual(792)
})

test('fields of another envelope go by the number of the page and the order of those who sign', () => {
  const now = draft({
    recipients: [recipient('a', { role: 'copy' }), recipient('b')],
    fields: [field('f1', { recipient: 'b' })],
  })
  const theirs = draft({
    recipients: [recipient('x', { role: 'approve' }), recipient('y'), recipient('z')],
    pages: [...draft().pages, { id: 'p3', file: 'fil_1', page: 1, rotate: 0 }],
    fields: [
      field('f1', { recipient: 'y', page: 'p2', kind: 'text', label: 'City', value: 'Pune', readOnly: true }),
      field('f2', { recipient: 'z' }),
      field('f3', { recipient: 'y', page: 'p3' }),
    ],
  })
  const sizes = sizesOf(theirs.pages, files)
  const copied = withFieldsOf(now, { draft: theirs, sizes, keepValues: false }, sizesOf(now.pages, files), 'hi')
  expect(copied.draft.recipients.map(({ id, role, locale }) => [id, role, locale])).toEqual([
    ['a', 'copy', 'en'],
    ['b', 'sign', 'en'],
    ['r1', 'sign', 'hi'],
  ])
  expect(copied.draft.fields).toMatchObject([
    { id: 'f1', recipient: 'b', page: 'p1' },
    { id: 'f2', recipient: 'b', page: 'p2', label: 'City', value: null, readOnly: false },
    { id: 'f3', recipient: 'r1', page: 'p1' },
  ])
  expect(copied.lost).toMatchObject([{ page: 3, field: { id: 'f3' } }])
  const kept = withFieldsOf(now, { draft: theirs, sizes, keepValues: true }, sizesOf(now.pages, files), 'hi')
  expect(kept.draft.fields[1]).toMatchObject({ value: 'Pune', readOnly: true })
})
