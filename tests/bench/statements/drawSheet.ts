import { writeOds } from 'hucre'
import { type CellValue, writeXlsx } from 'hucre/xlsx'
import { dated, money } from './formats.ts'
import { stated } from './layouts.ts'
import type { TrueAccount, TrueRow } from './truth.ts'

type Cells = CellValue[]

/** How a bank's download is laid out as a sheet. */
export interface SheetLayout {
  name: string
  heads: string[]
  cells: (row: TrueRow) => Cells
  newestFirst?: boolean
}

const amount = (paise: number): CellValue => (paise === 0 ? null : paise / 100)

export const sheetLayouts: SheetLayout[] = [
  {
    name: 'plain',
    heads: ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    cells: row => [
      dated(row.date, 'DD MMM YYYY'),
      dated(row.valueDate, 'DD MMM YYYY'),
      row.description,
      row.ref || null,
      amount(row.debit),
      amount(row.credit),
      row.balance / 100,
    ],
  },
  {
    name: 'texts',
    heads: ['दिनांक', 'विवरण', 'चेक संख्या', 'नामे', 'जमा', 'शेष'],
    cells: row => [
      dated(row.date, 'DD/MM/YYYY'),
      row.description,
      row.ref,
      row.debit ? money(row.debit) : '',
      row.credit ? money(row.credit) : '',
      `${money(row.balance)} Cr`,
    ],
  },
  {
    name: 'oneColumn',
    heads: ['Sl. No.', 'Date', 'Particulars', 'Amount', 'Dr / Cr', 'Balance'],
    cells: row => [
      1,
      dated(row.date, 'YYYY-MM-DD'),
      row.description,
      money(row.debit || row.credit, 'none'),
      row.debit ? 'DR' : 'CR',
      money(row.balance, 'none'),
    ],
    newestFirst: true,
  },
]

/** A download as rows of cells: facts, headings, transactions, a summary. */
export function sheetRows(account: TrueAccount, layout: SheetLayout): Cells[] {
  const { debits, credits } = stated(account)
  const rows = layout.newestFirst ? account.rows.toReversed() : account.rows
  return [
    [account.bank],
    ['Account Name', account.holder],
    ['Account Number', account.number],
    ['IFSC Code', account.ifsc],
    ['Period', `${dated(account.from, 'DD/MM/YYYY')} to ${dated(account.to, 'DD/MM/YYYY')}`],
    ['Opening Balance', money(account.opening)],
    [],
    layout.heads,
    ...rows.map(layout.cells),
    [],
    ['Closing Balance', money(account.closing)],
    ['Total Debits', money(debits)],
    ['Total Credits', money(credits)],
  ]
}

const quoted = (cell: CellValue, delimiter: string) => {
  const text = cell === null ? '' : String(cell)
  return text.includes(delimiter) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
}

/** The rows in a format; `csv` with a delimiter and an encoding of its own. */
export function writeSheet(rows: Cells[], kind: 'xlsx' | 'ods'): Promise<Uint8Array> {
  const book = { sheets: [{ name: 'Statement', rows }] }
  return kind === 'ods' ? writeOds(book) : writeXlsx(book)
}

export const writeText = (rows: Cells[], delimiter: string): string =>
  rows.map(row => row.map(cell => quoted(cell, delimiter)).join(delimiter)).join('\r\n')

export const writeHtml = (rows: Cells[]): string =>
  `<html><body><table>${rows
    .map(row => `<tr>${row.map(cell => `<td>${String(cell ?? '').replaceAll('&', '&amp;')}</td>`).join('')}</tr>`)
    .join('')}</table></body></html>`
