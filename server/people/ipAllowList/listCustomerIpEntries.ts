import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { canonicalAddress } from '../../../contracts/ipAddress.ts'
import { limits } from '../../../contracts/limits.ts'
import type { CustomerIpEntry, customerIpEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import type { Db } from '../../platform/context.ts'
import { customerIs, customerName, likePattern } from '../../platform/db/conditions.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { presentIpEntry } from './presentIpEntry.ts'

type Query = ListQuery<z.output<typeof customerIpEntry.filter>>

/** Every account's entries, in the order in which they were made, which is the order of their ids. */
export async function listCustomerIpEntries(db: Db, query: Query): Promise<Page<CustomerIpEntry>> {
  const counted = matching(db, query.filter)
    .select('entries.id')
    .limit(limits.countCap + 1)
  const { count } = await db
    .selectFrom(counted.as('some'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await pageOf(db, query)
  return { rows, total: Math.min(count, limits.countCap), capped: count > limits.countCap }
}

function matching(db: Db, { q, customer, disabled }: Query['filter']) {
  let found = db.selectFrom('allowed_addresses as entries').innerJoin('users', 'users.id', 'entries.user_id')
  if (customer) found = found.where(customerIs(customer))
  if (disabled !== undefined) found = found.where('entries.disabled_at', disabled ? 'is not' : 'is', null)
  if (q) {
    const words = sql<string>`concat_ws(' ', entries.address, entries.label, ${customerName}, users.customer_id)`
    const address = canonicalAddress(q)
    const part = sql<SqlBool>`${words} ilike ${likePattern(address ?? q)}`
    // A whole address is looked for in the ranges too.
    found = found.where(address ? sql<SqlBool>`(${part} or entries.address::inet >>= ${address}::inet)` : part)
  }
  return found
}

async function pageOf(db: Db, { filter, sort, offset, limit }: Query): Promise<CustomerIpEntry[]> {
  const ascending = sort.order === 'ASC'
  let found = matching(db, filter)
  if (filter.after)
    found = found.where(
      ascending ? sql<SqlBool>`entries.id > ${filter.after}` : sql<SqlBool>`entries.id < ${filter.after}`,
    )
  const rows = await found
    .leftJoin('admins', 'admins.id', 'entries.disabled_by')
    .selectAll('entries')
    .select(['users.customer_id', customerName.as('customer'), 'admins.name as disabler'])
    .orderBy('entries.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => ({
    ...presentIpEntry(row),
    userId: row.user_id,
    customerId: row.customer_id,
    customer: row.customer,
    disabledBy: row.disabler,
  }))
}
