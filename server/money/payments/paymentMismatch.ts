import type { GatewayPayment } from '../../platform/ports/paymentGateway.ts'
import type { PaymentOrderRow } from './paymentOrders.ts'

/** What a payment is held against: a top-up's order, or one of challans. */
export type ExpectedPayment = Pick<PaymentOrderRow, 'gateway_order_id' | 'charged_minor' | 'currency' | 'payment_id'>

export type PaymentMismatch = 'otherOrder' | 'notCaptured' | 'declined' | 'otherAmount' | 'twice'

/** Why a payment does not pay an order; null where it does, in full and in its currency (A70). */
export function paymentMismatch(order: ExpectedPayment, payment: GatewayPayment): PaymentMismatch | null {
  if (payment.orderId !== order.gateway_order_id) return 'otherOrder'
  if (payment.status === 'pending') return 'notCaptured'
  if (payment.status !== 'captured') return 'declined'
  if (payment.amount !== order.charged_minor || payment.currency !== order.currency) return 'otherAmount'
  if (order.payment_id !== null && order.payment_id !== payment.id) return 'twice'
  return null
}

/** Money that has come and is not as ordered: for people to look into. */
export const isDivergence = (flaw: PaymentMismatch): flaw is 'otherAmount' | 'twice' =>
  flaw === 'otherAmount' || flaw === 'twice'

export const describeDivergence = (flaw: PaymentMismatch, { id, amount, currency }: GatewayPayment): string =>
  `${flaw}: ${id} of ${amount} ${currency}`
