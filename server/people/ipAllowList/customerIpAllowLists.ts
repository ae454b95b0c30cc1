import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { canonicalAddress } from '../../../contracts/platform/ipAddress.ts'
import type {
  CustomerIpAllowListEntry,
  customerIpAllowListEntry,
} from '../../../contracts/resources/ipAllowListEntry.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { countCapped, customerIs, likePattern } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { KeyRing } from '../../platform/http/types.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { customerMatches, customerName, openName } from '../../platform/sealing/names.ts'
import { presentIpEntry } from './ipEntries.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Query = ListQuery<z.output<typeof customerIpAllowListEntry.filter>>

/** Every account's entries in order of creation, which is the order of their ids. */
export async function listCustomerIpAllowLists(ctx: Parts, query: Query): Promise<Page<CustomerIpAllowListEntry>> {
  const count = await countCapped(ctx.db, matching(ctx, query.filter))
  const rows = await pageOf(ctx, query)
  return { rows, ...count }
}

function matching({ db, vault }: Parts, { q, customer, disabled }: Query['filter']) {
  let found = db.selectFrom('allowed_addresses as entries').innerJoin('users', 'users.id', 'entries.user_id')
  if (customer) found = found.where(customerIs(customer))
  if (disabled !== undefined) found = found.where('entries.disabled_at', disabled ? 'is not' : 'is', null)
  if (q) {
    const words = sql<string>`concat_ws(' ', entries.address, entries.label)`
    const address = canonicalAddress(q)
    const part = sql<SqlBool>`(${words} ilike ${likePattern(address ?? q)} or ${customerMatches(vault, q)})`
    // A complete address also matches the ranges that contain it.
    found = found.where(address ? sql<SqlBool>`(${part} or entries.address::inet >>= ${address}::inet)` : part)
  }
  return found
}

async function pageOf(ctx: Parts, { filter, sort, offset, limit }: Query): Promise<CustomerIpAllowListEntry[]> {
  const ascending = sort.order === 'ASC'
  let found = matching(ctx, filter)
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
    ...presentIpEntry(ctx.vault, row),
    userId: row.user_id,
    customerId: row.customer_id,
    customer: openName(ctx.vault, row.customer),
    disabledBy: row.disabler,
  }))
}

type Shared = Pick<Context, 'db'> & { keyRing: KeyRing }

interface Input {
  disabled: boolean
  reason: string
}

/**
 * Disables an entry, so that its addresses are refused, or enables it again. If nothing changes, the entry keeps its time and
 * reason. An account whose entries are all disabled admits nobody, rather than everybody. Throws `not_found`.
 */
export async function setIpEntryDisabled(
  ctx: Shared,
  scope: Scope<AdminActor>,
  id: string,
  { disabled, reason }: Input,
) {
  const change = disabled
    ? { disabled_at: new Date().toISOString(), disabled_by: scope.actor.adminId, disabled_reason: reason }
    : { disabled_at: null, disabled_by: null, disabled_reason: null }
  const entry = await ctx.db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('allowed_addresses')
      .select(['user_id', 'address', 'disabled_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw notFound('entry')
    if ((found.disabled_at !== null) === disabled) return found
    await trx.updateTable('allowed_addresses').set(change).where('id', '=', id).execute()
    const action = disabled ? 'address.disabled' : 'address.enabled'
    await audit(trx, scope, { action, subject: id, userId: found.user_id, reason, data: { address: found.address } })
    return { ...found, disabled_at: change.disabled_at }
  })
  ctx.keyRing.forget(entry.user_id)
  return { disabledAt: entry.disabled_at }
}
