import { z } from 'zod'
import { type EnvelopeDraft, envelopeDraft } from '../../contracts/esign/draft.ts'
import { draftProblems, type PageSize } from '../../contracts/esign/draftProblems.ts'
import { esignLimits } from '../../contracts/esign/limits.ts'
import type { EsignFile } from '../../contracts/esign/shown.ts'
import { STAMP_PAGE, STAMP_STRIP } from '../../contracts/esign/stampPapers.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { missingCharacters } from '../engines/esign/missingCharacters.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Trx } from '../platform/context.ts'
import { newId } from '../platform/identity/ids.ts'
import { readTypedPhone } from '../platform/identity/typedPhone.ts'
import { type FieldProblem, notFound, Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { draftFiles, KEEP_MS, keepEnvelopeFiles } from './files.ts'
import { envelopePrice } from './price.ts'
import { type Envelope, type EnvelopeRow, ownEnvelope, type Sender } from './rows.ts'
import { afterUrlProblems } from './sites.ts'
import { stampProblems, withoutStampPage } from './stampBinding.ts'
import { recordEnvelopeEvent } from './trail.ts'

const DAY_MS = 86_400_000

const emptyDraft: EnvelopeDraft = {
  title: '',
  message: '',
  pages: [],
  recipients: [],
  fields: [],
  expiryDays: esignLimits.expiryDays.usual,
  reminderDays: esignLimits.reminderDays.usual,
}

interface NewDraft {
  id?: string
  from?: string | null | undefined
  asTemplate?: boolean
  draft?: EnvelopeDraft
}

/**
 * Makes a draft: empty, as given, or a copy of another one. A template keeps the roles and fields of whoever it is made of, and no names. Throws `not_found`, also
 * for documents that are gone.
 */
export async function createDraft(ctx: Context, scope: Sender, input: NewDraft): Promise<{ id: string }> {
  const { actor } = scope
  const from = input.from ? await ownEnvelope(ctx, scope, input.from) : null
  const draft = input.draft ?? (from ? copied(from.draft, input.asTemplate ?? false) : emptyDraft)
  const id = input.id ?? newId('env')
  await requireFiles(ctx, actor.userId, draft)
  const isTemplate = input.asTemplate ?? false
  await ctx.db.transaction().execute(async trx => {
    await insertDraft(ctx, trx, scope, { id, draft, isTemplate, from: from?.row.id ?? null })
    await keepDraftFiles(trx, id, draft, isTemplate)
  })
  return { id }
}

/** Throws `not_found` unless the account has the documents of a draft. */
export async function requireFiles(
  ctx: Pick<Context, 'db' | 'vault'>,
  userId: string,
  draft: EnvelopeDraft,
): Promise<ReadonlyMap<string, EsignFile>> {
  const files = await draftFiles(ctx, ctx.db, userId, filesIn(draft))
  if (draft.pages.some(({ file }) => !files.has(file))) throw notFound('file')
  return files
}

interface InsertedDraft {
  id: string
  draft: EnvelopeDraft
  isTemplate?: boolean
  from?: string | null
  bulkId?: string
}

/** Inserts a draft in the caller's transaction. Its documents are kept by whoever sends or keeps it. */
export async function insertDraft(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  scope: Sender,
  { id, draft, isTemplate = false, from = null, bulkId }: InsertedDraft,
): Promise<EnvelopeRow> {
  const { actor } = scope
  const row = {
    id,
    user_id: actor.userId,
    sub_user_id: actor.kind === 'customer' ? actor.subUserId : null,
    api_key_id: actor.kind === 'key' ? actor.keyId : null,
    created_by: actor.name,
    mode: actor.kind === 'key' ? actor.mode : ('live' as const),
    is_template: isTemplate,
    title: draft.title,
    draft_sealed: JSON.stringify(draft),
    bulk_id: bulkId ?? null,
    updated_at: new Date(),
  }
  const inserted = await trx
    .insertInto('envelopes')
    .values(sealRow(vault, 'envelopes', row))
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordEnvelopeEvent({ vault }, trx, { envelopeId: id, kind: 'created', by: actor.name })
  await audit(trx, scope, { action: 'envelope.created', subject: id, data: { from, bulk: bulkId ?? null } })
  return openRow(vault, 'envelopes', inserted)
}

/** A template names nobody; a copy of an envelope keeps its recipients. */
function copied(sent: EnvelopeDraft, asTemplate: boolean): EnvelopeDraft {
  const draft = withoutStampPage(sent)
  return asTemplate
    ? { ...draft, recipients: draft.recipients.map(one => ({ ...one, name: '', email: null, phone: null })) }
    : draft
}

export const filesIn = ({ pages }: EnvelopeDraft): string[] => [...new Set(pages.map(({ file }) => file))]

/** Nobody changes a template for years, and documents are made of it all the time. */
const keepDraftFiles = (trx: Trx, envelopeId: string, draft: EnvelopeDraft, isTemplate: boolean) =>
  keepEnvelopeFiles(trx, {
    envelopeId,
    ids: filesIn(draft),
    until: new Date(Date.now() + (isTemplate ? KEEP_MS : esignLimits.draftDays * DAY_MS)),
  })

/**
 * Saves a draft unless somebody else has saved it since. Throws `not_found`, also for documents that are gone, and `conflict` for a newer revision, and for
 * an envelope that was sent.
 */
export async function saveDraft(
  ctx: Context,
  scope: Sender,
  id: string,
  { revision, draft }: { revision: number; draft: EnvelopeDraft },
) {
  const { actor, locale } = scope
  const saved = await ctx.db.transaction().execute(async trx => {
    const found = await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    requireDraft(found, revision, locale)
    const files = await draftFiles(ctx, trx, actor.userId, filesIn(draft))
    const gone = draft.pages.findIndex(({ file, page }) => (files.get(file)?.pages.length ?? 0) < page)
    if (gone >= 0) {
      const message = translate(locale, 'esign.pageGone')
      throw new Problem('bad_request', message, [{ field: `draft.pages.${gone}`, message }])
    }
    const values = sealRow(ctx.vault, 'envelopes', { id, title: draft.title, draft_sealed: JSON.stringify(draft) })
    await trx
      .updateTable('envelopes')
      .set({ ...values, revision: revision + 1, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await keepDraftFiles(trx, id, draft, found.row.is_template)
    return { ...found, draft, files }
  })
  const problems = [
    ...(await problemsOf(saved.draft, saved.files, locale)),
    ...(await stampProblems(ctx, { owner: saved.row, locale }, saved.draft)),
    ...(await afterUrlProblems(ctx.db, actor.userId, saved.draft.afterUrl, locale)),
  ]
  return { revision: revision + 1, problems, pricePaise: await envelopePrice(ctx, saved) }
}

/** Throws `conflict` unless the envelope is a draft in this revision. */
export function requireDraft({ row }: Envelope, revision: number, locale: Locale): void {
  if (row.state !== 'draft') throw new Problem('conflict', translate(locale, 'esign.notDraft'))
  if (row.revision !== revision) throw new Problem('conflict', translate(locale, 'esign.newerRevision'))
}

const address = z.string().regex(z.regexes.email)

/** What keeps a draft from being sent, in the reader's language, with the fields as paths of the draft. */
export async function problemsOf(
  draft: EnvelopeDraft,
  files: ReadonlyMap<string, EsignFile>,
  locale: Locale,
): Promise<FieldProblem[]> {
  const problems = draftProblems(draft, pageSizes(draft, files)).map(({ field, message }) => ({
    field,
    message: message[locale],
  }))
  const add = (field: string, message: string) => problems.push({ field, message })
  const addMissing = async (field: string, value: string) => {
    const missing = await missingCharacters(value)
    if (missing.length > 0)
      add(field, translate(locale, 'esign.refused.missingCharacters', { characters: missing.join(' ') }))
  }
  for (const [index, { name, email, phone }] of draft.recipients.entries()) {
    const at = `recipients.${index}`
    if (email && !address.safeParse(email).success) add(`${at}.email`, translate(locale, 'esign.email'))
    if (phone && !readTypedPhone(phone)) add(`${at}.phone`, translate(locale, 'esign.phone'))
    await addMissing(`${at}.name`, name)
  }
  const bytes = filesIn(draft).reduce((sum, id) => sum + (files.get(id)?.bytes ?? 0), 0)
  if (bytes > esignLimits.documentBytes)
    add('pages', translate(locale, 'esign.documentTooLarge', { megabytes: esignLimits.documentBytes / 1024 / 1024 }))
  // It stands in the certificate.
  await addMissing('title', draft.title)
  for (const [index, { value, kind, options }] of draft.fields.entries()) {
    if (value !== null) await addMissing(`fields.${index}.value`, value)
    if (kind === 'choice') await addMissing(`fields.${index}.options`, options.join(' '))
  }
  return problems
}

/** The sizes of a draft's pages as they are shown, by the ids of the pages. */
export function pageSizes(draft: EnvelopeDraft, files: ReadonlyMap<string, EsignFile>): Map<string, PageSize> {
  const sizes = new Map<string, PageSize>()
  for (const { id, file, page, rotate } of draft.pages) {
    const size = files.get(file)?.pages[page - 1]
    if (!size) continue
    const { width, height } = rotate % 180 === 0 ? size : { width: size.height, height: size.width }
    sizes.set(id, { width, height: id === STAMP_PAGE ? height + STAMP_STRIP : height })
  }
  return sizes
}

/** Deletes a draft or a template. Its documents are deleted as soon as no other envelope uses them. Throws `not_found` and `conflict`. */
export async function deleteDraft(ctx: Context, scope: Sender, id: string): Promise<{ id: string }> {
  await ctx.db.transaction().execute(async trx => {
    const { row } = await ownEnvelope(ctx, scope, id, { db: trx, lock: true })
    if (row.state !== 'draft') throw new Problem('conflict', translate(scope.locale, 'esign.notDraft'))
    await trx.deleteFrom('envelope_events').where('envelope_id', '=', id).execute()
    await trx.deleteFrom('form_links').where('template_id', '=', id).execute()
    const files = await trx.deleteFrom('envelope_files').where('envelope_id', '=', id).returning('file_id').execute()
    await trx.deleteFrom('envelopes').where('id', '=', id).execute()
    const ids = files.map(({ file_id }) => file_id)
    if (ids.length > 0)
      await trx
        .updateTable('files')
        .set({ keep_until: new Date() })
        .where('id', 'in', ids)
        .where(eb =>
          eb.not(
            eb.exists(
              eb.selectFrom('envelope_files').select('file_id').whereRef('envelope_files.file_id', '=', 'files.id'),
            ),
          ),
        )
        .execute()
    await audit(trx, scope, { action: 'envelope.deleted', subject: id })
  })
  return { id }
}

/** The draft of a template whose recipients are named in its order. Throws `bad_request` for another number of them. */
export function filledTemplate(
  { draft }: Envelope,
  people: readonly { name: string; email: string | null; phone: string | null }[],
  locale: Locale,
): EnvelopeDraft {
  if (people.length !== draft.recipients.length) {
    const message = translate(locale, 'esign.templateRecipients', { count: draft.recipients.length })
    throw new Problem('bad_request', message, [{ field: 'recipients', message }])
  }
  return envelopeDraft.parse({
    ...draft,
    recipients: draft.recipients.map((one, index) => ({ ...one, ...people[index] })),
  })
}
