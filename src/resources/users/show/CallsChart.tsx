import { formatCount } from '../../../../contracts/money.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ChartCard } from '../../../components/charts/ChartCard.tsx'
import type { ChartSeries } from '../../../components/charts/chartData.ts'
import { SpendBarChart } from '../../../components/charts/SpendBarChart.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** The customer's live calls per day. */
export const CallsChart = ({ user: { callsByDay } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { dayMonth, weekday } = useDateFormats()
  const series: ChartSeries[] = [{ key: 'calls', label: text('users.calls.series'), color: 'c1' }]
  const points = callsByDay.map(({ day, calls }) => ({ at: dayMonth(day), title: weekday(day), values: { calls } }))
  return (
    <ChartCard
      title={text('users.calls.title', { days: callsByDay.length })}
      series={series}
      points={points}
      format={formatCount}
      pointLabel={text('users.calls.day')}
    >
      <SpendBarChart narrow series={series} points={points} format={formatCount} axisFormat={formatCount} />
    </ChartCard>
  )
}
