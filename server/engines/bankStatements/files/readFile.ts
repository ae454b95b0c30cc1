import type { FileType } from '../../../../contracts/files/files.ts'
import { FileProblem, type ReadFile } from '../model.ts'
import type { Deadline } from './deadline.ts'
import { readPdf } from './readPdf.ts'
import { readPicture } from './readPicture.ts'
import { readCsv, readHtml } from './readText.ts'
import { readWorkbook } from './readWorkbook.ts'
import type { Scans } from './scans.ts'

interface Input {
  type: FileType
  content: Uint8Array
  password?: string
}

/** Reads a file by its content; its stated type decides only between kinds of workbooks. Throws FileProblem. */
export async function readFile(
  { type, content, password }: Input,
  deadline: Deadline,
  scans: Scans,
): Promise<ReadFile> {
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (file.subarray(0, 1_024).includes('%PDF-')) return readPdf(content, password, deadline, scans)
  switch (type) {
    case 'xlsx':
    case 'xls':
    case 'ods':
      return isHtml(file) ? readHtml(file) : isText(file) ? readCsv(file) : readWorkbook(type, file, password, deadline)
    case 'csv':
      return isHtml(file) ? readHtml(file) : readCsv(file)
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'tiff':
      return readPicture(file, deadline, scans)
    default:
      throw new FileProblem(file.length < 8 ? 'empty' : 'damaged')
  }
}

const isHtml = (file: Buffer) =>
  /^\s*<(?:!doctype|html|table|head|meta|style|\?xml)/i.test(
    file.toString('latin1', 0, 400).replace(/^\u00ef\u00bb\u00bf/, ''),
  )

/** Some banks name a tab-separated text ".xls". */
const isText = (file: Buffer) => file.subarray(0, 2_000).every(byte => byte > 0x1f || (byte >= 0x09 && byte <= 0x0d))
