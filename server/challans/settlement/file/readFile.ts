import { CsvError } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { Locale } from '../../../../contracts/platform/text.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'

/** A line of a portal's file as it is written there. */
export interface PortalLine {
  /** As in a spreadsheet; the header is line 1. */
  line: number
  challanNo: string
  receiptNo: string
  /** Null without such a column. */
  status: string | null
  amount: string | null
  date: string | null
}

const MAX = 300

/** The headings by which portals name the columns, in lower-case letters. */
const headings: Record<Exclude<keyof PortalLine, 'line'>, readonly string[]> = {
  challanNo: ['challanno', 'challannumber', 'challan', 'echallanno', 'noticeno'],
  receiptNo: ['receiptno', 'receiptnumber', 'receipt', 'transactionid', 'transactionno', 'grn', 'reference'],
  status: ['status', 'paymentstatus', 'challanstatus'],
  amount: ['amount', 'amountpaid', 'paidamount', 'fine', 'fineamount'],
  date: ['date', 'paymentdate', 'receiptdate', 'paidon'],
}

/** Reads a portal's file. Throws `bad_request` without lines or the columns for challan and receipt, and for too many lines. */
export function readPortalFile(csv: string, locale: Locale): PortalLine[] {
  const refuse = (key: 'columns' | 'quote' | 'tooMany' | 'empty'): never => {
    const message = translate(locale, `challanOrders.file.${key}`, { count: MAX })
    throw new Problem('bad_request', message, [{ field: 'csv', message }])
  }
  const rows = cellsOf(csv) ?? refuse('quote')
  const [header = [], ...lines] = rows
  const columnOf = (name: keyof typeof headings) =>
    header.findIndex(cell => headings[name].includes(cell.toLowerCase().replaceAll(/[^a-z]/g, '')))
  const at = {
    challanNo: columnOf('challanNo'),
    receiptNo: columnOf('receiptNo'),
    status: columnOf('status'),
    amount: columnOf('amount'),
    date: columnOf('date'),
  }
  if (at.challanNo < 0 || at.receiptNo < 0) refuse('columns')
  if (lines.length === 0) refuse('empty')
  if (lines.length > MAX) refuse('tooMany')
  return lines.map((cells, index) => {
    const cell = (column: number) => (column < 0 ? null : (cells[column] ?? ''))
    return {
      line: index + 2,
      challanNo: (cell(at.challanNo) ?? '').toUpperCase(),
      receiptNo: cell(at.receiptNo) ?? '',
      status: cell(at.status),
      amount: cell(at.amount),
      date: cell(at.date),
    }
  })
}

/** Null for a quote that is not closed. */
function cellsOf(csv: string): string[][] | null {
  try {
    return parse(csv, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}
