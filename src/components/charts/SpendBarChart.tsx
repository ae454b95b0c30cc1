import { lazy } from 'react'

/** Stacked bars, one per day. recharts (100 kB) loads with the first chart. */
export const SpendBarChart = lazy(() => import('./SpendBarPlot.tsx'))
