import { formatPaise } from '../../../contracts/money.ts'
import { paths } from '../../../contracts/paths.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { findOrderBrand } from '../brands/find.ts'
import type { OrderRow } from '../common/orders.ts'

export type NotifyContext = Pick<Context, 'vault' | 'config' | 'channels' | 'log'>

/** Sends mail to an account's owner, unless they opted out, or SMS to a citizen's phone. */
export async function notifyPayer(
  ctx: NotifyContext,
  trx: Trx,
  order: OrderRow,
  what: 'paid' | 'settled' | 'refunded' | 'diverged',
  amount = formatPaise(order.total_paise),
): Promise<void> {
  const { count } = await trx
    .selectFrom('challan_order_items')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const brand = (await findOrderBrand(trx, order))?.title ?? ctx.config.BRAND_NAME
  const words = { brand, amount, count }
  if (order.user_id) {
    const url = new URL(`${paths.challanViewDetails}?${new URLSearchParams({ id: order.id })}`, ctx.config.PUBLIC_URL)
      .href
    return sendOptionalMail(ctx, trx, order.user_id, 'payments', locale => ({
      subject: translate(locale, `challanOrders.mails.${what}.subject`, words),
      text: translate(locale, `challanOrders.mails.${what}.text`, { ...words, url }),
    }))
  }
  if (!order.phone_sealed) return
  const to = ctx.vault.open(order.phone_sealed)
  try {
    const text = translate(order.locale, `challanOrders.sms.${what}`, words)
    await ctx.channels.send(trx, { channel: 'sms', to, subject: '', text })
  } catch (error) {
    // A missing SMS adapter must not roll back the payment.
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ order: order.id }, 'nobody delivers SMS')
  }
}
