import { lazy } from 'react'

/** A rate over time as a line with a light area. */
export const RateLine = lazy(() => import('./RateLineDrawing.tsx'))
