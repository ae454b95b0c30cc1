import { describe, expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { pdfOf } from '../../../../server/reports/pdf.ts'

const AMOUNTS = [1000, 1037, 107_400, 1111, 1148, 118_500, 1222, 1259, 129_600, 1333, 1370, 140_700]
const OPENING = 1_000_000

/** Twelve rows and nothing else: each third is a credit. */
function twelveRows() {
  let balance = OPENING
  return AMOUNTS.map((amount, at) => {
    const isCredit = at % 3 === 2
    balance += isCredit ? amount : -amount
    return { date: `2024-04-${String(at + 1).padStart(2, '0')}`, amount, isCredit, balance }
  })
}

const rupees = (paise: number) => (paise / 100).toFixed(2)
const cells = twelveRows().map(({ date, amount, isCredit, balance }, at) => [
  date.split('-').reverse().join('/'),
  `UPI/${at}/SHOP`,
  isCredit ? '' : rupees(amount),
  isCredit ? rupees(amount) : '',
  rupees(balance),
])
const heads = ['Date', 'Narration', 'Debit', 'Credit', 'Balance']

describe.each([
  ['with headings', [heads, ...cells]],
  ['without headings', cells],
])('twelve rows %s and no account number', (_name, table) => {
  test.each(['left', 'center', 'right'])('are read with amounts on the %s', async alignment => {
    const body = table.map(row => row.map((text, at) => ({ text, alignment: at > 1 ? alignment : 'left' })))
    const content = await pdfOf({ content: [{ table: { body } }] })
    const { files, accounts, rows } = await readStatements([{ name: 'table.pdf', type: 'pdf', content }], {}, () => {})
    expect(files[0]?.problem).toBe(null)
    expect(rows.map(row => [row.date, row.debitPaise, row.creditPaise, row.balancePaise])).toEqual(
      twelveRows().map(({ date, amount, isCredit, balance }) => [
        date,
        isCredit ? null : amount,
        isCredit ? amount : null,
        balance,
      ]),
    )
    expect(accounts).toMatchObject([
      { numberMasked: null, reconciliation: { verdict: 'reconciledBut', rowsRight: AMOUNTS.length - 1 } },
    ])
  })
})
