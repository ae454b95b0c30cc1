import { statementLimits } from '../../../../contracts/bankStatements/statements.ts'
import { checkZip } from '../../checkZip.ts'
import { FileProblem, type ReadFile } from '../model.ts'
import type { Deadline } from './deadline.ts'
import { sheetPage } from './sheetLines.ts'

/** A workbook of the most rows unpacks to less. */
const MAX_ZIP = { entries: 2_000, bytes: 128 * 1024 * 1024 }
const MAX_SHEETS = 60

/** Streams of an encrypted XLSX ([MS-OFFCRYPTO]) and of an XLS, whose own records are encrypted. */
const encryptedMarks = ['EncryptedPackage', 'Workbook', 'Book'].map(name => Buffer.from(name, 'utf16le'))

const ZIP = Buffer.from('504b0304', 'hex')

/** Reads XLSX, XLS and ODS, with a password where there is one. Throws FileProblem. */
export async function readWorkbook(
  kind: 'xlsx' | 'xls' | 'ods',
  content: Buffer,
  password: string | undefined,
  deadline: Deadline,
): Promise<ReadFile> {
  if (content.subarray(0, ZIP.length).equals(ZIP)) {
    const refused = await checkZip(content, MAX_ZIP)
    if (refused) throw new FileProblem(refused === 'broken' ? 'damaged' : 'expandsTooMuch')
  }
  deadline.check()
  const { read } = await import('hucre')
  const workbook = await read(content, { password, maxRows: statementLimits.rows + 1_000 }).catch((error: unknown) => {
    throw problemOf(error, content, password)
  })
  deadline.check()
  const sheets = workbook.sheets.slice(0, MAX_SHEETS)
  return {
    kind,
    pages: sheets.map(({ rows }, at) => sheetPage(at + 1, rows)),
    pageCount: workbook.sheets.length,
    unreadPages: [],
    scans: [],
    notices: [],
    pdf: null,
  }
}

function problemOf(error: unknown, content: Buffer, password: string | undefined): FileProblem {
  const name = error instanceof Error ? error.name : ''
  // Any container that is no workbook is taken for an encrypted one.
  if (name === 'EncryptedFileError' && !encryptedMarks.some(mark => content.includes(mark)))
    return new FileProblem('damaged')
  if (name === 'EncryptedFileError') return new FileProblem(password ? 'wrongPassword' : 'needsPassword')
  if (name === 'DecryptionError') return new FileProblem('wrongPassword')
  return new FileProblem('damaged')
}
