import { lazy } from 'react'

/** A rate over time as a line with a light area. */
export const RateLineChart = lazy(() => import('./RateLinePlot.tsx'))
