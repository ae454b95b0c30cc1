import { tickStyle } from './axes.ts'

interface EdgeAlignedTickProps {
  count: number
  /** Pixels from a point to the edge of its category: about half a bar's width, or 0 for a line. */
  reach: number
  index?: number
  x?: number
  y?: number
  payload?: { value: string }
}

/** A day under the axis. The first and the last are aligned inwards, so that neither is cut off. */
export const EdgeAlignedTick = ({ count, reach, index, x, y, payload }: EdgeAlignedTickProps) => {
  const anchor = index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'
  return (
    <text
      x={x}
      y={y}
      dy={10}
      dx={anchor === 'start' ? -reach : anchor === 'end' ? reach : 0}
      textAnchor={anchor}
      {...tickStyle}
    >
      {payload?.value}
    </text>
  )
}
