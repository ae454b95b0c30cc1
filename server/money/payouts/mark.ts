import { type Selectable, sql } from 'kysely'
import type { PayoutState } from '../../../contracts/resources/payout.ts'
import { ledgerWords } from '../../../contracts/words/ledgerWords.ts'
import { emitWebhookEvent } from '../../messaging/webhooks/emit.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { postTransfer } from '../wallets/transfer.ts'
import { mailPayoutOwner } from './tell.ts'

type Row = Selectable<Schema['payouts']>
type Staff = Scope<AdminActor>

/**
 * Notes that the bank has paid a payout. The same again changes nothing. Throws `not_found`, `conflict` for one that is not with the bank, and
 * `bad_request` for a UTR that another payout has.
 */
export function markPaid(ctx: Context, scope: Staff, id: string, { utr }: { utr: string }) {
  return ctx.db.transaction().execute(async trx => {
    const row = await lockPayout(trx, id)
    if (row.state === 'paid' && row.utr === utr) return { id, state: row.state }
    if (row.state !== 'sent') throw wrongState(scope, row)
    await assertNewUtr(trx, scope, utr)
    const paidAt = new Date()
    await trx.updateTable('payouts').set({ state: 'paid', utr, paid_at: paidAt }).where('id', '=', id).execute()
    const { user_id: userId, amount_paise: amountPaise } = row
    await audit(trx, scope, { action: 'payout.paid', subject: id, userId, data: { amountPaise, utr } })
    const account = await accountOf(trx, row)
    await mailPayoutOwner(ctx, trx, userId, 'paid', { account, amountPaise, utr })
    const data = { payoutId: id, amountPaise, utr, paidAt: paidAt.toISOString() }
    await emitWebhookEvent(trx, { userId, event: 'payout.paid', data })
    return { id, state: 'paid' as const }
  })
}

/** Two people may enter one UTR for two payouts at once: the second waits here, and sees the first. */
async function assertNewUtr(trx: Trx, { locale }: Staff, utr: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('payouts.utr'))`.execute(trx)
  const twin = await trx.selectFrom('payouts').select('id').where('utr', '=', utr).executeTakeFirst()
  if (!twin) return
  const message = translate(locale, 'payouts.knownUtr')
  throw new Problem('bad_request', message, [{ field: 'utr', message }])
}

/** The money is owed again. Also of one that is marked as paid: banks return payouts days later. Throws `not_found` and `conflict`. */
export function markReturned(ctx: Context, scope: Staff, id: string, { reason }: { reason: string }) {
  return ctx.db.transaction().execute(async trx => {
    const row = await lockPayout(trx, id)
    if (row.state === 'returned') return { id, state: row.state }
    if (row.state !== 'sent' && row.state !== 'paid') throw wrongState(scope, row)
    const returnedAt = await giveBack(trx, scope, row, 'returned', reason)
    const { user_id: userId, amount_paise: amountPaise, utr } = row
    const account = await accountOf(trx, row)
    await mailPayoutOwner(ctx, trx, userId, 'returned', { account, amountPaise, utr, reason })
    const data = { payoutId: id, amountPaise, utr, returnedAt: returnedAt.toISOString() }
    await emitWebhookEvent(trx, { userId, event: 'payout.returned', data })
    return { id, state: 'returned' as const }
  })
}

/** Before it is in a file for the bank. The money is owed again; nobody was told of it. Throws `not_found` and `conflict`. */
export function cancelPayout(ctx: Context, scope: Staff, id: string, { reason }: { reason: string }) {
  return ctx.db.transaction().execute(async trx => {
    const row = await lockPayout(trx, id)
    if (row.state === 'cancelled') return { id, state: row.state }
    if (row.state !== 'approved') throw wrongState(scope, row)
    await giveBack(trx, scope, row, 'cancelled', reason)
    return { id, state: 'cancelled' as const }
  })
}

async function giveBack(
  trx: Trx,
  scope: Staff,
  { id, user_id: userId, amount_paise: amountPaise }: Row,
  state: Extract<PayoutState, 'returned' | 'cancelled'>,
  reason: string,
): Promise<Date> {
  const at = new Date()
  const { transferId } = await postTransfer(trx, {
    kind: 'return',
    lines: [
      { account: 'payout', amountPaise: -amountPaise },
      { account: 'payable', amountPaise },
    ],
    key: `payout-return:${id}`,
    description: ledgerWords.payoutReturned.en,
    reference: id,
    actor: scope.actor,
    reason,
  })
  const returned = { state, returned_at: at, return_reason: reason, return_transfer_id: transferId }
  await trx.updateTable('payouts').set(returned).where('id', '=', id).execute()
  await audit(trx, scope, { action: `payout.${state}`, subject: id, userId, reason, data: { amountPaise } })
  return at
}

async function lockPayout(trx: Trx, id: string): Promise<Row> {
  const row = await trx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound('payout')
  return row
}

async function accountOf(trx: Trx, { bank_account_id }: Row): Promise<string> {
  const found = trx.selectFrom('payout_bank_accounts').select('number_masked').where('id', '=', bank_account_id)
  return (await found.executeTakeFirstOrThrow()).number_masked
}

const wrongState = ({ locale }: Staff, { state }: Row) =>
  new Problem('conflict', translate(locale, `payouts.cannotChange.${state}`))
