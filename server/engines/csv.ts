import { pipeline, Readable } from 'node:stream'
import { type Stringifier, stringify } from 'csv-stringify'

export interface CsvColumn {
  /** The property of each row that is written. */
  key: string
  header: string
}

/** A number with its sign is no formula, though it begins like one: `-5`, `+919876543210`. */
const signedNumber = /^[+-]\d+(\.\d+)?$/

/** What spreadsheets take for the start of a formula, full-width forms included (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/

/** A cell that no spreadsheet runs: what begins like a formula gets an apostrophe in front. */
export const escapeFormula = (text: string): string =>
  formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text

/**
 * A stream of rows in, of CSV text out (RFC 4180, CRLF, UTF-8 with the mark that spreadsheets need to read Hindi). Null and
 * undefined are empty cells. `header: false` goes on with a file that has one.
 */
export const csvWriter = (columns: readonly CsvColumn[], { header = true } = {}): Stringifier =>
  stringify({
    header,
    bom: header,
    columns: columns.map(column => ({ key: column.key, header: escapeFormula(column.header) })),
    record_delimiter: 'windows',
    cast: { string: (value, { header: isHeader }) => (isHeader ? value : escapeFormula(value)), boolean: String },
  })

/** Rows as a stream of CSV text. A failure breaks the stream, so that the reader sees a broken download and not a short list. */
export function streamCsv(columns: readonly CsvColumn[], rows: AsyncIterable<object>): Stringifier {
  const writer = csvWriter(columns)
  pipeline(Readable.from(rows), writer, () => {})
  return writer
}
