import type { Selectable } from 'kysely'
import type { ScriptStep } from '../../../contracts/videoCalls/script.ts'
import type { Context, Db, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { actorId, type CustomerActor, type KeyActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'

export type CallRow = Selectable<Schema['video_calls']>
export type RoundRow = Selectable<Schema['video_call_rounds']>

/** A call with its sealed columns opened. */
export interface VideoCall extends CallRow {
  script: ScriptStep[]
}

export function openCall(vault: Vault, row: CallRow): VideoCall {
  const opened = openRow(vault, 'video_calls', row)
  return { ...opened, script: JSON.parse(opened.script_sealed) as ScriptStep[] }
}

/** Undefined for another account's, and for one that was deleted. */
async function read(db: Db | Trx, userId: string, id: string, isLocked: boolean): Promise<CallRow | undefined> {
  const query = db
    .selectFrom('video_calls')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
  return (isLocked ? query.forUpdate() : query).executeTakeFirst()
}

/** Of the account. Throws `not_found`. */
export async function ownCall(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  { actor }: Scope<CustomerActor | KeyActor>,
  id: string,
): Promise<VideoCall> {
  const row = await read(db, actor.userId, id, false)
  if (!row) throw notFound('video call')
  return openCall(vault, row)
}

/** The same, locked. */
export async function lockCall(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { actor }: Scope<CustomerActor | KeyActor>,
  id: string,
): Promise<VideoCall> {
  const row = await read(trx, actor.userId, id, true)
  if (!row) throw notFound('video call')
  return openCall(vault, row)
}

/** Throws `conflict` unless the call is on and the actor is its agent. */
export function requireAgent(
  { actor, locale }: Scope<CustomerActor>,
  call: Pick<CallRow, 'status' | 'agent_id'>,
): void {
  if (call.status !== 'inCall' || call.agent_id !== actorId(actor))
    throw new Problem('conflict', translate(locale, 'videoCalls.notYours'))
}

export const conflict = ({ locale }: Pick<Scope, 'locale'>, key: Parameters<typeof translate>[1]): Problem =>
  new Problem('conflict', translate(locale, key))
