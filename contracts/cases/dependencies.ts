/** What the order of a plan's steps depends on; of a draft as well. */
interface Ordered {
  steps: readonly { id: string; after?: readonly string[] | undefined }[]
}

/** The steps that one waits for: its own list, else the step before it. */
export function dependenciesOf({ steps }: Ordered, index: number): readonly string[] {
  const step = steps[index]
  if (step?.after) return step.after
  const before = steps[index - 1]
  return before ? [before.id] : []
}

/** By step, those that have ended when it begins: the ones that it waits for, and the ones that they have waited for. */
export function endedBefore(plan: Ordered): Map<string, ReadonlySet<string>> {
  const ended = new Map<string, ReadonlySet<string>>()
  for (const [index, { id }] of plan.steps.entries()) {
    const earlier = dependenciesOf(plan, index).filter(one => ended.has(one))
    ended.set(id, new Set(earlier.flatMap(one => [one, ...(ended.get(one) ?? [])])))
  }
  return ended
}
