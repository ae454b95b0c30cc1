import { dated, type Grouping, money } from './formats.ts'
import type { TrueRow } from './truth.ts'

/** A column of a printed table. Widths are shares of the page. */
export interface PrintedColumn {
  head: string
  width: number
  isAmount?: boolean
  text: (row: TrueRow, at: number) => string
}

export interface PrintedLayout {
  name: string
  columns: PrintedColumn[]
  newestFirst?: boolean
  /** Opening and closing stand as rows of the table, else above it. */
  endsAsRows?: boolean
}

/** What an altered statement shows in place of the true one. */
export interface PrintedRow extends TrueRow {
  /** Printed where the date stands. */
  dateText?: string
}

/** What stands in a column of a row. */
export const printedText = (column: PrintedColumn, row: PrintedRow, at: number): string =>
  row.dateText !== undefined && isDate(column, row, at) ? row.dateText : column.text(row, at)

/** The column of the date, not that of the value date. */
const isDate = (column: PrintedColumn, row: PrintedRow, at: number) =>
  /date/i.test(column.head) && column.text(row, at) === column.text({ ...row, valueDate: '' }, at)

/** What stands in a column of the rows that state the opening and the closing balance. */
export function endText({ head }: PrintedColumn, text: string, paise: number): string {
  if (/narr|partic|desc|remark|details$/i.test(head) && !/cheque/i.test(head)) return text
  return /balance/i.test(head) ? money(paise) : ''
}

const date = (head: string, pattern: string, width = 11): PrintedColumn => ({
  head,
  width,
  text: row => dated(row.date, pattern),
})
const value = (head: string, pattern: string): PrintedColumn => ({
  head,
  width: 11,
  text: row => dated(row.valueDate, pattern),
})
const text = (head: string, width = 30): PrintedColumn => ({ head, width, text: row => row.description })
const ref = (head: string, width = 11): PrintedColumn => ({ head, width, text: row => row.ref })
const amount = (head: string, text: PrintedColumn['text']): PrintedColumn => ({ head, width: 13, isAmount: true, text })
const debit = (head: string, blank = '', grouping?: Grouping) =>
  amount(head, row => (row.debit ? money(row.debit, grouping) : blank))
const credit = (head: string, blank = '', grouping?: Grouping) =>
  amount(head, row => (row.credit ? money(row.credit, grouping) : blank))
const balance = (head: string, suffix = '', grouping?: Grouping) =>
  amount(head, row => `${money(row.balance, grouping)}${suffix}`)
const serial = (head: string): PrintedColumn => ({ head, width: 5, text: (_row, at) => String(at + 1) })

/** Twelve tables after those of Indian banks, as a program prints them that sets widths itself. */
export const printedLayouts: PrintedLayout[] = [
  {
    name: 'valueDateInside',
    columns: [
      date('Date', 'DD/MM/YY'),
      text('Narration'),
      ref('Chq./Ref.No.'),
      value('Value Dt', 'DD/MM/YY'),
      debit('Withdrawal Amt.'),
      credit('Deposit Amt.'),
      balance('Closing Balance'),
    ],
  },
  {
    name: 'branchLast',
    endsAsRows: true,
    columns: [
      date('Tran Date', 'DD-MM-YYYY'),
      ref('Chq No'),
      text('Particulars'),
      debit('Debit', '', 'none'),
      credit('Credit', '', 'none'),
      balance('Balance', '', 'none'),
      { head: 'Init. Br', width: 6, text: () => '418' },
    ],
  },
  {
    name: 'monthNames',
    columns: [
      date('Txn Date', 'DD MMM YYYY'),
      value('Value Date', 'DD MMM YYYY'),
      text('Description'),
      ref('Ref No./Cheque No.', 14),
      debit('Debit'),
      credit('Credit'),
      balance('Balance'),
    ],
  },
  {
    name: 'zeros',
    columns: [
      serial('S No.'),
      value('Value Date', 'DD/MM/YYYY'),
      date('Transaction Date', 'DD/MM/YYYY', 12),
      ref('Cheque Number', 10),
      text('Transaction Remarks'),
      debit('Withdrawal Amount (INR)', '0.00'),
      credit('Deposit Amount (INR)', '0.00'),
      balance('Balance (INR)'),
    ],
  },
  {
    name: 'amountAndType',
    columns: [
      date('Date', 'DD-MM-YYYY'),
      ref('Instrument ID'),
      amount('Amount', row => money(row.debit || row.credit)),
      { head: 'Type', width: 7, text: row => (row.debit ? 'DR' : 'CR') },
      balance('Balance'),
      text('Remarks'),
    ],
  },
  {
    name: 'suffixes',
    newestFirst: true,
    columns: [
      date('Date', 'DD-MM-YYYY'),
      text('Narration'),
      ref('Chq/Ref No'),
      amount('Withdrawal (Dr)/ Deposit (Cr)', row => `${money(row.debit || row.credit)}(${row.debit ? 'Dr' : 'Cr'})`),
      balance('Balance', '(Cr)'),
    ],
  },
  {
    name: 'minus',
    columns: [
      date('Transaction Date', 'DD-MMM-YYYY', 13),
      text('Particulars'),
      amount('Amount', row => `${row.debit ? '-' : '+'}${money(row.debit || row.credit)}`),
      balance('Balance'),
    ],
  },
  {
    name: 'creditFirst',
    columns: [date('Date', 'DD.MM.YYYY'), text('Details', 40), credit('Credit'), debit('Debit'), balance('Balance')],
  },
  {
    name: 'sideOfBalance',
    endsAsRows: true,
    columns: [
      date('Date', 'DD-MMM-YY'),
      value('Value Date', 'DD-MMM-YY'),
      text('Particulars'),
      { head: 'Tran Type', width: 7, text: () => 'TFR' },
      ref('Cheque Details'),
      debit('Withdrawals'),
      credit('Deposits'),
      balance('Balance'),
      { head: 'DR/CR', width: 6, text: () => 'Cr' },
    ],
  },
  {
    name: 'paidOut',
    newestFirst: true,
    columns: [
      date('Transaction Date', 'DD MMM YY', 12),
      text('Transaction Details', 36),
      debit('Paid Out', '-', 'thousands'),
      credit('Paid In', '-', 'thousands'),
      balance('Balance', '', 'thousands'),
    ],
  },
  {
    name: 'textLast',
    columns: [
      date('Date', 'DD/MM/YYYY'),
      debit('Withdrawals'),
      credit('Deposits'),
      balance('Balance', 'Cr'),
      ref('Chq No'),
      text('Particulars'),
    ],
  },
  {
    name: 'plain',
    columns: [
      date('DATE', 'YYYY-MM-DD'),
      text('PARTICULARS', 36),
      debit('DEBIT'),
      credit('CREDIT'),
      balance('BALANCE'),
    ],
  },
]
