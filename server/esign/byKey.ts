import type { z } from 'zod'
import type { createEnvelopeByApi as createCall } from '../../contracts/calls/esign.ts'
import type { ShownEnvelope, ShownEnvelopeDetail } from '../../contracts/esign/shown.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { recordApiRead } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { KeyActor } from '../platform/identity/actors.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { notFound } from '../platform/problem.ts'
import { createDraft, filledTemplate } from './drafts.ts'
import { linkFacts, presentEnvelope, presentEnvelopeDetail } from './present.ts'
import { type Envelope, ownEnvelope, readEnvelope, readEnvelopes } from './rows.ts'
import { sendEnvelope } from './send.ts'

/** Makes an envelope and sends it; a repeated request finds the one that it has made. Throws as `createDraft` and `sendEnvelope`. */
export async function createByKey(
  ctx: Context,
  scope: Scope<KeyActor>,
  body: z.output<NonNullable<typeof createCall.body>>,
  attempt: Attempt,
): Promise<ShownEnvelopeDetail> {
  const id = withIdPrefix('env', attempt.id)
  if (!(await readEnvelope(ctx, ctx.db, id))) {
    const draft =
      'draft' in body
        ? body.draft
        : filledTemplate(await ownTemplate(ctx, scope, body.templateId), body.recipients, scope.locale)
    await createDraft(ctx, scope, { id, draft })
  }
  if (body.send) {
    const { row } = await ownEnvelope(ctx, scope, id)
    if (row.state === 'draft') await sendEnvelope(ctx, scope, { id, revision: row.revision }, attempt)
  }
  return presentEnvelopeDetail(ctx, await ownEnvelope(ctx, scope, id), { inClear: true })
}

/** Templates are made in the console, in live mode; a test key uses them too, but no other envelope of that mode. */
async function ownTemplate(ctx: Context, scope: Scope<KeyActor>, id: string): Promise<Envelope> {
  const found = await ownEnvelope(ctx, { ...scope, actor: { ...scope.actor, mode: 'live' } }, id)
  if (!found.row.is_template) throw notFound('template')
  return found
}

/** An envelope in clear, which the access log records. Throws `not_found`, also for another account's and one of the other mode. */
export async function readByKey(ctx: Context, scope: Scope<KeyActor>, id: string): Promise<ShownEnvelopeDetail> {
  const found = await ownEnvelope(ctx, scope, id)
  await recordApiRead(ctx.db, scope, { action: 'envelope.readByApi', subject: id })
  return presentEnvelopeDetail(ctx, found, { inClear: true })
}

/** The newest first; addresses are masked. */
export async function listByKey(
  ctx: Context,
  { actor }: Scope<KeyActor>,
  before: string | undefined,
): Promise<{ envelopes: ShownEnvelope[] }> {
  const own = ctx.db
    .selectFrom('envelopes')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('mode', '=', actor.mode)
    .where('is_template', '=', false)
  const page = before === undefined ? own : own.where('id', '<', before)
  const rows = await page.orderBy('id', 'desc').limit(limits.pageSize).execute()
  const ids = rows.map(({ id }) => id)
  const envelopes = await readEnvelopes(ctx, ctx.db, ids)
  const about = await linkFacts(ctx.db, envelopes)
  return { envelopes: envelopes.map(one => presentEnvelope(one, about, { inClear: false })) }
}
