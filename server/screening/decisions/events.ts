import type { Selectable } from 'kysely'
import type { WorkEvent } from '../../../contracts/screening/work.ts'
import type { Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { actorId, type CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import type { Vault } from '../../platform/vault.ts'

export type EventRow = Selectable<Schema['screening_events']>

type NewEvent = Pick<EventRow, 'verification_id' | 'kind'> &
  Partial<Pick<EventRow, 'subject_index' | 'entry_key' | 'verdict' | 'words_sealed' | 'assignee_sealed' | 'at'>>

/** Adds an event in the name of who acts. `words_sealed` and `assignee_sealed` are given in clear and sealed here. */
export async function addEvent(
  vault: Vault,
  trx: Trx,
  { actor }: Scope<CustomerActor>,
  event: NewEvent,
): Promise<EventRow> {
  const row: EventRow = {
    id: newId('sce'),
    user_id: actor.userId,
    subject_index: null,
    entry_key: null,
    verdict: null,
    words_sealed: null,
    assignee_sealed: null,
    by_id: actorId(actor),
    by_sealed: actor.name,
    at: new Date().toISOString(),
    ...event,
  }
  await trx
    .insertInto('screening_events')
    .values(sealRow(vault, 'screening_events', row))
    .execute()
  return row
}

/** `row` is opened. `entry` is what the screening that is shown says about the entry. */
export const presentEvent = (row: EventRow, shownIn: string, entry: WorkEvent['entry'] = null): WorkEvent => ({
  id: row.id,
  kind: row.kind,
  by: row.by_sealed,
  at: row.at,
  assignee: row.assignee_sealed,
  text: row.words_sealed,
  verdict: row.verdict,
  entry,
  elsewhere: row.verification_id === shownIn ? null : row.verification_id,
})

export const openEvent = (vault: Vault, row: EventRow): EventRow => openRow(vault, 'screening_events', row)
