import { proofEnd } from '../engines/pdfSignatures/proofEnd.ts'
import { insertFile } from '../files/insertFile.ts'
import type { Context } from '../platform/context.ts'
import type { SystemActor } from '../platform/identity/actors.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { archiveDocument, keepForLater, type LongTermOptions } from '../reports/signing/longTerm.ts'
import { openEnvelopeFile } from './documents.ts'
import { KEEP_MS, keepEnvelopeFiles } from './files.ts'
import { type Envelope, readEnvelope } from './rows.ts'
import { recordEnvelopeEvent } from './trail.ts'

const EVERY_MS = 60 * 60_000
const DAY_MS = 86_400_000
const BATCH = 20
/** Before a proof ends. Our own authority stamps nothing in the last 60 days of its certificate, so that a new stamp holds for longer. */
const AHEAD_MS = 30 * DAY_MS
/** What nobody answered is asked again. */
const AGAIN_MS = 7 * DAY_MS

const actor: SystemActor = { kind: 'system', name: 'esign' }
const byItself = { actor, ip: null, requestId: null }

/** Keeps the proofs of sealed documents alive for as long as these are kept (PAdES B-LTA). */
export const startArchiving = (ctx: Context): { stop(): Promise<void> } =>
  runPeriodically(EVERY_MS, 'archive timestamps', ctx.log, () => renewArchives(ctx))

/** Looks at the documents that are due; another node leaves those alone. One that fails is due again in a day. */
export async function renewArchives(ctx: Context, options: LongTermOptions = {}): Promise<void> {
  const now = options.now ?? new Date()
  for (;;) {
    const due = await claim(ctx, now)
    for (const id of due)
      await renewEnvelope(ctx, id, { ...options, now }).catch((error: unknown) =>
        ctx.log.error({ err: error, envelope: id }, 'archive timestamp'),
      )
    if (due.length < BATCH) return
  }
}

/** What is due next, which nobody else takes for a day. */
async function claim({ db }: Context, now: Date): Promise<string[]> {
  return db.transaction().execute(async trx => {
    const rows = await trx
      .selectFrom('envelopes')
      .innerJoin('files', 'files.id', 'envelopes.signed_file')
      .select('envelopes.id')
      .where('envelopes.state', '=', 'completed')
      .where('files.deleted_at', 'is', null)
      .where(eb => eb.or([eb('archive_at', 'is', null), eb('archive_at', '<=', now.toISOString())]))
      .orderBy('envelopes.id')
      .limit(BATCH)
      .forUpdate('envelopes')
      .skipLocked()
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0)
      await trx
        .updateTable('envelopes')
        .set({ archive_at: new Date(now.getTime() + DAY_MS) })
        .where('id', 'in', ids)
        .execute()
    return ids
  })
}

type Options = LongTermOptions & { now: Date }

/** The old documents stay among the envelope's files; the new ones begin with all of their bytes. */
async function renewEnvelope(ctx: Context, id: string, options: Options): Promise<void> {
  const envelope = await readEnvelope(ctx, ctx.db, id)
  if (!envelope) return
  const signed = await renewFile(ctx, envelope, 'signed', options)
  const certificate = await renewFile(ctx, envelope, 'certificate', options)
  const due = new Date(Math.min(signed.due.getTime(), certificate.due.getTime()))
  const { row } = envelope
  await ctx.db.transaction().execute(async trx => {
    const locked = await readEnvelope(ctx, trx, id, { lock: true })
    // Somebody else was quicker.
    if (locked?.row.signed_file !== row.signed_file) return
    const added = [signed.file, certificate.file].filter(file => file !== null)
    await trx
      .updateTable('envelopes')
      .set({
        archive_at: due,
        ...(signed.file && { signed_file: signed.file.id, signed_sha256: signed.file.sha256 }),
        ...(certificate.file && { certificate_file: certificate.file.id }),
      })
      .where('id', '=', id)
      .execute()
    if (added.length === 0) return
    const until = new Date(new Date(row.ended_at ?? options.now).getTime() + KEEP_MS)
    await keepEnvelopeFiles(trx, { envelopeId: id, ids: added.map(file => file.id), until })
    for (const { sha256 } of added)
      await recordEnvelopeEvent(ctx, trx, { envelopeId: id, kind: 'archived', by: 'system', digest: sha256 })
  })
}

/** The file with longer proofs, null if it needs none yet; and when it is to be looked at again. */
async function renewFile(ctx: Context, { row }: Envelope, kind: 'signed' | 'certificate', options: Options) {
  const { content, name } = await openEnvelopeFile(ctx, row, kind)
  const { pdf, due } = await renewProofs(ctx, content, options)
  if (pdf.length === content.length) return { file: null, due }
  const file = await insertFile(ctx, byItself, {
    userId: row.user_id,
    content: Buffer.from(pdf),
    type: 'pdf',
    name,
    keepUntil: new Date(Date.now() + DAY_MS),
    action: 'file.kept',
  })
  return { file, due }
}

async function renewProofs(
  ctx: Context,
  content: Uint8Array,
  options: Options,
): Promise<{ pdf: Uint8Array; due: Date }> {
  const { pdf, missing } = await keepForLater(ctx, content, options)
  const later = options.now.getTime() + AGAIN_MS
  const end = (await proofEnd(pdf))?.getTime() ?? 0
  const next = (at: number) => new Date(missing.length > 0 ? later : Math.max(at - AHEAD_MS, later))
  if (end - AHEAD_MS > options.now.getTime()) return { pdf, due: next(end) }
  const archived = await archiveDocument(ctx, pdf, options)
  const longer = (await proofEnd(archived))?.getTime() ?? 0
  // An authority that ends as soon as the one before proves nothing more.
  return longer > end ? { pdf: archived, due: next(longer) } : { pdf, due: next(end) }
}
