/** A series in drawing order, from the bottom up. Colours follow look: c1, c2, c4 and c5 ("Other") for four. */
export interface ChartSeries {
  key: string
  label: string
  /** `c1` … `c5`, or an outcome's own tone. */
  color: 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'success' | 'warning' | 'danger' | 'neutral'
}

/** One bar or point: `at` as the axis shows it, `title` as the tooltip and the table do. A value may be missing: nothing was measured. */
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
