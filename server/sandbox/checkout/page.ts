import type { payments } from '../../../contracts/messages/en/payments.ts'
import { formatMinor } from '../../../contracts/money.ts'
import { sandboxBankCode, sandboxCards } from '../../../contracts/sandboxCards.ts'
import type { Locale } from '../../../contracts/text.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'
import { translate } from '../../platform/translate.ts'

interface CheckoutPage {
  order: { id: string; amount: number; currency: string }
  returnTo: string | null
  brandName: string
  locale: Locale
}

const captions = {
  success: 'success',
  declined: 'declinedCard',
  secure: 'secure',
  closed: 'closedCard',
  late: 'late',
  twice: 'twice',
  lost: 'lost',
} as const

/** Renders the page; `checkout.js` reads the data attributes of `main`. */
export function checkoutPage({ order, returnTo, brandName, locale }: CheckoutPage): string {
  const t = (key: keyof typeof payments.checkout, more = {}) =>
    escapeHtml(translate(locale, `payments.checkout.${key}`, more))
  const amount = formatMinor(order.amount, order.currency)
  const cards = sandboxCards.map(
    ({ id, number }, index) => `
          <label class="card">
            <input type="radio" name="card" value="${id}"${index === 0 ? ' checked' : ''} />
            <span class="number">${number}</span>
            <span class="caption">${t(captions[id])}</span>
          </label>`,
  )
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${t('title')}, ${escapeHtml(brandName)}</title>
    <link rel="icon" type="image/svg+xml" href="/theme/mark.svg" />
    <link rel="stylesheet" href="/sandbox/checkout.css" />
    <script type="module" src="/sandbox/checkout.js"></script>
  </head>
  <body>
    <main data-order="${escapeHtml(order.id)}" data-return="${escapeHtml(returnTo ?? '')}"
      data-paid="${t('paid')}" data-failed="${t('failed')}" data-closed="${t('closed')}" data-offline="${t('offline')}">
      <header>
        <p class="brand">${escapeHtml(brandName)} <span class="tag">SANDBOX</span></p>
        <h1>${t('title')}</h1>
        <p class="amount">${escapeHtml(amount)}</p>
        <p class="order">${t('order')} <span>${escapeHtml(order.id)}</span></p>
      </header>
      <p class="note">${t('note')}</p>
      <noscript><p class="message">${t('needsScript')}</p></noscript>
      <p class="message" role="status" aria-live="polite" hidden></p>
      <form id="cards">
        <fieldset>
          <legend>${t('cards')}</legend>${cards.join('')}
        </fieldset>
        <div class="actions">
          <button type="submit">${t('pay', { amount })}</button>
          <button type="button" class="quiet" data-cancel>${t('cancel')}</button>
        </div>
      </form>
      <form id="bank" hidden>
        <h2>${t('bank')}</h2>
        <label for="code">${t('code')}</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required aria-describedby="hint" />
        <p id="hint" class="hint">${t('bankHint', { code: sandboxBankCode })}</p>
        <div class="actions">
          <button type="submit">${t('approve')}</button>
          <button type="button" class="quiet" data-cancel>${t('cancel')}</button>
        </div>
      </form>
    </main>
  </body>
</html>
`
}
