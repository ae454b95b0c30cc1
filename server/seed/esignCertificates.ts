import type { Certificate } from 'pkijs'
import { issueCertificate } from '../engines/pdfSignatures/sign/certificates.ts'
import { signCms } from '../engines/pdfSignatures/sign/cmsSignature.ts'
import { ecdsaDer } from '../engines/pdfSignatures/sign/ecdsaDer.ts'
import type { Signer } from '../engines/pdfSignatures/signPdf.ts'
import { oids } from '../engines/pdfSignatures/verify/cms.ts'
import { beginSigning } from '../esign/digital/begin.ts'
import { completeSigning } from '../esign/digital/complete.ts'
import type { OpenLink, Person } from '../esign/person.ts'
import type { Context } from '../platform/context.ts'

/* Certificates of the demo, issued by an authority that there is not. */

const YEAR_MS = 365 * 86_400_000
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

const makeKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

async function issue(
  role: 'root' | 'signer',
  commonName: string,
  above: { key: CryptoKey; certificate: Certificate } | null,
): Promise<{ key: CryptoKey; certificate: Certificate }> {
  const keys = await makeKeys()
  const now = Date.now()
  const certificate = await issueCertificate({
    role,
    name: { commonName, organisation: above ? 'Personal' : commonName },
    publicKey: keys.publicKey,
    from: new Date(now - YEAR_MS / 2),
    until: new Date(now + (above ? 1 : 5) * YEAR_MS),
    issuer: above ?? { key: keys.privateKey, certificate: null },
  })
  return { key: keys.privateKey, certificate }
}

async function signerNamed(name: string): Promise<Signer> {
  const root = await issue('root', 'Made-up certifying authority', null)
  const { key, certificate } = await issue('signer', name, root)
  const sign = async (bytes: Uint8Array<ArrayBuffer>) =>
    ecdsaDer(new Uint8Array(await crypto.subtle.sign(algorithm, key, bytes)))
  return { certificate, chain: [root.certificate], sign }
}

/** Signs as the signing page does with the recipient's file. */
export async function signWithCertificate(ctx: Context, person: Person, opened: OpenLink): Promise<void> {
  const signer = await signerNamed(opened.recipient.name)
  const given = { sha256: opened.envelope.row.document_sha256 ?? '', values: {} }
  const begun = await beginSigning(ctx, person, opened, given, {
    method: 'certificate',
    reserved: 6_000,
    holdMs: 60_000,
  })
  if (begun.state === 'busy') throw new Error(begun.message)
  const cms = await signCms(signer, { type: oids.data, digest: new Uint8Array(begun.digest).buffer })
  await completeSigning(ctx, begun.signingId, cms)
}
