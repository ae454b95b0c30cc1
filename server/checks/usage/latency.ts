interface Step {
  step: number
  calls: number
}

/** The median of durations that were counted by steps of a tenth, to within a twentieth; null for none. */
export function medianOf(steps: readonly Step[]): number | null {
  const calls = steps.reduce((sum, one) => sum + one.calls, 0)
  let seen = 0
  for (const one of steps.toSorted((a, b) => a.step - b.step)) {
    seen += one.calls
    if (seen * 2 >= calls) return Math.round(1.1 ** one.step)
  }
  return null
}
