import { pipeline, Readable } from 'node:stream'
import { type Stringifier, stringify } from 'csv-stringify'

export interface CsvColumn {
  /** The property of each row to write. */
  key: string
  header: string
}

/** A signed number is no formula although it begins like one: `-5`, `+919876543210`. */
const signedNumber = /^[+-]\d+(\.\d+)?$/

/** What spreadsheets treat as the start of a formula, including full-width forms (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** Escapes a cell that spreadsheets would run as a formula, by prefixing an apostrophe. */
export const escapeFormula = (text: string): string =>
  formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text

/**
 * Transforms rows into CSV text (RFC 4180, CRLF, UTF-8 with the byte order mark that spreadsheets need for Hindi). Null and
 * undefined become empty cells. `header: false` continues a file that has one.
 */
export const csvWriter = (columns: readonly CsvColumn[], { header = true } = {}): Stringifier =>
  stringify({
    header,
    bom: header,
    columns: columns.map(column => ({ key: column.key, header: escapeFormula(column.header) })),
    record_delimiter: 'windows',
    cast: { string: (value, { header: isHeader }) => (isHeader ? value : escapeFormula(value)), boolean: String },
  })

/** Rows as a stream of CSV text. A failure breaks the stream, so that the reader sees a broken download instead of a short list. */
export function streamCsv(columns: readonly CsvColumn[], rows: AsyncIterable<object>): Stringifier {
  const writer = csvWriter(columns)
  pipeline(Readable.from(rows), writer, () => {})
  return writer
}
