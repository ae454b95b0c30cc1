import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChartTooltip.module.css'
import { colorOf, type Point, type Series, shownValue, totalOf } from './chartData.ts'

interface ChartTooltipProps {
  point: Point
  series: Series[]
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
          <span className={styles.swatch} style={{ background: colorOf(item) }} />
          <span>{item.label}</span>
          <span>{shownValue(point, item, format)}</span>
        </div>
      ))}
      {totals && (
        <div className={styles.total}>
          <span>{text('chart.total')}</span>
          <span>{format(totalOf(point, series))}</span>
        </div>
      )}
    </div>
  )
}
