import type { getGstDetails } from '../../../contracts/calls/gst.ts'
import type { SuccessReply } from '../../dataProvider/api.ts'
import type { CheckoutOrder } from './checkout.ts'
import type { PendingPayment } from './pendingPayment.ts'
import type { CreditedPayment } from './pollOrder.ts'

export type GstDetails = SuccessReply<typeof getGstDetails>['result'][number]

/** Why the payment has not succeeded; shown above the form, which keeps its values. */
export type PaymentIssue =
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; order_id: string; payment_id: string | null; reason: string }
  | { kind: 'closed'; order_id: string }
  | { kind: 'offline' }

type FailedPayment = Extract<PaymentIssue, { kind: 'failed' }>

/** The state of the dialog, from the form to the credited wallet. `gst` is the record chosen in this dialog, if any. */
export type TopUpState = { gst?: GstDetails } & (
  | { step: 'amount' | 'gst'; issue?: PaymentIssue }
  | { step: 'ordering' }
  /** The checkout is open. It may report several failures before it ends. */
  | { step: 'paying'; order: CheckoutOrder; failure?: FailedPayment }
  | { step: 'checking'; pending: PendingPayment; isOffline: boolean; failure?: FailedPayment }
  | { step: 'received'; payment: CreditedPayment }
)

export type TopUpEvent =
  | { type: 'changeGst' }
  | { type: 'selectGst'; gst: GstDetails }
  | { type: 'order' }
  | { type: 'orderCreated'; order: CheckoutOrder }
  /** The bank declined; the checkout stays open for another attempt. */
  | { type: 'paymentFailed'; failure: FailedPayment }
  /** The checkout has ended, or a reload interrupted it. The server knows whether it was paid. */
  | { type: 'checkPayment'; pending: PendingPayment }
  | { type: 'connectionChanged'; isOffline: boolean }
  | { type: 'paymentReceived'; payment: CreditedPayment }
  /** The checkout was closed without paying, or the server found no payment. */
  | { type: 'noPayment'; order_id: string }
  | { type: 'stopped'; issue: PaymentIssue }

/** An unfinished order is checked first, unless its checkout was closed. */
export function initialTopUp(pending: PendingPayment | null): TopUpState {
  if (!pending) return { step: 'amount' }
  if (pending.closed) return { step: 'amount', issue: { kind: 'closed', order_id: pending.order_id } }
  return { step: 'checking', pending, isOffline: false }
}

export function topUpReducer(state: TopUpState, event: TopUpEvent): TopUpState {
  const { gst } = state
  switch (event.type) {
    case 'changeGst':
      return state.step === 'amount' ? { ...state, step: 'gst' } : state
    case 'selectGst':
      return state.step === 'amount' || state.step === 'gst' ? { ...state, step: 'amount', gst: event.gst } : state
    case 'order':
      return { step: 'ordering', gst }
    case 'orderCreated':
      return { step: 'paying', gst, order: event.order }
    case 'paymentFailed':
      return state.step === 'paying' || state.step === 'checking' ? { ...state, failure: event.failure } : state
    case 'checkPayment':
      return { step: 'checking', gst, pending: event.pending, isOffline: false, failure: failureOf(state) }
    case 'connectionChanged':
      return state.step === 'checking' ? { ...state, isOffline: event.isOffline } : state
    case 'paymentReceived':
      return { step: 'received', gst, payment: event.payment }
    case 'noPayment':
      // If the checkout was closed after the card was declined, the decline is the better explanation.
      return { step: 'amount', gst, issue: failureOf(state) ?? { kind: 'closed', order_id: event.order_id } }
    case 'stopped':
      return { step: 'amount', gst, issue: event.issue }
  }
}

const failureOf = (state: TopUpState): FailedPayment | undefined =>
  state.step === 'paying' || state.step === 'checking' ? state.failure : undefined

/** A typed amount in major units, with or without grouping and currency sign; NaN if it is not an amount. */
export function parseAmount(typed: string): number {
  const [, digits] = /^[₹$]?\s*([\d,]+(?:\.\d*)?)$/.exec(typed.trim()) ?? []
  return digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''))
}
