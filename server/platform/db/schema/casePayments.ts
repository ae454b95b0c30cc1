import type { Generated } from 'kysely'
import type { CreatedAt, Optional, OptionalTimestamp, Paise, Timestamp } from './columns.ts'

/** What a step asks its person to pay: one open row for each step, whatever its round. */
interface CasePayments {
  id: string
  user_id: string
  case_id: string
  step: string
  gateway: string
  /** Null until somebody opens the gateway's form. */
  gateway_order_id: Optional<string>
  amount_paise: Paise
  /** Of the amount. */
  gst_paise: Paise
  status: Generated<'open' | 'paid' | 'failed' | 'expired' | 'cancelled'>
  payment_id: Optional<string>
  /** Why the last attempt failed. */
  failure: Optional<string>
  /** A payment that the bank has not decided, and until when it is waited for. */
  pending_payment_id: Optional<string>
  pending_until: OptionalTimestamp
  /** When the gateway's form was last opened. */
  form_at: OptionalTimestamp
  pay_until: Timestamp
  paid_at: OptionalTimestamp
  /** When the gateway is asked next; null once nothing is left to ask. */
  check_at: OptionalTimestamp
  created_at: CreatedAt
}

/** A captured payment; one that is not `paid` goes back by itself. */
interface CaseReceipts {
  /** The gateway's. */
  id: string
  order_id: string
  kind: 'paid' | 'otherAmount' | 'twice' | 'late'
  amount_minor: number
  currency: string
  /** The ledger's entry of its receipt; null for other currencies than rupees. */
  transfer_id: string | null
  at: CreatedAt
  refund_state: Optional<'approved' | 'done'>
  /** The gateway's idempotency key. */
  refund_id: Optional<string>
  refund_asked_at: OptionalTimestamp
  /** Why the gateway did not make the refund when it was last asked. */
  refusal: Optional<string>
  gateway_refund_id: Optional<string>
  refund_transfer_id: Optional<string>
  refunded_at: OptionalTimestamp
  check_at: OptionalTimestamp
}

export interface CasePaymentsTables {
  case_payments: CasePayments
  case_receipts: CaseReceipts
}
