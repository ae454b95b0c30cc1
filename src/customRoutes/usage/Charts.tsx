import type { Usage } from '../../../contracts/calls/usage.ts'
import { formatCount, formatPaise } from '../../../contracts/money.ts'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import type { Series } from '../../components/charts/chartData.ts'
import { RateLine } from '../../components/charts/RateLine.tsx'
import { SpendBars } from '../../components/charts/SpendBars.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { latencyDomain, outcomeSeries, pointsOf } from './points.ts'
import styles from './Usage.module.css'

/** Calls by how they ended, latency and, live, spend: a bar or a point a day, each with its table. */
export const Charts = ({ usage, mode }: { usage: Usage; mode: 'live' | 'test' }) => {
  const text = useTexts('usage')
  const points = pointsOf(usage, useLocale())
  const day = text('charts.day')
  const calls = outcomeSeries(usage, text)
  const spend: Series = { key: 'spend', label: text('spend'), color: 'c1' }
  const latency: Series = { key: 'latency', label: text('latency'), color: 'c1' }
  // Unbroken: an axis has no room for two lines.
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
        <SpendBars series={calls} points={points} format={formatCount} axisFormat={formatCount} />
      </ChartCard>
      <div className={styles.columns}>
        <ChartCard title={text('charts.latency')} series={[latency]} points={points} format={ms} pointLabel={day}>
          <RateLine series={latency} points={points} format={ms} domain={latencyDomain(usage)} />
        </ChartCard>
        {mode === 'live' && (
          <ChartCard
            title={text('charts.spend')}
            series={[spend]}
            points={points}
            format={formatPaise}
            pointLabel={day}
          >
            <SpendBars series={[spend]} points={points} format={formatPaise} narrow />
          </ChartCard>
        )}
      </div>
    </>
  )
}
