import type { createPaymentOrder } from '../../../contracts/calls/payments.ts'
import { type CheckoutOutcome, checkoutChannel } from '../../../contracts/money/topUp.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { loadRazorpay, type RazorpayWindow } from '../../components/razorpay.ts'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { redirectTo } from '../../session/redirectTo.ts'

export type CheckoutOrder = SuccessReply<typeof createPaymentOrder>

/** How the card payment ended, as the checkout reports it; `silent`: its window closed without a report. */
export type CheckoutResult =
  | { outcome: 'paid'; payment_id: string }
  | { outcome: 'failed'; payment_id: string | null; reason: string }
  | { outcome: 'closed' | 'silent' | 'offline' }

type Report = (result: CheckoutResult) => void

export interface Checkout {
  /** Brings the window to the front, or opens it again. */
  show?: () => void
  /** Stops listening. */
  stop: () => void
  /** Stops listening and closes the window. */
  close: () => void
}

/** Opens the card payment of an order. `report` may be called for several failures, and once for the end. */
export function openCheckout(order: CheckoutOrder, report: Report): Checkout {
  const { checkout, order_id } = order
  return checkout.gateway === 'sandbox'
    ? openSandbox(checkout.url, order_id, report)
    : openRazorpay({ ...order, checkout }, report)
}

const SANDBOX_WINDOW = 'popup,width=480,height=760'
/** How often to check whether the sandbox's window was closed. */
const WATCH_INTERVAL_MS = 500

/** The sandbox's checkout in a new window. If the browser blocks it, it opens in this tab, which then returns to the orders. */
function openSandbox(url: string, order_id: string, report: Report): Checkout {
  const openWindow = () => window.open(url, 'satyapan-checkout', SANDBOX_WINDOW)
  let shown = openWindow()
  if (!shown) {
    redirectTo(`${url}&return=${encodeURIComponent(paths.myOrders)}`)
    return { stop() {}, close() {} }
  }
  let missing = 0
  const stop = () => {
    clearInterval(timer)
    unsubscribe()
  }
  const tell = (result: CheckoutResult) => {
    if (result.outcome !== 'failed') stop()
    report(result)
  }
  const unsubscribe = subscribeToCheckout(order_id, tell)
  const timer = setInterval(() => {
    missing = shown?.closed ? missing + 1 : 0
    // The window's last message may arrive after the window is found closed.
    if (missing > 1) tell({ outcome: 'silent' })
  }, WATCH_INTERVAL_MS)
  return {
    show: () => {
      if (shown?.closed) shown = openWindow()
      else shown?.focus()
    },
    stop,
    close: () => {
      stop()
      shown?.close()
    },
  }
}

/** Subscribes to the reports of the sandbox's checkout about an order, from any window. Returns the unsubscribe function. */
export function subscribeToCheckout(order_id: string, report: Report): () => void {
  const channel = new BroadcastChannel(checkoutChannel)
  channel.onmessage = ({ data }: MessageEvent<CheckoutOutcome>) => {
    if (data.order_id === order_id) report(data)
  }
  return () => channel.close()
}

type RazorpayOrder = CheckoutOrder & { checkout: Extract<CheckoutOrder['checkout'], { gateway: 'razorpay' }> }

/** Razorpay's checkout in this page. Its script loads with the first payment. */
function openRazorpay(order: RazorpayOrder, report: Report): Checkout {
  let shown: RazorpayWindow | undefined
  let stopped = false
  const end = (result: CheckoutResult) => {
    if (stopped) return
    stopped = true
    report(result)
  }
  loadRazorpay(order.checkout.script).then(
    Razorpay => {
      if (stopped) return
      shown = new Razorpay(razorpayOptions(order, end))
      shown.on('payment.failed', ({ error }) => {
        const reason = error.description ?? ''
        if (!stopped) report({ outcome: 'failed', payment_id: error.metadata?.payment_id ?? null, reason })
      })
      shown.open()
    },
    () => end({ outcome: 'offline' }),
  )
  const close = () => {
    stopped = true
    shown?.close()
  }
  // The checkout is part of this page, and nothing would receive its report after the dialog has closed.
  return { stop: close, close }
}

const razorpayOptions = ({ key_id, order_id, total, currency, checkout }: RazorpayOrder, end: Report) => ({
  key: key_id,
  order_id,
  amount: total,
  currency,
  name: checkout.name,
  description: checkout.description,
  prefill: checkout.prefill,
  handler: ({ razorpay_payment_id: payment_id }: { razorpay_payment_id: string }) =>
    end({ outcome: 'paid', payment_id }),
  modal: { ondismiss: () => end({ outcome: 'closed' }) },
})
