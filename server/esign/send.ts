import type { EnvelopeDraft } from '../../contracts/esign/draft.ts'
import type { EsignFile } from '../../contracts/esign/shown.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import { insertFile } from '../files/insertFile.ts'
import { openFile } from '../files/openFile.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Trx } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { askNext } from './ask.ts'
import { filesIn, problemsOf, requireDraft } from './drafts.ts'
import { esignFiles, KEEP_MS, keepEnvelopeFiles } from './files.ts'
import { fixedMarksOf } from './marks.ts'
import { runPdfWork } from './pdfWork.ts'
import { envelopePrice, holdPrice } from './price.ts'
import { type Envelope, ownEnvelope, type Sender } from './rows.ts'
import { recordEnvelopeEvent } from './trail.ts'

const DAY_MS = 86_400_000

/**
 * Sends a draft: composes its pages, holds the price, and asks the first recipients. A repeated attempt finds what the first has sent. Throws `bad_request` with every
 * problem of the draft, `conflict` for another revision, `insufficient_balance`; nothing is sent then.
 */
export async function sendEnvelope(
  ctx: Context,
  scope: Sender,
  { id, revision }: { id: string; revision: number },
  attempt: Pick<Attempt, 'resumed'>,
): Promise<void> {
  const found = await ownEnvelope(ctx, scope, id)
  if (attempt.resumed && found.row.state !== 'draft' && found.row.revision === revision) return
  requireDraft(found, revision, scope.locale)
  if (found.row.is_template) throw new Problem('conflict', translate(scope.locale, 'esign.isTemplate'))
  const files = await esignFiles(ctx, ctx.db, found.row.user_id, filesIn(found.draft))
  await requireReady(found.draft, files, scope)
  const document = await compose(ctx, scope, found)
  await ctx.db.transaction().execute(async trx => {
    const locked = await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    requireDraft(locked, revision, scope.locale)
    await markSent(ctx, trx, scope, locked, document)
    await insertRecipients(ctx, trx, locked)
    await recordEnvelopeEvent(ctx, trx, {
      envelopeId: id,
      kind: 'sent',
      by: scope.actor.name,
      digest: document.sha256,
    })
    await emitWebhookEvent(trx, { userId: locked.row.user_id, event: 'envelope.sent', data: { envelope: id } })
    await audit(trx, scope, { action: 'envelope.sent', subject: id })
    await askNext(ctx, trx, id)
  })
}

async function requireReady(draft: EnvelopeDraft, files: ReadonlyMap<string, EsignFile>, { locale }: Sender) {
  const problems = await problemsOf(draft, files, locale)
  if (problems.length > 0) throw new Problem('bad_request', translate(locale, 'esign.draftWrong'), problems)
}

/** The pages of the draft as one document, stored, after a trial of what its recipients could not mend. Until the envelope takes it, it would be deleted after a day. */
async function compose(ctx: Context, scope: Sender, { row, draft }: Envelope) {
  const ids = filesIn(draft)
  const opened = await Promise.all(ids.map(id => openFile(ctx, row.user_id, id)))
  const pages = draft.pages.map(({ file, page, rotate }) => ({ file: ids.indexOf(file), page: page - 1, rotate }))
  const { pdf } = await runPdfWork<{ pdf: Uint8Array }>(
    ctx,
    { userId: row.user_id, mode: row.mode, locale: scope.locale },
    { work: 'compose', files: opened.map(({ content }) => content), pages },
    () => 'pages',
  )
  const fixed = fixedMarksOf(draft, new Date())
  if (fixed.length > 0)
    await runPdfWork(
      ctx,
      { userId: row.user_id, mode: row.mode, locale: scope.locale },
      { work: 'stamp', pdf, marks: fixed.map(({ mark }) => mark) },
      index => (index === null ? 'pages' : (fixed[index]?.field ?? 'fields')),
    )
  return insertFile(ctx, scope, {
    userId: row.user_id,
    content: Buffer.from(pdf),
    type: 'pdf',
    name: `${row.title}.pdf`,
    keepUntil: new Date(Date.now() + DAY_MS),
    action: 'file.kept',
  })
}

async function markSent(
  ctx: Context,
  trx: Trx,
  scope: Sender,
  { row, draft }: Envelope,
  document: { id: string; sha256: string },
): Promise<void> {
  const { id } = row
  const expiresAt = new Date(Date.now() + draft.expiryDays * DAY_MS)
  const amountPaise = await envelopePrice({ prices: ctx.prices, db: trx }, row)
  const holdId = await holdPrice(trx, scope, { id, amountPaise, expiresAt })
  await trx
    .updateTable('envelopes')
    .set({
      state: 'sent',
      document_file: document.id,
      document_sha256: document.sha256,
      hold_id: holdId,
      price_paise: amountPaise,
      sent_at: new Date(),
      updated_at: new Date(),
      expires_at: expiresAt,
    })
    .where('id', '=', id)
    .execute()
  await keepEnvelopeFiles(trx, {
    envelopeId: id,
    ids: [...filesIn(draft), document.id],
    until: new Date(Date.now() + KEEP_MS),
  })
}

async function insertRecipients({ vault }: Context, trx: Trx, { row, draft }: Envelope): Promise<void> {
  for (const [place, one] of draft.recipients.entries()) {
    const phone = one.phone ? readTypedPhone(one.phone) : null
    const values = {
      envelope_id: row.id,
      id: one.id,
      place,
      turn: one.order,
      role: one.role,
      name: one.name,
      email: one.email || null,
      phone: phone && toE164(phone),
      locale: one.locale,
      code: one.code,
      can_delegate: one.canDelegate,
    }
    await trx
      .insertInto('envelope_recipients')
      .values(sealRow(vault, 'envelope_recipients', values))
      .execute()
  }
}
