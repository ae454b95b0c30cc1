import { Rectangle, type RectangleProps } from 'recharts'
import type { Point } from './chartData.ts'

interface SegmentProps extends RectangleProps {
  /** Keys of the series drawn above this one. */
  above: string[]
  payload?: Point
}

/** One part of a stacked bar: a 1-px gap under it, and the round top only where nothing stands above. */
export const Segment = ({ above, payload, height = 0, ...rest }: SegmentProps) => {
  if (height <= 0) return null
  const topmost = above.every(key => !payload?.values[key])
  return <Rectangle {...rest} height={Math.max(height - 1, 0.5)} radius={topmost ? [3, 3, 0, 0] : 0} />
}
