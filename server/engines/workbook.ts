import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'

export interface SheetColumn {
  /** The property of each row to write. */
  key: string
  header: string
  /** `money`: integer paise. `date`: `YYYY-MM-DD`. `time`: ISO 8601, shown in Indian time, because cells have no time zone. */
  kind: 'text' | 'number' | 'money' | 'date' | 'time'
}

const formats = { text: '@', number: '0', money: '#,##0.00', date: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm:ss' } as const
const widths = { text: 22, number: 8, money: 13, date: 12, time: 20 } as const

const INDIA_MS = 5.5 * 3_600_000
/** The longest cell that spreadsheets accept (ECMA-376). */
const MAX_CHARACTERS = 32_767
/** Escape sequences that a spreadsheet would decode: `_x0041_` is an A. */
const escaped = /_(?=x[\da-f]{4}_)/gi

/**
 * Streams rows as a workbook of one sheet, holding only the current row in memory. Texts get a text format, so that no
 * spreadsheet runs a formula or drops a number's leading zeros, even after an edit.
 */
export function streamWorkbook(name: string, columns: readonly SheetColumn[], rows: AsyncIterable<object>): Readable {
  const stream = writeXlsxStream(cellsOf(columns, rows), {
    name,
    columns: columns.map(({ header, kind }) => ({ header, numFmt: formats[kind], width: widths[kind] })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream as ReadableStream)
}

async function* cellsOf(columns: readonly SheetColumn[], rows: AsyncIterable<object>): AsyncGenerator<CellValue[]> {
  for await (const row of rows)
    yield columns.map(({ key, kind }) => cellOf(kind, (row as Record<string, unknown>)[key] ?? null))
}

function cellOf(kind: SheetColumn['kind'], value: unknown): CellValue {
  if (value === null || value === '') return null
  if (kind === 'number') return Number(value)
  if (kind === 'money') return Number(value) / 100
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const at = kind === 'text' ? Number.NaN : Date.parse(text)
  if (Number.isNaN(at)) return text.slice(0, MAX_CHARACTERS).replaceAll(escaped, '_x005F_')
  return new Date(kind === 'time' ? at + INDIA_MS : at)
}
