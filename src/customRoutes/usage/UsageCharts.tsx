import type { Usage } from '../../../contracts/calls/usage.ts'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import type { ChartSeries } from '../../components/charts/chartData.ts'
import { RateLineChart, SpendBarChart } from '../../components/charts/charts.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Usage.module.css'
import { latencyDomain, outcomeSeries, toUsagePoints } from './usageSeries.ts'

/** Calls by outcome, latency and, in live mode, spending. Each chart also has a table. */
export const UsageCharts = ({ usage, mode }: { usage: Usage; mode: 'live' | 'test' }) => {
  const text = useTexts('usage')
  const locale = useLocale()
  const points = toUsagePoints(usage, locale)
  const day = text('charts.day')
  const calls = outcomeSeries(usage, locale)
  const spend: ChartSeries = { key: 'spend', label: text('spend'), color: 'c1' }
  const latency: ChartSeries = { key: 'latency', label: text('latency'), color: 'c1' }
  // Non-breaking: an axis label has room for one line only.
  const ms = (value: number) =>
    text('charts.milliseconds', { value: formatCount(Math.round(value)) }).replace(' ', '\u00a0')
  return (
    <>
      <ChartCard
        title={text('charts.calls')}
        series={calls}
        points={points}
        format={formatCount}
        pointLabel={day}
        totals
      >
        <SpendBarChart series={calls} points={points} format={formatCount} axisFormat={formatCount} />
      </ChartCard>
      <div className={styles.columns}>
        <ChartCard title={text('charts.latency')} series={[latency]} points={points} format={ms} pointLabel={day}>
          <RateLineChart series={latency} points={points} format={ms} domain={latencyDomain(usage)} />
        </ChartCard>
        {mode === 'live' && (
          <ChartCard
            title={text('charts.spend')}
            series={[spend]}
            points={points}
            format={formatPaise}
            pointLabel={day}
          >
            <SpendBarChart series={[spend]} points={points} format={formatPaise} narrow />
          </ChartCard>
        )}
      </div>
    </>
  )
}
