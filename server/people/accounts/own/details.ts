import { audit } from '../../../platform/audit/audit.ts'
import type { Scope, Trx } from '../../../platform/context.ts'
import type { HttpContext } from '../../../platform/http/types.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { forbidden } from '../../../platform/problem.ts'

interface Details {
  firstName: string
  lastName: string
  /** Unchanged if undefined, removed if null or empty. */
  companyName?: string | null | undefined
}

/** Changes the caller's name and, for the account's holder, the company. Throws `forbidden` for a sub-user who sends a company. */
export async function changeDetails(ctx: HttpContext, scope: Scope<CustomerActor>, input: Details) {
  const { actor } = scope
  if (actor.subUserId && input.companyName !== undefined) throw forbidden()
  const saved = await ctx.db.transaction().execute(async trx => {
    const before = await readDetails(trx, actor)
    const after = {
      firstName: input.firstName,
      lastName: input.lastName,
      companyName: input.companyName === undefined ? before.companyName : input.companyName || null,
    }
    const names = { first_name: after.firstName, last_name: after.lastName }
    if (actor.subUserId) await trx.updateTable('sub_users').set(names).where('id', '=', actor.subUserId).execute()
    else {
      const set = { ...names, company_name: after.companyName }
      await trx.updateTable('users').set(set).where('id', '=', actor.userId).execute()
    }
    // The log is never erased, so it holds what was changed, not the names.
    const changed = (Object.keys(after) as (keyof typeof after)[]).filter(key => after[key] !== before[key])
    if (changed.length > 0)
      await audit(trx, scope, {
        action: 'account.changed',
        subject: actor.subUserId ?? actor.userId,
        data: { changed },
      })
    return after
  })
  ctx.authenticator.forget(actor.sessionId)
  return saved
}

async function readDetails(trx: Trx, { userId, subUserId }: CustomerActor) {
  const user = await trx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'company_name'])
    .where('id', '=', userId)
    .$if(!subUserId, query => query.forUpdate())
    .executeTakeFirstOrThrow()
  const person = subUserId
    ? await trx
        .selectFrom('sub_users')
        .select(['first_name', 'last_name'])
        .where('id', '=', subUserId)
        .forUpdate()
        .executeTakeFirstOrThrow()
    : user
  return { firstName: person.first_name, lastName: person.last_name, companyName: user.company_name }
}
