// The sandbox gateway's checkout. It reports the outcome to its opener over a BroadcastChannel, or by redirecting to the page
// that opened it.
/** @typedef {import('../../../contracts/topUp.ts').CheckoutOutcome} Outcome */

/** @template {Element} E @param {string} selector @param {new () => E} kind @returns {E} */
function find(selector, kind) {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(selector)
  return found
}

const cards = find('#cards', HTMLFormElement)
const bank = find('#bank', HTMLFormElement)
const code = find('#code', HTMLInputElement)
const message = find('.message', HTMLElement)
const { order = '', return: returnTo, ...words } = find('main', HTMLElement).dataset

let waiting = ''
/** The last declined card. @type {Outcome | null} */
let refused = null

cards.addEventListener('submit', event => {
  event.preventDefault()
  void attempt(cards, '/sandbox/checkout/pay', { order, card: new FormData(cards).get('card') })
})

bank.addEventListener('submit', event => {
  event.preventDefault()
  void attempt(bank, '/sandbox/checkout/approve', { payment: waiting, code: code.value })
})

for (const button of document.querySelectorAll('[data-cancel]'))
  button.addEventListener('click', () => {
    // With a redirect, a declined card is reported only now; an opener has already been told.
    finish((returnTo && refused) || { order_id: order, outcome: 'closed' }, words.closed)
  })

/** @param {HTMLFormElement} form @param {string} url @param {object} body */
async function attempt(form, url, body) {
  busy(form, true)
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const result = await reply.json()
    if (!reply.ok) say(result.error.message, true)
    else show(result)
  } catch {
    say(words.offline, true)
  } finally {
    busy(form, false)
  }
}

/** @param {{ status: 'captured' | 'failed' | 'asked', payment_id: string, reason: string, silent: boolean }} result */
function show({ status, payment_id, reason, silent }) {
  if (status === 'asked') return askBank(payment_id)
  if (status === 'captured' && silent) {
    window.close()
    return end(words.paid)
  }
  if (status === 'captured') return finish({ order_id: order, outcome: 'paid', payment_id }, words.paid)
  refused = { order_id: order, outcome: 'failed', payment_id, reason }
  tell(refused)
  bank.hidden = true
  cards.hidden = false
  say(`${reason} ${words.failed}`, true)
}

/** @param {string} payment */
function askBank(payment) {
  waiting = payment
  message.hidden = true
  cards.hidden = true
  bank.hidden = false
  code.value = ''
  code.focus()
}

/** @param {Outcome} outcome @param {string | undefined} text */
function finish(outcome, text) {
  if (returnTo) {
    const back = new URL(returnTo, location.origin)
    for (const [name, value] of Object.entries(outcome)) back.searchParams.set(name, value)
    location.replace(back)
    return
  }
  tell(outcome)
  end(text)
  window.close()
}

/** @param {Outcome} outcome */
function tell(outcome) {
  const channel = new BroadcastChannel('satyapan-checkout')
  channel.postMessage(outcome)
  channel.close()
}

/** @param {string | undefined} text */
function end(text) {
  cards.hidden = true
  bank.hidden = true
  say(text, false)
}

/** @param {string | undefined} text @param {boolean} isProblem */
function say(text, isProblem) {
  message.textContent = text ?? ''
  message.classList.toggle('problem', isProblem)
  message.hidden = false
}

/** @param {HTMLFormElement} form @param {boolean} isBusy */
function busy(form, isBusy) {
  form.setAttribute('aria-busy', String(isBusy))
  for (const button of form.querySelectorAll('button')) button.disabled = isBusy
}
