import { describe, expect, test } from 'vitest'
import { changesBetween } from '../../../server/monitoring/findings.ts'
import { addMonths, nextMonth } from '../../../server/monitoring/months.ts'

describe('months', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-05-31', 13, '2028-06-30'],
  ])('%s and %d months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later)
  })

  const paid = { anchor: '2027-01-31', months: 1, paidUntil: '2027-02-28' }

  test('keep their day, also where the server was away on it', () => {
    const next = { anchor: '2027-01-31', months: 2, from: '2027-02-28', paidUntil: '2027-03-31' }
    expect(nextMonth(paid, '2027-02-28', true)).toEqual(next)
    expect(nextMonth(paid, '2027-03-04', true)).toEqual(next)
  })

  test('begin anew after a gap, for which nobody pays', () => {
    const anew = { anchor: '2027-03-04', months: 1, from: '2027-03-04', paidUntil: '2027-04-04' }
    expect(nextMonth(paid, '2027-03-04', false)).toEqual(anew)
    expect(nextMonth(paid, '2027-04-02', true).from).toBe('2027-04-02')
    expect(nextMonth(paid, '2027-02-28', false).paidUntil).toBe('2027-03-31')
  })
})

describe('changes', () => {
  const open = { key: 'a', hash: '1', ignored: false }
  const ignored = { ...open, ignored: true }

  test.each([
    ['nothing', [open], [open], {}],
    ['a new one', [], [open], { added: 1 }],
    ['a new one that concerns somebody else', [], [ignored], {}],
    ['a different one', [open], [{ ...open, hash: '2' }], { changed: 1 }],
    ['one that somebody decided about', [open], [ignored], {}],
    ['a decision that was taken back', [ignored], [open], {}],
    ['one that differs and concerns the subject now', [ignored], [{ ...open, hash: '2' }], { changed: 1 }],
    ['one that differs and concerns somebody else still', [ignored], [{ ...ignored, hash: '2' }], {}],
    ['one that went', [open], [], { removed: 1 }],
    ['one that went and concerned somebody else', [ignored], [], {}],
  ])('%s', (_, known, now, expected) => {
    expect(changesBetween(known, now)).toEqual({ added: 0, changed: 0, removed: 0, ...expected })
  })
})
