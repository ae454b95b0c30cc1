import { Rectangle, type RectangleProps } from 'recharts'
import type { ChartPoint } from './chartData.ts'

interface StackedBarSegmentProps extends RectangleProps {
  /** Keys of the series drawn above this one. */
  above: string[]
  payload?: ChartPoint
}

/** One part of a stacked bar: a 1-px gap under it, and the round top only where nothing stands above. */
export const StackedBarSegment = ({ above, payload, height = 0, ...rest }: StackedBarSegmentProps) => {
  if (height <= 0) return null
  const topmost = above.every(key => !payload?.values[key])
  return <Rectangle {...rest} height={Math.max(height - 1, 0.5)} radius={topmost ? [3, 3, 0, 0] : 0} />
}
