import type { ShownBulkSend } from '../../../contracts/esign/bulk.ts'
import { insufficientBalance, walletOf } from '../../money/wallets/walletOf.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Sender } from '../rows.ts'
import { wakeLane } from './lanes.ts'
import { presentBulkSend, unitPrice } from './present.ts'
import { type BulkSendOfAccount, countRows, keptSince, ownBulkSend } from './rows.ts'

const conflict = ({ locale }: Sender, key: 'notStoppable' | 'nothingToSend' | 'priceChanged' | 'tooOld' | 'started') =>
  new Problem('conflict', translate(locale, `esign.bulk.${key}`))

/**
 * Lets a job send what is ready, and try again what has failed. Throws `not_found`; `conflict` if there is nothing to send, or for another price than the one
 * that was seen; `insufficient_balance` unless the balance is enough for all.
 */
export async function startBulkSend(
  ctx: Context,
  scope: Sender,
  { id, atMostPaise }: { id: string; atMostPaise: number | null },
): Promise<ShownBulkSend> {
  await ctx.db.transaction().execute(async trx => {
    const send = await ownBulkSend({ db: trx, vault: ctx.vault }, scope, id, { lock: true })
    // What somebody else has started goes on.
    if (send.state === 'running') return
    await startIn(ctx, trx, scope, send, atMostPaise)
  })
  return presentBulkSend(ctx, await ownBulkSend(ctx, scope, id), scope.locale)
}

/** The same in the caller's transaction, which has locked it. */
export async function startIn(
  ctx: Context,
  trx: Trx,
  scope: Sender,
  send: BulkSendOfAccount,
  atMostPaise: number | null,
): Promise<void> {
  const { id } = send
  if (send.created_at < keptSince()) throw conflict(scope, 'tooOld')
  const { ready = 0, failed = 0 } = (await countRows(trx, [id])).get(id) ?? {}
  const count = ready + failed
  if (count === 0) throw conflict(scope, 'nothingToSend')
  const unitPaise = await unitPrice({ prices: ctx.prices, db: trx }, send)
  const totalPaise = count * unitPaise
  if (atMostPaise !== null && atMostPaise !== totalPaise) throw conflict(scope, 'priceChanged')
  await requireBalance(trx, scope, send, totalPaise)
  await trx
    .updateTable('bulk_send_rows')
    .set({ state: 'ready', problems_sealed: null, tries: 0 })
    .where('bulk_id', '=', id)
    .where('state', '=', 'failed')
    .execute()
  await trx
    .updateTable('bulk_sends')
    .set({
      state: 'running',
      problem: null,
      unit_paise: unitPaise,
      started_at: send.started_at ?? new Date(),
      ended_at: null,
    })
    .where('id', '=', id)
    .execute()
  await audit(trx, scope, { action: 'bulkSend.started', subject: id, data: { rows: count, totalPaise } })
  await wakeLane(ctx, trx, send.user_id)
}

/** Each envelope holds its own price when it is sent; what is spent on something else meanwhile stops the rest. */
async function requireBalance(
  trx: Trx,
  { locale }: Sender,
  { user_id, api_key_id }: BulkSendOfAccount,
  totalPaise: number,
): Promise<void> {
  if (totalPaise === 0) return
  const { id, accountType, availablePaise, creditLimitPaise } = await walletOf(
    trx,
    user_id,
    api_key_id === null ? 'product' : 'api',
  )
  const leftPaise =
    accountType === 'Prepaid'
      ? availablePaise
      : creditLimitPaise === null
        ? Infinity
        : availablePaise + creditLimitPaise
  if (leftPaise < totalPaise) throw await insufficientBalance(trx, id, totalPaise, locale)
}

/** Stops it; what is sent stays sent. Throws `not_found`, and `conflict` unless it runs. */
export async function stopBulkSend(ctx: Context, scope: Sender, id: string): Promise<ShownBulkSend> {
  await ctx.db.transaction().execute(async trx => {
    const { state } = await ownBulkSend({ db: trx, vault: ctx.vault }, scope, id, { lock: true })
    if (state !== 'running') throw conflict(scope, 'notStoppable')
    await trx.updateTable('bulk_sends').set({ state: 'stopped' }).where('id', '=', id).execute()
    await audit(trx, scope, { action: 'bulkSend.stopped', subject: id })
  })
  return presentBulkSend(ctx, await ownBulkSend(ctx, scope, id), scope.locale)
}

/** Deletes rows of which none was sent. Throws `not_found`, and `conflict` once it has started. */
export async function discardBulkSend(ctx: Context, scope: Sender, id: string): Promise<{ id: string }> {
  await ctx.db.transaction().execute(async trx => {
    const send = await ownBulkSend({ db: trx, vault: ctx.vault }, scope, id, { lock: true })
    if (send.state !== 'ready') throw conflict(scope, 'started')
    await deleteUnsent(trx, send)
    await audit(trx, scope, { action: 'bulkSend.discarded', subject: id })
  })
  return { id }
}

/** Of one that was never started; its composed pages are deleted at the next tidying. */
export async function deleteUnsent(
  trx: Trx,
  { id, document_file }: Pick<BulkSendOfAccount, 'id' | 'document_file'>,
): Promise<void> {
  await trx.deleteFrom('bulk_sends').where('id', '=', id).execute()
  await trx.updateTable('files').set({ keep_until: new Date() }).where('id', '=', document_file).execute()
}
