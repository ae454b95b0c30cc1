import { lazyPage } from '../plain/lazyPage.ts'
import type { MoneyBarChartProps } from './MoneyBarPlot.tsx'
import type { RateLineChartProps } from './RateLinePlot.tsx'
import type { SpendBarChartProps } from './SpendBarPlot.tsx'

/** recharts (100 kB) loads with the first chart. */
const loadPlots = () => import('./plots.ts')

/** A rate over time as a line with a filled area. */
export const RateLineChart = lazyPage<RateLineChartProps>(async () => ({ default: (await loadPlots()).RateLinePlot }))

/** Amounts side by side, a group of bars for each month. */
export const MoneyBarChart = lazyPage<MoneyBarChartProps>(async () => ({ default: (await loadPlots()).MoneyBarPlot }))

/** Stacked bars, one per day. */
export const SpendBarChart = lazyPage<SpendBarChartProps>(async () => ({ default: (await loadPlots()).SpendBarPlot }))
