import type { Selectable } from 'kysely'
import { mounts } from '../../../contracts/calls/define.ts'
import type { Context, Db } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import {
  type GatewayPayment,
  type GatewayRefund,
  GatewayUnavailable,
  type PaymentGateway,
} from '../../platform/ports/paymentGateway.ts'
import { sandboxSettlementReport } from './sandboxSettlements.ts'
import { verifyWebhookSignature } from './webhookSignature.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** Derived, so that the sandbox needs no configuration. */
export const sandboxWebhookSecret = ({ vault }: Pick<Parts, 'vault'>) => vault.sign('sandbox-gateway', 'webhook')

/** A gateway with its own tables; its checkout is one of our pages (server/sandbox/checkout). */
export function sandboxGateway(parts: Parts): PaymentGateway {
  const { db } = parts
  return {
    name: 'sandbox',
    keyId: 'sandbox',
    async createOrder({ receipt, amount, currency }) {
      const orderId = `order_${newSecret()}`
      await db.insertInto('sandbox_gateway_orders').values({ id: orderId, amount, currency, receipt }).execute()
      return { orderId }
    },
    async payment(id) {
      const row = await payments(parts).where('id', '=', id).executeTakeFirst()
      return row ? presentPayment(row) : null
    },
    async paymentsOf(orderId) {
      const rows = await payments(parts).where('order_id', '=', orderId).orderBy('created_at').execute()
      return rows.map(presentPayment)
    },
    refund: (paymentId, amount, key) => refundInSandbox(db, { paymentId, amount, key }),
    settlementReport: day => sandboxSettlementReport(db, day),
    readWebhook(body, signature) {
      verifyWebhookSignature(sandboxWebhookSecret(parts), body, signature)
      const { payment } = JSON.parse(body.toString('utf8')) as { payment: GatewayPayment }
      return payment
    },
    checkout: orderId => ({
      gateway: 'sandbox',
      url: `${mounts.sandbox}/checkout?order=${encodeURIComponent(orderId)}`,
    }),
  }
}

const payments = ({ db }: Parts) => db.selectFrom('sandbox_gateway_payments').selectAll()

export const presentPayment = (row: Selectable<Schema['sandbox_gateway_payments']>): GatewayPayment => ({
  id: row.id,
  orderId: row.order_id,
  amount: row.amount,
  currency: row.currency,
  status: row.status === 'created' ? 'pending' : row.status,
  error: row.error,
})

interface Input {
  paymentId: string
  amount: number
  key: string
}

type Fate = 'pending' | 'processed' | 'failed'

interface Recorded {
  card: string
  made: { id: string; status: Fate; isNew: boolean }
}

const fates: Record<string, Fate> = { late: 'pending', closed: 'failed' }

/**
 * A refund by the sandbox's gateway. Its outcome depends on the card that paid: `late` is pending until it is asked again, `lost` loses the
 * first reply, `closed` is refused by the bank, and any other succeeds immediately.
 */
async function refundInSandbox(db: Db, input: Input): Promise<GatewayRefund> {
  const recorded = await db.transaction().execute(trx => record(trx, input))
  if ('refused' in recorded) return { status: 'refused', reason: recorded.refused }
  const { card, made } = recorded
  if (made.isNew && card === 'lost') throw new GatewayUnavailable('The sandbox lost its response')
  return { id: made.id, status: made.status }
}

async function record(trx: Db, { paymentId, amount, key }: Input): Promise<Recorded | { refused: string }> {
  const payment = await trx
    .selectFrom('sandbox_gateway_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst()
  if (payment?.status !== 'captured') return { refused: 'Payment not found' }
  const refunds = await trx
    .selectFrom('sandbox_gateway_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .execute()
  const earlier = refunds.find(refund => refund.key === key)
  if (earlier) return { card: payment.card, made: await lookedAtAgain(trx, earlier) }
  const refunded = refunds.filter(({ status }) => status !== 'failed').reduce((sum, refund) => sum + refund.amount, 0)
  if (refunded + amount > payment.amount) return { refused: 'The refund exceeds the remaining amount of the payment' }
  const status = fates[payment.card] ?? 'processed'
  const id = `rfnd_${newSecret()}`
  await trx.insertInto('sandbox_gateway_refunds').values({ id, payment_id: paymentId, key, amount, status }).execute()
  return { card: payment.card, made: { id, status, isNew: true } }
}

async function lookedAtAgain(trx: Db, { id, status }: { id: string; status: Fate }) {
  const now = status === 'pending' ? ('processed' as const) : status
  await trx.updateTable('sandbox_gateway_refunds').set({ status: now }).where('id', '=', id).execute()
  return { id, status: now, isNew: false }
}
