import type { TopUpCurrency } from '../../../contracts/money/topUp.ts'
import type { Config } from '../config/config.ts'

export interface GatewayPayment {
  id: string
  orderId: string | null
  /** In minor units of the currency. */
  amount: number
  currency: string
  /** Only `captured` money has been received; `pending` may still become either. */
  status: 'pending' | 'captured' | 'failed' | 'refunded'
  error: string | null
}

export interface GatewayOrder {
  /** Our own id of the order. */
  receipt: string
  amount: number
  currency: TopUpCurrency
}

/** The payer, to prefill the checkout form. */
export interface CheckoutPayer {
  name: string
  email: string
  contact: string
}

export type Checkout =
  | { gateway: 'sandbox'; url: string }
  | { gateway: 'razorpay'; script: string; name: string; description: string; prefill: CheckoutPayer }

export type GatewayRefund =
  /** Only `processed` refunds are on their way to the card; `pending` may still become either. */
  | { id: string; status: 'pending' | 'processed' | 'failed' }
  /** It was not made, and a retry would not change that; the reason is the gateway's. */
  | { status: 'refused'; reason: string }

/** A row of the gateway's settlement report, in minor units of its currency. */
export interface SettlementRow {
  /** The gateway's id of the payment, refund or other movement. */
  id: string
  kind: 'payment' | 'refund' | 'other'
  /** The refunded payment of a refund, and the payment itself. */
  paymentId: string | null
  orderId: string | null
  amountMinor: number
  currency: string
  /** Without its tax. */
  feeMinor: number
  taxMinor: number
  /** What the row adds to the settlement; negative for a refund. */
  netMinor: number
  at: string
  /** Null until it is settled. */
  settledAt: string | null
  settlementId: string | null
  /** The reference of the settlement at the bank. */
  utr: string | null
}

/** A card gateway. Every query throws `GatewayUnavailable` without an answer. */
export interface PaymentGateway {
  name: Config['PAYMENTS']
  /** The public key with which the checkout identifies us. */
  keyId: string
  createOrder(order: GatewayOrder): Promise<{ orderId: string }>
  /** Null for an unknown payment. */
  payment(id: string): Promise<GatewayPayment | null>
  /** Every attempt to pay an order. */
  paymentsOf(orderId: string): Promise<GatewayPayment[]>
  /** Refunds a payment, in part or in full, in minor units. Only once per `key`: a repeated call returns the first refund's status. */
  refund(paymentId: string, amountMinor: number, key: string): Promise<GatewayRefund>
  /** What was settled to our bank account on a day in India, `2026-11-21`. */
  settlementReport(day: string): Promise<SettlementRow[]>
  /** The payment reported by a webhook; null for other events. Throws `forbidden` unless the gateway signed the body. */
  readWebhook(body: Buffer, signature: string | undefined): GatewayPayment | null
  /** `purpose` is shown in the form; by default the wallet. */
  checkout(orderId: string, payer: CheckoutPayer, purpose?: string): Checkout
}

/**
 * No answer or an unreadable one, so the outcome is unknown. `unknown` is set if the gateway reports that there is no such
 * object, or that it was not done; the message is then the gateway's, if it has one.
 */
export class GatewayUnavailable extends Error {
  readonly unknown: boolean

  constructor(why: string, { unknown = false } = {}) {
    super(why)
    this.unknown = unknown
  }
}
