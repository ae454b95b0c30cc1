import type { StatementCategory, StatementIncomeCode } from '../../../../contracts/bankStatements/statementCodes.ts'
import type {
  StatementAnalysis,
  StatementIncome,
  StatementParams,
} from '../../../../contracts/bankStatements/statements.ts'
import { roundTripsOf } from './roundTrips.ts'
import { median } from './sums.ts'

type Row = StatementAnalysis['rows'][number]

const MIN_MONTHS = 2
/** A month of more than this many times the middle one is counted as this many times. */
const MAX_OF_MEDIAN = 2

/** Credits that are no income, by the step that says so. Interest and investments come from what one has. */
const excluded: Partial<Record<StatementCategory, StatementIncomeCode>> = {
  ownTransfer: 'ownTransfersLeftOut',
  loan: 'loansLeftOut',
  refund: 'refundsLeftOut',
  bounce: 'bouncedLeftOut',
}
const notEarned: ReadonlySet<StatementCategory> = new Set([
  'interest',
  'investment',
  'gaming',
  'insurance',
  'card',
  'tax',
])

/**
 * A monthly income over the complete months: the middle salary where a rule found salaries in half of them, else the mean of the credits that may be
 * earned. Every step is told with its amounts.
 */
export function incomeOf(
  rows: readonly Row[],
  months: StatementAnalysis['months'],
  bounces: StatementAnalysis['bounces'],
): StatementIncome {
  const steps: StatementIncome['steps'] = []
  const step = (code: StatementIncomeCode, params: StatementParams = {}) => steps.push({ code, params })
  const isComplete = new Map<string, boolean>()
  for (const { month, complete } of months) isComplete.set(month, complete || (isComplete.get(month) ?? false))
  const whole = [...isComplete]
    .filter(([, complete]) => complete)
    .map(([month]) => month)
    .sort()
  step('months', { count: whole.length })
  const partial = isComplete.size - whole.length
  if (partial > 0) step('partialMonthsLeftOut', { count: partial })
  const nothing = { amountPaise: null, basis: null, months: [], steps, rows: [] }
  if (whole.length < MIN_MONTHS) {
    step('tooFewMonths')
    return nothing
  }
  const inMonths = rows
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => row.creditPaise && row.date && whole.includes(row.date.slice(0, 7)))
  const salaries = inMonths.filter(({ row }) => row.category === 'salary')
  const bySalary = perMonth(whole, salaries)
  if (bySalary.filter(({ paise }) => paise > 0).length * 2 >= whole.length) {
    const paid = bySalary.flatMap(({ paise }) => (paise > 0 ? [paise] : []))
    const amountPaise = median(paid)
    step('salaryFound', {
      count: salaries.length,
      name: salaries.find(({ row }) => row.counterparty)?.row.counterparty ?? '–',
    })
    step('salaryMedian', { paise: amountPaise })
    step('estimate', { paise: amountPaise })
    return { amountPaise, basis: 'salary', months: bySalary, steps, rows: salaries.map(({ at }) => at) }
  }
  const counted = countedCredits(inMonths, rows, bounces, step)
  const total = counted.reduce((sum, { row }) => sum + (row.creditPaise ?? 0), 0)
  if (total === 0) {
    step('noIncome')
    return nothing
  }
  step('creditsCounted', { count: counted.length, paise: total })
  const found = perMonth(whole, counted)
  const most = MAX_OF_MEDIAN * median(found.map(({ paise }) => paise))
  const odd = most > 0 ? found.filter(({ paise }) => paise > most).length : 0
  if (odd > 0) step('oddMonthsCapped', { count: odd })
  const capped = found.map(({ paise }) => (most > 0 ? Math.min(paise, most) : paise))
  const amountPaise = Math.round(capped.reduce((sum, paise) => sum + paise, 0) / whole.length)
  step('estimate', { paise: amountPaise })
  return { amountPaise, basis: 'credits', months: found, steps, rows: counted.map(({ at }) => at) }
}

type Placed = { row: Row; at: number }

const perMonth = (months: readonly string[], credits: readonly Placed[]) =>
  months.map(month => ({
    month,
    paise: credits.reduce((sum, { row }) => sum + (row.date?.startsWith(month) ? (row.creditPaise ?? 0) : 0), 0),
  }))

function countedCredits(
  credits: readonly Placed[],
  rows: readonly Row[],
  bounces: StatementAnalysis['bounces'],
  step: (code: StatementIncomeCode, params: StatementParams) => void,
): Placed[] {
  const trips = new Set(roundTripsOf(rows).map(({ credit }) => credit))
  const returned = new Set(bounces.filter(({ kind }) => kind === 'outward').map(({ amountPaise }) => amountPaise))
  const leftOut = new Map<StatementIncomeCode, number>()
  const kept = credits.filter(({ row, at }) => {
    const paise = row.creditPaise ?? 0
    const isReturned = row.mode === 'cheque' && returned.has(paise)
    const code = excluded[row.category] ?? (isReturned ? 'bouncedLeftOut' : trips.has(at) ? 'roundTripsLeftOut' : null)
    if (code) leftOut.set(code, (leftOut.get(code) ?? 0) + paise)
    return !code && !notEarned.has(row.category)
  })
  for (const [code, paise] of leftOut) step(code, { paise })
  return kept
}
