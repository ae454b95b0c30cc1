/** A series in drawing order, from the bottom up. Four series use the colours c1, c2, c4 and c5 ("Other"). */
export interface ChartSeries {
  key: string
  label: string
  /** `c1` … `c5`, or the tone of an outcome. */
  color: 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'success' | 'warning' | 'danger' | 'neutral'
}

/** One bar or point: `at` is the axis label, `title` the label in the tooltip and the table. A value is missing if nothing was measured. */
export interface ChartPoint {
  at: string
  title: string
  values: Record<string, number>
}

export const seriesColor = ({ color }: ChartSeries) => `var(--${color})`

export const pointTotal = (point: ChartPoint, series: ChartSeries[]) =>
  series.reduce((sum, { key }) => sum + (point.values[key] ?? 0), 0)

export const formatPointValue = (point: ChartPoint, { key }: ChartSeries, format: (value: number) => string) => {
  const value = point.values[key]
  return value === undefined ? '-' : format(value)
}
