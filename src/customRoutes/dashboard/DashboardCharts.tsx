import type { Dashboard } from '../../../contracts/calls/dashboard.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { rateDomain } from '../../components/charts/axes.ts'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import { RateLineChart } from '../../components/charts/RateLineChart.tsx'
import { SpendBarChart } from '../../components/charts/SpendBarChart.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { rateSeries, spendSeries, toDashboardPoints } from './chartPoints.ts'
import styles from './Dashboard.module.css'
import { formatRate } from './stats.ts'

/** In percent; below it a customer should look at the source. */
const expectedRate = 95

export const DashboardCharts = ({ data }: { data: Dashboard }) => {
  const text = useTexts('dashboard')
  const points = toDashboardPoints(data, useLocale())
  const spend = spendSeries(data, text)
  const rate = rateSeries(text)
  const day = text('charts.day')
  return (
    <div className={styles.columns}>
      <ChartCard
        title={text('charts.spend')}
        series={spend}
        points={points}
        format={formatPaise}
        pointLabel={day}
        totals
      >
        <SpendBarChart series={spend} points={points} format={formatPaise} />
      </ChartCard>
      <ChartCard title={text('charts.rate')} series={[rate]} points={points} format={formatRate} pointLabel={day}>
        <RateLineChart
          series={rate}
          points={points}
          format={formatRate}
          domain={rateDomain([expectedRate, ...data.days.flatMap(({ successRate }) => successRate ?? [])])}
          threshold={{ value: expectedRate, label: text('charts.threshold', { rate: formatRate(expectedRate) }) }}
        />
      </ChartCard>
    </div>
  )
}
