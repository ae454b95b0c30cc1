import type { Page } from 'playwright'

/** Hosts of the real checkout's script, frame and API; browser tests redirect all three to the fake. */
export const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'
const CHECKOUT_CALLS = 'https://api.razorpay.com/'

/** The page loads the real URLs under the real CSP; the fake answers at this address. */
export async function routeToFakeCheckout(page: Page, standIn: string): Promise<void> {
  await page.route(CHECKOUT_SCRIPT, async route =>
    route.fulfill({ response: await route.fetch({ url: `${standIn}/checkout.js`, maxRetries: 3 }) }),
  )
  await page.route(`${CHECKOUT_CALLS}**`, async route => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: standIn + pathname + search, maxRetries: 3 }) })
  })
}

/** The window that the script opens in our page, titled with the merchant's name. */
export const checkoutOf = (page: Page, brand = 'Satyapan') =>
  page.getByRole('dialog', { name: `Razorpay for ${brand}` })

/** A declined card leaves that window open; by the time it shows the message, the page has been told too. */
export async function decline(page: Page): Promise<void> {
  await checkoutOf(page).getByRole('button', { name: 'Card that is declined' }).click()
  await checkoutOf(page).getByText('Declined', { exact: true }).waitFor()
}

/** The frame's content. */
export const checkoutFrame = '<!doctype html><html lang="en"><title>Razorpay</title><p>Card, UPI or bank</p></html>'

/**
 * Replaces Razorpay's script, as far as our page uses it: a window with a frame from its own host, in which a payment succeeds,
 * is declined, or is closed. It reports the same events as the real one.
 */
export const checkoutScript = `window.Razorpay = class {
  constructor(options) {
    this.options = options
    this.heard = {}
  }
  on(event, heard) {
    this.heard[event] = heard
  }
  async pay(status) {
    const { key, order_id, amount, currency } = this.options
    const asked = new URLSearchParams({ key, order_id, amount, currency, status })
    const reply = await fetch('${CHECKOUT_CALLS}standin/pay?' + asked)
    return reply.json()
  }
  open() {
    const { name, prefill, handler, modal } = this.options
    const box = document.createElement('section')
    box.setAttribute('role', 'dialog')
    box.setAttribute('aria-label', 'Razorpay for ' + name)
    Object.assign(box.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: 9999, background: 'white', color: 'black' })
    const button = (words, act) => {
      const one = document.createElement('button')
      one.type = 'button'
      one.textContent = words
      one.onclick = act
      box.append(one)
    }
    const frame = document.createElement('iframe')
    Object.assign(frame, { title: 'Razorpay', src: '${CHECKOUT_CALLS}v1/checkout/public' })
    box.append(frame, prefill?.email ?? '')
    button('Card that succeeds', async () => {
      const { id } = await this.pay('captured')
      this.close()
      handler({ razorpay_payment_id: id, razorpay_order_id: this.options.order_id, razorpay_signature: 'unused' })
    })
    button('Card that is declined', async () => {
      const { id, order_id, error_description } = await this.pay('failed')
      this.heard['payment.failed']?.({ error: { description: error_description, metadata: { payment_id: id, order_id } } })
      const said = document.createElement('p')
      said.textContent = 'Declined'
      box.append(said)
    })
    button('Close', () => {
      this.close()
      modal.ondismiss()
    })
    document.body.append(box)
    this.box = box
  }
  close() {
    this.box?.remove()
  }
}
`
