import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'
import type { OrderRow } from './orders.ts'

/** What a payment is held against: a top-up's order, or one of challans. */
export type Charged = Pick<OrderRow, 'gateway_order_id' | 'charged_minor' | 'currency' | 'payment_id'>

export type Flaw = 'otherOrder' | 'notCaptured' | 'declined' | 'otherAmount' | 'twice'

/** Why a payment does not pay an order; null where it does, in full and in its currency (A70). */
export function flawOf(order: Charged, payment: GatewayPayment): Flaw | null {
  if (payment.orderId !== order.gateway_order_id) return 'otherOrder'
  if (payment.status === 'pending') return 'notCaptured'
  if (payment.status !== 'captured') return 'declined'
  if (payment.amount !== order.charged_minor || payment.currency !== order.currency) return 'otherAmount'
  if (order.payment_id !== null && order.payment_id !== payment.id) return 'twice'
  return null
}

/** Money that has come and is not as ordered: for people to look into. */
export const isDivergence = (flaw: Flaw): flaw is 'otherAmount' | 'twice' => flaw === 'otherAmount' || flaw === 'twice'

export const divergenceOf = (flaw: Flaw, { id, amount, currency }: GatewayPayment): string =>
  `${flaw}: ${id} of ${amount} ${currency}`
