import { useDataProvider } from 'ra-core'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { createPaymentOrder, createSettlementOrder, reportFailure } from '../../../contracts/calls/payments.ts'
import { useSession } from '../../authProvider/session.ts'
import { callApi } from '../../dataProvider/api.ts'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import type { BodyOf } from '../../dataProvider/send.ts'
import {
  type Checkout,
  type CheckoutOrder,
  type CheckoutResult,
  openCheckout,
  subscribeToCheckout,
} from './checkout.ts'
import { clearPendingPayment, type PendingPayment, readPendingPayment, savePendingPayment } from './pendingPayment.ts'
import { type CreditedPayment, fetchPayment, type OrderPoll, pollDelay, pollOrder } from './pollOrder.ts'
import { type GstDetails, initialTopUp, topUpReducer } from './topUp.ts'

/** The purpose of an order: credit for a wallet, or the settlement of a postpaid wallet's debt. */
export type PaymentRequest =
  | { purpose: 'topUp'; body: BodyOf<typeof createPaymentOrder> }
  | { purpose: 'settlement'; body: BodyOf<typeof createSettlementOrder> }

const createOrder = (request: PaymentRequest, idempotencyKey: string): Promise<CheckoutOrder> =>
  request.purpose === 'topUp'
    ? callApi(createPaymentOrder, { body: request.body, idempotencyKey })
    : callApi(createSettlementOrder, { body: request.body, idempotencyKey })

/** Reports may fail without consequence, because the server asks the gateway anyway. */
const report = (body: BodyOf<typeof reportFailure>) => void callApi(reportFailure, { body }).catch(() => {})

/** Runs a payment from the order to the credited wallet. A payment that a reload interrupted is continued. */
export function useTopUp(onReceived: (payment: CreditedPayment) => void) {
  const dataProvider = useDataProvider()
  const { userId } = useSession()
  const [state, dispatch] = useReducer(topUpReducer, null, () => initialTopUp(readPendingPayment()))
  const [keys] = useState(attemptKeys)
  const checkout = useRef<Checkout>(null)
  const poll = useRef<OrderPoll>(null)
  const isOrdering = useRef(false)

  const check = (pending: PendingPayment) => {
    savePendingPayment(pending)
    dispatch({ type: 'checkPayment', pending })
  }

  const handleResult = (pending: PendingPayment, result: CheckoutResult) => {
    const { order_id } = pending
    switch (result.outcome) {
      case 'failed': {
        const { payment_id, reason } = result
        report({ order_id, payment_id, reason: reason || null })
        return dispatch({ type: 'paymentFailed', failure: { kind: 'failed', order_id, payment_id, reason } })
      }
      case 'paid':
        return check({ ...pending, payment_id: result.payment_id })
      case 'silent':
        return check(pending)
      case 'closed':
        return dispatch({ type: 'noPayment', order_id })
      case 'offline':
        return dispatch({ type: 'stopped', issue: { kind: 'offline' } })
    }
  }

  const pay = async (request: PaymentRequest) => {
    if (isOrdering.current) return
    isOrdering.current = true
    dispatch({ type: 'order' })
    try {
      const order = await createOrder(request, keys.keyFor(request.body))
      keys.ended()
      const pending = { order_id: order.order_id, wallet: order.walletName, purpose: request.purpose }
      savePendingPayment(pending)
      dispatch({ type: 'orderCreated', order })
      checkout.current = openCheckout(order, result => handleResult(pending, result))
    } catch (error) {
      const { status, message } = error as CallError
      // Without a reply the order may exist, so another click is the same attempt.
      if (status !== 0) keys.ended()
      dispatch({ type: 'stopped', issue: { kind: 'refused', message } })
    } finally {
      isOrdering.current = false
    }
  }

  const checked = state.step === 'checking' ? state.pending : null
  const fetchChecked = useEffectEvent((pending: PendingPayment) => fetchPayment(pending, dataProvider, userId))
  useEffect(() => {
    if (!checked) return
    const started = pollOrder(
      () => fetchChecked(checked),
      {
        onReceived: payment => dispatch({ type: 'paymentReceived', payment }),
        onRefused: message => dispatch({ type: 'stopped', issue: { kind: 'refused', message } }),
        onNoPayment: () => dispatch({ type: 'noPayment', order_id: checked.order_id }),
        onConnection: isOffline => dispatch({ type: 'connectionChanged', isOffline }),
      },
      pollDelay,
    )
    poll.current = started
    return started.stop
  }, [checked])

  const issue = 'issue' in state ? state.issue : undefined
  useEffect(() => {
    if (!issue) return
    clearPendingPayment()
    if (issue.kind === 'closed') report({ order_id: issue.order_id, reason: 'closed' })
  }, [issue])

  const received = state.step === 'received' ? state.payment : null
  const receive = useEffectEvent(onReceived)
  useEffect(() => {
    if (!received) return
    clearPendingPayment()
    receive(received)
  }, [received])

  // After a reload the checkout's window may still be open and send reports.
  const resume = useEffectEvent(() => {
    const pending = readPendingPayment()
    if (!pending || pending.closed || pending.payment_id) return () => {}
    return subscribeToCheckout(pending.order_id, result => handleResult(pending, result))
  })
  useEffect(() => {
    const unsubscribe = resume()
    return () => {
      unsubscribe()
      checkout.current?.stop()
    }
  }, [])

  return {
    state,
    pay,
    changeGst: () => dispatch({ type: 'changeGst' }),
    selectGst: (gst: GstDetails) => dispatch({ type: 'selectGst', gst }),
    showCheckout: () => checkout.current?.show?.(),
    /** Closes the checkout and checks the order, because it may have been paid already. */
    cancel: () => {
      checkout.current?.close()
      const pending = readPendingPayment()
      if (pending) check(pending)
    },
    checkNow: () => poll.current?.now(),
  }
}
