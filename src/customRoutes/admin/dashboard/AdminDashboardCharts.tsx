import { formatCount, formatPaise } from '../../../../contracts/platform/money.ts'
import { rateDomain } from '../../../components/charts/axes.ts'
import { ChartCard } from '../../../components/charts/ChartCard.tsx'
import type { ChartPoint, ChartSeries } from '../../../components/charts/chartData.ts'
import { RateLineChart, SpendBarChart } from '../../../components/charts/charts.ts'
import { type DateFormats, useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { formatRate } from '../../dashboard/stats.ts'
import type { AdminDashboard } from './adminStats.ts'

/** In percent. A lower rate needs staff's attention. */
const expectedRate = 95

const pointsOf = (days: AdminDashboard['days'], { dayMonth, weekday }: DateFormats): ChartPoint[] =>
  days.map(({ day, revenuePaise, calls, successRate }) => ({
    at: dayMonth(day),
    title: weekday(day),
    values: { revenue: revenuePaise, calls, ...(successRate !== null && { rate: successRate }) },
  }))

/** Revenue, calls and success rate per day, each also as a table. */
export const AdminDashboardCharts = ({ data: { days } }: { data: AdminDashboard }) => {
  const text = useTexts('admin')
  const points = pointsOf(days, useDateFormats())
  const pointLabel = text('dashboard.day')
  const revenue: ChartSeries[] = [{ key: 'revenue', label: text('dashboard.revenue'), color: 'c1' }]
  const calls: ChartSeries[] = [{ key: 'calls', label: text('dashboard.calls'), color: 'c1' }]
  const rate: ChartSeries = { key: 'rate', label: text('dashboard.successRate'), color: 'c1' }
  const bars = { points, pointLabel }
  return (
    <>
      <ChartCard title={text('dashboard.revenuePerDay')} series={revenue} format={formatPaise} {...bars}>
        <SpendBarChart narrow series={revenue} points={points} format={formatPaise} />
      </ChartCard>
      <ChartCard title={text('dashboard.callsPerDay')} series={calls} format={formatCount} {...bars}>
        <SpendBarChart narrow series={calls} points={points} format={formatCount} axisFormat={formatCount} />
      </ChartCard>
      <ChartCard title={rate.label} series={[rate]} format={formatRate} {...bars}>
        <RateLineChart
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
