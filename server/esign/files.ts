import { esignLimits } from '../../contracts/esign/limits.ts'
import type { EsignFile } from '../../contracts/esign/shown.ts'
import { fileLimits } from '../../contracts/files/files.ts'
import type { PdfInspection } from '../engines/esign/types.ts'
import { presentFile } from '../files/fileRow.ts'
import { insertFile } from '../files/insertFile.ts'
import { receiveFile, type Upload } from '../files/receiveFile.ts'
import { sniffFile } from '../files/sniffFile.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { runPdfWork } from './pdfWork.ts'
import type { Sender } from './rows.ts'

const DAY_MS = 86_400_000
/** Documents that were sent are kept so long: companies keep their contracts for eight years (Companies Act, 2013, section 128). */
export const KEEP_MS = 8 * 366 * DAY_MS

/** What is kept of a document beside its content. */
type FileFacts = Pick<EsignFile, 'pages' | 'found'>

/**
 * Stores a document, sealed, with what its pages are; it is deleted after a day unless a draft takes it. Throws `bad_request` that says why it cannot be signed,
 * `too_large`, `unsupported_type` and `too_many_requests`; nothing is stored then.
 */
export async function storeEsignFile(ctx: Context, scope: Sender, upload: Upload | undefined): Promise<EsignFile> {
  const { actor, locale } = scope
  const { userId } = actor
  await consumeRateLimitOrThrow(ctx, scope, `esign-files:${userId}`, esignLimits.uploads)
  const content = await receiveFile(upload, fileLimits.bytes, locale)
  const type = sniffFile(content)
  if (type !== 'pdf' && type !== 'png' && type !== 'jpeg')
    throw new Problem('unsupported_type', translate(locale, 'esign.unsupported'))
  const mode = actor.kind === 'key' ? actor.mode : 'live'
  const asked = { work: 'inspect', content, isPicture: type !== 'pdf' } as const
  const { inspection } = await runPdfWork<{ inspection: PdfInspection }>(
    ctx,
    { userId, mode, locale },
    asked,
    () => 'file',
  )
  // What is written into a signed document breaks its signatures.
  if (inspection.signatures > 0) throw new Problem('bad_request', translate(locale, 'esign.refused.signed'))
  const facts = factsOf(inspection)
  const row = await insertFile(ctx, scope, {
    userId,
    content,
    type,
    name: upload?.filename ?? '',
    keepUntil: new Date(Date.now() + DAY_MS),
    action: 'file.uploaded',
  })
  await ctx.db
    .insertInto('esign_files')
    .values({ file_id: row.id, user_id: userId, facts: JSON.stringify(facts) })
    .execute()
  const { id, name, bytes, sha256 } = presentFile(ctx.vault, row)
  return { id, name, type, bytes, sha256, ...facts }
}

const factsOf = ({ pages, fields, anchors }: PdfInspection): FileFacts => ({
  pages: pages.map(({ width, height }) => ({ width, height })),
  found: [
    ...anchors.map(({ page, box, kind, signer }) => ({ ...box, page: page + 1, kind, name: '', recipient: signer })),
    ...fields.map(({ page, box, kind, name }) => ({ ...box, page: page + 1, kind, name, recipient: null })),
  ],
})

/** The documents of an account by their ids; those that are not there, or are deleted, are left out. */
export async function esignFiles(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, EsignFile>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('esign_files')
    .innerJoin('files', 'files.id', 'esign_files.file_id')
    .selectAll('files')
    .select('esign_files.facts')
    .where('esign_files.file_id', 'in', [...new Set(ids)])
    .where('esign_files.user_id', '=', userId)
    .where('files.deleted_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ facts, ...row }) => {
      const { id, name, bytes, sha256 } = presentFile(vault, row)
      return [id, { id, name, type: row.type as EsignFile['type'], bytes, sha256, ...(facts as FileFacts) }]
    }),
  )
}

/** Throws `not_found` unless it is a document of the account. */
export async function requireEsignFile({ db }: Pick<Context, 'db'>, userId: string, id: string): Promise<void> {
  const row = await db
    .selectFrom('esign_files')
    .select('file_id')
    .where('file_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw notFound('file')
}

/** Keeps the documents of an envelope until then, and notes that it uses them. */
export async function keepEnvelopeFiles(
  trx: Trx,
  { envelopeId, ids, until }: { envelopeId: string; ids: readonly string[]; until: Date },
): Promise<void> {
  if (ids.length === 0) return
  const own = [...new Set(ids)]
  await trx
    .insertInto('envelope_files')
    .values(own.map(file_id => ({ envelope_id: envelopeId, file_id })))
    .onConflict(same => same.doNothing())
    .execute()
  // Another envelope may keep them longer.
  await trx
    .updateTable('files')
    .set({ keep_until: until })
    .where('id', 'in', own)
    .where('keep_until', '<', until.toISOString())
    .execute()
}
