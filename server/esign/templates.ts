import type { z } from 'zod'
import type { listTemplatesByApi, ShownTemplate } from '../../contracts/calls/esignTemplates.ts'
import { bulkColumnsOf } from '../../contracts/esign/bulkColumns.ts'
import type { EnvelopeDraft } from '../../contracts/esign/draft.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { recordApiRead } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { KeyActor } from '../platform/identity/actors.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { notFound } from '../platform/problem.ts'
import { createDraft, deleteDraft, filesIn } from './drafts.ts'
import { esignFiles } from './files.ts'
import { type Envelope, ownEnvelope, readEnvelope, readEnvelopes, type Sender } from './rows.ts'
import { sendProblems } from './send.ts'

/** A template of the account. A test key uses those of live mode, too, as nothing is sent by them. Throws `not_found`. */
export async function ownTemplate(
  ctx: Pick<Context, 'db' | 'vault'>,
  { actor }: Sender,
  id: string,
): Promise<Envelope> {
  const found = await readEnvelope(ctx, ctx.db, id)
  const isUsable = actor.kind !== 'key' || found?.row.mode === 'live' || found?.row.mode === actor.mode
  if (!found?.row.is_template || found.row.user_id !== actor.userId || !isUsable) throw notFound('template')
  return found
}

type Parts = Pick<Context, 'db' | 'vault'>

const summaryOf = ({ row }: Envelope) => ({
  id: row.id,
  title: row.title,
  mode: row.mode,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** The newest first. */
export async function listTemplates(
  ctx: Parts,
  { actor }: Scope<KeyActor>,
  before: string | undefined,
): Promise<z.output<typeof listTemplatesByApi.reply>> {
  const own = ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('is_template', '=', true)
    .where('mode', 'in', actor.mode === 'live' ? ['live'] : ['live', 'test'])
  const page = before === undefined ? own : own.where('id', '<', before)
  const rows = await page.orderBy('id', 'desc').limit(limits.pageSize).execute()
  const found = await readEnvelopes(
    ctx,
    ctx.db,
    rows.map(({ id }) => id),
  )
  return { templates: found.map(summaryOf) }
}

/** In clear, which the access log records. Throws `not_found`. */
export async function readTemplate(ctx: Context, scope: Scope<KeyActor>, id: string): Promise<ShownTemplate> {
  const template = await ownTemplate(ctx, scope, id)
  const { draft, row } = template
  await recordApiRead(ctx.db, scope, { action: 'envelope.readByApi', subject: id })
  const files = await esignFiles(ctx, ctx.db, row.user_id, filesIn(draft))
  const owner = { user_id: row.user_id, mode: scope.actor.mode }
  const problems = await sendProblems(ctx, scope, owner, { draft, files })
  return {
    ...summaryOf(template),
    draft,
    files: [...files.values()],
    values: bulkColumnsOf(draft).flatMap(column => (column.of === 'fields' ? column.header.en : [])),
    problems: problems.filter(({ field }) => !isBroughtByRow(field)),
  }
}

/** Whoever makes an envelope of a template brings it: who its recipients are, and what stands in its fields. */
export const isBroughtByRow = (field: string): boolean =>
  /^(?:recipients\.\d+\.(?:name|email|phone)|fields\.\d+\.value|title)$/.test(field)

/** A repeated request finds the template that it has made. Throws `not_found` for documents that are not there. */
export async function createTemplate(
  ctx: Context,
  scope: Scope<KeyActor>,
  draft: EnvelopeDraft,
  attempt: Attempt,
): Promise<ShownTemplate> {
  const id = withIdPrefix('env', attempt.id)
  if (!(await readEnvelope(ctx, ctx.db, id))) await createDraft(ctx, scope, { id, draft, asTemplate: true })
  return readTemplate(ctx, scope, id)
}

/** Throws `not_found`, also for a template of the other mode. */
export async function deleteTemplate(ctx: Context, scope: Scope<KeyActor>, id: string): Promise<{ id: string }> {
  const { row } = await ownEnvelope(ctx, scope, id)
  if (!row.is_template) throw notFound('template')
  return deleteDraft(ctx, scope, id)
}
