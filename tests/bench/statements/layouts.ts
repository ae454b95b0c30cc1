import { dated, type Grouping, money } from './formats.ts'
import type { TrueAccount, TrueRow } from './truth.ts'

/** Where a column stands, and what it holds. Points of an A4 page; `wrap` breaks longer text into lines. */
export interface LayoutColumn {
  head: string[]
  left: number
  right: number
  align: 'left' | 'right' | 'center'
  text: (row: TrueRow) => string
  headAlign?: 'left' | 'right' | 'center'
}

export interface Layout {
  name: string
  bank: string
  code: string
  columns: LayoutColumn[]
  font: 'Helvetica' | 'Courier' | 'Times'
  size: number
  /** Distance of lines, and of rows beyond their lines. */
  leading: number
  rowGap: number
  /** Where amounts and dates stand in a row of several lines. */
  anchor: 'top' | 'middle' | 'bottom'
  newestFirst?: boolean
  rules?: boolean
  /** How opening and closing are stated. */
  summary: 'block' | 'stacked' | 'rows' | 'forward'
  headOnEveryPage: boolean
  landscape?: boolean
  /** The date stands only at the first row of a day. */
  datesOnce?: boolean
}

const zero = (paise: number, write: (paise: number) => string, blank = '') => (paise === 0 ? blank : write(paise))
const column = (
  head: string,
  left: number,
  right: number,
  align: LayoutColumn['align'],
  text: LayoutColumn['text'],
  headAlign?: LayoutColumn['headAlign'],
): LayoutColumn => ({
  head: head.split('|'),
  left,
  right,
  align,
  text,
  headAlign,
})
const date = (pattern: string) => (row: TrueRow) => dated(row.date, pattern)
const value = (pattern: string) => (row: TrueRow) => dated(row.valueDate, pattern)
const debit =
  (grouping?: Grouping, blank = '') =>
  (row: TrueRow) =>
    zero(row.debit, paise => money(paise, grouping), blank)
const credit =
  (grouping?: Grouping, blank = '') =>
  (row: TrueRow) =>
    zero(row.credit, paise => money(paise, grouping), blank)
const balance =
  (suffix = '', grouping?: Grouping) =>
  (row: TrueRow) =>
    `${money(row.balance, grouping)}${suffix}`
const narration = (row: TrueRow) => row.description

const base = {
  font: 'Helvetica',
  size: 8,
  leading: 10,
  rowGap: 4,
  anchor: 'top',
  summary: 'block',
  headOnEveryPage: true,
} as const

/** Twelve layouts after the kinds that Indian banks print: made up, but with every trait that is met. */
export const layouts: Layout[] = [
  {
    ...base,
    name: 'classic',
    bank: 'HDFC Bank',
    code: 'HDFC',
    summary: 'stacked',
    columns: [
      column('Date', 30, 72, 'left', date('DD/MM/YY')),
      column('Narration', 76, 270, 'left', narration, 'center'),
      column('Chq./Ref.No.', 274, 345, 'left', row => row.ref.padStart(16, '0')),
      column('Value Dt', 350, 392, 'left', value('DD/MM/YY')),
      column('Withdrawal Amt.', 396, 455, 'right', debit()),
      column('Deposit Amt.', 458, 510, 'right', credit()),
      column('Closing Balance', 513, 570, 'right', balance()),
    ],
  },
  {
    ...base,
    name: 'suffix',
    bank: 'Punjab National Bank',
    code: 'PUNB',
    summary: 'rows',
    rules: true,
    columns: [
      column('Date', 30, 85, 'left', date('DD-MM-YYYY')),
      column('Instrument ID', 90, 150, 'left', row => row.ref),
      column('Amount', 155, 225, 'right', row => money(row.debit || row.credit)),
      column('Type', 230, 260, 'center', row => (row.debit ? 'DR' : 'CR')),
      column('Balance', 265, 345, 'right', balance(' Cr.')),
      column('Remarks', 352, 565, 'left', narration),
    ],
  },
  {
    ...base,
    name: 'months',
    bank: 'State Bank of India',
    code: 'SBIN',
    size: 7.5,
    anchor: 'top',
    columns: [
      column('Txn Date', 28, 72, 'left', date('DD MMM YYYY')),
      column('Value|Date', 76, 122, 'left', value('DD MMM YYYY')),
      column('Description', 126, 285, 'left', narration),
      column('Ref No./Cheque|No.', 290, 360, 'left', row => row.ref),
      column('Debit', 365, 425, 'right', debit()),
      column('Credit', 430, 492, 'right', credit()),
      column('Balance', 497, 567, 'right', balance()),
    ],
  },
  {
    ...base,
    name: 'serial',
    bank: 'ICICI Bank',
    code: 'ICIC',
    rules: true,
    anchor: 'middle',
    rowGap: 8,
    columns: [
      column('S No.', 28, 50, 'center', () => '#'),
      column('Value Date', 52, 100, 'left', value('DD/MM/YYYY')),
      column('Transaction|Date', 104, 160, 'left', date('DD/MM/YYYY')),
      column('Cheque|Number', 164, 205, 'left', row => row.ref || '-'),
      column('Transaction Remarks', 209, 385, 'left', narration),
      column('Withdrawal|Amount (INR)', 389, 447, 'right', debit('none', '0.0')),
      column('Deposit|Amount (INR)', 450, 507, 'right', credit('none', '0.0')),
      column('Balance (INR)', 510, 568, 'right', balance('', 'none')),
    ],
  },
  {
    ...base,
    name: 'signed',
    bank: 'Kotak Mahindra Bank',
    code: 'KKBK',
    newestFirst: true,
    columns: [
      column('Date', 30, 80, 'left', date('DD-MM-YYYY')),
      column('Narration', 84, 300, 'left', narration),
      column('Chq/Ref No', 304, 370, 'left', row => row.ref),
      column(
        'Withdrawal (Dr)/|Deposit (Cr)',
        374,
        465,
        'right',
        row => `${money(row.debit || row.credit)}(${row.debit ? 'Dr' : 'Cr'})`,
      ),
      column('Balance', 470, 565, 'right', balance('(Cr)')),
    ],
  },
  {
    ...base,
    name: 'minus',
    bank: 'IDFC FIRST Bank',
    code: 'IDFB',
    font: 'Times',
    size: 9,
    leading: 11,
    summary: 'rows',
    columns: [
      column('Transaction|Date', 30, 105, 'left', date('DD-MMM-YYYY')),
      column('Particulars', 110, 360, 'left', narration),
      column('Amount', 370, 460, 'right', row => (row.debit ? `-${money(row.debit)}` : money(row.credit))),
      column('Balance', 470, 565, 'right', balance()),
    ],
  },
  {
    ...base,
    name: 'forward',
    bank: 'Canara Bank',
    code: 'CNRB',
    font: 'Courier',
    size: 7,
    leading: 9,
    rowGap: 2,
    summary: 'forward',
    columns: [
      column('DATE', 25, 68, 'left', date('DD/MM/YY')),
      column('PARTICULARS', 72, 270, 'left', narration),
      column('CHQ NO', 274, 320, 'left', row => row.ref),
      column('WITHDRAWALS', 325, 395, 'right', debit()),
      column('DEPOSITS', 400, 470, 'right', credit()),
      column('BALANCE', 475, 568, 'right', balance('Cr')),
    ],
  },
  {
    ...base,
    name: 'hindi',
    bank: 'Bank of Baroda',
    code: 'BARB',
    columns: [
      column('DATE', 30, 80, 'left', date('DD.MM.YYYY')),
      column('NARRATION', 84, 290, 'left', narration),
      column('CHQ.NO.', 294, 340, 'left', row => row.ref),
      column('WITHDRAWAL(DR)', 345, 420, 'right', debit()),
      column('DEPOSIT(CR)', 424, 490, 'right', credit()),
      column('BALANCE(INR)', 494, 568, 'right', balance(' Cr')),
    ],
  },
  {
    ...base,
    name: 'leftAligned',
    bank: 'Axis Bank',
    code: 'UTIB',
    headOnEveryPage: false,
    columns: [
      column('Tran Date', 30, 80, 'left', date('DD-MM-YYYY')),
      column('Chq No', 84, 125, 'left', row => row.ref),
      column('Particulars', 129, 320, 'left', narration),
      column('Debit', 330, 390, 'left', debit()),
      column('Credit', 400, 460, 'left', credit()),
      column('Balance', 470, 540, 'left', balance()),
      column('Init.|Br', 545, 570, 'center', () => '418'),
    ],
  },
  {
    ...base,
    name: 'landscape',
    bank: 'Union Bank of India',
    code: 'UBIN',
    landscape: true,
    anchor: 'bottom',
    columns: [
      column('Transaction Date', 30, 110, 'left', date('DD MMM YY')),
      column('Transaction Details', 115, 420, 'left', narration),
      column('Ref/Cheque No', 425, 500, 'left', row => row.ref),
      column('Paid Out', 510, 600, 'right', debit()),
      column('Paid In', 610, 700, 'right', credit()),
      column('Balance', 710, 810, 'right', balance()),
    ],
  },
  {
    ...base,
    name: 'datesOnce',
    bank: 'Federal Bank',
    code: 'FDRL',
    datesOnce: true,
    newestFirst: false,
    columns: [
      column('Date', 30, 80, 'left', date('DD-MMM-YYYY')),
      column('Particulars', 84, 300, 'left', narration),
      column('Cheque', 304, 350, 'left', row => row.ref),
      column('Debits', 355, 420, 'right', debit()),
      column('Credits', 425, 490, 'right', credit()),
      column('Balance', 494, 568, 'right', balance()),
    ],
  },
  {
    ...base,
    name: 'tight',
    bank: 'IndusInd Bank',
    code: 'INDB',
    size: 7,
    leading: 8.5,
    rowGap: 1.5,
    newestFirst: true,
    summary: 'rows',
    columns: [
      column('Date', 20, 58, 'left', date('DD/MM/YYYY')),
      column('Type', 60, 90, 'left', row => (row.debit ? 'Debit' : 'Credit')),
      column('Description', 92, 300, 'left', narration),
      column('Debit', 302, 372, 'right', debit('thousands', '-')),
      column('Credit', 374, 444, 'right', credit('thousands', '-')),
      column('Balance', 446, 575, 'right', balance('', 'thousands')),
    ],
  },
]

export const stated = (account: TrueAccount) => ({
  debits: account.rows.reduce((sum, row) => sum + row.debit, 0),
  credits: account.rows.reduce((sum, row) => sum + row.credit, 0),
  debitCount: account.rows.filter(row => row.debit).length,
  creditCount: account.rows.filter(row => row.credit).length,
})
