import type { Certificate } from 'pkijs'
import type { RevocationData } from '../../engines/pdfSignatures/addValidationData.ts'
import { Evidence } from '../../engines/pdfSignatures/revocation/evidence.ts'
import { ocspRequest } from '../../engines/pdfSignatures/revocation/ocspRequest.ts'
import type { CertificateSources } from '../../engines/pdfSignatures/revocation/sources.ts'
import { remoteTimeAuthority } from '../../engines/pdfSignatures/sign/timestampRequest.ts'
import type { TimeAuthority } from '../../engines/pdfSignatures/sign/wanted.ts'
import { createEgress, type Egress, EgressError } from '../../platform/egress/index.ts'

const TIMEOUT_MS = 10_000
/** A list of a large authority has some megabytes. */
const LARGEST_LIST = 32_000_000
const LARGEST_ANSWER = 200_000
/** Of each kind, more addresses are not tried. */
const MAX_ADDRESSES = 3

export type SigningEgress = Pick<Egress, 'download' | 'exchange'>

/** What is fetched here is signed by those who answer, and hardly served by https. */
export const signingEgress = ({ production, PORT }: { production: boolean; PORT: number }): SigningEgress =>
  createEgress({ production, ownPort: PORT, allowsPlain: true })

/**
 * Asks where a certificate says: the responder first, whose answer is newer, then the list. Nothing is returned of what is not reached, or says nothing
 * about this certificate.
 */
export async function fetchRevocation(
  egress: SigningEgress,
  { certificate, issuer, from, time }: Asked,
): Promise<RevocationData> {
  const isAnswered = async ({ crl, ocsp }: RevocationData) => {
    const evidence = new Evidence({ crls: crl ? [crl] : [], ocsps: ocsp ? [ocsp] : [] })
    return (await evidence.stateOf(certificate, issuer, { time, now: new Date() })).der !== null
  }
  for (const address of from.ocsp.slice(0, MAX_ADDRESSES)) {
    const body = await ocspRequest(certificate, issuer)
    const ocsp = await exchange(egress, { address, body, type: 'application/ocsp-request' }).catch(unreached)
    if (ocsp && (await isAnswered({ ocsp }))) return { ocsp }
  }
  for (const address of from.crl.slice(0, MAX_ADDRESSES)) {
    const crl = await download(egress, address, LARGEST_LIST).catch(unreached)
    if (crl && (await isAnswered({ crl }))) return { crl }
  }
  return {}
}

interface Asked {
  certificate: Certificate
  issuer: Certificate
  from: CertificateSources
  /** The time for which the answer is needed. */
  time: Date
}

/** The certificate of an issuer, from where a certificate says that it is; null if it is not reached. */
export async function fetchIssuer(egress: SigningEgress, { issuers }: CertificateSources): Promise<Uint8Array | null> {
  for (const address of issuers.slice(0, MAX_ADDRESSES)) {
    const found = await download(egress, address, LARGEST_ANSWER).catch(unreached)
    if (found) return found
  }
  return null
}

/** The time authority at an address. It throws `EgressError` if it is not reached and `SigningProblem` if it answers something else than was asked. */
export const timeAuthorityAt = (egress: SigningEgress, address: string): TimeAuthority =>
  remoteTimeAuthority(body => exchange(egress, { address, body, type: 'application/timestamp-query' }))

const limits = { timeoutMs: TIMEOUT_MS, headers: {} }

async function download(egress: SigningEgress, address: string, maxBytes: number): Promise<Uint8Array> {
  const { status, bytes } = await egress.download(new URL(address), { ...limits, maxBytes })
  return taken(status, bytes)
}

async function exchange(
  egress: SigningEgress,
  { address, body, type }: { address: string; body: Uint8Array; type: string },
): Promise<Uint8Array> {
  const headers = { 'content-type': type, 'content-length': String(body.length) }
  const asked = { ...limits, headers, body, maxBytes: LARGEST_ANSWER }
  const { status, bytes } = await egress.exchange(new URL(address), asked)
  return taken(status, bytes)
}

function taken(status: number, bytes: Uint8Array): Uint8Array {
  if (status !== 200) throw new EgressError(`the answer was ${status}`)
  return new Uint8Array(bytes)
}

function unreached(error: unknown): null {
  // An address that is none is one that is not reached.
  if (error instanceof EgressError || error instanceof TypeError) return null
  throw error
}
