import { gstStates } from '../../../contracts/identifiers/states.ts'
import { topUp } from '../../../contracts/money/topUp.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { faint, ink, paper, right, sumsLayout, write } from '../../reports/blocks/style.ts'
import { renderMixedScript } from '../../reports/mixedScript.ts'
import { amountInWords } from './amounts.ts'
import type { InvoiceSnapshot } from './issue.ts'
import { SERVICE_CODE } from './parties.ts'

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

const stateName = (code: string) => `${gstStates.get(code)?.en ?? 'Other territory'} (${code})`
const label = (text: string) => ({ text, color: faint, fontSize: 8.5, margin: [0, 0, 0, 2] })

const services = { api: 'API wallet', product: 'Product wallet' } as const

/** The pdfmake definition of an invoice. The same for the same snapshot. */
export function invoiceDocument(invoice: InvoiceSnapshot) {
  const { number, issuedAt, seller, buyer, credits, replaces } = invoice
  const title = credits ? 'Credit note' : 'Tax invoice'
  return {
    info: { title: `${title} ${number}`, author: seller.name, creationDate: new Date(issuedAt) },
    ...paper,
    content: [
      {
        columns: [
          { text: title, fontSize: 20, bold: true },
          { stack: [right(number, { bold: true }), right(days.format(new Date(issuedAt)), { color: faint })] },
        ],
        margin: [0, 0, 0, 24],
      },
      {
        columns: [
          party('Seller', [seller.name, seller.address, `GSTIN ${seller.gstin}`, stateName(seller.state)]),
          party('Buyer', [
            buyer.name,
            buyer.email,
            buyer.customerId ? `Customer ${buyer.customerId}` : '',
            buyer.gstin ? `GSTIN ${buyer.gstin}` : 'Unregistered: no GSTIN',
          ]),
        ],
        columnGap: 32,
        margin: [0, 0, 0, 20],
      },
      { stack: [label('Place of supply'), stateName(invoice.placeOfSupply)], margin: [0, 0, 0, 20] },
      ...(credits ? [against(credits)] : []),
      ...(replaces ? [{ stack: [label('Replaces'), replaces.number], margin: [0, 0, 0, 20] }] : []),
      sums(invoice),
      { stack: [label('Total in words'), amountInWords(invoice.totalPaise)], margin: [0, 16, 0, 12] },
      { stack: [label(credits?.isPart ? 'Given back' : 'Payment'), ...payment(invoice)], margin: [0, 0, 0, 12] },
      { text: 'Tax is not payable on reverse charge.', color: faint, fontSize: 8.5 },
    ],
    footer: {
      text: 'Computer-generated document, digitally signed.',
      color: faint,
      fontSize: 8.5,
      margin: [48, 12, 48, 0],
    },
  }
}

/** The credited invoice and the reason, on a credit note (CGST rules, 53). */
const against = ({ number, issuedAt, reason }: NonNullable<InvoiceSnapshot['credits']>) => ({
  columns: [
    { stack: [label('For invoice'), `${number} of ${days.format(new Date(issuedAt))}`] },
    { stack: [label('Reason'), write(reason)] },
  ],
  columnGap: 32,
  margin: [0, 0, 0, 20],
})

const party = (title: string, lines: string[]) => ({
  stack: [
    label(title),
    ...lines
      .filter(Boolean)
      .map((text, index) =>
        index === 0 ? renderMixedScript(text, { bold: true, fontSize: 11, color: ink }) : write(text),
      ),
  ],
})

function sums(invoice: InvoiceSnapshot) {
  const { basePaise, cgstPaise, sgstPaise, igstPaise, totalPaise, wallet, purpose } = invoice
  const half = topUp.taxPercent / 2
  const taxes: [string, number][] =
    igstPaise > 0
      ? [[`IGST ${topUp.taxPercent}%`, igstPaise]]
      : [
          [`CGST ${half}%`, cgstPaise],
          [`SGST ${half}%`, sgstPaise],
        ]
  const what =
    purpose === 'topUp'
      ? `Verification services, ${services[wallet]} top-up`
      : `Verification services used, ${services[wallet]}`
  const row = (name: string, paise: number, more: object = {}) => [
    { text: name, colSpan: 2, ...more },
    {},
    right(formatPaise(paise), more),
  ]
  return {
    table: {
      headerRows: 1,
      widths: ['*', 70, 110],
      body: [
        [label('Description'), label('SAC'), { ...label('Amount'), alignment: 'right' }],
        [what, SERVICE_CODE, right(formatPaise(basePaise))],
        ...taxes.map(([name, paise]) => row(name, paise)),
        row('Total', totalPaise, { bold: true, fontSize: 12 }),
      ],
    },
    layout: sumsLayout,
  }
}

function payment(invoice: InvoiceSnapshot): string[] {
  const { currency, chargedMinor, usdPerInr, paymentId, credits, wallet, purpose } = invoice
  if (credits?.isPart)
    return [
      purpose === 'topUp'
        ? `Credited to the ${services[wallet]}`
        : `Deducted from the amount outstanding on the ${services[wallet]}`,
    ]
  const card = `Paid by card, ${paymentId}`
  if (currency === 'INR' || usdPerInr === null) return [card]
  const rupees = (1 / usdPerInr).toFixed(4)
  return [card, `Card charged USD ${(chargedMinor / 100).toFixed(2)} at ₹${rupees} per US dollar.`]
}
