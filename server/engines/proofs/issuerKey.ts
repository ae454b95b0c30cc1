import { constants, createHash, createPublicKey, type KeyObject, verify, X509Certificate } from 'node:crypto'
import type { KeyPurpose } from '../../../contracts/proofs/issuers.ts'

/** A public key that the operator imported, and trusts for one purpose. */
export interface IssuerKey {
  issuer: string
  purpose: KeyPurpose
  /** A certificate or a public key, PEM. */
  pem: string
  /** SHA-256 of the certificate, or of the public key where there is none: lower-case hex. */
  fingerprint: string
  /** The name by which signatures refer to it; null if they do not. */
  kid: string | null
  /** The subject of the certificate; null for a bare key. */
  subject: string | null
  /** The certificate's period, ISO 8601; null for a bare key. */
  notBefore: string | null
  notAfter: string | null
  /** A made-up issuer of the sandbox. */
  isSandbox: boolean
}

/** NIST SP 800-131A: less no longer protects. */
const LEAST_BITS = 2048
/** Bytes. */
const LARGEST_FILE = 64_000

export class KeyProblem extends Error {
  readonly code: 'unreadable' | 'privateKey' | 'weak'

  constructor(code: KeyProblem['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Reads a certificate (DER, PEM) or an RSA public key (PEM). Throws `KeyProblem` for anything else, for a private key, which nobody should send around,
 * and for a key of less than 2048 bits.
 */
export function readIssuerKey(
  file: Buffer,
  { issuer, purpose, kid }: { issuer: string; purpose: KeyPurpose; kid?: string | undefined },
): IssuerKey {
  if (file.length > LARGEST_FILE) throw new KeyProblem('unreadable')
  if (file.includes('PRIVATE KEY')) throw new KeyProblem('privateKey')
  const certificate = certificateIn(file)
  const key = certificate?.publicKey ?? keyIn(file)
  if (!isRsa(key)) throw new KeyProblem('weak')
  const named = { issuer, purpose, isSandbox: false }
  if (!certificate) {
    const fingerprint = sha('sha256', key.export({ type: 'spki', format: 'der' }))
    const pem = key.export({ type: 'spki', format: 'pem' }).toString()
    return { ...named, pem, fingerprint, kid: kid ?? null, subject: null, notBefore: null, notAfter: null }
  }
  return {
    ...named,
    pem: certificate.toString(),
    fingerprint: sha('sha256', certificate.raw),
    // The portals name their keys by the certificate's SHA-1 thumbprint.
    kid: kid ?? sha('sha1', certificate.raw).toUpperCase(),
    subject: certificate.subject.replaceAll('\n', ', '),
    notBefore: new Date(certificate.validFrom).toISOString(),
    notAfter: new Date(certificate.validTo).toISOString(),
  }
}

function certificateIn(file: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(file)
  } catch {
    return null
  }
}

function keyIn(file: Buffer): KeyObject {
  try {
    return createPublicKey(file)
  } catch {
    throw new KeyProblem('unreadable')
  }
}

const sha = (algorithm: 'sha1' | 'sha256', bytes: Buffer) => createHash(algorithm).update(bytes).digest('hex')

const bitsOf = (key: KeyObject) => key.asymmetricKeyDetails?.modulusLength ?? 0

const isRsa = (key: KeyObject) => key.asymmetricKeyType === 'rsa' && bitsOf(key) >= LEAST_BITS

/** Whether an RSA signature with SHA-256 (PKCS #1 v1.5) over `data` fits a key. */
export function fitsKey({ pem }: IssuerKey, data: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey(pem)
  if (!isRsa(key) || signature.length * 8 !== bitsOf(key)) return false
  return verify('sha256', data, { key, padding: constants.RSA_PKCS1_PADDING }, signature)
}
