import { challanLimits } from '../../../contracts/challanLimits.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newSecret } from '../../platform/identity/ids.ts'
import { notFound } from '../../platform/problem.ts'
import { touchBrand } from './write.ts'

/** Issues a new token. The previous one stays valid for one more day, the one before it no longer. Throws `not_found`. */
export function rotateToken({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, id: string) {
  requireAccess(scope, 'edit', 'admin.challans')
  return db.transaction().execute(async trx => {
    const brand = await trx
      .selectFrom('challan_brands')
      .select('token')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!brand) throw notFound('brand')
    const token = newSecret()
    const until = new Date(Date.now() + challanLimits.tokenOverlapMs)
    await touchBrand(trx, id, { token, earlier_token: brand.token, earlier_token_until: until })
    await audit(trx, scope, { action: 'challanBrand.tokenRotated', subject: id })
    return { token }
  })
}
