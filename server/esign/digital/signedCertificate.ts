import type { DigitalCertificate } from '../../../contracts/esign/shown.ts'
import {
  indeterminateReasons,
  type SignatureReason,
  type SignatureReport,
  type SigningCertificate,
} from '../../../contracts/ocr/pdfSignatures.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context } from '../../platform/context.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { readTrust } from '../../reports/signing/signDocument.ts'
import { checking } from '../../reports/verifyUpload.ts'
import type { EnvelopeRow } from '../rows.ts'
import { completedSignings, type SigningRow } from '../signings.ts'

export interface SignedCertificate {
  report: SignatureReport
  signer: SigningCertificate
  /** As it is kept and shown. */
  certificate: Omit<DigitalCertificate, 'nameDiffers'>
}

/** What our own verification says of the signature in a field, before anything is kept of it. */
export async function certificateIn(
  ctx: Context,
  { pdf, field, owner }: { pdf: Uint8Array; field: string; owner: Pick<EnvelopeRow, 'user_id' | 'mode'> },
): Promise<SignedCertificate> {
  const { signatures } = await ctx.heavy.run(
    checking,
    { content: pdf, trust: await readTrust(ctx) },
    { userId: owner.user_id, mode: owner.mode },
  )
  const report = signatures.find(one => one.field === field)
  if (!report?.signer) throw new Error('The signature that was made is not found.')
  const { signer, trust, timestamp } = report
  if (!timestamp?.isValid) throw new Error('The signature that was made has no valid timestamp.')
  const { subject, ...others } = signer
  const certificate = { ...others, subject: withoutNumbers(subject), trust, signedAt: timestamp.time }
  return { report, signer, certificate }
}

/** Some authorities write the holder's numbers into the name: the last four characters of each are kept. */
const withoutNumbers = (name: string): string =>
  name.replaceAll(/[A-Z]{5}\d{4}[A-Z]|\d[\d -]{6,}\d/g, found => 'X'.repeat(found.length - 4) + found.slice(-4))

/** What is said of a certificate that is not taken; of everything else the same. */
const refusals: Partial<Record<SignatureReason, Parameters<typeof translate>[1]>> = {
  certificateExpired: 'esign.certificateRefused.ended',
  certificateEnded: 'esign.certificateRefused.ended',
  certificateNotYetValid: 'esign.certificateRefused.notYet',
  certificateRevoked: 'esign.certificateRefused.revoked',
  certificateRevokedSince: 'esign.certificateRefused.revoked',
  wrongKeyUsage: 'esign.certificateRefused.usage',
  weakKey: 'esign.certificateRefused.weak',
  weakDigest: 'esign.certificateRefused.weak',
  impostor: 'esign.certificateRefused.impostor',
}

export function certificateProblem(reason: SignatureReason | undefined, locale: Locale): Problem {
  const message = translate(locale, (reason && refusals[reason]) ?? 'esign.certificateRefused.other')
  return new Problem('bad_request', message, [{ field: 'certificate', message }])
}

/** Throws `bad_request` for a certificate that does not hold now, and for one with which somebody else has signed the document. */
export async function requireOwnCertificate(
  ctx: Context,
  { signed, signing, locale }: { signed: SignedCertificate; signing: SigningRow; locale: Locale },
): Promise<void> {
  const { report, certificate } = signed
  const isRevoked = report.revocation?.status === 'revoked' || report.revocation?.status === 'revokedLater'
  const wrong = report.reasons.find(reason => reason in refusals) ?? (isRevoked ? 'certificateRevoked' : undefined)
  const isRefused = report.verdict === 'invalid' || report.reasons.some(one => !indeterminateReasons.includes(one))
  if (wrong || isRefused) throw certificateProblem(wrong, locale)
  await requireUnused(ctx, { envelopeId: signing.envelope_id, recipient: signing.recipient, locale }, certificate)
}

interface Use {
  envelopeId: string
  recipient: string
  locale: Locale
}

export async function requireUnused(
  ctx: Pick<Context, 'db' | 'vault'>,
  { envelopeId, recipient, locale }: Use,
  { fingerprint }: Pick<SigningCertificate, 'fingerprint'>,
): Promise<void> {
  const others = await completedSignings(ctx, ctx.db, envelopeId)
  if (!others.some(one => one.recipient !== recipient && one.certificate.fingerprint === fingerprint)) return
  const message = translate(locale, 'esign.certificateRefused.used')
  throw new Problem('bad_request', message, [{ field: 'certificate', message }])
}
