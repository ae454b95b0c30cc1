import { describe, expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { sheetLayouts, sheetRows, writeText } from '../../../bench/statements/drawSheet.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'

const account = makeAccount({ bank: 'Axis Bank', code: 'UTIB', seed: 11, rows: 30 })
const amount = /^-?[\d,]+\.\d{2}(?= ?(?:Cr|Dr)?$)/

const marks = {
  'points, and groups as in India': (text: string) => text,
  'commas without groups': (text: string) => text.replaceAll(',', '').replace('.', ','),
  'commas, and points between groups': (text: string) =>
    text
      .replaceAll(',', '')
      .replace('.', ',')
      .replace(/\B(?=(?:\d{3})+,)/g, '.'),
}

const read = async (text: string) =>
  readStatements([{ name: 'download.csv', type: 'csv', content: Buffer.from(text) }], {}, () => {})

describe.each(sheetLayouts)('the sheet $name with semicolons', layout => {
  test.each(Object.entries(marks))('and decimals with %s', async (_name, written) => {
    const rows = sheetRows(account, layout).map(cells =>
      cells.map(cell => {
        const text = typeof cell === 'number' ? cell.toFixed(2) : cell
        return typeof text === 'string' ? text.replace(amount, written) : text
      }),
    )
    const analysis = await read(writeText(rows, ';'))
    expect(analysis.files[0]).toMatchObject({ problem: null, verdict: 'reconciled' })
    expect(analysis.rows.map(row => [row.date, row.debitPaise ?? 0, row.creditPaise ?? 0, row.balancePaise])).toEqual(
      account.rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance]),
    )
  })
})

test('an amount whose last group has two digits is named as unreadable among amounts with points', async () => {
  const { rows, files } = await read(
    [
      'Date;Narration;Withdrawal;Deposit;Balance',
      '01/04/2025;OPENING BALANCE;;;5,000.00',
      '02/04/2025;UPI/RAVI;1,200.00;;3,800.00',
      '03/04/2025;NEFT/ASHA;;12,34;5,034.00',
      '04/04/2025;ATM/PUNE;34.00;;5,000.00',
      ';CLOSING BALANCE;;;5,000.00',
    ].join('\n'),
  )
  expect(rows[1]).toMatchObject({ creditPaise: null, problem: { code: 'unreadableAmount', params: { name: '12,34' } } })
  expect(files[0]?.verdict).not.toBe('reconciled')
})
