import type { z } from 'zod'
import type { createEnvelopeByApi as createCall } from '../../contracts/calls/esign.ts'
import type { EnvelopeDraft } from '../../contracts/esign/draft.ts'
import type { ShownEnvelope, ShownEnvelopeDetail } from '../../contracts/esign/shown.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { recordApiRead } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { KeyActor } from '../platform/identity/actors.ts'
import { withIdPrefix } from '../platform/identity/ids.ts'
import { createDraft, filledTemplate, insertDraft, requireFiles } from './drafts.ts'
import { aboutEnvelopes, presentEnvelope, presentEnvelopeDetail } from './present.ts'
import { ownEnvelope, readEnvelope, readEnvelopes } from './rows.ts'
import { requireReady, sendComposed } from './send.ts'
import { ownTemplate } from './templates.ts'

/**
 * Makes an envelope and sends it; a repeated request finds the one that it has made. What is refused leaves nothing. Throws as `createDraft` and
 * `sendEnvelope`.
 */
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
    if (body.send) await createSent(ctx, scope, { id, draft })
    else await createDraft(ctx, scope, { id, draft })
  }
  return presentEnvelopeDetail(ctx, await ownEnvelope(ctx, scope, id), { inClear: true })
}

/** In one transaction, so that it is sent or not there at all. */
async function createSent(
  ctx: Context,
  scope: Scope<KeyActor>,
  { id, draft }: { id: string; draft: EnvelopeDraft },
): Promise<void> {
  const { userId, mode } = scope.actor
  const owner = { user_id: userId, mode }
  await requireReady(ctx, scope, owner, { draft, files: await requireFiles(ctx, userId, draft) })
  await sendComposed(ctx, scope, { id, owner, draft }, trx => insertDraft(ctx, trx, scope, { id, draft }))
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
  const about = await aboutEnvelopes(ctx, envelopes)
  return { envelopes: envelopes.map(one => presentEnvelope(one, about, { inClear: false })) }
}
