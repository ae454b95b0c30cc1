import type { Rescreening } from '../../../contracts/calls/bgcRescreenings.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { CaseRow } from '../../cases/rows.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { begin } from '../candidates.ts'
import { lockCandidate, openCases } from '../openCases.ts'

type Own = Scope<CustomerActor>

export type StartedAgain = { id: string } | { problem: NonNullable<Rescreening['problem']>; open?: string }

/**
 * Starts a case of the same package for the same candidate, who is asked for consent anew, and links it to the earlier one, whose row the caller's transaction has
 * locked. A plan goes on with the new case. Says what keeps it from being started.
 */
export async function startAgain(ctx: Context, trx: Trx, scope: Own, row: CaseRow): Promise<StartedAgain> {
  if (row.mode === 'test') return { problem: 'test' }
  const plan = await trx.selectFrom('plans').select('archived_at').where('id', '=', row.plan_id).executeTakeFirst()
  if (!plan || plan.archived_at !== null) return { problem: 'package' }
  const candidate = {
    name: row.subject_name ?? '',
    email: row.subject_email,
    phone: row.subject_phone,
    locale: row.locale as Locale,
    reference: row.reference,
    locationId: row.location_id,
  }
  await lockCandidate(ctx, trx, row.user_id, candidate)
  const [open] = await openCases(ctx, trx, scope.actor, [candidate])
  if (open) return { problem: 'open', open }
  const id = newId('cas')
  await begin(ctx, trx, scope, { id, planId: row.plan_id, candidate })
  const planned = await trx
    .selectFrom('bgc_rescreenings')
    .select(['months', 'is_automatic'])
    .where('case_id', '=', row.id)
    .executeTakeFirst()
  const link = { case_id: row.id, user_id: row.user_id, months: null, set_by: scope.actor.name, next_case_id: id }
  await trx
    .insertInto('bgc_rescreenings')
    .values(sealRow(ctx.vault, 'bgc_rescreenings', link))
    .onConflict(same => same.column('case_id').doUpdateSet({ next_case_id: id, problem: null }))
    .execute()
  if (planned?.months) {
    const next = { ...link, case_id: id, ...planned, next_case_id: null }
    await trx
      .insertInto('bgc_rescreenings')
      .values(sealRow(ctx.vault, 'bgc_rescreenings', next))
      .execute()
  }
  await audit(trx, scope, { action: 'case.rescreened', subject: row.id, data: { case: id } })
  return { id }
}
