import type { PdfVerification } from '../../../../contracts/ocr/pdfSignatures.ts'
import { readAnchors, type WrittenAnchors } from '../../pdfSignatures/readAnchors.ts'
import { signedRevision } from '../../pdfSignatures/signedRevision.ts'
import { verifyPdf } from '../../pdfSignatures/verifyPdf.ts'
import { documentText } from './documentText.ts'
import { type DocumentProof, proveDocument } from './proveDocument.ts'
import { type ReadNumbers, readNumbers } from './readNumbers.ts'

/** Plain data: it travels to the process that checks. */
export interface SignedDocument {
  file: Uint8Array
  password?: string | undefined
  expected?: string | undefined
  trust: WrittenAnchors
  now: Date
}

export type DocumentOutput =
  | { problem: 'notAPdf' | 'damaged' | 'passwordMissing' | 'passwordWrong' }
  | { proof: DocumentProof; verification: PdfVerification; read: ReadNumbers | null }

/**
 * The work of a heavy task: the file is a stranger's. Numbers are read only where the pages show what the issuer signed and nothing else, and from the bytes that
 * the issuer signed: behind them, another reader of PDFs may find other pages than the one that verified the file.
 */
async function work({ file, password, expected, trust, now }: SignedDocument): Promise<DocumentOutput> {
  const verification = await verifyPdf(file, { anchors: readAnchors(trust), now, password })
  if (verification.verdict === 'unreadable') return { problem: problemOf(verification) }
  const proof = proveDocument({ verification, expected, now })
  const at = proof.issuer && proof.isWhole ? verification.signatures.indexOf(proof.issuer) : -1
  const pages = at < 0 ? null : await signedRevision(file, at, password)
  const text = pages && (await documentText(pages, password))
  const read = text === null ? null : readNumbers(text)
  return { proof: read ? { ...proof, open: [...proof.open, 'readFields'] } : proof, verification, read }
}

function problemOf({ reasons }: PdfVerification) {
  if (reasons.includes('wrongPassword')) return 'passwordWrong'
  if (reasons.includes('needsPassword')) return 'passwordMissing'
  return reasons.includes('notAPdf') || reasons.includes('empty') ? 'notAPdf' : 'damaged'
}

export default work
