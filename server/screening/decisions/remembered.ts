import type { Verdict } from '../../../contracts/screening/verdicts.ts'
import type { Db } from '../../platform/context.ts'

interface Entry {
  list_id: string
  source_id: string
  content_hash: string
}

/**
 * What the account decided about a subject, by entry. A decision holds as long as the entry stays as it was; afterwards the hit is open
 * again and marked as changed.
 */
export async function rememberedDecisions(
  db: Db,
  userId: string | null,
  subject: string,
): Promise<(entry: Entry) => { decision: Verdict; changed: boolean }> {
  const rows =
    userId === null
      ? []
      : await db
          .selectFrom('screening_decisions')
          .select(['list_id', 'source_id', 'content_hash', 'verdict'])
          .where('user_id', '=', userId)
          .where('subject_index', '=', subject)
          .where('verdict', '!=', 'open')
          .execute()
  const byEntry = new Map(rows.map(row => [keyOf(row), row]))
  return entry => {
    const decided = byEntry.get(keyOf(entry))
    const changed = decided !== undefined && decided.content_hash !== entry.content_hash
    return { decision: decided && !changed ? decided.verdict : 'open', changed }
  }
}

const keyOf = ({ list_id, source_id }: Pick<Entry, 'list_id' | 'source_id'>) => `${list_id}:${source_id}`
