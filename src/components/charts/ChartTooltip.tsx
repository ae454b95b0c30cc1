import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Charts.module.css'
import { type ChartPoint, type ChartSeries, formatPointValue, pointTotal, seriesColor } from './chartData.ts'

interface ChartTooltipProps {
  point: ChartPoint
  series: ChartSeries[]
  format: (value: number) => string
  totals?: boolean | undefined
}

export const ChartTooltip = ({ point, series, format, totals }: ChartTooltipProps) => {
  const text = useTexts('components')
  return (
    <div className={`num ${styles.tooltip}`}>
      <strong>{point.title}</strong>
      {series.map(item => (
        <div key={item.key} className={styles.row}>
          <span className={styles.tooltipSwatch} style={{ background: seriesColor(item) }} />
          <span>{item.label}</span>
          <span>{formatPointValue(point, item, format)}</span>
        </div>
      ))}
      {totals && (
        <div className={styles.total}>
          <span>{text('chart.total')}</span>
          <span>{format(pointTotal(point, series))}</span>
        </div>
      )}
    </div>
  )
}
