import { sql } from 'kysely'
import type { z } from 'zod'
import type { IpAllowListEntry, ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { findAndCount } from '../../platform/db/findAndCount.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { presentIpEntry } from './presentIpEntry.ts'

type Query = ListQuery<z.output<typeof ipAllowListEntry.filter>>

const columns = { id: sql`id`, address: sql`address::inet`, createdAt: sql`created_at` } as const

/** The account's allow-list. There are few of them, so they are counted exactly. */
export async function listIpEntries(
  { db }: Pick<Context, 'db'>,
  { actor }: Scope<CustomerActor>,
  query: Query,
): Promise<Page<IpAllowListEntry>> {
  const { filter } = query
  let found = db.selectFrom('allowed_addresses').where('user_id', '=', actor.userId)
  if (filter.id) found = found.where('id', 'in', filter.id)
  const page = await findAndCount(found.selectAll(), columns, query)
  return { ...page, rows: page.rows.map(presentIpEntry) }
}
