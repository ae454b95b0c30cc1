import { formatCount } from '../../../../contracts/money.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ChartCard } from '../../../components/charts/ChartCard.tsx'
import type { Series } from '../../../components/charts/chartData.ts'
import { SpendBars } from '../../../components/charts/SpendBars.tsx'
import { useDates } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'

/** The customer's live calls per day. */
export const CallsChart = ({ user: { callsByDay } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { dayMonth, weekday } = useDates()
  const series: Series[] = [{ key: 'calls', label: text('users.calls.series'), color: 'c1' }]
  const points = callsByDay.map(({ day, calls }) => ({ at: dayMonth(day), title: weekday(day), values: { calls } }))
  return (
    <ChartCard
      title={text('users.calls.title', { days: callsByDay.length })}
      series={series}
      points={points}
      format={formatCount}
      pointLabel={text('users.calls.day')}
    >
      <SpendBars narrow series={series} points={points} format={formatCount} axisFormat={formatCount} />
    </ChartCard>
  )
}
