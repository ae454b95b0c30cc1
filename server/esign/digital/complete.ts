import type { DigitalCertificate } from '../../../contracts/esign/shown.ts'
import type { SigningCertificate } from '../../../contracts/ocr/pdfSignatures.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { SigningProblem } from '../../engines/pdfSignatures/sign/wanted.ts'
import { openFile } from '../../files/openFile.ts'
import { answerInvitation } from '../../invitations/answer.ts'
import type { Visitor } from '../../invitations/trail.ts'
import type { Context, Trx } from '../../platform/context.ts'
import type { SystemActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { openRow, sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { keepForLater } from '../../reports/signing/longTerm.ts'
import { completeDocument } from '../../reports/signing/signDocument.ts'
import { askNext } from '../ask.ts'
import { withDocuments } from '../documentMemory.ts'
import { KEEP_MS, keepEnvelopeFiles } from '../files.ts'
import { linkOf } from '../link.ts'
import { type Envelope, type RecipientRow, readEnvelope } from '../rows.ts'
import { isSame, lockForSigning, recordAttachments, recordSigning, storeRecipient } from '../signing.ts'
import { failSignings, forgotten, mayStillCome, type SigningFailure, type SigningRow } from '../signings.ts'
import { fieldName, storeEnvelopeFile } from '../workingFile.ts'
import type { Entered } from './begin.ts'
import { signaturePlace } from './signaturePlace.ts'
import { certificateIn, requireOwnCertificate } from './signedCertificate.ts'

const DAY_MS = 86_400_000

const actor: SystemActor = { kind: 'system', name: 'esign' }
const byItself = { actor, ip: null, requestId: null }

interface Completion {
  /** Whoever brings the signature; without one, whoever has begun it. */
  visitor?: Visitor
  /** What the method asks of a certificate, with what it has kept. Throws a `Problem` for one that is not taken. */
  check?: (signer: SigningCertificate, kept: unknown) => { nameDiffers: boolean }
}

/**
 * Takes the signature (CMS, DER) that a document was prepared for, once: with a timestamp and with what shows later that its certificate held. The recipient has
 * signed then. A repeated one gets the same answer. Throws `not_found`; `bad_request` for a signature that does not fit, after which another one is taken; and `conflict`
 * if the envelope waits for it no more, or somebody else has signed first: then the recipient begins anew.
 */
export async function completeSigning(
  ctx: Context,
  id: string,
  cms: Uint8Array,
  { visitor, check }: Completion = {},
): Promise<{ isLast: boolean }> {
  const signing = await readSigning(ctx, id)
  if (!signing) throw notFound('signing')
  const { envelope, recipient } = await envelopeOf(ctx, signing)
  if (signing.state === 'completed') return { isLast: envelope.row.state !== 'sent' }
  const locale = recipient.locale as Locale
  if (!mayStillCome(signing) || signing.entered_sealed === null)
    throw new Problem('conflict', translate(locale, 'esign.signingOver'))
  const entered = JSON.parse(signing.entered_sealed) as Entered
  if (signing.base_sha256 !== envelope.row.working_sha256) return giveUp(ctx, signing, 'overtaken', locale)
  const { pdf, certificate } = await withDocuments(ctx, [signing.prepared_file], () =>
    makeSigned(ctx, { envelope, recipient, signing, locale }, cms, check),
  )
  const file = await storeEnvelopeFile(ctx, byItself, envelope.row, pdf)
  const seen = visitor ?? { scope: { ip: entered.ip }, agent: entered.agent }
  const isLast = await ctx.db.transaction().execute(async (trx): Promise<boolean | Stale> => {
    const now = await lockSigning(trx, signing)
    if (now.isCompleted) return now.state !== 'sent'
    const locked = await lockForSigning(
      ctx,
      trx,
      { envelopeId: signing.envelope_id, recipientId: recipient.id, invitationId: entered.invitationId },
      { locale },
    )
    if (locked.envelope.row.working_sha256 !== signing.base_sha256) return 'overtaken'
    if (!isSame(entered.attachments, locked.recipient)) return 'changed'
    const answered = await answerInvitation(ctx, trx, linkOf(recipient), entered.invitationId, seen)
    if (!answered) throw new Problem('conflict', translate(locale, 'invitations.end.answered'))
    const { values_sealed, pictures_sealed } = entered
    // The time that stands in the document.
    const endedAt = new Date(signing.started_at)
    await storeRecipient(ctx, trx, recipient, { values_sealed, pictures_sealed, state: 'done', ended_at: endedAt })
    await replaceWorkingFile(trx, locked.envelope, file)
    const values = { id, certificate_sealed: JSON.stringify(certificate) }
    await trx
      .updateTable('envelope_signings')
      .set({
        ...sealRow(ctx.vault, 'envelope_signings', values),
        ...forgotten,
        state: 'completed',
        failure: null,
        ended_at: new Date(),
      })
      .where('id', '=', id)
      .execute()
    await failSignings(trx, { envelopeId: signing.envelope_id }, 'overtaken')
    await recordAttachments(ctx, trx, locked.recipient, seen)
    await recordSigning(ctx, trx, locked.recipient, { visitor: seen, digest: file.sha256 })
    return askNext(ctx, trx, signing.envelope_id)
  })
  return typeof isLast === 'string' ? giveUp(ctx, signing, isLast, locale) : { isLast }
}

/** Gives up a signature that is waited for, once whoever makes it has refused: the recipient may begin another one. */
export async function failSigning(
  ctx: Pick<Context, 'db'>,
  { id, envelope_id }: Pick<SigningRow, 'id' | 'envelope_id'>,
  failure: SigningFailure,
): Promise<void> {
  await failSignings(ctx.db, { envelopeId: envelope_id, id }, failure)
}

export async function readSigning(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  id: string,
): Promise<SigningRow | null> {
  const row = await db.selectFrom('envelope_signings').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? openRow(vault, 'envelope_signings', row) : null
}

async function envelopeOf(
  ctx: Context,
  { envelope_id, recipient: id }: SigningRow,
): Promise<{ envelope: Envelope; recipient: RecipientRow }> {
  const envelope = await readEnvelope(ctx, ctx.db, envelope_id)
  const recipient = envelope?.recipients.find(one => one.id === id)
  if (!envelope || !recipient) throw new Error('The envelope of a signature is gone.')
  return { envelope, recipient }
}

/** What was prepared is not what would be signed now. */
type Stale = 'overtaken' | 'changed'

async function giveUp(ctx: Context, signing: SigningRow, why: Stale, locale: Locale): Promise<never> {
  await failSigning(ctx, signing, why)
  throw new Problem('conflict', translate(locale, why === 'changed' ? 'esign.uploads.changed' : 'esign.overtaken'))
}

interface Making {
  envelope: Envelope
  recipient: RecipientRow
  signing: SigningRow
  locale: Locale
}

/** The signed document with its timestamp and what shows that the certificate holds, after it has been checked as anybody would check it. */
async function makeSigned(
  ctx: Context,
  { envelope, recipient, signing, locale }: Making,
  cms: Uint8Array,
  check: Completion['check'],
): Promise<{ pdf: Uint8Array; certificate: DigitalCertificate }> {
  const { row } = envelope
  const { content } = await openFile(ctx, row.user_id, signing.prepared_file)
  const now = new Date()
  const prepared = { pdf: content, gap: [signing.gap_start, signing.gap_end] as [number, number] }
  const completed = await completeDocument(ctx, prepared, cms, now).catch((error: unknown) => {
    throw error instanceof SigningProblem ? wrongSignature(error, locale) : error
  })
  const { pdf } = await keepForLater(ctx, completed, { now })
  const signed = await certificateIn(ctx, { pdf, field: fieldName(signaturePlace(envelope, recipient).id), owner: row })
  const kept: unknown = signing.kept_sealed === null ? null : JSON.parse(signing.kept_sealed)
  try {
    await requireOwnCertificate(ctx, { signed, signing, locale })
    const { nameDiffers } = check?.(signed.signer, kept) ?? { nameDiffers: false }
    return { pdf, certificate: { ...signed.certificate, nameDiffers } }
  } catch (error) {
    if (error instanceof Problem) await failSigning(ctx, signing, 'refused')
    throw error
  }
}

function wrongSignature({ code }: SigningProblem, locale: Locale): Problem {
  const message = translate(locale, code === 'tooLong' ? 'esign.signatureTooLong' : 'esign.signatureWrong')
  return new Problem('bad_request', message, [{ field: 'cms', message }])
}

/** Locks the envelope, which whoever changes a signing has locked. */
async function lockSigning(trx: Trx, { id, envelope_id }: SigningRow) {
  const { state } = await trx
    .selectFrom('envelopes')
    .select('state')
    .where('id', '=', envelope_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const signing = await trx
    .selectFrom('envelope_signings')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { state, isCompleted: signing.state === 'completed' }
}

/** What was signed until now is not needed any more: all of it is in the new file. */
async function replaceWorkingFile(trx: Trx, { row }: Envelope, file: { id: string; sha256: string }): Promise<void> {
  await trx
    .updateTable('envelopes')
    .set({ working_file: file.id, working_sha256: file.sha256, updated_at: new Date() })
    .where('id', '=', row.id)
    .execute()
  await keepEnvelopeFiles(trx, { envelopeId: row.id, ids: [file.id], until: new Date(Date.now() + KEEP_MS) })
  if (row.working_file === null) return
  await trx
    .deleteFrom('envelope_files')
    .where('envelope_id', '=', row.id)
    .where('file_id', '=', row.working_file)
    .execute()
  // Whoever is reading it this moment reads it to the end.
  await trx
    .updateTable('files')
    .set({ keep_until: new Date(Date.now() + DAY_MS) })
    .where('id', '=', row.working_file)
    .execute()
}
