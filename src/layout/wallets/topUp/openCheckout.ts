import type { Checkout, Order, Outcome } from './checkout.ts'
import { openRazorpay } from './razorpay.ts'
import { openSandbox } from './sandbox.ts'

/** Opens the card payment of an order. `report` may hear of several failures, and of one end. */
export function openCheckout(order: Order, report: (outcome: Outcome) => void): Checkout {
  const { checkout } = order
  return checkout.gateway === 'sandbox'
    ? openSandbox({ url: checkout.url, order_id: order.order_id }, report)
    : openRazorpay({ ...order, checkout }, report)
}
