import { sql } from 'kysely'
import type { PlanInput } from '../../contracts/cases/plan.ts'
import { newSecret } from '../platform/identity/ids.ts'
import { openOrderOf } from '../steps/payments/orders.ts'
import { receiveCasePayment, reloadOrder } from '../steps/payments/receive.ts'
import type { Seeding } from './caseRun.ts'

/** A stall at a market: its holder agrees, says what they sell, and pays a fee. */
export const feePlan: PlanInput = {
  title: { en: 'Stall at the market', hi: 'बाज़ार में स्टॉल' },
  steps: [
    {
      id: 'consent',
      kind: 'consent',
      title: { en: 'Consent', hi: 'सहमति' },
      settings: {
        text: {
          en: 'We keep your answers and your payment to register your stall.',
          hi: 'स्टॉल के रजिस्ट्रेशन के लिए हम आपके जवाब और पेमेंट का रिकॉर्ड रखते हैं।',
        },
      },
    },
    {
      id: 'stall',
      kind: 'form',
      title: { en: 'Your stall', hi: 'आपका स्टॉल' },
      settings: { fields: [{ source: 'goods', label: { en: 'What you sell', hi: 'आप क्या बेचते हैं' } }] },
    },
    {
      id: 'fee',
      kind: 'payment',
      title: { en: 'Fee', hi: 'शुल्क' },
      settings: {
        amountPaise: 59_000,
        purpose: { en: 'Registration of a stall', hi: 'स्टॉल का रजिस्ट्रेशन' },
        gstPercent: 18,
        payHours: 168,
      },
    },
  ],
  verdicts: [
    { value: 'registered', label: { en: 'Registered', hi: 'रजिस्टर हुआ' }, tone: 'success' },
    { value: 'look', label: { en: 'To be decided', hi: 'तय करना बाकी' }, tone: 'warning' },
  ],
  rules: [{ verdict: 'registered', when: { fact: 'fee.outcome', is: 'paid' } }],
  otherwise: 'look',
}

/** As the sandbox's gateway reports it. */
export async function payFee({ ctx, id }: Seeding): Promise<void> {
  const order = await openOrderOf(ctx.db, id, 'fee')
  if (!order) throw new Error('The seeded case asks for no payment.')
  const gateway = { order: `order_${newSecret()}`, payment: `pay_${newSecret()}` }
  const { amount_paise: amount } = order
  await ctx.db
    .insertInto('sandbox_gateway_orders')
    .values({ id: gateway.order, amount, currency: 'INR', receipt: order.id })
    .execute()
  const paid = { id: gateway.payment, amount, currency: 'INR', error: null }
  await ctx.db
    .insertInto('sandbox_gateway_payments')
    .values({ ...paid, order_id: gateway.order, status: 'captured', card: 'success' })
    .execute()
  const opened = { gateway_order_id: gateway.order, form_at: new Date() }
  await ctx.db.updateTable('case_payments').set(opened).where('id', '=', order.id).execute()
  await receiveCasePayment(ctx, await reloadOrder(ctx, order.id), {
    ...paid,
    orderId: gateway.order,
    status: 'captured',
  })
}

const DAY_MS = 86_400_000

/** As if the fee had been paid weeks ago, so that it is no longer kept for refunds. */
export async function payLongAgo({ ctx, id }: Seeding): Promise<void> {
  const at = new Date(Date.now() - 20 * DAY_MS)
  await sql`
    update case_receipts set at = ${at.toISOString()}
    where order_id in (select id from case_payments where case_id = ${id})`.execute(ctx.db)
  // Its settlement is in the report of two days later.
  await sql`
    update sandbox_gateway_payments set created_at = ${at.toISOString()}
    where order_id in (select gateway_order_id from case_payments where case_id = ${id})`.execute(ctx.db)
}
