// Pays a challan order: by card through the gateway's form, or from the challan wallet with the session of the signed-in user.

/** @template {Element} E @param {string} selector @param {new () => E} kind @returns {E | null} */
function find(selector, kind) {
  const found = document.querySelector(selector)
  return found instanceof kind ? found : null
}

const main = find('main', HTMLElement)
const { code = '', clientToken = '', ...words } = main?.dataset ?? {}
const here = `/payments/challan/${code}`
const card = find('#card', HTMLButtonElement)
const wallet = find('#wallet', HTMLButtonElement)
const balance = find('#balance', HTMLElement)
const problem = find('#problem', HTMLElement)

card?.addEventListener('click', () => void during(card, payByCard))
wallet?.addEventListener('click', () => void during(wallet, payFromWallet))
find('#cancel', HTMLAnchorElement)?.addEventListener('click', event => {
  event.preventDefault()
  back('cancelled')
})
if (wallet) void showBalance()
// The browser may restore this page from its cache after the gateway's form.
addEventListener('pageshow', event => {
  if (event.persisted) location.reload()
})

/**
 * @typedef {{ error: { metadata?: { payment_id?: string } } }} Refused
 * @typedef {{ open(): void, on(event: 'payment.failed', heard: (refused: Refused) => void): void }} Checkout
 */

async function payByCard() {
  const { checkout, order_id, key_id, total, brandName } = await ask('POST', `${here}/card`)
  if (checkout.gateway === 'sandbox') return location.assign(`${checkout.url}&return=${encodeURIComponent(here)}`)
  await load(checkout.script)
  const { Razorpay } = /** @type {{ Razorpay: new (options: object) => Checkout }} */ (/** @type {unknown} */ (window))
  let failed = ''
  const form = new Razorpay({
    key: key_id,
    order_id,
    amount: total,
    currency: 'INR',
    name: brandName,
    description: checkout.description,
    /** @param {{ razorpay_payment_id: string }} paid */
    handler: paid => back('paid', paid.razorpay_payment_id),
    // A declined card leaves the form open for another attempt; the payment has failed only when the form closes.
    modal: { ondismiss: () => back(failed ? 'failed' : 'closed', failed) },
  })
  form.on('payment.failed', ({ error }) => {
    failed = error.metadata?.payment_id ?? ''
  })
  form.open()
}

/**
 * The server asks the gateway and redirects.
 * @param {string} outcome
 * @param {string} [payment]
 */
function back(outcome, payment) {
  location.replace(`${here}?${new URLSearchParams({ outcome, ...(payment && { payment_id: payment }) })}`)
}

async function payFromWallet() {
  const { next } = await ask('POST', `${here}/wallet`, true)
  location.replace(next)
}

async function showBalance() {
  if (!wallet || !balance) return
  try {
    const { availablePaise, missingPaise } = await ask('GET', `${here}/wallet`, true)
    wallet.hidden = false
    wallet.disabled = missingPaise > 0
    const has = `${words.balance} ${rupees(availablePaise)}.`
    balance.textContent =
      missingPaise > 0 ? `${has} ${(words.missing ?? '').replace('{amount}', rupees(missingPaise))}` : has
  } catch (error) {
    balance.textContent = error instanceof Error ? error.message : ''
  }
  balance.hidden = false
}

/** @param {string} method @param {string} url @param {boolean} [signedIn] @returns {Promise<any>} */
async function ask(method, url, signedIn = false) {
  /** @type {Record<string, string>} */
  const headers = { 'accept-language': document.documentElement.lang }
  if (signedIn) {
    headers['x-client-token'] = clientToken
    headers.authorization = `Bearer ${localStorage.getItem('token') ?? ''}`
  }
  const reply = await fetch(url, { method, headers }).catch(() => null)
  if (!reply) throw new Error(words.offline)
  if (reply.status === 401) throw new Error(words.signIn)
  const body = await reply.json().catch(() => null)
  if (!reply.ok) throw new Error(body?.error?.message ?? words.offline)
  return body
}

/** @param {string} src @returns {Promise<void>} */
function load(src) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(words.offline)))
    document.head.append(script)
  })
}

/**
 * Keeps the button busy until the page navigates away; restores it on an error.
 * @param {HTMLButtonElement} button
 * @param {() => Promise<void>} task
 */
async function during(button, task) {
  const label = button.textContent
  busy(true)
  button.textContent = words.wait ?? label
  if (problem) problem.hidden = true
  try {
    await task()
  } catch (error) {
    if (problem) {
      problem.textContent = error instanceof Error ? error.message : String(error)
      problem.hidden = false
    }
    button.textContent = label
    busy(false)
    button.focus()
  }
}

/** @param {boolean} isBusy */
function busy(isBusy) {
  for (const button of [card, wallet]) if (button) button.disabled = isBusy
  if (!isBusy && wallet) void showBalance()
}

/** @param {number} paise */
const rupees = paise => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(paise / 100)
