import type { ChallanBrand } from '../../../contracts/calls/publicChallans.ts'
import type { challanOrders } from '../../../contracts/messages/en/challanOrders.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Locale } from '../../../contracts/text.ts'
import { escapeHtml } from '../../platform/http/escapeHtml.ts'
import { translate } from '../../platform/translate.ts'
import { isUnpaid, type OrderRow } from '../common/orders.ts'
import { hasUndecidedPayment } from './waiting.ts'

interface PaymentPage {
  /** Null for an unknown code. */
  order: OrderRow | null
  challans: number
  /** How many of them somebody else has paid first. */
  taken: number
  /** Whether a payment came after that, which is returned. */
  paidSecond: boolean
  /** Masked, because the page opens for whoever has the link. */
  vehicle: string | null
  /** By when it is settled if it is paid today; ISO 8601. */
  settledBy: string | null
  /** Where the payer is written to, masked. */
  notified: string | null
  /** URLs of the result pages. */
  paid: string
  failed: string
  /** Name and colours of the page. */
  brand: Pick<ChallanBrand, 'title' | 'companyLogo'> & { stylesheet: string | null }
  clientToken: string
  locale: Locale
}

type Word = keyof typeof challanOrders.page

const days: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
}

/** Renders the page; `page.js` reads the data attributes of `main`. */
export function paymentPage(page: PaymentPage): string {
  const { order, brand, locale, paid, failed, clientToken } = page
  const t = (key: Word, more = {}) => escapeHtml(translate(locale, `challanOrders.page.${key}`, more))
  const words = (['offline', 'signIn', 'missing', 'balance', 'wait'] as const).map(
    key => `data-${dashed(key)}="${t(key)}"`,
  )
  const colours = brand.stylesheet && `\n    <link rel="stylesheet" href="${escapeHtml(brand.stylesheet)}" />`
  const logo = brand.companyLogo && `<img src="${escapeHtml(brand.companyLogo)}" alt="" />`
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <meta name="referrer" content="same-origin" />
    <title>${t('title')}, ${escapeHtml(brand.title)}</title>
    <link rel="icon" type="image/svg+xml" href="/theme/mark.svg" />
    <link rel="stylesheet" href="/payments/challan-page.css" />${colours ?? ''}
    <script type="module" src="/payments/challan-page.js"></script>
  </head>
  <body>
    <main data-code="${escapeHtml(order?.code ?? '')}" data-paid="${escapeHtml(paid)}" data-failed="${escapeHtml(failed)}"
      data-client-token="${escapeHtml(clientToken)}" ${words.join(' ')}>
      <p class="brand">${logo ?? ''}${escapeHtml(brand.title)}</p>
      <h1>${t('title')}</h1>
${order && isPayable(order) ? toPay(page, order, t) : ended(page, t)}
    </main>
  </body>
</html>
`
}

const isPayable = (order: OrderRow) => isUnpaid(order) && order.divergence === null && !hasUndecidedPayment(order)

const dashed = (key: string) => key.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

type TranslateKey = (key: Word, more?: object) => string

function toPay(page: PaymentPage, order: OrderRow, t: TranslateKey): string {
  const { challans, failed, vehicle } = page
  const total = formatPaise(order.total_paise)
  const rows: [string, number][] = [
    [challans === 1 ? t('fine') : t('fines', { count: challans }), order.fines_paise],
    [t('fees'), order.fees_paise],
    [t('gst'), order.gst_paise],
  ]
  const wallet = `
        <button type="button" class="quiet" id="wallet" hidden>${t('payWallet')}</button>
        <p class="hint" id="balance" hidden></p>`
  return `      <p class="order">${t('order')} <b>${escapeHtml(order.number)}</b>${vehicle ? `, ${t('vehicle', { vehicle })}` : ''}</p>
      <dl>${rows
        .map(
          ([name, paise]) => `
        <div><dt>${name}</dt><dd>${escapeHtml(formatPaise(paise))}</dd></div>`,
        )
        .join('')}
        <div class="total"><dt>${t('total')}</dt><dd>${escapeHtml(total)}</dd></div>
      </dl>
      <p class="message problem" role="alert" id="problem"${order.reason ? '' : ' hidden'}>${escapeHtml(order.reason ?? '')}</p>
      <div class="actions">
        <button type="button" id="card">${t('payCard', { amount: total })}</button>${order.channel === 'console' ? wallet : ''}
        <a class="link" href="${escapeHtml(failed)}" id="cancel">${t('cancel')}</a>
      </div>
${whatHappensNext(page, t)}
      <p class="hint">${t('note')} ${t('first')}</p>
      <noscript><p class="message problem">${t('needsScript')}</p></noscript>`
}

/** Why there is a page before the gateway's: what the press begins, and what follows it. */
function whatHappensNext({ settledBy, notified, locale }: PaymentPage, t: TranslateKey): string {
  const steps = [
    t('nextForm'),
    notified ? t('nextReceipt', { notified }) : t('nextMail'),
    ...(settledBy ? [t('nextSettled', { date: days[locale].format(new Date(settledBy)) })] : []),
  ]
  return `      <section>
        <h2>${t('next')}</h2>
        <ol>${steps.map(step => `<li>${step}</li>`).join('')}</ol>
      </section>`
}

function ended({ order, taken, paidSecond, paid, failed }: PaymentPage, t: TranslateKey): string {
  if (!order) return notice(t('unknown'), paths.challanDetailed, t('start'))
  if (taken > 0 && order.status === 'expired') return notice(t(paidSecond ? 'takenPaid' : 'taken'), failed, t('goOn'))
  const [word, next]: [Word, string] =
    order.divergence !== null && isUnpaid(order)
      ? ['diverged', failed]
      : order.status === 'expired'
        ? ['expired', failed]
        : isUnpaid(order)
          ? ['waiting', paid]
          : ['alreadyPaid', paid]
  return notice(t(word), next, t('goOn'))
}

const notice = (message: string, href: string, label: string) => `      <p class="message">${message}</p>
      <div class="actions"><a class="button" href="${escapeHtml(href)}">${label}</a></div>`
