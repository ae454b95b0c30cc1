import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { SandboxEsignOutcome } from '../../../contracts/esign/sandboxEsign.ts'
import { issueSandboxCertificate } from '../../engines/aadhaarEsign/sandboxCertificates.ts'
import { elementOf } from '../../engines/aadhaarEsign/xml.ts'
import { signCms } from '../../engines/pdfSignatures/sign/cmsSignature.ts'
import { derOf } from '../../engines/pdfSignatures/verify/names.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { readSandboxKeys, sandboxListPath } from '../../reports/signing/sandboxAuthority.ts'
import { respond, type SandboxParts, type SandboxRequest } from './sandboxTransactions.ts'

/** A holder's certificate lives half an hour, as with real providers. */
const CERTIFICATE_MS = 30 * 60_000
/** Clocks of readers may be behind. */
const SPARE_MS = 60_000
/** Detached signatures over any data (RFC 5652). */
const DATA = '1.2.840.113549.1.7.1'

export interface SandboxHolder {
  name: string
  birthYear: number
}

/** What the provider answers to a request, in the way that an outcome wants it. XML. */
export async function sandboxAnswer(
  ctx: SandboxParts,
  { version, transaction, digest }: SandboxRequest,
  holder: SandboxHolder,
  outcome: SandboxEsignOutcome,
): Promise<string> {
  const failed = (errCode: string, errMsg: string) =>
    respond(ctx, { ver: version, status: '0', txn: transaction, errCode, errMsg })
  if (outcome === 'cancelled') return failed('SANDBOX-CANCELLED', 'The signer has cancelled')
  if (outcome === 'failed') return failed('SANDBOX-FAILED', 'The code could not be checked')
  const covered = outcome === 'otherDocument' ? createHash('sha256').update(newSecret()).digest('hex') : digest
  const cms = await signAsHolder(ctx, holder, Buffer.from(covered, 'hex'))
  const { signature, certificate } = cms
  const xml = await respond(
    ctx,
    {
      ver: version,
      status: '1',
      txn: outcome === 'otherTransaction' ? newSecret().replaceAll(/\W/g, '') : transaction,
      errCode: 'NA',
      errMsg: 'NA',
    },
    elementOf('UserX509Certificate', {}, certificate) +
      elementOf(
        'Signatures',
        {},
        elementOf('DocSignature', { id: '1', sigHashAlgorithm: 'SHA256', error: '' }, signature),
      ),
  )
  return outcome === 'badSignature' ? xml.replace('errMsg="NA"', 'errMsg="N/A"') : xml
}

/** A signature over a digest, with a key and a certificate that are made for it and used once. */
async function signAsHolder(ctx: SandboxParts, { name, birthYear }: SandboxHolder, digest: Buffer) {
  const { sandboxAuthority, sandboxRoot } = await readSandboxKeys(ctx)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const now = Date.now()
  const certificate = await issueSandboxCertificate({
    role: 'holder',
    subject: [
      ['2.5.4.6', 'IN'],
      ['2.5.4.10', 'Personal'],
      // The year of birth, the gender, and a digest, as real certificates have it.
      ['2.5.4.46', `${birthYear}O${createHash('sha256').update(`${name}\n${birthYear}`).digest('hex')}`],
      ['2.5.4.3', name],
    ],
    publicKey: await crypto.subtle.importKey('spki', spki, algorithm, true, ['verify']),
    from: new Date(now - SPARE_MS),
    until: new Date(now + CERTIFICATE_MS),
    issuer: sandboxAuthority,
    listUrl: new URL(sandboxListPath, ctx.config.PUBLIC_URL).href,
  })
  const signer = {
    certificate,
    chain: [sandboxAuthority.certificate, sandboxRoot.certificate],
    sign: async (bytes: Uint8Array) => new Uint8Array(sign('sha256', bytes, privateKey)),
  }
  const content = { type: DATA, digest: new Uint8Array(digest).buffer }
  return {
    signature: Buffer.from(await signCms(signer, content)).toString('base64'),
    certificate: Buffer.from(derOf(certificate)).toString('base64'),
  }
}
