import type { EnvelopeDraft } from '../../contracts/esign/draft.ts'
import type { EsignFile } from '../../contracts/esign/shown.ts'
import { STAMP_PAGE, STAMP_STRIP } from '../../contracts/esign/stampPapers.ts'
import { toE164 } from '../../contracts/people/phone.ts'
import type { Mark } from '../engines/esign/types.ts'
import { openFile } from '../files/openFile.ts'
import { emitWebhookEvent } from '../messaging/webhooks/emit.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { isAadhaarAvailable } from './aadhaarAvailable.ts'
import { askNext } from './ask.ts'
import { withDocuments } from './documentMemory.ts'
import { filesIn, pageSizes, problemsOf, requireDraft } from './drafts.ts'
import { draftFiles, esignFiles, KEEP_MS, keepEnvelopeFiles } from './files.ts'
import { fixedMarksOf } from './marks.ts'
import { runPdfWork } from './pdfWork.ts'
import { envelopePrice, holdPrice } from './price.ts'
import { type Envelope, type EnvelopeRow, ownEnvelope, type Sender } from './rows.ts'
import { afterUrlProblems } from './sites.ts'
import { reserveStamp, stampFor, stampLine, stampProblems, withStampPage } from './stampBinding.ts'
import { recordEnvelopeEvent } from './trail.ts'
import { makeWorkingFile, type StoredFile, storeEnvelopeFile } from './workingFile.ts'

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
  const { row, draft } = found
  await requireReady(ctx, scope, row, { draft, files: await draftFiles(ctx, ctx.db, row.user_id, filesIn(draft)) })
  await sendComposed(ctx, scope, { id, owner: row, draft }, async trx => {
    const locked = await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    requireDraft(locked, revision, scope.locale)
    return locked.row
  })
}

export type Composed = StoredFile & { pdf: Uint8Array }

/** What an envelope is sent as. */
export interface SentFiles {
  document: StoredFile
  /** Null if nobody signs digitally. */
  working: StoredFile | null
}

/** Another envelope has taken the stamp paper meanwhile. */
class StampTaken extends Error {}

interface Sendable {
  id: string
  owner: Owner
  draft: EnvelopeDraft
}

/**
 * Makes the files of a checked draft, with the next free stamp paper if it wants one, and sends it in one transaction with `take`, which locks or inserts its row. If
 * somebody else takes that stamp paper first, nothing is kept, and another one is bound in.
 */
export async function sendComposed(
  ctx: Context,
  scope: Sender,
  { id, owner, draft }: Sendable,
  take: (trx: Trx) => Promise<EnvelopeRow>,
): Promise<void> {
  for (const taken: string[] = []; ; ) {
    const stamp = await stampFor(ctx, scope, { owner, draft }, taken)
    const bound = stamp ? withStampPage(draft, stamp.file) : draft
    const marks = await stampMarks(ctx, scope, id, bound)
    const document = await composeDocument(ctx, scope, owner, bound, { marks })
    const working = await makeWorkingFile(ctx, scope, owner, bound, document.pdf)
    try {
      await ctx.db.transaction().execute(async trx => {
        const row = await take(trx)
        if (stamp?.id && !(await reserveStamp(trx, stamp.id, id))) throw new StampTaken()
        await sendIn(ctx, trx, scope, { row, draft: bound }, { document, working })
      })
      return
    } catch (error) {
      if (!(error instanceof StampTaken) || !stamp?.id) throw error
      taken.push(stamp.id)
    }
  }
}

/** What is drawn on the stamp paper that is bound in. */
async function stampMarks(ctx: Context, { actor, locale }: Sender, id: string, draft: EnvelopeDraft): Promise<Mark[]> {
  const files = await esignFiles(ctx, ctx.db, actor.userId, filesIn(draft))
  const size = pageSizes(draft, files).get(STAMP_PAGE)
  return size ? stampLine({ title: draft.title, id }, size, locale) : []
}

/** Sends an envelope whose files are made, in the caller's transaction. Throws `insufficient_balance`. */
export async function sendIn(
  ctx: Context,
  trx: Trx,
  scope: Sender,
  envelope: Pick<Envelope, 'row' | 'draft'>,
  files: SentFiles,
): Promise<void> {
  const { id, user_id: userId } = envelope.row
  await markSent(ctx, trx, scope, envelope, files)
  await insertRecipients(ctx, trx, envelope)
  const digest = files.document.sha256
  await recordEnvelopeEvent(ctx, trx, { envelopeId: id, kind: 'sent', by: scope.actor.name, digest })
  await emitWebhookEvent(trx, { userId, event: 'envelope.sent', data: { envelope: id } })
  await audit(trx, scope, { action: 'envelope.sent', subject: id })
  await askNext(ctx, trx, id)
}

type Owner = Pick<EnvelopeRow, 'user_id' | 'mode'>

interface Checked {
  draft: EnvelopeDraft
  files: ReadonlyMap<string, EsignFile>
}

/** Throws `bad_request` with everything that keeps a draft from being sent. */
export async function requireReady(ctx: Context, scope: Sender, owner: Owner, checked: Checked): Promise<void> {
  const problems = await sendProblems(ctx, scope, owner, checked)
  if (problems.length > 0) throw new Problem('bad_request', translate(scope.locale, 'esign.draftWrong'), problems)
}

/** What keeps a draft from being sent, its methods included that are not set up. */
export async function sendProblems(
  ctx: Context,
  { locale }: Sender,
  owner: Owner,
  { draft, files }: Checked,
): Promise<FieldProblem[]> {
  const off = translate(locale, ctx.aadhaarEsign.state === 'off' ? 'esign.aadhaar.offDraft' : 'esign.aadhaar.offTest')
  return [
    ...(await problemsOf(draft, files, locale)),
    ...(await stampProblems(ctx, { owner, locale }, draft)),
    ...(await afterUrlProblems(ctx.db, owner.user_id, draft.afterUrl, locale)),
    ...(isAadhaarAvailable(ctx, owner) ? [] : byAadhaar(draft).map(field => ({ field, message: off }))),
  ]
}

/** The methods of those who sign by Aadhaar e-sign. */
const byAadhaar = ({ recipients }: EnvelopeDraft): string[] =>
  recipients.flatMap(({ role, method }, index) =>
    role === 'sign' && method === 'aadhaar' ? [`recipients.${index}.method`] : [],
  )

/** The pages of the draft as one document, stored, after a trial of what its recipients could not mend. Until the envelope takes it, it would be deleted after a day. */
export function composeDocument(
  ctx: Context,
  scope: Sender,
  owner: Owner,
  draft: EnvelopeDraft,
  { marks = [], keepUntil = new Date(Date.now() + DAY_MS) }: { marks?: Mark[]; keepUntil?: Date } = {},
): Promise<Composed> {
  const ids = filesIn(draft)
  return withDocuments(ctx, ids, () => composeOf(ctx, scope, { owner, draft, ids, marks, keepUntil }))
}

interface Composing {
  owner: Owner
  draft: EnvelopeDraft
  ids: readonly string[]
  marks: Mark[]
  keepUntil: Date
}

async function composeOf(
  ctx: Context,
  scope: Sender,
  { owner: { user_id: userId, mode }, draft, ids, marks, keepUntil }: Composing,
): Promise<Composed> {
  const opened = await Promise.all(ids.map(id => openFile(ctx, userId, id)))
  const pages = draft.pages.map(({ id, file, page, rotate }) => ({
    file: ids.indexOf(file),
    page: page - 1,
    rotate,
    ...(id === STAMP_PAGE && { below: STAMP_STRIP }),
  }))
  const { pdf } = await runPdfWork<{ pdf: Uint8Array }>(
    ctx,
    { userId, mode, locale: scope.locale },
    { work: 'compose', files: opened.map(({ content }) => content), pages, marks },
    () => 'pages',
  )
  const fixed = fixedMarksOf(draft, new Date())
  if (fixed.length > 0)
    await runPdfWork(
      ctx,
      { userId, mode, locale: scope.locale },
      { work: 'stamp', pdf, marks: fixed.map(({ mark }) => mark) },
      index => (index === null ? 'pages' : (fixed[index]?.field ?? 'fields')),
    )
  const file = await storeEnvelopeFile(ctx, scope, { user_id: userId, title: draft.title }, pdf, {
    keepUntil,
    textWords: await wordsOfFiles(ctx.db, ids),
  })
  return { ...file, pdf }
}

/** By which the text of the files is searched, all of it together. */
async function wordsOfFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  const files = await db.selectFrom('files').select('text_words').where('id', 'in', ids).execute()
  return [...new Set(files.flatMap(({ text_words }) => text_words ?? []))].sort()
}

async function markSent(
  ctx: Context,
  trx: Trx,
  scope: Sender,
  { row, draft }: Pick<Envelope, 'row' | 'draft'>,
  { document, working }: SentFiles,
): Promise<void> {
  const { id } = row
  const expiresAt = new Date(Date.now() + draft.expiryDays * DAY_MS)
  const { draft_sealed } = sealRow(ctx.vault, 'envelopes', { id, draft_sealed: JSON.stringify(draft) })
  const amountPaise = await envelopePrice({ prices: ctx.prices, db: trx }, { row, draft })
  const holdId = await holdPrice(trx, scope, { id, amountPaise, expiresAt })
  await trx
    .updateTable('envelopes')
    .set({
      state: 'sent',
      document_file: document.id,
      document_sha256: document.sha256,
      working_file: working?.id ?? null,
      working_sha256: working?.sha256 ?? null,
      // Its stamp paper is a page of it.
      draft_sealed,
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
    ids: [...filesIn(draft), document.id, ...(working ? [working.id] : [])],
    until: new Date(Date.now() + KEEP_MS),
  })
}

async function insertRecipients(
  { vault }: Context,
  trx: Trx,
  { row, draft }: Pick<Envelope, 'row' | 'draft'>,
): Promise<void> {
  for (const [place, one] of draft.recipients.entries()) {
    const phone = one.phone ? readTypedPhone(one.phone) : null
    const values = {
      envelope_id: row.id,
      id: one.id,
      place,
      turn: one.order,
      role: one.role,
      method: one.method,
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
