import type { amlWork } from '../messages/en/amlWork.ts'
import type { Values } from '../messages/translate.ts'
import type { WorkEvent } from './work.ts'

type Key = keyof (typeof amlWork)['event']

/** What happened in one line, with who did it, as a message and its values. */
export function historyTitle({ kind, by, assignee, verdict, entry }: WorkEvent): [`event.${Key}`, Values] {
  const values = { by, assignee: assignee ?? '', name: entry?.name ?? '', entry: entry?.id ?? '' }
  return [`event.${keyOf({ kind, assignee, verdict })}`, values]
}

function keyOf({ kind, assignee, verdict }: Pick<WorkEvent, 'kind' | 'assignee' | 'verdict'>): Key {
  if (kind === 'commented') return 'commented'
  if (kind === 'assigned') return assignee === null ? 'unassigned' : 'assigned'
  return `${kind}_${verdict ?? 'open'}`
}
