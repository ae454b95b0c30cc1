import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  verify,
  X509Certificate,
} from 'node:crypto'
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
/** Bytes. A certificate has some 2,000. */
export const LARGEST_KEY_FILE = 64_000

export type KeyProblemCode =
  | 'unreadable'
  | 'privateKey'
  | 'weak'
  | 'tooLarge'
  | 'several'
  // These are of importing and removing.
  | 'keyIdMissing'
  | 'certificateMissing'
  | 'otherKey'
  | 'expired'
  | 'held'
  | 'removed'

export class KeyProblem extends Error {
  readonly code: KeyProblemCode

  constructor(code: KeyProblemCode) {
    super(code)
    this.code = code
  }
}

/**
 * Reads a certificate (DER, PEM) or an RSA public key (PEM). Throws `KeyProblem` for anything else, for a private key, which nobody should send around,
 * for several certificates, of which only one would be shown, and for a key of less than 2048 bits.
 */
export function readIssuerKey(
  file: Buffer,
  { issuer, purpose, kid }: { issuer: string; purpose: KeyPurpose; kid?: string | undefined },
): IssuerKey {
  if (file.length > LARGEST_KEY_FILE) throw new KeyProblem('tooLarge')
  if (isPrivate(file)) throw new KeyProblem('privateKey')
  if (file.toString('latin1').split('-----BEGIN ').length > 2) throw new KeyProblem('several')
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

/** Version 3, and the sequence after it, with which a PKCS #12 file (.pfx, .p12) begins (RFC 7292, section 4). */
const PKCS12_START = Buffer.from([0x02, 0x01, 0x03, 0x30])

/** The outer sequence's tag and length take two to four bytes. */
const isContainer = (file: Buffer): boolean =>
  file[0] === 0x30 && [2, 3, 4].some(at => file.subarray(at, at + 4).equals(PKCS12_START))

/** A private key, with or without a password, or a container that is made for one. */
function isPrivate(file: Buffer): boolean {
  if (file.includes('PRIVATE KEY') || isContainer(file)) return true
  return (['pkcs8', 'pkcs1', 'sec1'] as const).some(type => {
    try {
      return createPrivateKey({ key: file, format: 'der', type }).type === 'private'
    } catch (error) {
      // A locked key is recognized by the demand for its password.
      return (error as { code?: string }).code === 'ERR_MISSING_PASSPHRASE'
    }
  })
}

/** Who issued the certificate; null for a bare key. */
export function certifierOf({ pem }: Pick<IssuerKey, 'pem'>): string | null {
  const certificate = certificateIn(Buffer.from(pem))
  return certificate && certificate.issuer.replaceAll('\n', ', ')
}

/** In pairs of digits, as certificates' owners publish it. */
export const shownFingerprint = (fingerprint: string): string =>
  (fingerprint.match(/../g) ?? []).join(':').toUpperCase()

const sha = (algorithm: 'sha1' | 'sha256', bytes: Buffer) => createHash(algorithm).update(bytes).digest('hex')

const bitsOf = (key: KeyObject) => key.asymmetricKeyDetails?.modulusLength ?? 0

const isRsa = (key: KeyObject) => key.asymmetricKeyType === 'rsa' && bitsOf(key) >= LEAST_BITS

/** Whether an RSA signature with SHA-256 (PKCS #1 v1.5) over `data` fits a key. */
export function fitsKey({ pem }: IssuerKey, data: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey(pem)
  if (!isRsa(key) || signature.length * 8 !== bitsOf(key)) return false
  return verify('sha256', data, { key, padding: constants.RSA_PKCS1_PADDING }, signature)
}
