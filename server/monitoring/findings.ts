/** A hit or a case, as far as a change of it matters. */
export interface Finding {
  key: string
  /** Differs whenever something that matters does. */
  hash: string
  /** It concerns somebody else: a hit decided a false positive, a case that is ruled out. */
  ignored: boolean
}

export interface Changes {
  added: number
  changed: number
  removed: number
}

/**
 * What is news since the findings that are known. A finding that the account's people decided about meanwhile, and that is otherwise the same, is not;
 * neither is one that concerned somebody else before and after.
 */
export function changesBetween(known: readonly Finding[], now: readonly Finding[]): Changes {
  const before = new Map(known.map(finding => [finding.key, finding]))
  const kept = new Set(now.map(({ key }) => key))
  const changes = { added: 0, changed: 0, removed: 0 }
  for (const finding of now) {
    const earlier = before.get(finding.key)
    if (!earlier) changes.added += finding.ignored ? 0 : 1
    else if (earlier.hash !== finding.hash && !(earlier.ignored && finding.ignored)) changes.changed += 1
  }
  changes.removed = known.filter(({ key, ignored }) => !kept.has(key) && !ignored).length
  return changes
}

export const isNews = ({ added, changed, removed }: Changes): boolean => added + changed + removed > 0
