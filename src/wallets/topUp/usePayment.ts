import { useDataProvider } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { reportFailure } from '../../../contracts/calls/payments.ts'
import { useSession } from '../../authProvider/session.ts'
import { callApi } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import type { Checkout, CheckoutOrder, CheckoutResult } from './checkout.ts'
import type { CreditedPayment } from './creditPayment.ts'
import { clearPendingPayment, type PendingPayment, readPendingPayment, savePendingPayment } from './pendingPayment.ts'
import { type OrderPoll, pollOrder } from './pollOrder.ts'
import { openRazorpayCheckout } from './razorpayCheckout.ts'
import { openSandboxCheckout, subscribeToCheckout } from './sandboxCheckout.ts'

/** Why there is no payment yet, beside the form that is filled in. */
export type PaymentIssue =
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; order_id: string; payment_id: string | null; reason: string }
  | { kind: 'closed'; order_id: string }
  | { kind: 'offline' }

export type PaymentState =
  | { at: 'form'; trouble?: PaymentIssue }
  | { at: 'ordering' }
  | { at: 'waiting'; order: CheckoutOrder; declined?: string }
  | { at: 'checking'; offline: boolean }

const beginning = (): PaymentState => {
  const left = readPendingPayment()
  if (!left) return { at: 'form' }
  if (!left.closed) return { at: 'checking', offline: false }
  return { at: 'form', trouble: { kind: 'closed', order_id: left.order_id } }
}

/** From the pressed button to the money in the wallet, whatever comes between. An order that was left open is looked at first. */
export function usePayment(onArrived: (arrived: CreditedPayment) => void) {
  const dataProvider = useDataProvider()
  const { userId } = useSession()
  const [state, setState] = useState<PaymentState>(beginning)
  const checkout = useRef<Checkout>(null)
  const looking = useRef<OrderPoll>(null)
  const underWay = useRef(false)
  /** The last try, should the window close after it. */
  const failed = useRef<PaymentIssue>(null)

  const end = (trouble: PaymentIssue) => {
    clearPendingPayment()
    underWay.current = false
    setState({ at: 'form', trouble })
  }

  const arrive = (arrived: CreditedPayment) => {
    clearPendingPayment()
    onArrived(arrived)
  }

  const check = (pending: PendingPayment) => {
    savePendingPayment(pending)
    setState({ at: 'checking', offline: false })
    looking.current?.stop()
    looking.current = pollOrder(
      { pending, dataProvider, userId },
      {
        arrived: arrive,
        offline: offline => setState({ at: 'checking', offline }),
        refused: message => end({ kind: 'refused', message }),
        nothing: () => close(pending),
      },
    )
  }

  const close = ({ order_id }: Pick<PendingPayment, 'order_id'>) => {
    // Closed after a declined card: that is what there is to say.
    if (failed.current) return end(failed.current)
    // Noted for the list of orders. Whether it arrives changes nothing: the server asks the gateway all the same.
    void callApi(reportFailure, { body: { order_id, reason: 'closed' } }).catch(() => {})
    return end({ kind: 'closed', order_id })
  }

  const hearOf = (pending: PendingPayment, order: CheckoutOrder | null) => (heard: CheckoutResult) => {
    const { order_id } = pending
    if (heard.outcome === 'failed') {
      const { payment_id, reason } = heard
      void callApi(reportFailure, { body: { order_id, payment_id, reason: reason || null } }).catch(() => {})
      failed.current = { kind: 'failed', order_id, payment_id, reason }
      if (order) setState({ at: 'waiting', order, declined: reason })
      return
    }
    if (heard.outcome === 'paid') check({ ...pending, payment_id: heard.payment_id })
    else if (heard.outcome === 'silent') check(pending)
    else if (heard.outcome === 'offline') end({ kind: 'offline' })
    else close(pending)
  }

  const pay = async (order: () => Promise<CheckoutOrder>, purpose: PendingPayment['purpose']) => {
    if (underWay.current) return
    underWay.current = true
    failed.current = null
    setState({ at: 'ordering' })
    try {
      const made = await order()
      const pending = { order_id: made.order_id, wallet: made.walletName, purpose }
      savePendingPayment(pending)
      setState({ at: 'waiting', order: made })
      checkout.current = openCheckout(made, hearOf(pending, made))
    } catch (error) {
      end({ kind: 'refused', message: (error as CallError).message })
    }
  }

  // An order from before a reload: its window may still be open and speak.
  const resume = useRef(() => {
    const left = readPendingPayment()
    if (left?.closed) close(left)
    else if (left) check(left)
    return left && !left.closed && !left.payment_id ? subscribeToCheckout(left.order_id, hearOf(left, null)) : () => {}
  })
  useEffect(() => {
    const unhear = resume.current()
    return () => {
      unhear()
      looking.current?.stop()
      checkout.current?.stop()
    }
  }, [])

  return {
    state,
    pay,
    show: () => checkout.current?.show?.(),
    /** Shuts the card's window; the money may be on its way all the same, so the order is looked at. */
    cancel: () => {
      checkout.current?.close()
      const left = readPendingPayment()
      if (left) check(left)
    },
    again: () => looking.current?.now(),
  }
}

/** Opens the card payment of an order. `report` may hear of several failures, and of one end. */
function openCheckout(order: CheckoutOrder, report: (outcome: CheckoutResult) => void): Checkout {
  const { checkout } = order
  return checkout.gateway === 'sandbox'
    ? openSandboxCheckout({ url: checkout.url, order_id: order.order_id }, report)
    : openRazorpayCheckout({ ...order, checkout }, report)
}
