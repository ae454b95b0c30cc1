import { signCms } from '../../../../server/engines/pdfSignatures/sign/cmsSignature.ts'
import {
  certificatesOf,
  NoSignerProblem,
  signerOfP12,
} from '../../../../server/engines/pdfSignatures/sign/p12Signer.ts'
import { P12Problem } from '../../../../server/engines/pdfSignatures/sign/readP12.ts'
import type { Signer } from '../../../../server/engines/pdfSignatures/signPdf.ts'
import { oids } from '../../../../server/engines/pdfSignatures/verify/cms.ts'
import { describeCertificate } from '../../../../server/engines/pdfSignatures/verify/names.ts'

/** A certificate with its key, which never leaves this page. */
export interface OpenedCertificate {
  subject: string
  issuer: string
  /** ISO time. */
  notAfter: string
  /** The signer's, then those above it: base64 of their DER. */
  certificates: string[]
  /** A detached CMS over a SHA-256 digest (hex), as base64. */
  sign: (digest: string) => Promise<string>
}

export type FileProblem = 'notP12' | 'password' | 'noSigner'

/** Opens a .p12 or .pfx file; says why if that is not possible. */
export async function openCertificate(file: File, password: string): Promise<OpenedCertificate | FileProblem> {
  try {
    const signer = await signerOfP12(new Uint8Array(await file.arrayBuffer()), password)
    const { subject, issuer, notAfter } = await describeCertificate(signer.certificate)
    const certificates = certificatesOf(signer).map(base64)
    return { subject, issuer, notAfter, certificates, sign: digest => signDigest(signer, digest) }
  } catch (error) {
    if (error instanceof P12Problem) return error.code
    if (error instanceof NoSignerProblem) return 'noSigner'
    throw error
  }
}

async function signDigest(signer: Signer, digest: string): Promise<string> {
  const bytes = Uint8Array.from(digest.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  return base64(await signCms(signer, { type: oids.data, digest: bytes.buffer }))
}

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
