import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { normaliseIdentifier } from '../../../contracts/identifiers/index.ts'
import type { ChallanSearchRow, challanSearch } from '../../../contracts/resources/challanSearch.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { openVehicle, vehicleIndexOf } from '../common/vehicleNumber.ts'
import { feeBookOf } from '../fees/feeBook.ts'
import { knownChallans } from './lookUpVehicle.ts'
import { presentRows, type Search } from './search.ts'

type Query = ListQuery<z.output<typeof challanSearch.filter>>
type Shared = Pick<Context, 'db' | 'vault'>

/** Lists the account's own searches by id, which is the order of creation. */
export async function listSearches(
  ctx: Shared,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<ChallanSearchRow>> {
  const { userId } = actor
  const count = await countCapped(ctx.db, matching(ctx, userId, query))
  const ascending = query.sort.order === 'ASC'
  const { after } = query.filter
  let found = matching(ctx, userId, query)
  if (after) found = found.where(ascending ? sql<SqlBool>`id > ${after}` : sql<SqlBool>`id < ${after}`)
  const rows = await found
    .selectAll()
    .orderBy('id', ascending ? 'asc' : 'desc')
    .offset(query.offset)
    .limit(query.limit)
    .execute()
  return {
    rows: rows.map(row => ({
      id: row.id,
      createdAt: row.created_at,
      rcNo: openVehicle(ctx.vault, 'challan_searches', row),
      violator: row.violator_masked,
      pending: row.pending,
      paid: row.paid,
      pendingPaise: row.pending_paise,
      fetchedAt: row.fetched_at,
    })),
    ...count,
  }
}

function matching({ db, vault }: Shared, userId: string, { filter: { id, rcNo } }: Query) {
  let found = db.selectFrom('challan_searches').where('user_id', '=', userId)
  if (id) found = found.where('id', 'in', id)
  if (rcNo) found = found.where('vehicle_index', '=', vehicleIndexOf(vault, normaliseIdentifier('rc', rcNo)))
  return found
}

/**
 * Reads one of the account's own searches with the current records of its vehicle; does not ask the source. Throws `not_found`.
 */
export async function readSearch(ctx: Context, scope: Scope<CustomerActor>, id: string): Promise<Search> {
  const { userId } = scope.actor
  const found = await ctx.db
    .selectFrom('challan_searches')
    .select(['id', 'vehicle_index', 'vehicle_sealed', 'fetched_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) throw notFound('search')
  const [known, feeOf] = await Promise.all([knownChallans(ctx.db, found.vehicle_index), feeBookOf(ctx.db, null)])
  const result = await presentRows(ctx, known?.rows ?? [], feeOf, { userId })
  const rcNo = openVehicle(ctx.vault, 'challan_searches', found)
  return { rcNo, parentId: id, fetchedAt: known?.fetchedAt ?? found.fetched_at, result }
}
