import { parse } from 'csv-parse/sync'
import type { ListFile } from './entity.ts'
import { ListFileError } from './listFileError.ts'
import { utf8Text } from './text.ts'

const HEAD_CHARACTERS = 8_192

/** The delimiters of CSV files, the usual one first. */
const delimiters = [',', ';', '\t'] as const

/** The beginning of a file, by which its format is recognised. */
export interface FileHead {
  /** Without a byte order mark and leading blanks. */
  text: string
  /** The name of an XML file's root element, without its namespace. */
  root: string | null
  /** The first two rows, as those of a CSV file; none of XML and JSON. */
  rows: readonly (readonly string[])[]
  delimiter: string
}

/** Throws ListFileError, for an empty file and XML with a document type too. */
export async function readHead(file: ListFile): Promise<FileHead> {
  const text = (await headOf(file)).replace(/^\uFEFF/, '').trimStart()
  if (!text) throw new ListFileError('empty')
  if (text.startsWith('<')) {
    if (/<!DOCTYPE/i.test(text)) throw new ListFileError('doctype')
    const root = /<(?:[\w-]+:)?([A-Za-z][\w-]*)[\s/>]/.exec(text.replace(/<\?[^]*?\?>|<!--[^]*?-->/g, ''))
    return { text, root: root?.[1] ?? null, rows: [], delimiter: '' }
  }
  if (/^[{[]/.test(text)) return { text, root: null, rows: [], delimiter: '' }
  const delimiter = delimiterOf(text)
  return { text, root: null, rows: firstRows(text, delimiter), delimiter }
}

async function headOf(file: ListFile): Promise<string> {
  const stream = await file.open()
  let head = ''
  for await (const text of utf8Text(stream)) {
    head += text
    if (head.length >= HEAD_CHARACTERS) break
  }
  stream.destroy()
  return head.slice(0, HEAD_CHARACTERS)
}

/** The one that parts the first two rows most often; outside quotation marks, which the values of a list may hold it in. */
function delimiterOf(text: string): string {
  const [first = '', second = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/)
  const count = (delimiter: string) => Math.max(first.split(delimiter).length, second.split(delimiter).length)
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** The second row may be cut off. */
function firstRows(text: string, delimiter: string): string[][] {
  for (const to of [2, 1])
    try {
      const rows: string[][] = parse(text, { delimiter, to, relax_column_count: true, skip_empty_lines: true })
      return rows.map(row => row.map(cell => cell.trim()))
    } catch {
      // Fewer rows may still be whole.
    }
  return []
}
