import { lazy } from 'react'

/** A rate over time as a line with a filled area. */
export const RateLineChart = lazy(() => import('./RateLinePlot.tsx'))
