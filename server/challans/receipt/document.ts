import { feeTaxPercent } from '../../../contracts/challans/challans.ts'
import { offencesInHindi } from '../../../contracts/challans/offencesInHindi.ts'
import { gstStates } from '../../../contracts/identifiers/states.ts'
import type { challanReceipt as texts } from '../../../contracts/messages/en/challanReceipt.ts'
import type { Values } from '../../../contracts/messages/translate.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { amountInWords } from '../../money/invoices/amounts.ts'
import type { Voice } from '../../platform/config/voice.ts'
import { translate } from '../../platform/translate.ts'
import { faint, PADDING, paper, type Style, small, sumsLayout, write } from '../../reports/blocks/style.ts'
import type { ItemRow, OrderRow } from '../common/orders.ts'
import { type ChallanInvoiceParties, FEE_SERVICE_CODE, type InvoiceRow } from './issueInvoice.ts'

export interface Receipt {
  locale: Locale
  order: OrderRow & { paid_at: string }
  items: readonly ItemRow[]
  /** In full for the payer, masked for others. */
  rcNo: string
  /** The brand's; null on the console. */
  voice: Voice | null
  invoice: InvoiceRow
  /** With the fines that were refunded beside the fee. */
  creditNotes: readonly (InvoiceRow & { fines_paise: number })[]
  parties: ChallanInvoiceParties
}

/**
 * The pdfmake document of a paid order: a tax invoice for the fee, and the receipt of the fines, which are listed apart and not taxed. Its
 * timestamp is the payment's, so repeated downloads are identical. A client's brand speaks as itself; the supplier, who charged, stands in a
 * line at the end.
 */
export function receiptDocument(receipt: Receipt) {
  const { order, invoice, parties, locale, voice } = receipt
  const { t, time } = wordsIn(locale)
  const client = voice?.isClient ? voice : null
  return {
    info: {
      title: `Tax invoice ${invoice.number}`,
      author: client?.name ?? parties.seller.name,
      creationDate: new Date(order.paid_at),
    },
    ...paper,
    content: [
      { ...write(t('title'), { fontSize: 20, bold: true }), margin: [0, 0, 0, 20] },
      columns(
        fact(t('invoice'), invoice.number, { bold: true }),
        fact(t('order'), order.number),
        fact(t('paidAt'), time.format(new Date(order.paid_at))),
        fact(t('place'), stateName(invoice.place_of_supply, locale)),
      ),
      columns(client ? service(client, locale) : supplier(receipt), payer(receipt)),
      columns(
        fact(t('vehicle'), receipt.rcNo, { bold: true }),
        fact(t('violator'), order.violator_masked ?? '-'),
        ...(voice && !client ? [fact(t('service'), voice.name)] : []),
      ),
      challans(receipt),
      sums(receipt),
      ...(locale === 'en' ? [fact(t('words'), amountInWords(order.total_paise), {}, 14)] : []),
      fact(t('payment'), paidBy(receipt), {}, 14),
      ...creditNotes(receipt),
      // Not torn by the end of a page.
      ...(client ? [{ ...small(legal(receipt)), margin: [0, 16, 0, 0], unbreakable: true }] : []),
      { ...small(t('fact')), margin: [0, client ? 4 : 16, 0, 0] },
    ],
    footer: { ...small(t('footer')), margin: [48, 12, 48, 0] },
  }
}

/** The texts and formats of a language. */
function wordsIn(locale: Locale) {
  const language = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' }[locale]
  const zone = { dateStyle: 'medium', timeZone: 'Asia/Kolkata' } as const
  return {
    t: (key: keyof typeof texts, values?: Values) => translate(locale, `challanReceipt.${key}`, values),
    time: new Intl.DateTimeFormat(language, { ...zone, timeStyle: 'short' }),
    day: new Intl.DateTimeFormat(language, zone),
  }
}

const stateName = (code: string, locale: Locale) => `${gstStates.get(code)?.[locale] ?? ''} (${code})`

const label = (text: string) => ({ ...write(text, { color: faint, fontSize: 8.5 }), margin: [0, 0, 0, 2] })

const right = (text: string, style: Style = {}) => ({ ...write(text, style), alignment: 'right' })

const fact = (name: string, text: string, style: Style = {}, space = 0) => ({
  stack: [label(name), write(text, style)],
  margin: [0, space, 0, 0],
})

const columns = (...stacks: object[]) => ({ columns: stacks, columnGap: 20, margin: [0, 0, 0, 18] })

function supplier({ parties: { seller }, locale }: Receipt) {
  const { t } = wordsIn(locale)
  return {
    stack: [
      label(t('supplier')),
      write(seller.name, { bold: true }),
      write(seller.address),
      write(`GSTIN ${seller.gstin}`),
      write(stateName(seller.state, locale)),
    ],
  }
}

/** A client's brand, where a reader of other receipts finds the supplier. */
const service = ({ name, supportEmail, supportPhone }: Voice, locale: Locale) => ({
  stack: [
    label(wordsIn(locale).t('service')),
    write(name, { bold: true }),
    write(supportEmail),
    ...(supportPhone ? [write(supportPhone)] : []),
  ],
})

/** What a tax invoice has to say of its supplier (CGST rules, 46). */
function legal({ parties: { seller }, locale }: Receipt): string {
  const { name, address, gstin, state } = seller
  return wordsIn(locale).t('legal', { name, address, gstin, state: stateName(state, locale) })
}

function payer({ parties: { buyer }, locale }: Receipt) {
  const { t } = wordsIn(locale)
  return {
    stack: [
      label(t('payer')),
      ...(buyer.name ? [write(buyer.name, { bold: true })] : []),
      ...(buyer.customerId ? [write(t('customer', { id: buyer.customerId }))] : []),
      write(buyer.gstin ? `GSTIN ${buyer.gstin}` : t('unregistered')),
    ],
  }
}

const layout = { ...sumsLayout, paddingRight: () => PADDING }

function challans({ items, locale }: Receipt) {
  const { t } = wordsIn(locale)
  const head = { color: faint, fontSize: 8.5 }
  return {
    table: {
      headerRows: 1,
      widths: [118, '*', 40, 82, 62],
      body: [
        [label(t('challan')), label(t('offence')), label('SAC'), right(t('fine'), head), right(t('fee'), head)],
        ...items.map(item => [
          item.challan_no,
          write(locale === 'hi' ? offencesInHindi(item.offence) : item.offence),
          FEE_SERVICE_CODE,
          right(formatPaise(item.amount_paise)),
          right(formatPaise(item.fee_paise)),
        ]),
      ],
    },
    layout,
  }
}

function sums({ order, invoice, locale }: Receipt) {
  const { t } = wordsIn(locale)
  const row = (name: string, paise: number, style: Style = {}) => [write(name, style), right(formatPaise(paise), style)]
  const isWithinState = invoice.igst_paise === 0
  const half = { percent: feeTaxPercent / 2 }
  return {
    table: {
      widths: ['*', 110],
      body: [
        row(t('fines'), order.fines_paise),
        row(t('taxable'), invoice.fees_paise),
        ...(isWithinState
          ? [row(t('cgst', half), invoice.cgst_paise), row(t('sgst', half), invoice.sgst_paise)]
          : [row(t('igst', { percent: feeTaxPercent }), invoice.igst_paise)]),
        row(t('total'), order.total_paise, { bold: true, fontSize: 12 }),
        ...(order.refunded_paise > 0 ? [row(t('refunded'), order.refunded_paise)] : []),
      ],
    },
    layout,
    margin: [0, 16, 0, 0],
  }
}

function paidBy({ order: { payment_method, payment_id }, locale }: Receipt) {
  const { t } = wordsIn(locale)
  return payment_method === 'wallet' ? t('byWallet') : t('byCard', { id: payment_id ?? '' })
}

function creditNotes({ creditNotes: notes, locale }: Receipt) {
  if (notes.length === 0) return []
  const { t, day } = wordsIn(locale)
  return [
    {
      stack: [
        label(t('notes')),
        ...notes.map(note =>
          write(
            t('note', {
              number: note.number,
              date: day.format(new Date(note.created_at)),
              fee: formatPaise(note.fees_paise),
              tax: formatPaise(note.cgst_paise + note.sgst_paise + note.igst_paise),
              fines: formatPaise(note.fines_paise),
            }),
          ),
        ),
      ],
      margin: [0, 14, 0, 0],
    },
  ]
}
