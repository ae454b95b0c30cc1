import { sql } from 'kysely'

/** The step of `duration_ms`: each is a tenth longer than the previous one, starting at a millisecond. */
export const latencyStep = sql<number>`round(ln(greatest(duration_ms, 1)::float8) / ln(1.1::float8))::int`

interface Step {
  step: number
  calls: number
}

/** The median of durations counted in steps, accurate to 5%; null when there are none. */
export function medianOf(steps: readonly Step[]): number | null {
  const calls = steps.reduce((sum, one) => sum + one.calls, 0)
  let seen = 0
  for (const one of steps.toSorted((a, b) => a.step - b.step)) {
    seen += one.calls
    if (seen * 2 >= calls) return Math.round(1.1 ** one.step)
  }
  return null
}
