import { describe, expect, test } from 'vitest'
import { financialYearOf, financialYearsSince } from '../../../../contracts/platform/financialYear.ts'
import { productOf } from '../../../../contracts/products/index.ts'
import { dueDateOf, periodsOf } from '../../../../server/sources/runners/gstPeriods.ts'
import { gstReturns } from '../../../../server/sources/runners/gstReturns.ts'

test('a year has twelve months or four quarters', () => {
  expect(periodsOf('2025-26', false)).toHaveLength(12)
  expect(periodsOf('2025-26', false).slice(8)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03'])
  expect(periodsOf('2025-26', true)).toEqual(['2025-06', '2025-09', '2025-12', '2026-03'])
})

test.each([
  ['GSTR1', '2025-04', false, '2025-05-11'],
  ['GSTR3B', '2025-12', false, '2026-01-20'],
  ['GSTR1', '2025-06', true, '2025-07-13'],
  ['GSTR3B', '2025-06', true, '2025-07-24'],
] as const)('%s for %s, quarterly %s, is due on %s', (type, period, quarterly, due) => {
  expect(dueDateOf(type, period, quarterly)).toBe(due)
})

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['1999-12-31T00:00:00Z', '1999-00'],
])('%s lies in the financial year %s of India', (at, year) => expect(financialYearOf(new Date(at))).toBe(year))

test('the financial years since one, newest first', () => {
  const now = new Date('2026-11-23T00:00:00Z')
  expect(financialYearsSince(2024, now)).toEqual(['2026-27', '2025-26', '2024-25'])
  expect(financialYearsSince(2030, now)).toEqual([])
})

test.each(['2016-17', '2025-27', '2999-00', '2025', '', 'x'])(
  'the year %j is refused, and the message says which are known',
  year => {
    const parsed = productOf('gst-returns').input.safeParse({ gstin: '27AAACZ1000A1Z7', financialYear: year })
    expect(parsed.error?.issues).toMatchObject([
      {
        path: ['financialYear'],
        message: expect.stringMatching(/^Enter a financial year from 2017-18 to \d{4}-\d\d\.$/),
      },
    ])
  },
)

describe('returns', () => {
  const input = { gstin: '27AAACZ1000A1Z7', financialYear: '2025-26' }
  const filing = (period: string, dateOfFiling: string | null) =>
    ({ gstType: 'GSTR3B', period, quarterly: false, methodOfFilling: null, dateOfFiling }) as const
  const record = {
    legalName: 'Zenith',
    turnOverMin: 4_000_000,
    turnOverMax: null,
    annualAggregateTurnOver: null,
    grossTotalIncome: null,
    grossTotalIncomeFinancialYear: null,
    asOf: '2025-07-20',
  }
  const onTime = filing('2025-04', '2025-05-20')
  const late = filing('2025-05', '2025-06-21')

  test.each([
    [[onTime], { status: 'regular', filed: 1, late: 0, missing: 0 }],
    [[onTime, late], { status: 'late', filed: 2, late: 1, missing: 0 }],
    [[onTime, late, filing('2025-05', null)], { status: 'missing', filed: 2, late: 1, missing: 1 }],
    // Due today, so still in time.
    [[filing('2025-06', null)], { status: 'none_due', filed: 0, missing: 0 }],
    [[], { status: 'none_due', filed: 0, late: 0, missing: 0 }],
  ])('%j', (filings, expected) => {
    expect(gstReturns.result(input, { ...record, filings })).toMatchObject({
      ...expected,
      aggregateTurnOverMin: 400_000_000,
      aggregateTurnOverMax: null,
    })
  })

  test('each row has the specification’s names', () => {
    expect(gstReturns.result(input, { ...record, filings: [late] }).filingStatus).toEqual([
      {
        filingYear: '2025-26',
        monthOfFiling: '2025-05',
        gstType: 'GSTR3B',
        methodOfFilling: null,
        dateOfFiling: '2025-06-21',
        dueOn: '2025-06-20',
        gstStatus: 'filed_late',
      },
    ])
  })

  test('a source that does not say as of when is taken at its answer’s day', () => {
    const { asOf } = gstReturns.record.parse({ ...record, filings: [], asOf: null })
    expect(asOf).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
