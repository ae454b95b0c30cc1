import { codes } from '../../../contracts/codes.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

/** Throws `not_found` for a foreign record as for none. */
export function removeGst(ctx: Context, scope: Scope<CustomerActor>, id: string) {
  requireAccess(scope, 'edit', 'account')
  const { userId } = scope.actor
  return ctx.db.transaction().execute(async trx => {
    const gone = await trx
      .deleteFrom('gst_details')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound()
    await audit(trx, scope, { action: 'gst.removed', subject: id, userId })
    return { code: codes.ok, message: translate(scope.locale, 'kyc.gst.removed') }
  })
}
