import type { PdfVerification } from '../../../contracts/ocr/pdfSignatures.ts'
import { readAnchors, type WrittenAnchors } from './readAnchors.ts'
import { verifyPdf } from './verifyPdf.ts'

/** Plain data: it travels to the process that checks. */
export interface SignedFile {
  content: Uint8Array
  password?: string | undefined
  trust: WrittenAnchors
}

/** The work of a heavy task: the file is a stranger's. */
const work = ({ content, password, trust }: SignedFile): Promise<PdfVerification> =>
  verifyPdf(content, { anchors: readAnchors(trust), password })

export default work
