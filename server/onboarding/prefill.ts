import type { z } from 'zod'
import type { createPrefilledLinkByApi } from '../../contracts/calls/onboarding.ts'
import type { Plan } from '../../contracts/cases/plan.ts'
import { prefilledDrafts } from '../../contracts/onboarding/prefilledDrafts.ts'
import { paths } from '../../contracts/platform/paths.ts'
import { readPlan } from '../cases/rows.ts'
import { linkUrl } from '../invitations/row.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { KeyActor } from '../platform/identity/actors.ts'
import { newId, newSecret } from '../platform/identity/ids.ts'
import { Problem } from '../platform/problem.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { sha256 } from '../platform/vault.ts'
import { type Address, readAddress } from './address.ts'
import { flowLinkOf } from './link.ts'
import { ownFlow } from './settings.ts'

const DAY_MS = 86_400_000

interface Known {
  name: string | null
  address: Address | null
  reference: string | null
  values: readonly { field: string; value: string }[]
  /** Of the key that made it: what is begun by it asks no real source under a test key. Absent from links of before. */
  mode?: KeyActor['mode']
  /** Who has begun a response by it, as `personIndex`; absent until somebody has. */
  usedBy?: string
}

/** What is known of whoever has the link. */
export interface Prefill extends Known {
  id: string
  planId: string
  /** It has expired. */
  isOver: boolean
}

export async function prefillOf(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  hash: string,
): Promise<Prefill | null> {
  const sealed = await db.selectFrom('onboarding_prefills').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (!sealed) return null
  const { id, plan_id, values_sealed, expires_at } = openRow(vault, 'onboarding_prefills', sealed)
  const known = JSON.parse(values_sealed) as Known
  return { ...known, id, planId: plan_id, isOver: Date.parse(expires_at) <= Date.now() }
}

/**
 * Keeps a prefilled link for whoever has begun a response by it: anybody else to whom it was passed on would read what is known of them. In the transaction that
 * begins the response. False if somebody else has.
 */
export async function takePrefill(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { token, person }: { token: string; person: string },
): Promise<boolean> {
  const found = await prefillOf({ vault }, trx, sha256(token))
  if (!found) return true
  if (found.usedBy !== undefined) return found.usedBy === person
  const { id, planId: _, isOver: __, ...known } = found
  const values = sealRow(vault, 'onboarding_prefills', {
    id,
    values_sealed: JSON.stringify({ ...known, usedBy: person }),
  })
  await trx
    .updateTable('onboarding_prefills')
    .set({ values_sealed: values.values_sealed })
    .where('id', '=', id)
    .execute()
  return true
}

/**
 * A link for one person with what is known. Throws `not_found` for no flow of the key's account, `conflict` without a link of the flow, `bad_request` for a field
 * that no form of it has, and for an address that its link does not take.
 */
export async function createPrefill(
  ctx: Context,
  scope: Scope<KeyActor>,
  planId: string,
  body: z.output<NonNullable<typeof createPrefilledLinkByApi.body>>,
): Promise<{ url: string; expiresAt: string }> {
  const { actor, locale } = scope
  const flow = await ownFlow(ctx.db, scope, planId)
  const link = await flowLinkOf(ctx, ctx.db, planId)
  if (!link || link.is_stopped) throw new Problem('conflict', translate(locale, 'onboarding.noLink'))
  const fields = fieldsOf(await readPlan(ctx.db, planId, flow.version))
  const strange = body.values.findIndex(({ field }) => !fields.has(field))
  if (strange >= 0) {
    const message = translate(locale, 'onboarding.noField', { field: body.values[strange]?.field ?? '' })
    throw new Problem('bad_request', message, [{ field: `values.${strange}.field`, message }])
  }
  const known: Known = {
    name: body.name ?? null,
    address: body.address ? readAddress(scope, link.proof, body.address) : null,
    reference: body.reference ?? null,
    values: body.values,
    mode: actor.mode,
  }
  const [id, token] = [newId('opf'), newSecret()]
  const expiresAt = new Date(Date.now() + body.days * DAY_MS)
  const row = {
    id,
    plan_id: planId,
    user_id: actor.userId,
    hash: sha256(token),
    values_sealed: JSON.stringify(known),
    expires_at: expiresAt,
  }
  await ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('onboarding_prefills')
      .values(sealRow(ctx.vault, 'onboarding_prefills', row))
      .execute()
    await audit(trx, scope, { action: 'onboarding.linkPrefilled', subject: planId, data: { prefill: id } })
  })
  return { url: linkUrl(ctx.config, paths.onboard, token), expiresAt: expiresAt.toISOString() }
}

const fieldsOf = ({ steps }: Plan): ReadonlySet<string> =>
  new Set(
    steps.flatMap(step =>
      step.kind === 'form' ? step.settings.fields.map(({ source }) => `${step.id}.${source}`) : [],
    ),
  )

/** Puts what is known into the forms of a response, where its person sees and can change it. */
export async function fillForms(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  caseId: string,
  { values }: Pick<Known, 'values'>,
): Promise<void> {
  for (const [step, draft] of prefilledDrafts(values)) {
    const sealed = sealRow(vault, 'case_steps', { case_id: caseId, step, draft_sealed: JSON.stringify(draft) })
    await trx
      .updateTable('case_steps')
      .set({ draft_sealed: sealed.draft_sealed })
      .where('case_id', '=', caseId)
      .where('step', '=', step)
      .execute()
  }
}
