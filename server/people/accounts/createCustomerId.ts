import { codes } from '../../../contracts/codes.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { newCustomerId } from '../../platform/identity/ids.ts'
import { forbidden } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** Gives the account its customer id, once; a second call answers the first one's. Throws `forbidden` for a foreign id and for sub-users (A37). */
export async function createCustomerId(ctx: Context, scope: Scope<CustomerActor>, asked: string) {
  const userId = requireOwnUserId(scope, asked)
  if (scope.actor.subUserId) throw forbidden()
  const customerId = await ctx.db.transaction().execute(async trx => {
    const { customer_id } = await trx
      .selectFrom('users')
      .select('customer_id')
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (customer_id) return customer_id
    // Ninety million numbers: one that is taken fails the call, which can be made again.
    const made = newCustomerId()
    await trx.updateTable('users').set({ customer_id: made }).where('id', '=', userId).execute()
    await audit(trx, scope, { action: 'customerId.created', subject: userId, data: { customerId: made } })
    return made
  })
  return { code: codes.ok, message: translate(scope.locale, 'waysIn.customerIdCreated'), customerId }
}
