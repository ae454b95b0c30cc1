import { PDFDocument } from '@cantoo/pdf-lib'

/**
 * The document with the pages of another one at its end; everything else in it stays as it is. Both are documents that this engine has made or has stamped, so neither is
 * refused.
 */
export async function appendPages(pdf: Uint8Array, appended: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const other = await PDFDocument.load(appended, { updateMetadata: false })
  for (const page of await document.copyPages(other, other.getPageIndices())) document.addPage(page)
  return document.save({ useObjectStreams: false, updateFieldAppearances: false })
}
