import { type SandboxCard, sandboxBankCode } from '../../../contracts/money/sandboxCards.ts'
import { presentPayment } from '../../money/payments/sandboxGateway.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { queueWebhook } from './webhooks.ts'

type Parts = Pick<Context, 'db' | 'jobs'>

/** Delays of the gateway's webhooks, in seconds after the payment. */
const reports: Record<SandboxCard, readonly number[]> = {
  success: [0],
  declined: [0],
  secure: [0],
  closed: [5],
  late: [30],
  twice: [0, 0],
  lost: [],
}

export const findSandboxOrder = ({ db }: Pick<Parts, 'db'>, id: string) =>
  db.selectFrom('sandbox_gateway_orders').selectAll().where('id', '=', id).executeTakeFirst()

/** Attempts a payment with the chosen test card. Throws `not_found`, and `conflict` for a paid order. */
export function payInSandbox(ctx: Parts, { locale }: Scope, { order: id, card }: { order: string; card: SandboxCard }) {
  return ctx.db.transaction().execute(async trx => {
    const order = await unpaid(trx, id, locale)
    const status = { declined: 'failed', secure: 'created' }[card as string] ?? 'captured'
    const error = status === 'failed' ? translate(locale, 'payments.checkout.declined') : null
    const payment = {
      id: `pay_${newSecret()}`,
      order_id: id,
      amount: order.amount,
      currency: order.currency,
      card,
      error,
    }
    const row = await trx
      .insertInto('sandbox_gateway_payments')
      .values({ ...payment, status: status as 'created' | 'captured' | 'failed' })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (status !== 'created') await report(ctx, trx, row)
    return replyOf(row)
  })
}

/** Confirms a payment with the bank's code. Throws `not_found`, and `conflict` when no confirmation is pending. */
export function approveInSandbox(ctx: Parts, { locale }: Scope, { payment, code }: { payment: string; code: string }) {
  return ctx.db.transaction().execute(async trx => {
    const waiting = await trx
      .selectFrom('sandbox_gateway_payments')
      .select(['id', 'order_id', 'status'])
      .where('id', '=', payment)
      .forUpdate()
      .executeTakeFirst()
    if (!waiting) throw notFound('payment')
    if (waiting.status !== 'created') throw new Problem('conflict', 'The bank has already responded.')
    await unpaid(trx, waiting.order_id, locale)
    const isRight = code.trim() === sandboxBankCode
    const row = await trx
      .updateTable('sandbox_gateway_payments')
      .set({
        status: isRight ? 'captured' : 'failed',
        error: isRight ? null : translate(locale, 'payments.checkout.wrongCode'),
      })
      .where('id', '=', payment)
      .returningAll()
      .executeTakeFirstOrThrow()
    await report(ctx, trx, row)
    return replyOf(row)
  })
}

/** Locks the order, so that two windows cannot both pay it. */
async function unpaid(trx: Trx, id: string, locale: Scope['locale']) {
  const order = await trx
    .selectFrom('sandbox_gateway_orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!order) throw notFound('order')
  const paid = await trx
    .selectFrom('sandbox_gateway_payments')
    .select('id')
    .where('order_id', '=', id)
    .where('status', '=', 'captured')
    .executeTakeFirst()
  if (paid) throw new Problem('conflict', translate(locale, 'payments.checkout.alreadyPaid'))
  return order
}

type Row = Parameters<typeof presentPayment>[0]

async function report({ jobs }: Parts, trx: Trx, row: Row): Promise<void> {
  for (const seconds of reports[row.card as SandboxCard]) await queueWebhook(jobs, trx, presentPayment(row), seconds)
}

const replyOf = (row: Row) => ({
  payment_id: row.id,
  status: row.status === 'created' ? ('asked' as const) : row.status,
  reason: row.error,
  silent: row.card === 'closed' || row.card === 'lost',
})
