import { isUtf8 } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { FileProblem, type FileRow } from './uploadedFile.ts'

const delimiters = [',', ';', '\t', '|']
const HEADER_CHARACTERS = 64 * 1024

/**
 * Reads the rows of a CSV file: UTF-8 with or without a byte order mark; the delimiter is detected from the header. Throws
 * FileProblem.
 */
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
  // Errors reach the loop below through the parser.
  pipeline(Readable.from(joined(head, text)), parser, () => {})
  let row = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) yield { row: ++row, cells }
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      // Uses the parser's count, because the error discards rows that were parsed but not yet read.
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

/** Finds the faulty line by decoding line by line, since the decoder does not report a position. */
function linesBeforeFault(chunk: Buffer | undefined): number {
  const lines = chunk?.toString('latin1').split('\n') ?? []
  const bad = lines.findIndex((line, at) => at > 0 && !isUtf8(Buffer.from(line, 'latin1')))
  return Math.max(bad, 0)
}

/** The candidate that occurs most often in the header, outside quotes. */
function delimiterOf(head: string): string {
  const header = (head.split(/\r|\n/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => header.split(delimiter).length
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best))
}
