import type { Verdict } from './verdicts.ts'
import type { WorkEvent } from './work.ts'

type Decided = 'decided' | 'proposed' | 'confirmed' | 'refused'
type Key = 'commented' | 'assigned' | 'unassigned' | `${Decided}_${Verdict}`

/** What happened in one line, with who did it, as a message of `amlWork` and its values. */
export function historyTitle({
  kind,
  by,
  assignee,
  verdict,
  entry,
}: WorkEvent): [`event.${Key}`, Record<string, string>] {
  const values = { by, assignee: assignee ?? '', name: entry?.name ?? '', entry: entry?.id ?? '' }
  return [`event.${keyOf({ kind, assignee, verdict })}`, values]
}

function keyOf({ kind, assignee, verdict }: Pick<WorkEvent, 'kind' | 'assignee' | 'verdict'>): Key {
  if (kind === 'commented') return 'commented'
  if (kind === 'assigned') return assignee === null ? 'unassigned' : 'assigned'
  return `${kind}_${verdict ?? 'open'}`
}
