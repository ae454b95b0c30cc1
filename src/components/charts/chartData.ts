/** A series in drawing order, from the bottom up. Colours follow look: c1, c2, c4 and c5 ("Other") for four. */
export interface Series {
  key: string
  label: string
  /** `c1` … `c5`, or an outcome's own tone. */
  color: 'c1' | 'c2' | 'c3' | 'c4' | 'c5' | 'success' | 'warning' | 'danger' | 'neutral'
}

/** One bar or point: `at` as the axis shows it, `title` as the tooltip and the table do. A value may be missing: nothing was measured. */
export interface Point {
  at: string
  title: string
  values: Record<string, number>
}

export const colorOf = ({ color }: Series) => `var(--${color})`

export const totalOf = (point: Point, series: Series[]) =>
  series.reduce((sum, { key }) => sum + (point.values[key] ?? 0), 0)

export const shownValue = (point: Point, { key }: Series, format: (value: number) => string) => {
  const value = point.values[key]
  return value === undefined ? '-' : format(value)
}
