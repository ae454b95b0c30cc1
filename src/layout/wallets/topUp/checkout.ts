import type { createPaymentOrder } from '../../../../contracts/calls/payments.ts'
import type { Success } from '../../../dataProvider/api.ts'
import { openRazorpay } from './razorpay.ts'
import { openSandbox } from './sandbox.ts'

export type Order = Success<typeof createPaymentOrder>

/** What became of the card payment, as the checkout says; `silent`: its window is gone without a word. */
export type Outcome =
  | { outcome: 'paid'; payment_id: string }
  | { outcome: 'failed'; payment_id: string | null; reason: string }
  | { outcome: 'closed' | 'silent' | 'offline' }

export interface Checkout {
  /** Brings the window to the front, or opens it again. */
  show?: () => void
  /** Listens no longer. */
  stop: () => void
  /** And shuts the window. */
  close: () => void
}

/** Opens the card payment of an order. `report` may hear of several failures, and of one end. */
export function openCheckout(order: Order, report: (outcome: Outcome) => void): Checkout {
  const { checkout } = order
  return checkout.gateway === 'sandbox'
    ? openSandbox({ url: checkout.url, order_id: order.order_id }, report)
    : openRazorpay({ ...order, checkout }, report)
}
