import { formatPaise } from '../../../contracts/money.ts'
import { maskValue } from '../../checks/verifications/masking.ts'
import type { Seller } from '../../money/invoices/parties.ts'
import { renderMixedScript } from '../../money/invoices/pdf.ts'
import type { ItemRow, OrderRow } from '../common/orders.ts'

const ink = '#1B1A17'
const faint = '#6A655C'
const line = '#D9D4CA'

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

const label = (text: string) => ({ text, color: faint, fontSize: 8.5, margin: [0, 0, 0, 2] })
const right = (text: string, more: object = {}) => ({ text, alignment: 'right', ...more })
const plain = { fontSize: 10, color: ink }

interface Receipt {
  order: OrderRow & { paid_at: string }
  items: readonly ItemRow[]
  rcNo: string
  seller: Seller
}

/**
 * The pdfmake document: fines, fee and GST listed separately, names masked. Its timestamp is the payment's, so repeated downloads
 * are identical.
 */
export function receiptDocument({ order, items, rcNo, seller }: Receipt) {
  const paidAt = new Date(order.paid_at)
  return {
    info: { title: `Receipt ${order.number}`, author: seller.name, creationDate: paidAt },
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    defaultStyle: { font: 'Roboto', fontSize: 10, color: ink, lineHeight: 1.25 },
    content: [
      {
        columns: [
          { text: 'Receipt: traffic challans', fontSize: 20, bold: true },
          { stack: [right(order.number, { bold: true }), right(days.format(paidAt), { color: faint })] },
        ],
        margin: [0, 0, 0, 24],
      },
      {
        columns: [
          { stack: [label('Received by'), seller.name, seller.address, `GSTIN ${seller.gstin}`] },
          {
            stack: [
              label('Vehicle'),
              maskValue('tail', rcNo),
              ...(order.violator_masked ? [label('Name'), renderMixedScript(order.violator_masked, plain)] : []),
            ],
          },
        ],
        columnGap: 32,
        margin: [0, 0, 0, 20],
      },
      table(items),
      sums(order),
      { stack: [label('Payment'), paidBy(order)], margin: [0, 16, 0, 12] },
      {
        text: 'GST is charged on the convenience fee only. Fines are passed on to the court or portal in full.',
        color: faint,
        fontSize: 8.5,
      },
    ],
    footer: {
      text: 'Computer-generated document. No signature required.',
      color: faint,
      fontSize: 8.5,
      margin: [48, 12, 48, 0],
    },
  }
}

const paidBy = ({ means, payment_id }: OrderRow) =>
  means === 'wallet' ? 'Paid from the challan wallet' : `Paid by card, ${payment_id ?? ''}`

const layout = {
  hLineWidth: () => 0.75,
  vLineWidth: () => 0,
  hLineColor: () => line,
  paddingTop: () => 7,
  paddingBottom: () => 7,
  paddingLeft: () => 0,
  paddingRight: () => 8,
}

const table = (items: readonly ItemRow[]) => ({
  table: {
    headerRows: 1,
    widths: [130, '*', 80, 70],
    body: [
      [label('Challan'), label('Offence'), right('Fine', { color: faint }), right('Fee', { color: faint })],
      ...items.map(item => [
        item.challan_no,
        renderMixedScript(item.offence, plain),
        right(formatPaise(item.amount_paise)),
        right(formatPaise(item.fee_paise)),
      ]),
    ],
  },
  layout,
})

function sums({ fines_paise, fees_paise, gst_paise, total_paise, refunded_paise }: OrderRow) {
  const row = (name: string, paise: number, more: object = {}) => [
    { text: name, ...more },
    right(formatPaise(paise), more),
  ]
  return {
    table: {
      widths: ['*', 110],
      body: [
        row('Fines', fines_paise),
        row('Convenience fee', fees_paise),
        row('GST on the fee, 18%', gst_paise),
        row('Total paid', total_paise, { bold: true, fontSize: 12 }),
        ...(refunded_paise > 0 ? [row('Refunded', refunded_paise)] : []),
      ],
    },
    layout,
    margin: [0, 16, 0, 0],
  }
}
