import { esignLimits } from '../../contracts/esign/limits.ts'
import type { EsignFile } from '../../contracts/esign/shown.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { PdfInspection } from '../engines/esign/types.ts'
import { presentFile } from '../files/fileRow.ts'
import { insertFile } from '../files/insertFile.ts'
import { receiveFile, type Upload } from '../files/receiveFile.ts'
import { sniffFile } from '../files/sniffFile.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import { isOffered } from '../platform/config/capabilities.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { createQueue } from '../platform/limitedQueue.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { documentIndexes } from '../platform/searchIndexes.ts'
import { translate } from '../platform/translate.ts'
import { withContent } from './documentMemory.ts'
import { runPdfWork } from './pdfWork.ts'
import type { Sender } from './rows.ts'
import { readWord } from './word/readWord.ts'

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
  await consumeRateLimitOrThrow(ctx, scope, `esign-files:${actor.userId}`, esignLimits.uploads)
  const place = largePlace()
  try {
    return await storeDocument(ctx, scope, {
      received: await receiveFile(upload, esignLimits.fileBytes, locale, place),
      filename: upload?.filename ?? '',
    })
  } finally {
    place.leave()
  }
}

/** Large files that this node receives and reads at once: each may take twice its size. */
const LARGE = { bytes: 20 * 1024 * 1024, atOnce: 3 }
const largeUploads = createQueue({ atOnce: LARGE.atOnce, most: LARGE.atOnce })

/** For one upload, which takes its place once it has shown to be large. */
function largePlace() {
  let place: ReturnType<typeof largeUploads.enter> = null
  return {
    bytes: LARGE.bytes,
    admit: () => {
      place = largeUploads.enter()
      return place !== null
    },
    leave: () => place?.leave(),
  }
}

async function storeDocument(
  ctx: Context,
  scope: Sender,
  { received, filename }: { received: Buffer; filename: string },
): Promise<EsignFile> {
  const { actor, locale } = scope
  const { userId } = actor
  const fromWord = await readWord(ctx, received, locale)
  const content = fromWord ?? received
  const type = sniffFile(content)
  if (type !== 'pdf' && type !== 'png' && type !== 'jpeg')
    throw new Problem('unsupported_type', unsupported(ctx, locale))
  const mode = actor.kind === 'key' ? actor.mode : 'live'
  const asked = { work: 'inspect', content, isPicture: type !== 'pdf' } as const
  const { inspection } = await withContent(content, () =>
    runPdfWork<{ inspection: PdfInspection }>(ctx, { userId, mode, locale }, asked, () => 'file'),
  )
  const { count, canAddFields } = inspection.signatures
  // What is written into a signed document breaks its signatures, also where they permit further ones.
  if (count > 0 || !canAddFields)
    throw new Problem('bad_request', translate(locale, `esign.refused.${canAddFields ? 'signed' : 'closed'}`))
  const facts = factsOf(inspection)
  const row = await insertFile(ctx, scope, {
    userId,
    content,
    type,
    name: fromWord ? filename.replace(/\.\w{2,5}$/, '.pdf') : filename,
    keepUntil: new Date(Date.now() + DAY_MS),
    textWords: documentIndexes(ctx.vault, userId, inspection.words.join(' ')),
    action: 'file.uploaded',
  })
  await ctx.db
    .insertInto('esign_files')
    .values({ file_id: row.id, user_id: userId, facts: JSON.stringify(facts) })
    .execute()
  const { id, name, bytes, sha256 } = presentFile(ctx.vault, row)
  return { id, name, type, bytes, sha256, ...facts }
}

const unsupported = ({ config }: Pick<Context, 'config'>, locale: Locale) =>
  translate(locale, isOffered(config, 'word') ? 'esign.unsupportedOrWord' : 'esign.unsupported')

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

/** Those of which pages can be taken: a stamp paper is no page of a draft, because it would be used without being counted. */
export async function draftFiles(
  parts: Pick<Context, 'vault'>,
  db: Db | Trx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, EsignFile>> {
  const files = await esignFiles(parts, db, userId, ids)
  if (files.size === 0) return files
  const stamps = await db
    .selectFrom('stamp_papers')
    .select('file_id')
    .where('file_id', 'in', [...files.keys()])
    .execute()
  for (const { file_id } of stamps) files.delete(file_id)
  return files
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
