import { paths, withId } from '../../contracts/platform/paths.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { insertFile } from '../files/insertFile.ts'
import { createInvitation } from '../invitations/create.ts'
import { sendOptionalMail } from '../messaging/preferences/optionalMail.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import { extendHold } from '../money/wallets/holds.ts'
import type { Context, Trx } from '../platform/context.ts'
import type { SystemActor } from '../platform/identity/actors.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { drawDocument } from '../reports/signedPdf.ts'
import { keepForLater } from '../reports/signing/longTerm.ts'
import { sealDocument, signDocument } from '../reports/signing/signDocument.ts'
import { SEAL_QUEUE, type SealJob } from './ask.ts'
import { certificateOf } from './certificate.ts'
import { digestOf } from './digest.ts'
import { withDocuments } from './documentMemory.ts'
import { envelopeFileId, openEnvelopeFile } from './documents.ts'
import { KEEP_MS, keepEnvelopeFiles } from './files.ts'
import { copyLink } from './link.ts'
import { marksOf, readMarks } from './marks.ts'
import type { PdfWork } from './pdfTask.ts'
import { runPdfWork } from './pdfWork.ts'
import { aboutEnvelopes, presentEnvelope, readTrail } from './present.ts'
import { chargeEnvelope } from './price.ts'
import { type Envelope, readEnvelope } from './rows.ts'
import { completedSignings, filledFields } from './signings.ts'
import { settleStamp, stampOf } from './stampBinding.ts'
import { recordEnvelopeEvent } from './trail.ts'
import { pendingFills, SEAL } from './workingFile.ts'

const EVERY_MS = 60_000
const BATCH = 50
const DAY_MS = 86_400_000
/** Links to a copy work so long. */
const COPY_DAYS = 90

const actor: SystemActor = { kind: 'system', name: 'esign' }
const byItself = { actor, ip: null, requestId: null }

/** Seals what everybody has acted on. Every node creates the queue; those that work take its jobs, and send lost ones again. */
export async function startSealing(ctx: Context, { work }: { work: boolean }): Promise<{ stop(): Promise<void> }> {
  await ctx.jobs.ensureQueue(SEAL_QUEUE)
  if (!work) return { stop: async () => {} }
  await ctx.jobs.work<SealJob>(SEAL_QUEUE, ({ data }) => sealEnvelope(ctx, data.envelopeId), { localConcurrency: 2 })
  return runPeriodically(EVERY_MS, 'esign', ctx.log, () => queueUnsealed(ctx))
}

const inAWeek = (now: number) => new Date(now + 7 * DAY_MS).toISOString()

/** An outage may outlast the retries of a job. */
export async function queueUnsealed({ db, jobs }: Pick<Context, 'db' | 'jobs'>, now = Date.now()): Promise<void> {
  const waiting = await db
    .selectFrom('envelopes')
    .select(['id', 'hold_id'])
    .where('state', '=', 'sealing')
    .where('updated_at', '<', new Date(now - 10 * EVERY_MS).toISOString())
    .limit(BATCH)
    .execute()
  if (waiting.length === 0) return
  await db.transaction().execute(async trx => {
    // What was held is still there when it can be sealed at last.
    for (const { hold_id: hold } of waiting) if (hold !== null) await extendHold(trx, hold, inAWeek(now))
    for (const { id } of waiting)
      await jobs.sendIn(trx, SEAL_QUEUE, { envelopeId: id } satisfies SealJob, {
        singletonKey: id,
        singletonSeconds: (10 * EVERY_MS) / 1000,
      })
  })
}

/**
 * Makes the signed document and its certificate, and completes the envelope: charged, its copies sent, once. A job may be delivered twice, and its process may end at any
 * point: what it has stored until then is deleted after a day, and the next one begins anew.
 */
export async function sealEnvelope(ctx: Context, id: string): Promise<void> {
  const envelope = await readEnvelope(ctx, ctx.db, id)
  if (envelope?.row.state !== 'sealing') return
  const { row } = envelope
  const made = await makeDocuments(ctx, envelope)
  const store = (content: Buffer, name: string) =>
    insertFile(ctx, byItself, {
      userId: row.user_id,
      content,
      type: 'pdf',
      name,
      keepUntil: new Date(Date.now() + DAY_MS),
      action: 'file.kept',
    })
  const signed = await store(made.signed, `${row.title}.pdf`)
  const certificate = await store(made.certificate, `${row.title} - certificate.pdf`)
  await ctx.db.transaction().execute(async trx => {
    const locked = await readEnvelope(ctx, trx, id, { lock: true })
    if (locked?.row.state !== 'sealing') return
    const chargedPaise = await chargeEnvelope(trx, locked.row, actor)
    await trx
      .updateTable('envelopes')
      .set({
        state: 'completed',
        signed_file: signed.id,
        signed_sha256: signed.sha256,
        certificate_file: certificate.id,
        charged_paise: chargedPaise,
        ended_at: made.at,
        updated_at: made.at,
      })
      .where('id', '=', id)
      .execute()
    await keepEnvelopeFiles(trx, {
      envelopeId: id,
      ids: [signed.id, certificate.id],
      until: new Date(Date.now() + KEEP_MS),
    })
    await recordEnvelopeEvent(ctx, trx, { envelopeId: id, kind: 'sealed', by: 'system', digest: signed.sha256 })
    await settleStamp(trx, locked, 'completed')
    await emitWebhookEvent(trx, { userId: row.user_id, event: 'envelope.completed', data: { envelope: id } })
    await sendCopies(ctx, trx, locked)
    const words = {
      title: row.title,
      brand: ctx.config.BRAND_NAME,
      url: new URL(withId(paths.esignDetail, id), ctx.config.PUBLIC_URL).href,
    }
    await sendOptionalMail(ctx, trx, row.user_id, 'esign', locale => ({
      subject: translate(locale, 'esign.mails.completed.subject', words),
      text: translate(locale, 'esign.mails.completed.text', words),
    }))
  })
}

async function makeDocuments(ctx: Context, envelope: Envelope) {
  const { row, draft, recipients } = envelope
  const at = new Date()
  const locale = await localeOf(ctx, envelope)
  const shown = presentEnvelope(envelope, await aboutEnvelopes(ctx, [envelope]), { inClear: true })
  const signings = await completedSignings(ctx, ctx.db, row.id)
  const definition = certificateOf(
    {
      envelope,
      signings,
      recipients: shown.recipients,
      trail: await readTrail(ctx, ctx.db, envelope),
      digest: digestOf(envelope),
      sender: await readCustomerName(ctx, row.user_id),
      brand: ctx.config.BRAND_NAME,
      stamp: await stampOf(ctx.db, row.id),
      at,
    },
    locale,
  )
  const certificate = await drawDocument(ctx.config.PUBLIC_URL, definition, locale)
  const work = (asked: PdfWork) =>
    runPdfWork<{ pdf: Uint8Array }>(ctx, { userId: row.user_id, mode: row.mode, locale }, asked, () => 'document')
  const asOne = async () => {
    const { content } = await openEnvelopeFile(ctx, row, 'original')
    const marks = await readMarks(ctx, row.user_id, marksOf(draft, recipients))
    const { pdf } = await work({
      work: 'stamp',
      pdf: content,
      marks: marks.map(({ mark }) => mark),
      appended: certificate,
    })
    return signDocument(ctx, pdf, { at })
  }
  // Pages would break the signatures of those who have signed it themselves: the certificate stays apart.
  const signedAlready = async () => {
    const { content } = await openEnvelopeFile(ctx, row, 'working')
    const fills = await pendingFills(ctx, envelope, filledFields(signings))
    const { pdf } = await work({ work: 'fill', pdf: content, fills: fills.map(({ name, mark }) => ({ name, mark })) })
    return sealDocument(ctx, pdf, { time: at, field: SEAL })
  }
  const kind = row.working_file === null ? 'original' : 'working'
  const make = kind === 'original' ? asOne : signedAlready
  const signed = await withDocuments(ctx, [envelopeFileId(row, kind)], async () => keptForLater(ctx, await make(), at))
  return {
    at,
    signed,
    certificate: await keptForLater(ctx, await signDocument(ctx, certificate, { at }), at),
  }
}

/** With what shows later that the certificates of its signatures held (PAdES B-LT). */
async function keptForLater(ctx: Context, pdf: Uint8Array, now: Date): Promise<Buffer> {
  const kept = await keepForLater(ctx, pdf, { now })
  return Buffer.from(kept.pdf)
}

/** Of the certificate: Hindi if all recipients are asked in Hindi, else as the account. */
async function localeOf({ db, vault }: Context, { row: { user_id: userId }, recipients }: Envelope): Promise<Locale> {
  if (recipients.length > 0 && recipients.every(({ locale }) => locale === 'hi')) return 'hi'
  const row = await db.selectFrom('users').select(['id', 'locale']).where('id', '=', userId).executeTakeFirstOrThrow()
  return openRow(vault, 'users', row).locale === 'hi' ? 'hi' : 'en'
}

/** Everybody gets the finished document by a link of their own. */
async function sendCopies(ctx: Context, trx: Trx, { row, recipients }: Envelope): Promise<void> {
  const askedBy = await readCustomerName({ db: trx, vault: ctx.vault }, row.user_id)
  const still = recipients.filter(({ state, role }) => state === 'done' || role === 'copy' || role === 'hiddenCopy')
  for (const { id, name, email, phone, locale, code } of still) {
    const invitation = await createInvitation(ctx, trx, copyLink, {
      subject: row.id,
      userId: row.user_id,
      expiresAt: new Date(Date.now() + COPY_DAYS * DAY_MS),
      askedBy,
      about: row.title,
      person: { name, email, phone },
      locale: locale as Locale,
      code,
    })
    await trx
      .updateTable('envelope_recipients')
      .set({ copy_invitation_id: invitation.id, state: 'done' })
      .where('envelope_id', '=', row.id)
      .where('id', '=', id)
      .execute()
    await recordEnvelopeEvent(ctx, trx, { envelopeId: row.id, kind: 'copySent', by: 'system', recipient: id })
  }
}
