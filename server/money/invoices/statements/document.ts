import { isPriceItemId, priceItemOf } from '../../../../contracts/checks/priceItems.ts'
import { formatCount, formatPaise } from '../../../../contracts/platform/money.ts'
import type { CustomerStatement } from '../../../../contracts/resources/postpaidStatement.ts'
import { faint, ink, paper, right, sumsLayout } from '../../../reports/blocks/style.ts'
import { renderMixedScript } from '../../../reports/mixedScript.ts'
import type { Seller } from '../parties.ts'

const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const nameOf = (id: string) => (isPriceItemId(id) ? priceItemOf(id).label.en : 'Other')

/** The pdfmake definition of a monthly statement. It is no tax invoice; each payment has one. */
export function statementDocument(statement: CustomerStatement, seller: Seller) {
  const { month, lines, createdAt } = statement
  const title = `Statement, ${months.format(new Date(`${month}-15`))}`
  const sum = (name: string, paise: number, more: object = {}) => [
    { text: name, colSpan: 2, ...more },
    {},
    right(formatPaise(paise), more),
  ]
  return {
    info: { title, author: seller.name, creationDate: new Date(createdAt) },
    ...paper,
    content: [
      { text: title, fontSize: 20, bold: true, margin: [0, 0, 0, 4] },
      { text: seller.name, color: faint, margin: [0, 0, 0, 20] },
      renderMixedScript(statement.customer, { fontSize: 11, bold: true, color: ink }),
      { text: statement.customerId ? `Customer ${statement.customerId}` : '', color: faint, margin: [0, 0, 0, 20] },
      {
        table: {
          headerRows: 1,
          widths: ['*', 70, 110],
          body: [
            [{ text: 'Product', color: faint }, right('Number', { color: faint }), right('Charged', { color: faint })],
            ...lines.map(({ product, calls, chargedPaise }) => [
              nameOf(product),
              right(formatCount(calls)),
              right(formatPaise(chargedPaise)),
            ]),
            sum('Charged', statement.chargedPaise, { bold: true }),
            sum('Refunded', statement.refundedPaise),
            sum('Paid and adjusted', statement.paidPaise),
            sum('Closing outstanding amount', statement.outstandingPaise, { bold: true, fontSize: 12 }),
          ],
        },
        layout: sumsLayout,
      },
      {
        text: 'Amounts exclude GST, which is added when you pay.',
        color: faint,
        fontSize: 8.5,
        margin: [0, 14, 0, 0],
      },
    ],
  }
}
