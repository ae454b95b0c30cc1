import { type Selectable, sql } from 'kysely'
import { reconcileOrder } from '../../challans/payment/expireOrder.ts'
import { executeRefund } from '../../challans/refunds/execute.ts'
import type { PaymentOrderRow } from '../../money/payments/paymentOrders.ts'
import { executeReturn } from '../../money/payments/returnPayment.ts'
import { receivePayment } from '../../money/payments/verifyPayment.ts'
import type { Context } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { reconcileCasePayment } from '../../steps/payments/reconcile.ts'
import { executeRefund as executeCaseRefund } from '../../steps/payments/refund.ts'

/** Short, because a payer waits for the first checks of an order. */
const EVERY_MS = 5_000
const BATCH = 50
/** How long a worker may hold an order; if it dies, another one takes over afterwards. */
const CLAIM_MS = 5 * 60_000
const MINUTE_MS = 60_000
/** The gateways' own orders expire after this time. */
const LIFE_MS = 24 * 60 * MINUTE_MS

/**
 * Runs at startup and every few seconds on every worker: asks the gateway about everything that browser, webhook or a dead worker
 * left open.
 */
export const startReconciling = (ctx: Context) =>
  runPeriodically(EVERY_MS, 'reconciliation', ctx.log, () => reconcile(ctx), 0)

/**
 * Credits payments that were not reported and expires unpaid orders: top-ups after a day, challan orders after half an hour,
 * those of cases when their plan says. Retries approved refunds and returns of mismatched payments until the gateway has executed them.
 */
export async function reconcile(ctx: Context, now = new Date()): Promise<void> {
  await forEachLogged(ctx, await claimDue(ctx, now, 'payment_orders'), order => reconcileTopUp(ctx, order, now))
  await forEachLogged(ctx, await claimDue(ctx, now, 'challan_orders'), order => reconcileOrder(ctx, order, now))
  await forEachLogged(ctx, await claimDue(ctx, now, 'challan_refunds'), refund => executeRefund(ctx, refund.id))
  await forEachLogged(ctx, await claimDue(ctx, now, 'diverged_payments'), payment => executeReturn(ctx, payment.id))
  await forEachLogged(ctx, await claimDue(ctx, now, 'case_payments'), order => reconcileCasePayment(ctx, order, now))
  await forEachLogged(ctx, await claimDue(ctx, now, 'case_receipts'), receipt => executeCaseRefund(ctx, receipt.id))
}

async function forEachLogged<Row extends { id: string }>(
  ctx: Context,
  rows: readonly Row[],
  reconcileRow: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await reconcileRow(row)
    } catch (error) {
      // The row stays claimed and is retried when the claim expires.
      if (error instanceof GatewayUnavailable) ctx.log.warn({ id: row.id, why: error.message }, 'the gateway is silent')
      else ctx.log.error({ err: error, id: row.id }, 'it could not be reconciled')
    }
  }
}

type Due =
  | 'payment_orders'
  | 'challan_orders'
  | 'challan_refunds'
  | 'diverged_payments'
  | 'case_payments'
  | 'case_receipts'

/** Only of the configured gateway, and only what is to be given back. */
const dueOf = (table: Due, gateway: string) => {
  if (table === 'challan_refunds')
    return sql`state = 'approved' and order_id in (select id from challan_orders where gateway = ${gateway})`
  if (table === 'diverged_payments')
    return sql`return_state = 'approved' and order_id in (select id from payment_orders where gateway = ${gateway})`
  if (table === 'case_receipts')
    return sql`refund_state = 'approved' and order_id in (select id from case_payments where gateway = ${gateway})`
  return sql`gateway = ${gateway}`
}

/** Claims due rows for a while, each for one worker. */
async function claimDue<Table extends Due>({ db, payments }: Context, now: Date, table: Table) {
  const until = new Date(now.getTime() + CLAIM_MS)
  const { rows } = await sql<Selectable<Schema[Table]>>`
    update ${sql.table(table)} set check_at = ${until.toISOString()}
    where id in (
      select id from ${sql.table(table)} where check_at <= ${now.toISOString()} and ${dueOf(table, payments.name)}
      order by check_at limit ${BATCH} for update skip locked)
    returning *`.execute(db)
  return rows
}

async function reconcileTopUp(ctx: Context, order: PaymentOrderRow, now: Date): Promise<void> {
  const attempts = order.gateway_order_id ? await ctx.payments.paymentsOf(order.gateway_order_id) : []
  // Sequentially: a second captured payment must see that the first one paid the order.
  for (const payment of attempts) await receivePayment(ctx, await reloadOrder(ctx, order.id), payment)
  const after = await reloadOrder(ctx, order.id)
  if (after.check_at === null) return
  if (after.status === 'paid') return noteWithdrawn(ctx, after)
  const age = now.getTime() - Date.parse(order.created_at)
  const isOver = age >= LIFE_MS || order.gateway_order_id === null
  const wait = Math.max(2 * MINUTE_MS, age / 2)
  await ctx.db
    .updateTable('payment_orders')
    .set({
      check_at: isOver ? null : new Date(now.getTime() + wait),
      status: isOver ? sql`case when status = 'created' then 'expired' else status end` : after.status,
    })
    .where('id', '=', order.id)
    .where('status', '=', after.status)
    .execute()
}

/** A payment that was verified is no longer captured: there is nothing to credit, and nothing to return. */
async function noteWithdrawn({ db, log }: Context, { id, payment_id }: PaymentOrderRow): Promise<void> {
  const divergence = `withdrawn: ${payment_id} is no longer captured`
  log.error({ order: id, why: divergence }, 'a payment diverged from its order')
  await db.updateTable('payment_orders').set({ divergence, check_at: null }).where('id', '=', id).execute()
}

const reloadOrder = ({ db }: Context, id: string) =>
  db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
