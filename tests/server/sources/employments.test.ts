import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markEmployments } from '../../../server/sources/runners/employments.ts'
import { uanCheck } from '../../../server/sources/runners/uanCheck.ts'

const today = '2026-11-23'
const job = (joinedOn: string, exitedOn: string | null) => ({ joinedOn, exitedOn })

describe('markEmployments', () => {
  test('sorts, and marks nothing where one follows the other', () => {
    const { employments, ...totals } = markEmployments(
      [job('2021-06-01', null), job('2019-01-01', '2021-05-31')],
      today,
    )
    expect(employments).toEqual([
      { ...job('2019-01-01', '2021-05-31'), mark: null, markDays: null },
      { ...job('2021-06-01', null), mark: null, markDays: null },
    ])
    expect(totals).toEqual({ overlapDays: 0, gapDays: 0, daysWorked: 2884 })
  })

  test.each([
    ['a handover of a week is no overlap', '2021-05-26', null, null],
    ['eight days are one', '2021-05-24', 'overlap', 8],
    ['a month at home is no gap', '2021-07-02', null, null],
    ['a longer one is', '2021-07-03', 'gap', 32],
  ] as const)('%s', (_what, joinedOn, mark, markDays) => {
    const { employments } = markEmployments([job('2019-01-01', '2021-05-31'), job(joinedOn, null)], today)
    expect(employments.at(-1)).toMatchObject({ mark, markDays })
  })

  test('a short job within a long one overlaps whole, and what follows is measured from the long one', () => {
    const { employments, overlapDays, gapDays, daysWorked } = markEmployments(
      [job('2020-01-01', '2020-12-31'), job('2020-03-01', '2020-03-31'), job('2021-03-01', '2021-03-31')],
      today,
    )
    expect(employments.map(({ mark, markDays }) => [mark, markDays])).toEqual([
      [null, null],
      ['overlap', 31],
      ['gap', 59],
    ])
    expect({ overlapDays, gapDays, daysWorked }).toEqual({ overlapDays: 31, gapDays: 59, daysWorked: 366 + 31 })
  })

  test('an exit before the entry counts as one day', () => {
    expect(markEmployments([job('2020-01-10', '2019-01-10')], today)).toMatchObject({ daysWorked: 1, gapDays: 0 })
  })

  test('worked days and gaps are never more than the days there are', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date(today), noInvalidDate: true })
    const iso = day.map(date => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(fc.tuple(iso, fc.option(iso)), { minLength: 1, maxLength: 12 }), jobs => {
        const sorted = jobs.map(([from, to]) => job(from, to === null || to >= from ? to : from))
        const { employments, daysWorked, gapDays } = markEmployments(sorted, today)
        const first = Date.parse(employments[0]?.joinedOn ?? today)
        const span = (Date.parse(today) - first) / 86_400_000 + 1
        expect(daysWorked).toBeGreaterThanOrEqual(1)
        expect(daysWorked + gapDays).toBeLessThanOrEqual(span)
        expect(employments).toHaveLength(jobs.length)
      }),
    )
  })
})

test('the history names the newest first, the current employer, and the worst that was marked', () => {
  const one = (establishment: string, joinedOn: string, exitedOn: string | null) => ({
    establishment,
    memberId: 'MHBAN00000640000000125',
    joinedOn,
    exitedOn,
    lastContribution: '2026-10-01',
  })
  const employments = [
    one('Amrit', '2019-01-01', '2021-05-31'),
    one('Tulsi', '2021-09-01', null),
    one('Amrit', '2022-01-01', '2022-02-28'),
  ]
  const result = uanCheck.result({ uan: '100123456000' }, { name: 'Ravi Konda', employments, asOf: today })
  expect(result).toMatchObject({
    status: 'overlaps',
    currentEmployer: 'Tulsi',
    employers: 2,
    overlapDays: 59,
    gapDays: 92,
    employments: [
      { joinedOn: '2022-01-01', mark: 'overlap', markDays: 59, lastContribution: '2026-10' },
      { joinedOn: '2021-09-01', mark: 'gap', markDays: 92 },
      { joinedOn: '2019-01-01', mark: null },
    ],
  })
})
