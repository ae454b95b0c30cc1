import { lazyPage } from '../plain/lazyPage.ts'
import { useLoaded } from '../plain/useLoaded.ts'
import type { RateLineChartProps } from './RateLinePlot.tsx'
import type { SpendBarChartProps } from './SpendBarPlot.tsx'

// recharts (100 kB) loads with the first chart.
const plots = () => import('./plots.ts')
const RateLinePlot = lazyPage<RateLineChartProps>(async () => ({ default: (await plots()).RateLinePlot }))
const SpendBarPlot = lazyPage<SpendBarChartProps>(async () => ({ default: (await plots()).SpendBarPlot }))

/** A rate over time as a line with a filled area. */
export const RateLineChart = (props: RateLineChartProps) =>
  useLoaded(RateLinePlot.preload) && <RateLinePlot {...props} />

/** Stacked bars, one per day. */
export const SpendBarChart = (props: SpendBarChartProps) =>
  useLoaded(SpendBarPlot.preload) && <SpendBarPlot {...props} />
