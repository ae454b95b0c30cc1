import { requireAccess } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { feeBookOf } from '../fees/feeBook.ts'
import { knownChallans } from './lookUpVehicle.ts'
import { presentRows } from './presentRows.ts'
import type { Search } from './search.ts'

/**
 * Reads one of the account's own searches with the current records of its vehicle; does not ask the source. Throws `not_found`.
 */
export async function readSearch(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Search> {
  requireAccess(scope, 'show', 'challans')
  const { userId } = scope.actor
  const found = await ctx.db
    .selectFrom('challan_searches')
    .select(['vehicle_index', 'vehicle_sealed', 'fetched_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) throw notFound('search')
  const [known, feeOf] = await Promise.all([knownChallans(ctx.db, found.vehicle_index), feeBookOf(ctx.db, null)])
  const result = presentRows(ctx, known?.rows ?? [], feeOf, { userId })
  const rcNo = ctx.vault.open(found.vehicle_sealed)
  return { rcNo, parentId: id, fetchedAt: known?.fetchedAt ?? found.fetched_at, result }
}
