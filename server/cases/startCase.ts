import type { Plan } from '../../contracts/cases/plan.ts'
import { usualVideoKycSettings, videoKycSettings } from '../../contracts/cases/videoKyc/settings.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { newStep } from '../engines/cases/state.ts'
import { placeFor } from '../platform/access/locations.ts'
import type { Scope, Trx } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { applyEvent, type Storing } from './apply.ts'
import { storePromise } from './promises.ts'
import { type OpenCase, readPlan } from './rows.ts'

const DAY_MS = 86_400_000

export interface NewCase {
  id?: string
  planId: string
  /** The latest one by default. */
  version?: number | undefined
  subject: { name: string | null; email: string | null; phone: string | null; locale: Locale }
  reference: string | null
  purpose: Purpose
  /** Of a background verification; by default that of whoever starts it. */
  locationId?: string | null | undefined
  mode: 'live' | 'test'
}

/**
 * Starts a case of a plan, in the caller's transaction. Throws `not_found`, also for another account's plan, `conflict` for one that is archived, and as `placeFor`.
 */
export async function startCase(
  ctx: Storing,
  trx: Trx,
  scope: Scope<CustomerActor | KeyActor>,
  input: NewCase,
): Promise<OpenCase> {
  const { actor, locale } = scope
  const found = await trx
    .selectFrom('plans')
    .select(['id', 'product', 'version', 'archived_at'])
    .where('id', '=', input.planId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst()
  if (!found || (input.version ?? 1) > found.version) throw notFound('plan')
  if (found.archived_at !== null) throw new Problem('conflict', translate(locale, 'cases.planArchived'))
  const version = input.version ?? found.version
  const plan = await readPlan(trx, found.id, version)
  const { subject } = input
  const at = new Date()
  const id = input.id ?? newId('cas')
  const row = {
    id,
    user_id: actor.userId,
    sub_user_id: actor.kind === 'customer' ? actor.subUserId : null,
    api_key_id: actor.kind === 'key' ? actor.keyId : null,
    created_by: actor.name,
    mode: input.mode,
    channel: actor.kind === 'key' ? ('api' as const) : ('console' as const),
    product: found.product,
    plan_id: found.id,
    plan_version: version,
    subject_name: subject.name,
    subject_email: subject.email,
    subject_phone: subject.phone,
    locale: subject.locale,
    reference: input.reference,
    purpose: input.purpose,
    location_id: found.product === 'bgc' ? await placeFor(trx, scope, input.locationId ?? null) : null,
    status: 'open' as const,
    due_at: new Date(at.getTime() + (await dueDaysOf(trx, actor.userId, found.product, plan)) * DAY_MS).toISOString(),
    created_at: at.toISOString(),
  }
  await trx
    .insertInto('cases')
    .values(sealRow(ctx.vault, 'cases', row))
    .execute()
  const { status, round, tries } = newStep()
  const rows = plan.steps.map(({ id: step, kind }, place) => ({ case_id: id, step, place, kind, status, round, tries }))
  await trx.insertInto('case_steps').values(rows).execute()
  await storePromise(trx, id, plan, at)
  const started = await applyEvent(ctx, trx, id, { event: { type: 'start' }, by: actor.name })
  if (!started) throw new Error('The case is gone.')
  return started
}

/** Of a video KYC, the account's settings say how long its link lives. */
async function dueDaysOf(
  trx: Trx,
  userId: string,
  product: string,
  { dueDays }: Pick<Plan, 'dueDays'>,
): Promise<number> {
  if (product !== 'video-kyc') return dueDays
  const row = await trx
    .selectFrom('video_kyc_settings')
    .select('settings')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row ? videoKycSettings.parse(row.settings) : usualVideoKycSettings).linkDays
}
