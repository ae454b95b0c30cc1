/** ISO dates; `exitedOn` is null while the employment lasts. */
export interface Employment {
  joinedOn: string
  exitedOn: string | null
}

export interface Marked {
  mark: 'overlap' | 'gap' | null
  /** Days of the overlap or gap; null without a mark. */
  markDays: number | null
}

const DAY_MS = 86_400_000
/** Leaving on a Friday and starting on the Monday, or a month's notice served at home, is no gap. */
const LONGEST_PAUSE = 31
/** A last day and a first day may be one and the same, and an exit is often recorded at the end of its month. */
const LONGEST_HANDOVER = 7

const dayOf = (iso: string) => Date.parse(iso) / DAY_MS

/**
 * Marks each employment by how it follows on all those before it: an overlap with the latest end so far, or a gap since then. Oldest
 * first; `today` (ISO date) ends the employments that last. The totals count each day once.
 */
export function markEmployments<E extends Employment>(employments: readonly E[], today: string) {
  const sorted = employments.toSorted((a, b) => dayOf(a.joinedOn) - dayOf(b.joinedOn))
  let latestEnd: number | undefined
  const totals = { overlapDays: 0, gapDays: 0, daysWorked: 0 }
  const marked = sorted.map((employment): E & Marked => {
    const start = dayOf(employment.joinedOn)
    // A recorded exit before the entry is a clerk's mistake.
    const end = Math.max(start, dayOf(employment.exitedOn ?? today))
    const before = latestEnd
    latestEnd = Math.max(before ?? end, end)
    if (before === undefined) {
      totals.daysWorked += end - start + 1
      return { ...employment, mark: null, markDays: null }
    }
    totals.daysWorked += Math.max(0, end - Math.max(start - 1, before))
    const overlap = Math.min(before, end) - start + 1
    const gap = start - before - 1
    if (overlap > LONGEST_HANDOVER) {
      totals.overlapDays += overlap
      return { ...employment, mark: 'overlap', markDays: overlap }
    }
    if (gap > LONGEST_PAUSE) {
      totals.gapDays += gap
      return { ...employment, mark: 'gap', markDays: gap }
    }
    return { ...employment, mark: null, markDays: null }
  })
  return { employments: marked, ...totals }
}
