import type { z } from 'zod'
import type { listAmlHistory } from '../../../contracts/calls/amlWork.ts'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import { namedEntries } from '../../../contracts/screening/namedEntries.ts'
import type { WorkEvent } from '../../../contracts/screening/work.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { openName, personName, type SealedName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'
import { decisionRows } from '../decisions/decide.ts'
import { openEvent, presentEvent } from '../decisions/events.ts'
import { ownScreening } from '../decisions/ownScreening.ts'

const MAX = 200

type History = z.output<typeof listAmlHistory.reply>

/**
 * What the account's people did with a screening, the oldest first: its assignments and comments, and the decisions about its subject and the entries
 * that it names, in whichever screening they were made. Throws `not_found`.
 */
export async function historyOf(
  ctx: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<History> {
  const { db, vault } = ctx
  const { userId } = scope.actor
  const { subject, result } = await ownScreening(ctx, scope, id)
  const hits = new Map((result ? namedEntries(result) : []).map(hit => [hit.entryKey, hit]))
  const rows = await db
    .selectFrom('screening_events')
    .selectAll()
    .where('user_id', '=', userId)
    .where(eb =>
      eb.or([
        eb('verification_id', '=', id),
        eb.and([eb('subject_index', '=', subject), eb('entry_key', 'in', [...hits.keys(), ''])]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX + 1)
    .execute()
  const more = rows.length > MAX
  const events = rows
    .slice(0, MAX)
    .map(row => presentEvent(openEvent(vault, row), id, entryOf(hits.get(row.entry_key ?? ''))))
  const earlier = more ? [] : await fromBefore(ctx, userId, { id, subject, hits, events })
  return {
    assignee: await assigneeOf(db, vault, id),
    events: [...events, ...earlier].sort(
      (one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id),
    ),
    more,
  }
}

const entryOf = (hit: AmlHit | undefined) => (hit ? { key: hit.entryKey, id: hit.entryId, name: hit.name } : null)

/** Decisions from before there were events: of each only the last one is known. */
async function fromBefore(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  userId: string,
  known: { id: string; subject: string; hits: Map<string, AmlHit>; events: WorkEvent[] },
): Promise<WorkEvent[]> {
  const decided = await decisionRows({ db, vault }, userId, known.subject)
  return decided.flatMap(row => {
    const key = `${row.list_id}:${row.source_id}`
    const hit = known.hits.get(key)
    if (!hit || known.events.some(({ entry, at }) => entry?.key === key && at === row.decided_at)) return []
    return [
      {
        id: row.id,
        kind: row.proposed ? ('proposed' as const) : ('decided' as const),
        by: row.decided_by,
        at: row.decided_at,
        assignee: null,
        text: row.note_sealed,
        verdict: row.proposed ?? row.verdict,
        entry: entryOf(hit),
        elsewhere: row.verification_id === known.id ? null : row.verification_id,
      },
    ]
  })
}

/** Nobody if the person is no longer active. */
async function assigneeOf(db: Db, vault: Vault, id: string): Promise<History['assignee']> {
  const row = await db
    .selectFrom('screening_assignments')
    .leftJoin('sub_users', join => join.onRef('sub_users.id', '=', 'assignee_id').on('sub_users.is_active', '=', true))
    .leftJoin('users', 'users.id', 'assignee_id')
    .select(['assignee_id as id', personName.$castTo<SealedName | null>().as('name')])
    .where('verification_id', '=', id)
    .executeTakeFirst()
  return row?.name ? { id: row.id, name: openName(vault, row.name) } : null
}
