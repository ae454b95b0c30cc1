import { seenLocations, seesChecks } from '../../platform/access/locations.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { addEvent } from '../decisions/events.ts'
import { colleaguesOf } from './colleagues.ts'

interface Assignment {
  ids: string[]
  /** Null for nobody. */
  assigneeId: string | null
}

/**
 * Assigns screenings to somebody of the account, all of them or none. Throws `not_found` if one of them is not the account's or not seen by the
 * actor, and `bad_request` for somebody who may not decide about all of them.
 */
export async function assignScreenings(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope<CustomerActor>,
  { ids, assigneeId }: Assignment,
): Promise<{ assigned: number }> {
  const { actor } = scope
  const wanted = [...new Set(ids)].sort()
  return db.transaction().execute(async trx => {
    if ((await seenBy(trx, actor, wanted)) < wanted.length) throw notFound('screening')
    const colleagues = await colleaguesOf({ db: trx, vault }, actor.userId)
    const assignee = assigneeId === null ? null : colleagues.find(({ id }) => id === assigneeId)
    if (assignee === undefined) throw unfit(scope, 'unknownColleague')
    if (assignee) {
      const subUserId = assignee.id === actor.userId ? null : assignee.id
      if ((await seenBy(trx, { userId: actor.userId, subUserId }, wanted)) < wanted.length)
        throw unfit(scope, 'unseenByColleague')
    }
    let assigned = 0
    for (const id of wanted) if (await assignOne(vault, trx, scope, id, assignee)) assigned++
    return { assigned }
  })
}

/** How many of these screenings of the account a person sees. */
async function seenBy(trx: Trx, person: Pick<CustomerActor, 'userId' | 'subUserId'>, ids: string[]): Promise<number> {
  const rows = await trx
    .selectFrom('verifications')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', person.userId)
    .where('product', '=', 'aml-screen')
    .where(seesChecks(await seenLocations(trx, person)))
    .execute()
  return rows.length
}

const unfit = (scope: Scope<CustomerActor>, why: 'unknownColleague' | 'unseenByColleague') => {
  const message = translate(scope.locale, `watchLists.${why}`)
  return new Problem('bad_request', message, [{ field: 'assigneeId', message }])
}

/** Whether it had another assignee before. */
async function assignOne(
  vault: Context['vault'],
  trx: Trx,
  scope: Scope<CustomerActor>,
  id: string,
  assignee: { id: string; name: string } | null,
): Promise<boolean> {
  const rows = trx.selectFrom('screening_assignments').select('assignee_id').where('verification_id', '=', id)
  const before = (await rows.forUpdate().executeTakeFirst())?.assignee_id ?? null
  const after = assignee?.id ?? null
  if (before === after) return false
  if (after === null) await trx.deleteFrom('screening_assignments').where('verification_id', '=', id).execute()
  else
    await trx
      .insertInto('screening_assignments')
      .values({ verification_id: id, user_id: scope.actor.userId, assignee_id: after })
      .onConflict(known => known.column('verification_id').doUpdateSet({ assignee_id: after }))
      .execute()
  await addEvent(vault, trx, scope, {
    verification_id: id,
    kind: 'assigned',
    assignee_sealed: assignee?.name ?? null,
  })
  const data = { before: { assigneeId: before }, after: { assigneeId: after } }
  await audit(trx, scope, { action: 'amlWork.assigned', subject: id, data })
  return true
}
