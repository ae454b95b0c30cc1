import { describe, expect, test } from 'vitest'
import { joinSigns } from '../../../../server/engines/bankStatements/files/joinSigns.ts'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { looksLikeAmount, parseAmount } from '../../../../server/engines/bankStatements/values/amounts.ts'
import { drawPdf } from '../../../bench/statements/drawPdf.ts'
import { money } from '../../../bench/statements/formats.ts'
import { type Layout, layouts } from '../../../bench/statements/layouts.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'

describe('an amount with a sign and a currency', () => {
  test.each<[string, number, 'debit' | 'credit' | null]>([
    ['+ Rs.5,319.91', 531_991, 'credit'],
    ['- Rs. 5,319.91', 531_991, 'debit'],
    ['- 20.00', 2_000, 'debit'],
    ['-5,319.91', 531_991, 'debit'],
    ['- ₹20.00', 2_000, 'debit'],
    ['₹-20.00', 2_000, 'debit'],
    ['₹(20.00)', 2_000, 'debit'],
    ['₹20', 2_000, null],
    ['Rs.20', 2_000, null],
    ['INR20.00', 2_000, null],
    ['20.00 Rs.', 2_000, null],
    ['20.00₹', 2_000, null],
    ['20.00 INR Cr', 2_000, 'credit'],
    ['`20.00', 2_000, null],
    ['रु. 20.00', 2_000, null],
    ['20.00 रुपये', 2_000, null],
    ['20.00/- Dr', 2_000, 'debit'],
  ])('%s', (text, paise, side) => {
    expect(parseAmount(text)).toEqual({ paise, side })
  })

  test.each(['₹', 'HRS 20.00', '- -20.00', '1,23', '12,34'])('not %s', text => {
    expect(parseAmount(text)).toBeNull()
  })

  test('is told from a number by its currency', () => {
    expect(['₹20', 'Rs.20', '20', 'Rs.'].map(looksLikeAmount)).toEqual([true, true, false, false])
  })
})

describe('signs that stand apart', () => {
  const placed = (...words: [string, number, number][]) =>
    joinSigns(
      words.map(([text, left, right]) => ({ text, left, right })),
      8,
    )

  test('belong to the amount behind them, and a currency to the nearest', () => {
    expect(placed(['-', 10, 13], ['Rs.', 15, 25], ['20.00', 27, 50])).toEqual([
      { text: '-Rs.20.00', left: 10, right: 50 },
    ])
    expect(placed(['20.00', 10, 30], ['Rs.', 32, 42])).toEqual([{ text: '20.00Rs.', left: 10, right: 42 }])
    expect(placed(['20.00', 10, 30], ['Rs.', 32, 42], ['5.00', 44, 60]).map(({ text }) => text)).toEqual([
      '20.00',
      'Rs.5.00',
    ])
  })

  test('stay where the blank is that of a column, or no amount follows', () => {
    expect(placed(['-', 10, 13], ['20.00', 18, 40])).toHaveLength(2)
    expect(placed(['-', 10, 13], ['PUNE', 15, 40])).toHaveLength(2)
    expect(placed(['-', 10, 13], ['-20.00', 15, 40])).toHaveLength(2)
    expect(placed(['PAID', 0, 8], ['-', 10, 13], ['20.00', 15, 40])).toHaveLength(3)
  })
})

const minus = layouts.find(({ name }) => name === 'minus') as Layout
const account = makeAccount({ bank: minus.bank, code: minus.code, seed: 6, rows: 30 })

describe('a column of amounts written as', () => {
  test.each<[string, (paise: number, isDebit: boolean) => string]>([
    ['+ Rs.20.00 and - Rs.20.00', (paise, isDebit) => `${isDebit ? '-' : '+'} Rs.${money(paise)}`],
    ['20.00 and - 20.00', (paise, isDebit) => `${isDebit ? '- ' : ''}${money(paise)}`],
    ['20.00 and -20.00', (paise, isDebit) => `${isDebit ? '-' : ''}${money(paise)}`],
    ['Rs. 20.00 and Rs. -20.00', (paise, isDebit) => `Rs. ${isDebit ? '-' : ''}${money(paise)}`],
    ['20.00 Rs. and -20.00 Rs.', (paise, isDebit) => `${isDebit ? '-' : ''}${money(paise)} Rs.`],
    ['+ 20.00 and 20.00', (paise, isDebit) => `${isDebit ? '' : '+ '}${money(paise)}`],
  ])('%s is read with its directions', async (_name, write) => {
    const layout = {
      ...minus,
      columns: minus.columns.map(column =>
        column.head[0] === 'Amount'
          ? { ...column, text: ({ debit, credit }: (typeof account.rows)[number]) => write(debit || credit, debit > 0) }
          : column,
      ),
    }
    const content = await drawPdf(account, layout)
    const { rows, files } = await readStatements([{ name: 'statement.pdf', type: 'pdf', content }], {}, () => {})
    expect(rows.map(row => [row.debitPaise ?? 0, row.creditPaise ?? 0, row.balancePaise])).toEqual(
      account.rows.map(({ debit, credit, balance }) => [debit, credit, balance]),
    )
    expect(files[0]?.verdict).toBe('reconciled')
  })
})
