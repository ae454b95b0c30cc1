import type { z } from 'zod'
import type { openFlowLink } from '../../contracts/calls/onboarding.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import { flowLimits } from '../../contracts/onboarding/links.ts'
import { caseLinkOf } from '../cases/link.ts'
import { readPlan } from '../cases/rows.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newSecret } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { sha256 } from '../platform/vault.ts'
import { type FlowLink, flowLinkOf, presentFlowLink } from './link.ts'

type Owner = Scope<CustomerActor>

/** A flow of the account. Throws `not_found`, also for a plan of another account or product. */
export async function ownFlow(
  db: Db | Trx,
  { actor: { userId } }: Pick<Scope<CustomerActor | KeyActor>, 'actor'>,
  id: string,
  { lock = false } = {},
) {
  const found = db
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('product', '=', 'onboarding')
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  if (!row) throw notFound('plan')
  return row
}

/** The flow's link and what keeps it from having one. Throws as `ownFlow`. */
export async function readFlowLink(ctx: Context, scope: Owner, id: string) {
  const flow = await ownFlow(ctx.db, scope, id)
  const link = await flowLinkOf(ctx, ctx.db, id)
  return {
    link: link ? await presentFlowLink(ctx, link, flow.archived_at !== null) : null,
    problems: await flowProblems(ctx, scope, flow),
  }
}

/** What keeps a flow from having a link, in the reader's language. */
async function flowProblems(
  ctx: Context,
  { locale }: Owner,
  flow: { id: string; version: number; archived_at: string | null },
): Promise<string[]> {
  if (flow.archived_at !== null) return [translate(locale, 'cases.planArchived')]
  const { steps } = await readPlan(ctx.db, flow.id, flow.version)
  return steps.some(({ kind }) => stepOf(kind).actor === 'subject') ? [] : [translate(locale, 'onboarding.asksNobody')]
}

/** Switches the link on with its settings. Throws as `ownFlow`, `bad_request` for a day that is over or too far away, `conflict` if the flow cannot have a link. */
export async function openFlowLinkOf(
  ctx: Context,
  scope: Owner,
  id: string,
  { until, ...body }: z.output<NonNullable<typeof openFlowLink.body>>,
) {
  const { actor, locale } = scope
  const [problem] = await flowProblems(ctx, scope, await ownFlow(ctx.db, scope, id))
  if (problem) throw new Problem('conflict', problem)
  const values = {
    starts_most: body.startsMost,
    starts_per_day: body.startsPerDay,
    until: endOfDay(until, locale),
    is_stopped: false,
    proof: body.proof,
    purpose: body.purpose,
    sites: body.sites,
    keep_days: body.keepDays ?? null,
  }
  await ctx.db.transaction().execute(async trx => {
    await ownFlow(trx, scope, id, { lock: true })
    const known = await flowLinkOf(ctx, trx, id, { lock: true })
    if (known) await trx.updateTable('onboarding_links').set(values).where('plan_id', '=', id).execute()
    else {
      const owner = { user_id: actor.userId, sub_user_id: actor.subUserId, created_by: actor.name }
      await trx
        .insertInto('onboarding_links')
        .values(sealRow(ctx.vault, 'onboarding_links', { plan_id: id, ...owner, ...newToken(), ...values }))
        .execute()
    }
    await endFramed(trx, id, body.sites)
    await audit(trx, scope, { action: 'onboarding.linkOpened', subject: id, data: { ...body, until } })
  })
  return readFlowLink(ctx, scope, id)
}

/** What is open inside a site that may not show the flow any more ends; whoever has begun there goes on by their own link. */
async function endFramed(trx: Trx, planId: string, sites: readonly string[]): Promise<void> {
  const now = new Date()
  await trx
    .updateTable('invitation_links')
    .set({ expires_at: now })
    .where('framed_by', 'is not', null)
    .$if(sites.length > 0, query => query.where('framed_by', 'not in', sites))
    .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now.toISOString())]))
    .where('invitation_id', 'in', query =>
      query
        .selectFrom('invitations')
        .innerJoin('cases', 'cases.id', 'invitations.subject')
        .select('invitations.id')
        .where('invitations.kind', '=', caseLinkOf({ product: 'onboarding' }).name)
        .where('cases.plan_id', '=', planId),
    )
    .execute()
}

function newToken() {
  const token = newSecret()
  return { hash: sha256(token), token_sealed: token }
}

const DAY_MS = 86_400_000

/** The end of a day in India. */
function endOfDay(day: string, locale: Owner['locale']): Date {
  const end = new Date(Date.parse(`${day}T00:00:00+05:30`) + DAY_MS)
  const isOver = end.getTime() <= Date.now()
  if (!isOver && end.getTime() <= Date.now() + flowLimits.days * DAY_MS) return end
  const message = translate(locale, isOver ? 'onboarding.dayOver' : 'onboarding.dayFar')
  throw new Problem('bad_request', message, [{ field: 'until', message }])
}

/** Replaces the link; the former one says that it is none of ours. Throws as `ownFlow`, and `not_found` without a link. */
export async function renewFlowLinkOf(ctx: Context, scope: Owner, id: string) {
  await changeLink(ctx, scope, id, 'onboarding.linkRenewed', () =>
    sealRow(ctx.vault, 'onboarding_links', { plan_id: id, ...newToken() }),
  )
  return readFlowLink(ctx, scope, id)
}

/** Switches the link off. Throws as `ownFlow`, and `not_found` without a link. */
export async function stopFlowLinkOf(ctx: Context, scope: Owner, id: string) {
  await changeLink(ctx, scope, id, 'onboarding.linkStopped', () => ({ is_stopped: true }))
  return readFlowLink(ctx, scope, id)
}

async function changeLink(
  ctx: Context,
  scope: Owner,
  id: string,
  action: 'onboarding.linkRenewed' | 'onboarding.linkStopped',
  change: () => Partial<Pick<FlowLink, 'hash' | 'token_sealed' | 'is_stopped'>>,
): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    await ownFlow(trx, scope, id, { lock: true })
    const link = await flowLinkOf(ctx, trx, id, { lock: true })
    if (!link) throw notFound('link')
    await trx.updateTable('onboarding_links').set(change()).where('plan_id', '=', id).execute()
    await audit(trx, scope, { action, subject: id })
  })
}
