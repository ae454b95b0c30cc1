import type { TopUpCurrency } from '../../../contracts/topUp.ts'
import type { Config } from '../config/config.ts'

export interface GatewayPayment {
  id: string
  orderId: string | null
  /** Minor units of its currency. */
  amount: number
  currency: string
  /** Only `captured` is money that we have; `pending` may still become either. */
  status: 'pending' | 'captured' | 'failed' | 'refunded'
  error: string | null
}

export interface GatewayOrder {
  /** Our own id of it. */
  receipt: string
  amount: number
  currency: TopUpCurrency
}

/** Who pays, for the form of the checkout. */
export interface CheckoutPayer {
  name: string
  email: string
  contact: string
}

export type Checkout =
  | { gateway: 'sandbox'; url: string }
  | { gateway: 'razorpay'; script: string; name: string; description: string; prefill: CheckoutPayer }

export type GatewayRefund =
  /** Only `processed` is on its way to the card; `pending` may still become either. */
  | { id: string; status: 'pending' | 'processed' | 'failed' }
  /** It was not made, and will not be by being asked for again; the reason is in the gateway's words. */
  | { status: 'refused'; reason: string }

/** Who takes cards. Each question throws `GatewayDown` when there is no answer. */
export interface PaymentGateway {
  name: Config['PAYMENTS']
  /** Public: it tells the checkout whose money it takes. */
  keyId: string
  createOrder(order: GatewayOrder): Promise<{ orderId: string }>
  /** Null for a payment that it does not know. */
  payment(id: string): Promise<GatewayPayment | null>
  /** Every try to pay an order. */
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  /** Gives a part of a payment back, or all of it, in minor units. Once per `key`: asked again, it says what became of the first. */
  refund(paymentId: string, amountMinor: number, key: string): Promise<GatewayRefund>
  /** The payment that a webhook reports; null for other events. Throws `forbidden` unless the gateway signed these bytes. */
  readWebhook(body: Buffer, signature: string | undefined): GatewayPayment | null
  /** `purpose` is what the form says it is for; a wallet where it is missing. */
  checkout(orderId: string, payer: CheckoutPayer, purpose?: string): Checkout
}

/**
 * No answer, or one that cannot be read: what happened is not known. `unknown` where it says that there is no such thing, or that it is not
 * done; then the message is its own words, if it had any.
 */
export class GatewayUnavailable extends Error {
  readonly unknown: boolean

  constructor(why: string, { unknown = false } = {}) {
    super(why)
    this.unknown = unknown
  }
}
