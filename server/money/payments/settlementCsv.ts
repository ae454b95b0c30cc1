import { CsvError, parse } from 'csv-parse/sync'
import type { SettlementRow } from '../../platform/ports/paymentGateway.ts'
import { Problem } from '../../platform/problem.ts'
import { settlementRow } from './settlementRow.ts'

/** The columns that are read, as Razorpay's settlement recon names them; others are ignored. */
const needed = [
  'entity_id',
  'type',
  'debit',
  'credit',
  'amount',
  'currency',
  'tax',
  'created_at',
  'settled_at',
] as const
const optional = ['settlement_id', 'settlement_utr', 'payment_id', 'order_id'] as const

const MAX_ROWS = 50_000

type Cells = Partial<Record<(typeof needed)[number] | (typeof optional)[number], string>>

/**
 * Reads a settlement report from a CSV file: amounts in rupees, times in Indian time as `21/11/2026 09:30:00` or `2026-11-21 09:30:00`,
 * or in Unix seconds. Throws `bad_request`, naming the row.
 */
export function settlementsFromCsv(content: Buffer): SettlementRow[] {
  const rows = cellsOf(content)
  const [first] = rows
  if (!first) throw bad('The file has no rows.')
  const missing = needed.filter(name => first[name] === undefined)
  if (missing.length > 0) throw bad(`The file lacks these columns: ${missing.join(', ')}.`)
  // The header is row 1.
  return rows.map((cells, index) => {
    const row = rowOf(cells)
    if (!row) throw bad(`Row ${index + 2} cannot be read: check its IDs, amounts and times.`)
    return row
  })
}

function cellsOf(content: Buffer): Cells[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    if (text.includes('\0')) throw bad('The file is not a CSV file.')
    const rows = parse(text, {
      columns: (header: string[]) => header.map(name => name.trim().toLowerCase()),
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      to: MAX_ROWS + 1,
    }) as Cells[]
    if (rows.length > MAX_ROWS) throw bad(`The file has more than ${MAX_ROWS} rows. Import it in parts.`)
    return rows
  } catch (error) {
    if (error instanceof CsvError || error instanceof TypeError) throw bad('The file is not a CSV file in UTF-8.')
    throw error
  }
}

function rowOf(cells: Cells): SettlementRow | null {
  const text = (name: keyof Cells) => cells[name] || null
  const [debit, credit, amount, tax] = [cells.debit, cells.credit, cells.amount, cells.tax].map(paise)
  const at = timeOf(cells.created_at)
  const settledAt = cells.settled_at ? timeOf(cells.settled_at) : null
  if (debit == null || credit == null || amount == null || tax == null || !at) return null
  if (cells.settled_at && !settledAt) return null
  return settlementRow({
    id: cells.entity_id ?? '',
    type: cells.type ?? '',
    debit,
    credit,
    amount,
    tax,
    currency: cells.currency ?? '',
    paymentId: text('payment_id'),
    orderId: text('order_id'),
    at,
    settledAt,
    settlementId: text('settlement_id'),
    utr: text('settlement_utr'),
  })
}

/** Rupees with at most two decimals, read digit by digit so that nothing is rounded; empty is zero. */
function paise(cell = ''): number | null {
  if (cell === '') return 0
  const [, sign = '', rupees, decimals = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(cell.replaceAll(',', '')) ?? []
  if (rupees === undefined) return null
  return Number(`${sign}${rupees}${decimals.padEnd(2, '0')}`)
}

function timeOf(cell = ''): Date | null {
  if (/^\d{9,10}$/.test(cell)) return new Date(Number(cell) * 1_000)
  const [, year, month, day, time = '00:00:00'] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(cell) ??
    reordered(/^(\d\d)\/(\d\d)\/(\d{4})(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(cell)) ??
    []
  const at = new Date(`${year}-${month}-${day}T${time}+05:30`)
  return Number.isNaN(at.getTime()) ? null : at
}

const reordered = (found: RegExpExecArray | null) => found && [found[0], found[3], found[2], found[1], found[4]]

const bad = (message: string) => new Problem('bad_request', message, [{ field: 'file', message }])
