import { formatCount, formatPaise } from '../../../../contracts/money.ts'
import { rateDomain } from '../../../components/charts/axes.ts'
import { ChartCard } from '../../../components/charts/ChartCard.tsx'
import type { Point, Series } from '../../../components/charts/chartData.ts'
import { RateLine } from '../../../components/charts/RateLine.tsx'
import { SpendBars } from '../../../components/charts/SpendBars.tsx'
import { type Dates, useDates } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { formatRate } from '../../dashboard/figures.ts'
import type { AdminDashboard } from './figures.ts'

/** In percent; below it staff should look at the sources. */
const expectedRate = 95

const pointsOf = (days: AdminDashboard['days'], { dayMonth, weekday }: Dates): Point[] =>
  days.map(({ day, revenuePaise, calls, successRate }) => ({
    at: dayMonth(day),
    title: weekday(day),
    values: { revenue: revenuePaise, calls, ...(successRate !== null && { rate: successRate }) },
  }))

/** Revenue, calls and success rate per day, each with its table. */
export const Charts = ({ data: { days } }: { data: AdminDashboard }) => {
  const text = useTexts('admin')
  const points = pointsOf(days, useDates())
  const pointLabel = text('dashboard.day')
  const revenue: Series[] = [{ key: 'revenue', label: text('dashboard.revenue'), color: 'c1' }]
  const calls: Series[] = [{ key: 'calls', label: text('dashboard.calls'), color: 'c1' }]
  const rate: Series = { key: 'rate', label: text('dashboard.successRate'), color: 'c1' }
  const bars = { points, pointLabel }
  return (
    <>
      <ChartCard title={text('dashboard.revenuePerDay')} series={revenue} format={formatPaise} {...bars}>
        <SpendBars narrow series={revenue} points={points} format={formatPaise} />
      </ChartCard>
      <ChartCard title={text('dashboard.callsPerDay')} series={calls} format={formatCount} {...bars}>
        <SpendBars narrow series={calls} points={points} format={formatCount} axisFormat={formatCount} />
      </ChartCard>
      <ChartCard title={rate.label} series={[rate]} format={formatRate} {...bars}>
        <RateLine
          series={rate}
          points={points}
          format={formatRate}
          domain={rateDomain([expectedRate, ...days.flatMap(({ successRate }) => successRate ?? [])])}
          threshold={{ value: expectedRate, label: text('dashboard.threshold', { rate: formatRate(expectedRate) }) }}
        />
      </ChartCard>
    </>
  )
}
