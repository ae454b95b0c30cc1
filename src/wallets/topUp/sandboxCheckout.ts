import { paths } from '../../../contracts/paths.ts'
import { type CheckoutOutcome, checkoutChannel } from '../../../contracts/topUp.ts'
import type { Checkout, CheckoutResult } from './checkout.ts'
import { redirectTo } from './redirectTo.ts'

const LOOK = 'popup,width=480,height=760'
/** How often the window is looked at. */
const EVERY_MS = 500

interface Opening {
  url: string
  order_id: string
}

/** Our own checkout in a window of its own; where the browser lets none open, in this one, which comes back to the orders. */
export function openSandboxCheckout({ url, order_id }: Opening, report: (outcome: CheckoutResult) => void): Checkout {
  let shown = window.open(url, 'satyapan-checkout', LOOK)
  if (!shown) {
    redirectTo(`${url}&return=${encodeURIComponent(paths.myOrders)}`)
    return { stop() {}, close() {} }
  }
  let missing = 0
  const stop = () => {
    clearInterval(timer)
    unhear()
  }
  const tell = (outcome: CheckoutResult) => {
    if (outcome.outcome !== 'failed') stop()
    report(outcome)
  }
  const unhear = subscribeToCheckout(order_id, tell)
  const timer = setInterval(() => {
    missing = shown?.closed ? missing + 1 : 0
    // Its last word may still be on the way when it is seen to be gone.
    if (missing > 1) tell({ outcome: 'silent' })
  }, EVERY_MS)
  return {
    show: () => {
      if (shown?.closed) shown = window.open(url, 'satyapan-checkout', LOOK)
      else shown?.focus()
    },
    stop,
    close: () => {
      stop()
      shown?.close()
    },
  }
}

/** What the sandbox's checkout says of an order, from whichever window. Returns how to stop listening. */
export function subscribeToCheckout(order_id: string, report: (outcome: CheckoutResult) => void): () => void {
  const channel = new BroadcastChannel(checkoutChannel)
  channel.onmessage = ({ data }: MessageEvent<CheckoutOutcome>) => {
    if (data.order_id === order_id) report(data)
  }
  return () => channel.close()
}
