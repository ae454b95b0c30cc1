const width = 84
const height = 28

/** Decorative: the number beside it conveys the value. */
export const Sparkline = ({ values, className }: { values: number[]; className?: string | undefined }) => {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || 1
  const points = values.map((value, index) => {
    const x = 1 + (index / Math.max(values.length - 1, 1)) * (width - 2)
    const y = 1 + (1 - (value - low) / span) * (height - 2)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg className={className} width={width} height={height} aria-hidden="true">
      <polyline points={points.join(' ')} fill="none" stroke="var(--c1)" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
