import { Certificate } from 'pkijs'
import type { PdfVerification } from '../../../contracts/pdfSignatures.ts'
import type { PublicState } from '../../../contracts/publicPage.ts'
import { LARGEST_PDF, verifyPdf } from '../../../server/engines/pdfSignatures/verifyPdf.ts'

const readCertificate = (base64: string) =>
  Certificate.fromBER(Uint8Array.from(atob(base64), letter => letter.charCodeAt(0)))

/** Verifies a chosen file against the roots that came with the page. */
export async function verifyFile(file: File, trust: PublicState['trust']): Promise<PdfVerification> {
  const anchors = { ours: (trust?.ours ?? []).map(readCertificate), known: (trust?.known ?? []).map(readCertificate) }
  // One byte more tells that it is too large, and no more is read.
  const content = await file.slice(0, LARGEST_PDF + 1).arrayBuffer()
  return verifyPdf(new Uint8Array(content), { anchors })
}
