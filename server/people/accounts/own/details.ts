import { audit } from '../../../platform/audit/audit.ts'
import type { Scope, Trx } from '../../../platform/context.ts'
import type { HttpContext } from '../../../platform/http/types.ts'
import type { CustomerActor } from '../../../platform/identity/actors.ts'
import { forbidden } from '../../../platform/problem.ts'
import { openRow, sealRow } from '../../../platform/sealing/rows.ts'

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
    const before = await readDetails(ctx, trx, actor)
    const after = {
      firstName: input.firstName,
      lastName: input.lastName,
      companyName: input.companyName === undefined ? before.companyName : input.companyName || null,
    }
    const names = { first_name: after.firstName, last_name: after.lastName }
    if (actor.subUserId) {
      const set = sealRow(ctx.vault, 'sub_users', { id: actor.subUserId, ...names })
      await trx.updateTable('sub_users').set(set).where('id', '=', actor.subUserId).execute()
    } else {
      const row = { id: actor.userId, ...names, company_name: after.companyName }
      const set = sealRow(ctx.vault, 'users', row)
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

async function readDetails({ vault }: HttpContext, trx: Trx, { userId, subUserId }: CustomerActor) {
  const holder = await trx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'company_name'])
    .where('id', '=', userId)
    .$if(!subUserId, query => query.forUpdate())
    .executeTakeFirstOrThrow()
  const user = openRow(vault, 'users', holder)
  const person = subUserId ? openRow(vault, 'sub_users', await lockSubUser(trx, subUserId)) : user
  return { firstName: person.first_name, lastName: person.last_name, companyName: user.company_name }
}

const lockSubUser = (trx: Trx, id: string) =>
  trx
    .selectFrom('sub_users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
