import { type Selectable, sql } from 'kysely'
import { reconcileOrder } from '../../challans/payment/reconcile.ts'
import { executeRefund } from '../../challans/refunds/execute.ts'
import { markOrderDiverged, type PaymentOrderRow } from '../../money/payments/paymentOrders.ts'
import { receivePayment } from '../../money/payments/receivePayment.ts'
import type { Context } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'

const EVERY_MS = 60_000
const BATCH = 50
/** For whoever is working on an order; when it dies, another takes over. */
const CLAIM_MS = 5 * 60_000
const MINUTE_MS = 60_000
/** The gateways' own orders live no longer. */
const LIFE_MS = 24 * 60 * MINUTE_MS

/** At the start and once a minute, on every worker: what browser, webhook or a worker that died have left open is asked of the gateway. */
export const startReconciling = (ctx: Context) =>
  runPeriodically(EVERY_MS, 'reconciliation', ctx.log, () => reconcile(ctx), 0)

/**
 * Settles what was paid and not credited, and ends what nobody has paid: top-ups within a day, orders of challans within half an hour.
 * Refunds of challans are asked for until the gateway has made them.
 */
export async function reconcile(ctx: Context, now = new Date()): Promise<void> {
  await eachOf(ctx, await claimed(ctx, now, 'payment_orders'), order => lookAt(ctx, order, now))
  await eachOf(ctx, await claimed(ctx, now, 'challan_orders'), order => reconcileOrder(ctx, order, now))
  await eachOf(ctx, await claimed(ctx, now, 'challan_refunds'), refund => executeRefund(ctx, refund.id))
}

async function eachOf<Row extends { id: string }>(
  ctx: Context,
  rows: readonly Row[],
  look: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    try {
      await look(row)
    } catch (error) {
      // It stays claimed and is looked at again when the claim ends.
      if (error instanceof GatewayUnavailable) ctx.log.warn({ id: row.id, why: error.message }, 'the gateway is silent')
      else ctx.log.error({ err: error, id: row.id }, 'it could not be reconciled')
    }
  }
}

type Due = 'payment_orders' | 'challan_orders' | 'challan_refunds'

/** What is due, and claimed for a while: each on one worker. */
async function claimed<Table extends Due>({ db, payments }: Context, now: Date, table: Table) {
  const ofGateway =
    table === 'challan_refunds'
      ? sql`state = 'approved' and order_id in (select id from challan_orders where gateway = ${payments.name})`
      : sql`gateway = ${payments.name}`
  const until = new Date(now.getTime() + CLAIM_MS)
  const { rows } = await sql<Selectable<Schema[Table]>>`
    update ${sql.table(table)} set check_at = ${until.toISOString()}
    where id in (
      select id from ${sql.table(table)} where check_at <= ${now.toISOString()} and ${ofGateway}
      order by check_at limit ${BATCH} for update skip locked)
    returning *`.execute(db)
  return rows
}

async function lookAt(ctx: Context, order: PaymentOrderRow, now: Date): Promise<void> {
  const tries = order.gateway_order_id ? await ctx.payments.paymentsOf(order.gateway_order_id) : []
  // One by one: the second captured payment of an order must find the first one's mark.
  for (const payment of tries) await receivePayment(ctx, await fresh(ctx, order.id), payment)
  const after = await fresh(ctx, order.id)
  if (after.check_at === null) return
  if (after.status === 'paid')
    return markOrderDiverged(ctx, after, `withdrawn: ${after.payment_id} is no longer captured`)
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

const fresh = ({ db }: Context, id: string) =>
  db.selectFrom('payment_orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
