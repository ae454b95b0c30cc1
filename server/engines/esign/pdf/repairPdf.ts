import { EsignRefusal } from '../types.ts'

/** Writes a file anew from the objects that are found in it. Throws `EsignRefusal`. */
export async function repairPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const { PDFDocument, EncryptedPDFError } = await import('@cantoo/pdf-lib')
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false })
    return await pdf.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false })
  } catch (error) {
    throw new EsignRefusal(error instanceof EncryptedPDFError ? 'encrypted' : 'damaged')
  }
}
