import type { Checkout, CheckoutOrder, CheckoutResult } from './checkout.ts'

type Paid = { razorpay_payment_id: string }
type Refused = { error: { description?: string; metadata?: { payment_id?: string } } }

interface Window {
  open(): void
  close(): void
  on(event: 'payment.failed', heard: (refused: Refused) => void): void
}

type Maker = new (options: object) => Window

type Opening = CheckoutOrder & { checkout: Extract<CheckoutOrder['checkout'], { gateway: 'razorpay' }> }

/** Razorpay's own checkout, by its script, which is loaded the first time that somebody pays. */
export function openRazorpayCheckout(order: Opening, report: (outcome: CheckoutResult) => void): Checkout {
  let shown: Window | undefined
  let stopped = false
  const end = (outcome: CheckoutResult) => {
    if (stopped) return
    stopped = true
    report(outcome)
  }
  loadMaker(order.checkout.script).then(
    Maker => {
      if (stopped) return
      shown = new Maker(optionsOf(order, end))
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
  // It stands in this page, so it goes with it.
  return { stop: close, close }
}

const optionsOf = (
  { key_id, order_id, total, currency, checkout }: Opening,
  end: (outcome: CheckoutResult) => void,
) => ({
  key: key_id,
  order_id,
  amount: total,
  currency,
  name: checkout.name,
  description: checkout.description,
  prefill: checkout.prefill,
  handler: ({ razorpay_payment_id: payment_id }: Paid) => end({ outcome: 'paid', payment_id }),
  modal: { ondismiss: () => end({ outcome: 'closed' }) },
})

const made = () => (globalThis as { Razorpay?: Maker }).Razorpay

/** Rejects where the script cannot be had (A72); the next payment tries again. */
function loadMaker(src: string): Promise<Maker> {
  const known = made()
  if (known) return Promise.resolve(known)
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    const fail = () => {
      script.remove()
      reject(new Error('The payment script did not load.'))
    }
    script.onerror = fail
    script.onload = () => {
      const maker = made()
      if (maker) resolve(maker)
      else fail()
    }
    document.head.append(script)
  })
}
