import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ListFileError } from './listFileError.ts'
import { MAX_RECORD_CHARACTERS, utf8Text } from './text.ts'

interface Options {
  delimiter?: string
  /** A row with another number of cells is a broken file; by default the first row decides. */
  cells?: number
  /** Lines before the heading are passed over. A first row of another length makes the parser slow. */
  fromLine?: number
}

export interface CsvRow {
  line: number
  cells: string[]
}

/** MS-DOS's end of file, with which OFAC ends its files. */
const END_OF_FILE = '\u001A'

/** The rows of a CSV file (RFC 4180). Throws ListFileError, also for a file that ends inside a row. */
export async function* csvRecords(
  file: Readable,
  { delimiter = ',', cells, fromLine = 1 }: Options = {},
): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter,
    from_line: fromLine,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_CHARACTERS,
    info: true,
  })
  // Errors reach the loop below through the parser.
  pipeline(Readable.from(utf8Text(file)), parser, () => {})
  let expected = cells
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (record.length === 1 && record[0] === END_OF_FILE) return
      expected ??= record.length
      if (record.length < expected) throw new ListFileError('brokenRow', { line: info.lines, cells: expected })
      yield { line: info.lines, cells: record.map(cell => cell.trim()) }
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ListFileError('brokenCsv', { line: Number(error.lines ?? 0) })
    throw error
  }
}

/** The rows as objects by heading. */
export async function* headedRecords(
  rows: AsyncIterable<CsvRow>,
): AsyncGenerator<{ line: number; cell: (heading: string) => string; cells: readonly string[] }> {
  let columns: Map<string, number> | undefined
  for await (const { line, cells } of rows) {
    if (!columns) {
      columns = new Map(cells.map((heading, at) => [heading, at]))
      continue
    }
    const at = columns
    yield { line, cells, cell: heading => cells[at.get(heading) ?? -1] ?? '' }
  }
}
