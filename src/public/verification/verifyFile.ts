import type { PdfVerification } from '../../../contracts/ocr/pdfSignatures.ts'
import type { PublicState } from '../../../contracts/pages/publicPage.ts'
import { readAnchors } from '../../../server/engines/pdfSignatures/readAnchors.ts'
import { LARGEST_PDF, verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'

/** Verifies a chosen file against the roots that came with the page. */
export async function verifyFile(file: File, trust: PublicState['trust'], password?: string): Promise<PdfVerification> {
  // One byte more tells that it is too large, and no more is read.
  const content = await file.slice(0, LARGEST_PDF + 1).arrayBuffer()
  return verifyPdf(new Uint8Array(content), { anchors: readAnchors(trust ?? { ours: [], known: [] }), password })
}
