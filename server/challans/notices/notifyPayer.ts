import { formatPaise } from '../../../contracts/money.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Locale } from '../../../contracts/text.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { findOrderBrand } from '../brands/find.ts'
import type { OrderRow } from '../common/orders.ts'

export type NotifyContext = Pick<Context, 'vault' | 'config' | 'channels' | 'log'>

export type Notice = 'paid' | 'processing' | 'court' | 'settled' | 'refunded' | 'late' | 'diverged'

const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }),
}

/**
 * Sends mail to an account's owner, unless they opted out, or SMS to a citizen's phone: the order's number, what happens next and by
 * when, and a link.
 */
export async function notifyPayer(
  ctx: NotifyContext,
  trx: Trx,
  order: OrderRow,
  what: Notice,
  amount = formatPaise(order.total_paise),
): Promise<void> {
  const { count } = await trx
    .selectFrom('challan_order_items')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const brand = (await findOrderBrand(trx, order))?.title ?? ctx.config.BRAND_NAME
  const wordsIn = (locale: Locale) => {
    const date = order.due_at === null ? '' : days[locale].format(new Date(order.due_at))
    return { brand, amount, count, number: order.number, date, url: linkTo(ctx, order) }
  }
  if (order.user_id)
    return sendOptionalMail(ctx, trx, order.user_id, 'payments', locale => ({
      subject: translate(locale, `challanOrders.mails.${what}.subject`, wordsIn(locale)),
      text: translate(locale, `challanOrders.mails.${what}.text`, wordsIn(locale)),
    }))
  if (!order.phone_sealed) return
  const to = ctx.vault.open(order.phone_sealed, { column: 'challan_orders.phone_sealed', id: order.id })
  try {
    const text = translate(order.locale, `challanOrders.sms.${what}`, wordsIn(order.locale))
    await ctx.channels.send(trx, { channel: 'sms', to, subject: '', text })
  } catch (error) {
    // A missing SMS adapter must not roll back the payment.
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ order: order.id }, 'nobody delivers SMS')
  }
}

/** The account's order, or the citizen's result page, which shows nothing personal without their phone's code. */
function linkTo({ config }: NotifyContext, order: OrderRow): string {
  const path = order.user_id
    ? `${paths.challanViewDetails}?${new URLSearchParams({ id: order.id })}`
    : `${paths.challanPaid}?${new URLSearchParams({ order: order.code })}`
  return new URL(path, config.PUBLIC_URL).href
}
