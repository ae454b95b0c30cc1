import { priceItemOf } from '../../contracts/checks/priceItems.ts'
import { monitoringItemOf } from '../../contracts/monitoring.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { countFee } from '../checks/dashboard/countChecks.ts'
import { dayOf } from '../checks/days.ts'
import { capture, reserve } from '../money/wallets/holds.ts'
import { walletOf } from '../money/wallets/walletOf.ts'
import type { Context, Trx } from '../platform/context.ts'
import type { Actor } from '../platform/identity/actors.ts'
import { nextMonth } from './months.ts'
import { addEvent, type MonitorRow, monthPriceOf } from './rows.ts'

/**
 * Charges the month that begins now to the product wallet, once, and returns what is paid afterwards. The caller has locked the row, and a
 * month's keys are its monitor and its first day. Throws `insufficient_balance`, after which the transaction remains usable.
 */
export async function chargeMonth(
  ctx: Pick<Context, 'prices'>,
  trx: Trx,
  row: MonitorRow,
  { at, actor, locale }: { at: Date; actor: Actor; locale: Locale },
) {
  const paid = { anchor: row.anchor, months: row.months, paidUntil: row.paid_until }
  const { from, anchor, months, paidUntil } = nextMonth(paid, dayOf(at), row.status === 'on')
  const amountPaise = await monthPriceOf(ctx, trx, row.user_id, row.product)
  const { label } = priceItemOf(monitoringItemOf(row.product))
  const entry = { description: label.en, reference: row.id, actor }
  const key = `${row.id}:${from}`
  let transferId: string | null = null
  if (amountPaise > 0) {
    const { id: walletId } = await walletOf(trx, row.user_id, 'product')
    const { holdId } = await reserve(trx, { ...entry, key: `${key}:reserve`, walletId, amountPaise, locale })
    transferId = (await capture(trx, { ...entry, key: `${key}:capture`, holdId, amountPaise })).transferId
    await countFee(trx, { userId: row.user_id, product: row.product, paise: amountPaise, at })
  }
  await addEvent(trx, row, { kind: 'charged', at, paise: amountPaise, month: { from, until: paidUntil }, transferId })
  const values = { anchor, months, paid_until: paidUntil }
  await trx.updateTable('monitors').set(values).where('id', '=', row.id).execute()
  return values
}
