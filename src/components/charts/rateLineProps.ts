import type { Point, Series } from './chartData.ts'

export interface RateLineProps {
  series: Series
  points: Point[]
  format: (value: number) => string
  /** The axis' lowest and highest value. */
  domain: [number, number]
  threshold?: { value: number; label: string }
  /** What explains a dip, written at the dip: the point's `at` and its words. */
  event?: { at: string; label: string }
}
