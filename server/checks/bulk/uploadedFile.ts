import type { bulk } from '../../../contracts/messages/en/bulk.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { translate } from '../../platform/translate.ts'

/** `row` is numbered as in a spreadsheet, so the header is usually 1. */
export interface FileRow {
  row: number
  cells: string[]
}

export type FileType = 'csv' | 'xlsx'

const startsWith = (head: Buffer, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)

/** Detects the type from a file's first bytes, whatever its name. Throws FileProblem unless it is CSV or XLSX. */
export function fileTypeOf(head: Buffer): FileType {
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04)) return 'xlsx'
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) throw new FileProblem('oldExcel')
  if (startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff)) throw new FileProblem('utf16')
  if (head.includes(0)) throw new FileProblem('binary')
  return 'csv'
}

type Key = keyof (typeof bulk)['file']

/** Why a file cannot be used; the message is meant for the person who uploaded it. */
export class FileProblem extends Error {
  readonly key: Key
  readonly params: Record<string, string | number>

  constructor(key: Key, params: Record<string, string | number> = {}) {
    super(key)
    this.key = key
    this.params = params
  }

  in(locale: Locale): string {
    return translate(locale, `bulk.file.${this.key}`, this.params)
  }
}
