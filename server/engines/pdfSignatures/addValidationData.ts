import type { Certificate } from 'pkijs'

/** What an issuer says about the certificates that it has withdrawn, as DER. */
export interface RevocationData {
  /** An `OCSPResponse` (RFC 6960). */
  ocsp?: Uint8Array | undefined
  /** A `CertificateList` (RFC 5280). */
  crl?: Uint8Array | undefined
}

/** Where a certificate says that its issuer and its revocation are found; http and https only. */
export interface CertificateSources {
  /** Authority information access: the issuer's certificate. */
  issuers: string[]
  ocsp: string[]
  /** CRL distribution points. */
  crl: string[]
}

export interface ValidationSources {
  time: Date
  /** Certificates that may complete the chains beside those in the file. */
  certificates: readonly Certificate[]
  /** Asks for a certificate's state. What it answers is checked before it is used. */
  fetchRevocation: (certificate: Certificate, issuer: Certificate, from: CertificateSources) => Promise<RevocationData>
  /** Gets an issuer's certificate that is neither in the file nor among `certificates`, as DER. */
  fetchIssuer?: ((certificate: Certificate, from: CertificateSources) => Promise<Uint8Array | null>) | undefined
}

export interface WithValidationData {
  pdf: Uint8Array
  /** The names of the certificates whose issuer or state was not found, so that no long-term level is reached. */
  missing: string[]
}

/** Appends what shows that the certificates of all signatures and timestamps held (PAdES B-LT). Throws `PdfProblem`. */
export function addValidationData(_pdf: Uint8Array, _sources: ValidationSources): Promise<WithValidationData> {
  throw new Error('Declared only.')
}
