import type { Selectable } from 'kysely'
import { esignLimits } from '../../../contracts/esign/limits.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import type { Context, Db, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { notFound } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import type { Sender } from '../rows.ts'

export type BulkSendOfAccount = Selectable<Schema['bulk_sends']>

/** Throws `not_found`, also for another account's and for one of a key's other mode. */
export async function ownBulkSend(
  { db, vault }: { db: Db | Trx; vault: Context['vault'] },
  { actor }: Sender,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<BulkSendOfAccount> {
  let found = db.selectFrom('bulk_sends').selectAll().where('id', '=', id).where('user_id', '=', actor.userId)
  if (actor.kind === 'key') found = found.where('mode', '=', actor.mode)
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  if (!row) throw notFound('bulk send')
  return openRow(vault, 'bulk_sends', row)
}

/** In whose name its envelopes are sent. */
export async function senderOf(
  { db }: Pick<Context, 'db'>,
  { user_id: userId, sub_user_id, api_key_id, created_by: name, mode, locale }: BulkSendOfAccount,
): Promise<Sender> {
  const common = { userId, name, kycComplete: true }
  const request = { ip: null, requestId: null, locale: locale as Locale }
  if (api_key_id === null)
    return { ...request, actor: { ...common, kind: 'customer', subUserId: sub_user_id, sessionId: '' } }
  const { id: walletId } = await walletOf(db, userId, 'api')
  return { ...request, actor: { ...common, kind: 'key', keyId: api_key_id, walletId, mode, scopes: null } }
}

/** Why one stops by itself. */
export const stopReasons = ['balance', 'price', 'document'] as const
export type StopReason = (typeof stopReasons)[number]

type Counts = Record<'problem' | 'ready' | 'sent' | 'failed', number>

export async function countRows(db: Db | Trx, ids: readonly string[]): Promise<Map<string, Counts>> {
  const counts = new Map(ids.map(id => [id, { problem: 0, ready: 0, sent: 0, failed: 0 }]))
  if (ids.length === 0) return counts
  const rows = await db
    .selectFrom('bulk_send_rows')
    .select(['bulk_id', 'state'])
    .select(eb => eb.fn.countAll<string>().as('all'))
    .where('bulk_id', 'in', [...ids])
    .groupBy(['bulk_id', 'state'])
    .execute()
  for (const { bulk_id, state, all } of rows) {
    const own = counts.get(bulk_id)
    if (own) own[state] = Number(all)
  }
  return counts
}

/** How old rows may be that are sent. */
export const keptSince = (now = Date.now()): string => new Date(now - esignLimits.bulkDays * 86_400_000).toISOString()
