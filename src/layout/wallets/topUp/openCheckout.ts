import type { Checkout, CheckoutOrder, CheckoutResult } from './checkout.ts'
import { openRazorpayCheckout } from './razorpayCheckout.ts'
import { openSandboxCheckout } from './sandboxCheckout.ts'

/** Opens the card payment of an order. `report` may hear of several failures, and of one end. */
export function openCheckout(order: CheckoutOrder, report: (outcome: CheckoutResult) => void): Checkout {
  const { checkout } = order
  return checkout.gateway === 'sandbox'
    ? openSandboxCheckout({ url: checkout.url, order_id: order.order_id }, report)
    : openRazorpayCheckout({ ...order, checkout }, report)
}
