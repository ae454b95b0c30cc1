import type { Selectable } from 'kysely'
import { mounts } from '../../../contracts/calls/define.ts'
import type { Context } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import type { GatewayPayment, PaymentGateway } from '../../platform/ports/paymentGateway.ts'
import { refundInSandbox } from './sandboxRefunds.ts'
import { verifyWebhookSignature } from './webhookSignature.ts'

type Parts = Pick<Context, 'db' | 'vault'>

/** The sandbox's own, which nobody configures. */
export const sandboxWebhookSecret = ({ vault }: Pick<Parts, 'vault'>) => vault.sign('sandbox-gateway', 'webhook')

/** A gateway of our own with its own store; its checkout is a page of ours (server/sandbox/checkout). */
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
