import { PdfDocument } from '../../pdfSignatures/pdf/document.ts'
import { PdfProblem } from '../../pdfSignatures/pdf/values.ts'
import { EsignRefusal, type RefusalCode } from '../types.ts'
import { repairPdf } from './repairPdf.ts'

const MAX_BYTES = 100 * 1024 * 1024

export interface OpenedPdf {
  doc: PdfDocument
  /** Whether the file had to be written anew to be read. */
  isRepaired: boolean
}

/** Opens a PDF as its cross-references show it; a damaged one is repaired if a library can. Throws `EsignRefusal` only. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  if (bytes.length === 0) throw new EsignRefusal('empty')
  if (bytes.length > MAX_BYTES) throw new EsignRefusal('tooLarge')
  try {
    return { doc: await openPlain(bytes), isRepaired: false }
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal.code !== 'damaged') throw refusal
    if (!isNamedPdf(bytes)) throw new EsignRefusal('notPdf')
  }
  try {
    return { doc: await openPlain(await repairPdf(bytes)), isRepaired: true }
  } catch (error) {
    throw refusalOf(error)
  }
}

async function openPlain(bytes: Uint8Array): Promise<PdfDocument> {
  const doc = await PdfDocument.open(bytes)
  if (doc.isEncrypted) throw new EsignRefusal('encrypted')
  // Viewers that know XFA show its form in place of the pages, so that another thing is seen than is signed.
  const form = doc.dict(doc.root().get('AcroForm'))
  if (form && doc.resolve(form.get('XFA')) !== null) throw new EsignRefusal('xfa')
  return doc
}

/** Readers look for the mark in the first kilobyte. */
const isNamedPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

export function refusalOf(error: unknown): EsignRefusal {
  if (error instanceof EsignRefusal) return error
  const code = error instanceof PdfProblem ? codes[error.code] : 'damaged'
  return new EsignRefusal(code, { cause: error })
}

const codes: Record<PdfProblem['code'], RefusalCode> = {
  damaged: 'damaged',
  tooComplex: 'tooLarge',
  encrypted: 'encrypted',
  needsPassword: 'encrypted',
  wrongPassword: 'encrypted',
  encryptionChanged: 'encrypted',
}
