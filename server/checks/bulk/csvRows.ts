import { isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FileProblem } from './fileProblem.ts'
import type { FileRow } from './fileRow.ts'

const delimiters = [',', ';', '\t', '|']
const HEADER_CHARACTERS = 64 * 1024

/** Rows of a CSV file: UTF-8 with or without its mark, delimiter found from the header. Throws FileProblem. */
export async function* csvRows(file: Readable): AsyncGenerator<FileRow> {
  const text = utf8Text(file)
  let head = ''
  for await (const chunk of { [Symbol.asyncIterator]: () => ({ next: () => text.next() }) }) {
    head += chunk
    if (/[\r\n]/.test(head) || head.length > HEADER_CHARACTERS) break
  }
  const parser = parse({
    delimiter: delimiterOf(head),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
  })
  // Its end, good or bad, reaches the loop below through the parser.
  pipeline(Readable.from(joined(head, text)), parser, () => {})
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { row: ++row, cells }
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      // Rows that were parsed and not read yet are dropped with the error: the parser counts, not the loop.
      throw new FileProblem('quote', { row: Number(error.records) + 1 })
    throw error
  }
}

async function* joined(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (head) yield head
  yield* rest
}

async function* utf8Text(file: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let lines = 1
  const decoded = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new FileProblem('notUtf8', { row: lines + linesBeforeFault(chunk) })
    }
  }
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const text = decoded(chunk)
    if (text.includes('\0')) throw new FileProblem('binary')
    lines += lineEnds(text)
    yield text
  }
  yield decoded()
}

const lineEnds = (text: string) => text.split('\n').length - 1

/** The decoder does not say where it stopped: whole lines are tried until one fails. */
function linesBeforeFault(chunk: Buffer | undefined): number {
  const lines = chunk?.toString('latin1').split('\n') ?? []
  const bad = lines.findIndex((line, at) => at > 0 && !isUtf8(Buffer.from(line, 'latin1')))
  return Math.max(bad, 0)
}

/** The candidate that stands most often in the header, outside quotation marks. */
function delimiterOf(head: string): string {
  const header = (head.split(/\r|\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => header.split(delimiter).length
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best))
}
