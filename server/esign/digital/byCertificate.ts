import { Certificate } from 'pkijs'
import type { z } from 'zod'
import type { beginEsignLink, completeEsignLink } from '../../../contracts/calls/esignLinks.ts'
import type { SigningCertificate } from '../../../contracts/ocr/pdfSignatures.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { compareNames, SAME_NAME } from '../../engines/names/index.ts'
import { maySignDocuments } from '../../engines/pdfSignatures/verify/chain.ts'
import { describeCertificate } from '../../engines/pdfSignatures/verify/names.ts'
import type { Context } from '../../platform/context.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { openEsignLink, type Person } from '../person.ts'
import { beginSigning } from './begin.ts'
import { completeSigning, readSigning } from './complete.ts'
import { certificateProblem, requireUnused } from './signedCertificate.ts'

/** The person has chosen their certificate and entered its password: signing takes seconds. */
const HOLD_MS = 2 * 60_000
/** A signature and its attributes, beside its certificates: an RSA key of 8192 bits has 1 kB. */
const SIGNATURE_BYTES = 4_096

/** What is kept of the certificate until its signature comes. */
interface Kept {
  fingerprint: string
  nameDiffers: boolean
}

/** Prepares the document for a signature with the recipient's certificate. Throws as `beginSigning`, and `bad_request` for a certificate that is not taken. */
export async function beginByLink(
  ctx: Context,
  person: Person,
  { token, pass, certificates, isOwnName, ...given }: z.output<NonNullable<typeof beginEsignLink.body>>,
) {
  const opened = await openEsignLink(ctx, person, { token, pass })
  if (opened.refused) return opened.refused
  const { locale } = person.scope
  const ders = certificates.map(one => Buffer.from(one, 'base64'))
  const signer = await requireCertificate(ders[0], locale)
  const { envelope, recipient } = opened
  await requireUnused(ctx, { envelopeId: envelope.row.id, recipient: recipient.id, locale }, signer)
  const nameDiffers = isOtherName(recipient.name, signer)
  if (nameDiffers && !isOwnName) return { state: 'nameDiffers' as const, name: signer.subject }
  const begun = await beginSigning(ctx, person, opened, given, {
    method: 'certificate',
    reserved: ders.reduce((sum, { length }) => sum + length, SIGNATURE_BYTES),
    holdMs: HOLD_MS,
    name: signer.subject,
    kept: { fingerprint: signer.fingerprint, nameDiffers } satisfies Kept,
  })
  if (begun.state === 'busy') return begun
  return { state: begun.state, signing: begun.signingId, digest: Buffer.from(begun.digest).toString('hex') }
}

/** Takes the signature. Throws as `completeSigning`; a signing of another link is `not_found`. */
export async function completeByLink(
  ctx: Context,
  person: Person,
  { token, pass, signing: id, cms }: z.output<NonNullable<typeof completeEsignLink.body>>,
) {
  const opened = await openEsignLink(ctx, person, { token, pass })
  if (opened.refused) return opened.refused
  const { envelope, recipient } = opened
  const signing = await readSigning(ctx, id)
  const isOwn = signing?.envelope_id === envelope.row.id && signing.recipient === recipient.id
  if (!isOwn || signing.method !== 'certificate') throw notFound('signing')
  const { locale } = person.scope
  const check = ({ fingerprint }: SigningCertificate, kept: unknown) => {
    const begun = kept as Kept
    if (begun.fingerprint !== fingerprint) {
      const message = translate(locale, 'esign.otherCertificate')
      throw new Problem('bad_request', message, [{ field: 'certificate', message }])
    }
    return { nameDiffers: begun.nameDiffers }
  }
  const { isLast } = await completeSigning(ctx, id, Buffer.from(cms, 'base64'), { visitor: person, check })
  return { state: 'done' as const, isLast }
}

/** What can be said before it has signed anything: that it is a certificate for signing, and valid now. */
async function requireCertificate(der: Buffer | undefined, locale: Locale): Promise<SigningCertificate> {
  const certificate = readCertificate(der)
  if (!certificate) throw certificateProblem(undefined, locale)
  const now = new Date()
  if (certificate.notAfter.value < now) throw certificateProblem('certificateExpired', locale)
  if (certificate.notBefore.value > now) throw certificateProblem('certificateNotYetValid', locale)
  if (!maySignDocuments(certificate)) throw certificateProblem('wrongKeyUsage', locale)
  return describeCertificate(certificate)
}

function readCertificate(der: Buffer | undefined): Certificate | null {
  try {
    return der ? Certificate.fromBER(new Uint8Array(der)) : null
  } catch {
    return null
  }
}

/** A certificate of a company names it as the subject or as the organisation. */
function isOtherName(name: string, { subject, organisation }: SigningCertificate): boolean {
  const names = [subject, organisation].filter(one => one !== null)
  return !names.some(one => compareNames(name, one).score >= SAME_NAME)
}
