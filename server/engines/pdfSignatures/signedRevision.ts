import { PdfDocument } from './pdf/document.ts'
import { readSignedBytes } from './verify/byteRange.ts'
import { readFields, readSignedFields } from './verify/fields.ts'

/**
 * The file as it was signed: its bytes up to the end of what a signature covers, by the signature's place in the report of `verifyPdf`. Whatever reads the pages
 * reads them from here, so that it cannot take for signed what it finds behind. Null for a signature that covers no revision. Throws `PdfProblem`.
 */
export async function signedRevision(pdf: Uint8Array, at: number, password?: string): Promise<Uint8Array | null> {
  const doc = await PdfDocument.open(pdf, password)
  const signed = readSignedFields(doc, readFields(doc))[at]
  const bytes = signed && readSignedBytes(doc, signed)
  return !bytes || typeof bytes === 'string' ? null : pdf.subarray(0, bytes.end)
}
