import type { FileType } from '../../contracts/files/files.ts'
import { fileSignatures } from '../engines/fileSignatures.ts'
import { isXmlArchive } from '../engines/proofs/zip/directory.ts'

/** A PDF may have other bytes before its header (ISO 32000-2, annex I). */
const PDF_HEADER_WITHIN = 1_024
const ODS_MIME = 'application/vnd.oasis.opendocument.spreadsheet'
const TEXT_SAMPLE = 4_096

const pictures = ['jpeg', 'png', 'webp', 'tiff'] as const

/** The type of a file by its content; null for what is not accepted, such as HTML, SVG and programs. */
export function sniffFile(content: Buffer): FileType | null {
  if (content.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf'
  const picture = pictures.find(type => fileSignatures[type](content))
  if (picture) return picture
  if (fileSignatures.ole(content)) return 'xls'
  if (fileSignatures.zip(content)) return sniffArchive(content)
  return isTable(content) ? 'csv' : null
}

/**
 * Whether the file is encrypted, as far as that shows without reading it: a PDF's trailer names the dictionary of its encryption, and an Office
 * file that is encrypted is an OLE container with the package inside (MS-OFFCRYPTO).
 */
export function isLocked(content: Buffer, type: FileType): boolean {
  if (type === 'pdf') return content.includes('/Encrypt')
  return type === 'xls' && content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
}

/** The names of an archive's entries are not compressed. */
function sniffArchive(content: Buffer): FileType | null {
  if (content.subarray(0, 200).includes(ODS_MIME)) return 'ods'
  if (content.includes('xl/workbook')) return 'xlsx'
  return isXmlArchive(content) ? 'zip' : null
}

/** Text in columns: no control characters but tabs and line ends, and a separator in one of the first lines. */
function isTable(content: Buffer): boolean {
  const sample = content.subarray(0, TEXT_SAMPLE)
  const isUtf16 = sample[0] === 0xff && sample[1] === 0xfe
  const text = sample.toString(isUtf16 ? 'utf16le' : 'utf8')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what text does not have
  // oxlint-disable-next-line no-control-regex
  if (text.trim() === '' || /[\u0000-\u0008\u000e-\u001f]/.test(text)) return false
  return !/^\uFEFF?\s*</.test(text) && /[,;\t|]/.test(text)
}
