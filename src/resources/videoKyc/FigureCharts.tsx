import { formatCount } from '../../../contracts/platform/money.ts'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import type { ChartPoint, ChartSeries } from '../../components/charts/chartData.ts'
import { SpendBarChart } from '../../components/charts/charts.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Figures } from './figures.ts'
import styles from './VideoKyc.module.css'

/** Sessions by day and hour, and how scores and turns are distributed. Each chart has its numbers as a table. */
export const FigureCharts = ({ figures }: { figures: Figures }) => {
  const text = useTexts('videoKycScreen')
  const { dayMonth } = useDateFormats()
  const outcome: ChartSeries[] = [
    { key: 'passed', label: text('figures.passed'), color: 'success' },
    { key: 'other', label: text('figures.notPassed'), color: 'c5' },
  ]
  const split = (started: number, passed: number) => ({ passed, other: started - passed })
  const byDay = figures.byDay.map(({ day, started, passed }) => ({
    at: day,
    title: dayMonth(`${day}T12:00:00Z`),
    values: split(started, passed),
  }))
  const byHour = figures.byHour.map(({ hour, started, passed }) => {
    const at = String(hour).padStart(2, '0')
    return { at, title: `${at}:00`, values: split(started, passed) }
  })
  return (
    <>
      <Chart title={text('figures.byDay')} pointLabel={text('figures.day')} series={outcome} points={byDay} />
      <div className={styles.columns}>
        <Chart title={text('figures.byHour')} pointLabel={text('figures.hour')} series={outcome} points={byHour} />
        <Distribution title={text('figures.scores')} pointLabel={text('figures.score')} bins={figures.matchScores} />
        <Distribution title={text('figures.turns')} pointLabel={text('figures.turn')} bins={figures.turns} />
      </div>
    </>
  )
}

interface ChartProps {
  title: string
  pointLabel: string
  series: ChartSeries[]
  points: ChartPoint[]
}

const Chart = (props: ChartProps) => (
  <ChartCard {...props} format={formatCount} totals={props.series.length > 1}>
    <SpendBarChart series={props.series} points={props.points} format={formatCount} axisFormat={formatCount} />
  </ChartCard>
)

interface DistributionProps {
  title: string
  pointLabel: string
  bins: readonly { from: number; count: number }[]
}

const Distribution = ({ title, pointLabel, bins }: DistributionProps) => {
  const text = useTexts('videoKycScreen')
  const width = (bins[1]?.from ?? 0) - (bins[0]?.from ?? 0)
  const points = bins.map(({ from, count }, at) => ({
    at: String(from),
    title:
      at === bins.length - 1
        ? text('figures.andMore', { from })
        : text('figures.between', { from, to: from + width - 1 }),
    values: { count },
  }))
  const series: ChartSeries[] = [{ key: 'count', label: text('figures.count'), color: 'c1' }]
  return <Chart title={title} pointLabel={pointLabel} series={series} points={points} />
}
