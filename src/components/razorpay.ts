/** Razorpay's form in the page (razorpay.com/docs/payments/payment-gateway/web-integration/standard). */
export interface RazorpayWindow {
  open(): void
  close(): void
  on(
    event: 'payment.failed',
    handler: (failure: { error: { description?: string; metadata?: { payment_id?: string } } }) => void,
  ): void
}

type RazorpayConstructor = new (options: object) => RazorpayWindow

const loadedRazorpay = () => (globalThis as { Razorpay?: RazorpayConstructor }).Razorpay

/** Rejects if the script cannot be loaded (A72); the next payment tries again. */
export function loadRazorpay(src: string): Promise<RazorpayConstructor> {
  const loaded = loadedRazorpay()
  if (loaded) return Promise.resolve(loaded)
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    const fail = () => {
      script.remove()
      reject(new Error('The payment script did not load.'))
    }
    script.onerror = fail
    script.onload = () => {
      const Razorpay = loadedRazorpay()
      if (Razorpay) resolve(Razorpay)
      else fail()
    }
    document.head.append(script)
  })
}
