import { formatPaise, formatWholeRupees } from '../../../contracts/platform/money.ts'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import type { ChartPoint, ChartSeries } from '../../components/charts/chartData.ts'
import { MoneyBarChart, RateLineChart } from '../../components/charts/charts.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { type Analysis, money } from './analysis.ts'
import { PlainTable } from './PlainTable.tsx'
import styles from './Statement.module.css'

/** The end-of-day balances of each account. */
export const Balances = ({ analysis }: { analysis: Analysis }) =>
  analysis.accounts.map((account, at) => (
    <AccountBalances
      key={at}
      number={analysis.accounts.length > 1 ? account.numberMasked : null}
      days={analysis.days.filter(day => day.account === at)}
    />
  ))

const DAY_MS = 86_400_000

/** A balance stays until the next row: each day has one, so that the axis has days of equal width. */
const everyDay = (days: Analysis['days']) =>
  days.flatMap(({ day, paise }, at) => {
    const from = Date.parse(day)
    const next = days[at + 1]
    const length = next ? Math.round((Date.parse(next.day) - from) / DAY_MS) : 1
    return Array.from({ length }, (_, later) => ({
      day: new Date(from + later * DAY_MS).toISOString().slice(0, 10),
      paise,
    }))
  })

const AccountBalances = ({ number, days }: { number: string | null; days: Analysis['days'] }) => {
  const text = useTexts('bankStatements')
  const { day: dayText, dayMonth } = useDateFormats()
  if (days.length < 2) return null
  const series: ChartSeries = { key: 'balance', label: text('balances.balance'), color: 'c1' }
  const all = everyDay(days)
  // The label is a point's key, so a day of another year needs another one.
  const label = all.length > 365 ? dayText : dayMonth
  const points = all.map(
    ({ day, paise }): ChartPoint => ({ at: label(day), title: dayText(day), values: { balance: paise } }),
  )
  const balances = days.map(({ paise }) => paise)
  return (
    <ChartCard
      title={[text('balances.title'), number].filter(Boolean).join(' · ')}
      series={[series]}
      points={points}
      format={formatPaise}
      pointLabel={text('balances.day')}
    >
      <RateLineChart
        series={series}
        points={points}
        format={formatPaise}
        axisFormat={formatWholeRupees}
        domain={[Math.min(0, ...balances), Math.max(0, ...balances)]}
      />
    </ChartCard>
  )
}

/** The months of all accounts together; of one account alone, its own. */
function monthsOf({ months }: Analysis) {
  const together = months.filter(({ account }) => account === null)
  return together.length > 0 ? together : months
}

/** What came and went in each month. */
export const CashFlow = ({ analysis }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const { month: monthText } = useDateFormats()
  const months = monthsOf(analysis)
  if (months.length < 2) return null
  const series: ChartSeries[] = [
    { key: 'credits', label: text('months.credits'), color: 'c1' },
    { key: 'debits', label: text('months.debits'), color: 'c2' },
  ]
  const points = months.map(
    ({ month, creditPaise, debitPaise }): ChartPoint => ({
      at: monthText(month),
      title: monthText(month),
      values: { credits: creditPaise, debits: debitPaise },
    }),
  )
  return (
    <ChartCard
      title={text('months.chart')}
      series={series}
      points={points}
      format={formatPaise}
      pointLabel={text('months.month')}
    >
      <MoneyBarChart series={series} points={points} format={formatPaise} />
    </ChartCard>
  )
}

/** A month as a row: what came, what went, and what was left. */
export const Months = ({ analysis }: { analysis: Analysis }) => {
  const text = useTexts('bankStatements')
  const { month: monthText } = useDateFormats()
  return (
    <PlainTable
      title={text('months.title')}
      none="-"
      first={24}
      rows={monthsOf(analysis)}
      columns={[
        {
          label: text('months.month'),
          short: true,
          cell: ({ month, complete }) => (
            <>
              {monthText(month)}
              {!complete && <span className={styles.notice}>{text('months.partial')}</span>}
            </>
          ),
        },
        { label: text('months.credits'), figure: true, cell: row => money(row.creditPaise) },
        { label: text('months.debits'), figure: true, cell: row => money(row.debitPaise) },
        { label: text('months.salary'), figure: true, cell: row => money(row.salaryPaise) },
        { label: text('months.emi'), figure: true, cell: row => money(row.emiPaise) },
        { label: text('months.average'), figure: true, cell: row => money(row.averagePaise) },
        { label: text('months.closing'), figure: true, cell: row => money(row.closingPaise) },
        { label: text('months.bounces'), figure: true, cell: row => row.bounces || '-' },
      ]}
    />
  )
}

/** Each category with a bar beside its amounts: the numbers stand in the table itself. */
export const Categories = ({ analysis, onChoose }: { analysis: Analysis; onChoose?: (category: string) => void }) => {
  const text = useTexts('bankStatements')
  const words = useTexts('statements')
  const most = Math.max(1, ...analysis.categories.flatMap(one => [one.creditPaise, one.debitPaise]))
  const amount = (paise: number, tone: string) =>
    paise === 0 ? (
      '-'
    ) : (
      <span className={styles.bar}>
        <span className="num">{formatPaise(paise)}</span>
        <span className={styles.track} aria-hidden="true">
          <span data-tone={tone} style={{ width: `${(100 * paise) / most}%` }} />
        </span>
      </span>
    )
  const sorted = analysis.categories.toSorted(
    (one, other) => other.creditPaise + other.debitPaise - one.creditPaise - one.debitPaise,
  )
  return (
    <PlainTable
      title={text('categories.title')}
      none="-"
      rows={sorted}
      columns={[
        {
          label: text('categories.category'),
          cell: ({ category }) =>
            onChoose ? (
              <button type="button" className={styles.link} onClick={() => onChoose(category)}>
                {words(`category.${category}`)}
              </button>
            ) : (
              words(`category.${category}`)
            ),
        },
        { label: text('categories.credits'), cell: row => amount(row.creditPaise, 'c1') },
        { label: text('categories.debits'), cell: row => amount(row.debitPaise, 'c2') },
      ]}
    />
  )
}
