import { CsvError, parse } from 'csv-parse/sync'
import { statementLimits } from '../../../../contracts/bankStatements/statements.ts'
import { FileProblem, type ReadFile } from '../model.ts'
import { withPoints } from './decimalCommas.ts'
import { sheetPage } from './sheetLines.ts'

/** Reads a table as text with any usual delimiter. Throws FileProblem. */
export function readCsv(content: Buffer): ReadFile {
  const text = decode(content)
  if (text.trim() === '') throw new FileProblem('empty')
  if (text.includes('\0')) throw new FileProblem('unsupported')
  return asFile('csv', [sheetPage(1, withPoints(rowsOf(text)))])
}

/** Reads the tables of a web page, which some banks hand out as ".xls". Throws FileProblem. */
export async function readHtml(content: Buffer): Promise<ReadFile> {
  const { fromHtml } = await import('hucre')
  const tables = decode(content).match(/<table\b[\s\S]*?<\/table\s*>/gi) ?? []
  try {
    const rows = tables.slice(0, MAX_TABLES).flatMap(table => fromHtml(table).rows)
    return asFile('xls', [sheetPage(1, rows)])
  } catch {
    throw new FileProblem('damaged')
  }
}

const MAX_TABLES = 500

const asFile = (kind: 'csv' | 'xls', pages: ReadFile['pages']): ReadFile => ({
  kind,
  pages,
  pageCount: pages.length,
  unreadPages: [],
  scans: [],
  notices: [],
  pdf: null,
})

/** UTF-8, UTF-16 by its mark, else Windows-1252, in which every byte means something. */
function decode(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content)
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** Of two that cut equally well, the one that texts and amounts have less often comes first. */
const DELIMITERS = ['\t', ';', '|', '~', '^', ',']
const SAMPLE_LINES = 200

function rowsOf(text: string): string[][] {
  const options = {
    delimiter: delimiterOf(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 100_000,
    to: statementLimits.rows + 1_000,
  }
  try {
    return parse(text, options)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  try {
    // A quote that never closes: quotes are letters then.
    return parse(text, { ...options, quote: false, escape: null })
  } catch {
    throw new FileProblem('damaged')
  }
}

/** The one that cuts most lines into the same number of cells, at least three. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r?\n/, SAMPLE_LINES).filter(line => line.trim() !== '')
  const scored = DELIMITERS.map(delimiter => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const cells = line.replace(/"[^"]*"/g, '').split(delimiter).length
      if (cells >= 3) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    return { delimiter, lines: Math.max(0, ...counts.values()) }
  })
  return scored.reduce((best, one) => (one.lines > best.lines ? one : best)).delimiter
}
