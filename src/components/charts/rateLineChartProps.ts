import type { ChartPoint, ChartSeries } from './chartData.ts'

export interface RateLineChartProps {
  series: ChartSeries
  points: ChartPoint[]
  format: (value: number) => string
  /** The axis' lowest and highest value. */
  domain: [number, number]
  threshold?: { value: number; label: string }
  /** What explains a dip, written at the dip: the point's `at` and its words. */
  event?: { at: string; label: string }
}
