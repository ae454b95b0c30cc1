import type { ChartPoint, ChartSeries } from './chartData.ts'

export interface SpendBarChartProps {
  series: ChartSeries[]
  points: ChartPoint[]
  /** In a narrow card bars stand closer. */
  narrow?: boolean
  /** Values are integer paise, or plain counts. */
  format: (value: number) => string
  /** Prints the axis; only the top figure carries the unit. Whole rupees unless told. */
  axisFormat?: (value: number, top: boolean) => string
}
