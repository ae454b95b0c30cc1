import type { createPaymentOrder } from '../../../contracts/calls/payments.ts'
import type { SuccessReply } from '../../dataProvider/api.ts'

export type CheckoutOrder = SuccessReply<typeof createPaymentOrder>

/** What became of the card payment, as the checkout says; `silent`: its window is gone without a word. */
export type CheckoutResult =
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
