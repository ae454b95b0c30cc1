import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { setBrandOwner as ownerCall } from '../../../contracts/calls/whiteLabel.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { customerIs } from '../../platform/db/listQueries.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'

type Body = z.output<NonNullable<typeof ownerCall.body>>

/** Whether an account is a white-label client: it owns a brand. `user` names the column with the account's id. */
export const ownsBrand = (user: string) =>
  sql<SqlBool>`exists (select from challan_brands as owned where owned.owner_id = ${sql.ref(user)})`

/** Gives a brand to an account, or to the house. Throws `not_found`, and `bad_request` for an unknown account. */
export function setBrandOwner({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, id: string, body: Body) {
  return db.transaction().execute(async trx => {
    const brand = await trx
      .selectFrom('challan_brands')
      .select(['name', 'owner_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!brand) throw notFound('brand')
    const owner = body.owner
      ? await trx.selectFrom('users').select('id').where(customerIs(body.owner)).executeTakeFirst()
      : null
    if (owner === undefined) {
      const message = translate(scope.locale, 'whiteLabel.ownerUnknown')
      throw new Problem('bad_request', message, [{ field: 'owner', message }])
    }
    const ownerId = owner?.id ?? null
    if (ownerId === brand.owner_id) return { id, ownerId }
    await trx.updateTable('challan_brands').set({ owner_id: ownerId }).where('id', '=', id).execute()
    await audit(trx, scope, {
      action: 'challanBrand.ownerSet',
      subject: id,
      userId: ownerId ?? brand.owner_id,
      reason: body.reason,
      data: { name: brand.name, before: brand.owner_id, after: ownerId },
    })
    return { id, ownerId }
  })
}
