import type { Page } from 'playwright-core'

/** Where the real checkout's script, its frame and its calls go; a browser test leads all three to the stand-in. */
export const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'
const CHECKOUT_CALLS = 'https://api.razorpay.com/'

/** The page loads the real addresses, under the real policy; what answers there is the stand-in, at this address. */
export async function routeToFakeCheckout(page: Page, standIn: string): Promise<void> {
  await page.route(CHECKOUT_SCRIPT, async route =>
    route.fulfill({ response: await route.fetch({ url: `${standIn}/checkout.js` }) }),
  )
  await page.route(`${CHECKOUT_CALLS}**`, async route => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: standIn + pathname + search }) })
  })
}

/** The window that the script opens in our page, under the name of who asks to be paid. */
export const checkoutOf = (page: Page, brand = 'Satyapan') =>
  page.getByRole('dialog', { name: `Razorpay for ${brand}` })

/** A card is declined in that window, which stays open; once it says so, the page has heard it too. */
export async function decline(page: Page): Promise<void> {
  await checkoutOf(page).getByRole('button', { name: 'Card that is declined' }).click()
  await checkoutOf(page).getByText('Declined', { exact: true }).waitFor()
}

/** What stands in the frame. */
export const checkoutFrame = '<!doctype html><html lang="en"><title>Razorpay</title><p>Card, UPI or bank</p></html>'

/**
 * In the place of Razorpay's script, as much of it as our page uses: a window in the page with a frame of its own host, in which a person
 * pays, is declined, or closes it. It tells the page what the real one tells.
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
