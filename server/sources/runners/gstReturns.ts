import { z } from 'zod'
import { generateIdentifier, gstinNote } from '../../../contracts/identifiers/index.ts'
import { financialYearsSince, firstYearOf } from '../../../contracts/platform/financialYear.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import type { Synthetic } from '../synthetic/synthetic.ts'
import { taxpayerOf } from '../synthetic/taxpayers.ts'
import { defineRunner } from './define.ts'
import { dueDateOf, type GstReturnType, periodsOf } from './gstPeriods.ts'
import { paiseOf, rupees } from './rupees.ts'

const filing = z.object({
  gstType: z.enum(['GSTR1', 'GSTR3B']),
  /** The last month of the period: `2026-04`. */
  period: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  quarterly: z.boolean(),
  methodOfFilling: z.string().max(40).nullable(),
  dateOfFiling: z.iso.date().nullable(),
})

const today = () => new Date().toISOString().slice(0, 10)

type Filing = ResultOf<'gst-returns'>['filingStatus'][number]

export const gstReturns = defineRunner('gst-returns', {
  record: z.object({
    legalName: z.string().min(1).max(200),
    turnOverMin: rupees.nullable(),
    turnOverMax: rupees.nullable(),
    annualAggregateTurnOver: z.string().max(100).nullable(),
    grossTotalIncome: z.string().max(100).nullable(),
    grossTotalIncomeFinancialYear: z.string().max(20).nullable(),
    filings: z.array(filing).max(100),
    /** Decides what is due: the day of the answer, if the source does not name one. */
    asOf: z.iso
      .date()
      .nullable()
      .transform(day => day ?? today()),
  }),
  sandbox({ gstin, financialYear }, synthetic) {
    const quarterly = !synthetic.plain && synthetic.chance() < 0.2
    const [min, max, slab] = slabOf(synthetic)
    const before = `${firstYearOf(financialYear) - 1}-${financialYear.slice(2, 4)}`
    const asOf = `${today().slice(0, 7)}-01`
    return {
      legalName: taxpayerOf(gstin),
      turnOverMin: min,
      turnOverMax: max,
      annualAggregateTurnOver: slab,
      grossTotalIncome: slab,
      grossTotalIncomeFinancialYear: before,
      // Deductors, collectors and bodies abroad file other returns than these two.
      filings: (gstinNote(gstin) ? [] : periodsOf(financialYear, quarterly)).flatMap(period =>
        (['GSTR1', 'GSTR3B'] as const).map(gstType => filingOf(synthetic, gstType, period, quarterly, asOf)),
      ),
      asOf,
    }
  },
  sample(random) {
    const [present = '', last = present] = financialYearsSince(2017)
    return { gstin: generateIdentifier('gstin', random), financialYear: random() < 0.5 ? present : last }
  },
  remote: {
    path: '/gst-returns',
    body: { gstin: 'gstin', financialYear: 'financial_year' },
    record: {
      legalName: 'data.legal_name',
      turnOverMin: 'data.turnover_min',
      turnOverMax: 'data.turnover_max',
      annualAggregateTurnOver: 'data.annual_aggregate_turnover',
      grossTotalIncome: 'data.gross_total_income',
      grossTotalIncomeFinancialYear: 'data.gross_total_income_financial_year',
      filings: {
        at: 'data.filing_status',
        row: {
          gstType: { at: 'return_type', values: { GSTR1: 'GSTR1', GSTR3B: 'GSTR3B' } },
          period: 'period',
          quarterly: { at: 'frequency', values: { M: false, Q: true } },
          methodOfFilling: 'mode_of_filing',
          dateOfFiling: 'date_of_filing',
        },
      },
      asOf: 'data.as_of',
    },
  },
  result({ financialYear }, record) {
    const filingStatus = record.filings.map(one => rowOf(one, financialYear, record.asOf))
    const having = (...wanted: Filing['gstStatus'][]) =>
      filingStatus.filter(({ gstStatus }) => wanted.includes(gstStatus)).length
    const [filed, late, missing] = [having('filed', 'filed_late'), having('filed_late'), having('not_filed')]
    return {
      status: missing > 0 ? 'missing' : late > 0 ? 'late' : filed > 0 ? 'regular' : 'none_due',
      legalName: record.legalName,
      filed,
      late,
      missing,
      aggregateTurnOverMin: paiseOf(record.turnOverMin),
      aggregateTurnOverMax: paiseOf(record.turnOverMax),
      annualAggregateTurnOver: record.annualAggregateTurnOver,
      grossTotalIncome: record.grossTotalIncome,
      grossTotalIncomeFinancialYear: record.grossTotalIncomeFinancialYear,
      filingStatus,
    }
  },
})

function rowOf(
  { gstType, period, quarterly, ...one }: z.infer<typeof filing>,
  filingYear: string,
  asOf: string,
): Filing {
  const due = dueDateOf(gstType, period, quarterly)
  const open = due < asOf ? 'not_filed' : 'not_due'
  const gstStatus = one.dateOfFiling === null ? open : one.dateOfFiling > due ? 'filed_late' : 'filed'
  return { filingYear, monthOfFiling: period, gstType, ...one, dueOn: due, gstStatus }
}

function filingOf(synthetic: Synthetic, gstType: GstReturnType, period: string, quarterly: boolean, asOf: string) {
  const due = dueDateOf(gstType, period, quarterly)
  const usual = synthetic.plain || (!synthetic.mismatch && synthetic.chance() > 0.06)
  const daysLate = usual ? -synthetic.between(0, 6) : synthetic.between(1, 40)
  const filedOn = new Date(Date.parse(due) + daysLate * 86_400_000).toISOString().slice(0, 10)
  const missed = synthetic.mismatch && synthetic.chance() < 0.5
  const dateOfFiling = filedOn < asOf && !missed ? filedOn : null
  return { gstType, period, quarterly, methodOfFilling: dateOfFiling === null ? null : 'Online', dateOfFiling }
}

const slabs = [
  [0, 4_000_000, 'Up to ₹40 lakh'],
  [4_000_000, 15_000_000, '₹40 lakh to ₹1.5 crore'],
  [15_000_000, 50_000_000, '₹1.5 crore to ₹5 crore'],
  [50_000_000, 250_000_000, '₹5 crore to ₹25 crore'],
] as const

const slabOf = (synthetic: Synthetic) => slabs[synthetic.between(0, slabs.length - 1)] ?? slabs[0]
