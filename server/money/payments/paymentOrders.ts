import type { Selectable } from 'kysely'
import type { Db, Scope } from '../../platform/context.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { CustomerActor, SystemActor } from '../../platform/identity/actors.ts'
import { type GatewayPayment, GatewayUnavailable } from '../../platform/ports/paymentGateway.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import type { Vault } from '../../platform/vault.ts'

export type PaymentOrderRow = Selectable<Schema['payment_orders']>

/** The actor for what the server does by itself, after a webhook or by polling. */
export const paymentsSystemScope: Scope<SystemActor> = {
  actor: { kind: 'system', name: 'payments' },
  ip: null,
  requestId: null,
  locale: 'en',
}

/** The caller's order by its gateway id; undefined for another account's. */
export const findOwnOrder = (db: Db, { userId }: CustomerActor, gatewayOrderId: string) =>
  db
    .selectFrom('payment_orders')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Calls the gateway and translates its failures for the user. Throws `unavailable`. */
export async function withGatewayErrors<Answer>({ locale }: Scope, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    throw new Problem('unavailable', translate(locale, 'payments.gatewayDown'))
  }
}

/** What a payment is compared with: a top-up order or a challan order. */
export type ExpectedPayment = Pick<PaymentOrderRow, 'gateway_order_id' | 'charged_minor' | 'currency' | 'payment_id'>

type PaymentMismatch = 'otherOrder' | 'notCaptured' | 'declined' | 'otherAmount' | 'twice'

/** Why a payment does not pay an order; null if it pays in full and in the right currency (A70). */
export function paymentMismatch(order: ExpectedPayment, payment: GatewayPayment): PaymentMismatch | null {
  if (payment.orderId !== order.gateway_order_id) return 'otherOrder'
  if (payment.status === 'pending') return 'notCaptured'
  if (payment.status !== 'captured') return 'declined'
  if (payment.amount !== order.charged_minor || payment.currency !== order.currency) return 'otherAmount'
  if (order.payment_id !== null && order.payment_id !== payment.id) return 'twice'
  return null
}

/** Money was received but does not match the order, so staff must look into it. */
export const isDivergence = (mismatch: PaymentMismatch): mismatch is 'otherAmount' | 'twice' =>
  mismatch === 'otherAmount' || mismatch === 'twice'

/** Signs the order, payment, amount and wallet. */
export const signPayment = (vault: Vault, order: PaymentOrderRow, paymentId: string): string =>
  vault.sign(
    'payment',
    [order.gateway_order_id, paymentId, order.charged_minor, order.currency, order.wallet].join('\n'),
  )
