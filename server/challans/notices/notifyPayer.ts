import type { ChallanNotice } from '../../../contracts/challans/challans.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import type { Voice } from '../../platform/config/voice.ts'
import type { Context, Trx } from '../../platform/context.ts'
import { type Actor, actorId } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { voiceOfOrder } from '../brands/voice.ts'
import { challansSystemScope, type OrderRow } from '../common/orders.ts'
import { textCitizen } from './textCitizen.ts'

export type NotifyContext = Pick<Context, 'vault' | 'config' | 'channels' | 'log'>

const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }),
}

/**
 * Sends mail to an account's owner, unless they opted out, or SMS to a citizen's phone: the order's number, what happens next and by
 * when, and a link. Returns whether anything was sent; staff see it with the order.
 */
export async function notifyPayer(
  ctx: NotifyContext,
  trx: Trx,
  order: OrderRow,
  notice: ChallanNotice,
  amount = formatPaise(order.total_paise),
  sender: Actor = challansSystemScope.actor,
): Promise<boolean> {
  const id = await sendNotice(ctx, trx, order, notice, amount)
  if (id === null) return false
  const channel = order.user_id ? 'email' : 'sms'
  const row = { id, order_id: order.id, notice, channel, amount, sent_by: actorId(sender) } as const
  await trx.insertInto('challan_messages').values(row).execute()
  return true
}

async function sendNotice(
  ctx: NotifyContext,
  trx: Trx,
  order: OrderRow,
  notice: ChallanNotice,
  amount: string,
): Promise<string | null> {
  const { count } = await trx
    .selectFrom('challan_order_items')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const voice = await voiceOfOrder(ctx, trx, order)
  const wordsIn = (locale: Locale) => {
    const date = order.due_at === null ? '' : days[locale].format(new Date(order.due_at))
    return { amount, count, number: order.number, date, brand: voice.name, url: linkTo(voice, order) }
  }
  if (order.user_id)
    return sendOptionalMail(ctx, trx, order.user_id, 'payments', locale => ({
      subject: translate(locale, `challanOrders.mails.${notice}.subject`, wordsIn(locale)),
      text: translate(locale, `challanOrders.mails.${notice}.text`, wordsIn(locale)),
    }))
  if (!order.phone_sealed) return null
  const to = ctx.vault.open(order.phone_sealed, { column: 'challan_orders.phone_sealed', id: order.id })
  try {
    const { locale } = order
    const text = { to, locale, key: `challanOrders.sms.${notice}`, words: wordsIn(locale) } as const
    return await textCitizen(ctx, trx, voice, text)
  } catch (error) {
    // A missing SMS adapter must not roll back the payment.
    if (!(error instanceof Problem)) throw error
    ctx.log.warn({ order: order.id }, 'nobody delivers SMS')
    return null
  }
}

/** The account's order, or the citizen's result page, which shows nothing personal without their phone's code. */
function linkTo({ url }: Voice, order: OrderRow): string {
  const path = order.user_id
    ? `${paths.challanViewDetails}?${new URLSearchParams({ id: order.id })}`
    : `${paths.challanPaid}?${new URLSearchParams({ order: order.code })}`
  return new URL(path, url).href
}
