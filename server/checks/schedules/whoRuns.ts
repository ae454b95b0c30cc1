import { runBulkSchedule } from '../../../contracts/calls/bulkSchedules.ts'
import { canCall } from '../../../contracts/people/permissions.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import type { Schedule } from './schedule.ts'

/** The person in whose name a batch is repeated, if they may still start files; else why not. */
export async function whoRuns(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  schedule: Schedule,
): Promise<{ scope: Scope<CustomerActor> } | { reason: 'person' | 'account' }> {
  const { id, user_id: userId, sub_user_id: subUserId } = schedule
  const account = await trx
    .selectFrom('users')
    .select(['is_active', 'kyc_completed_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!account?.is_active || !account.kyc_completed_at) return { reason: 'account' }
  if (subUserId && !(await mayStart(trx, subUserId))) return { reason: 'person' }
  const actor: CustomerActor = {
    kind: 'customer',
    userId,
    subUserId,
    sessionId: '',
    name: vault.open(schedule.created_by, { column: 'bulk_schedules.created_by', id }),
    kycComplete: true,
  }
  return { scope: { actor, ip: null, requestId: null, locale: schedule.locale as Locale } }
}

async function mayStart(trx: Trx, subUserId: string): Promise<boolean> {
  const person = await trx
    .selectFrom('sub_users')
    .innerJoin('roles', 'roles.id', 'sub_users.access')
    .select(['is_active', 'permissions'])
    .where('sub_users.id', '=', subUserId)
    .executeTakeFirst()
  return person?.is_active === true && canCall(person.permissions, runBulkSchedule)
}
