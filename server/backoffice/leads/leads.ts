import { type Selectable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Lead, lead } from '../../../contracts/resources/lead.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { anyOf, contactMatches } from '../../platform/sealing/names.ts'
import { openRow } from '../../platform/sealing/rows.ts'

type Parts = Pick<Context, 'db' | 'vault'>

type LeadFilter = z.output<typeof lead.filter>

type Query = ListQuery<LeadFilter>

/** Lists leads by id, which is the order of arrival. */
export async function listLeads(ctx: Parts, query: Query): Promise<Page<Lead>> {
  const count = await countCapped(ctx.db, matching(ctx, query.filter))
  const rows = await pageOf(ctx, query)
  return { rows, ...count }
}

/** Streams the leads that match a filter, newest first, for the export. */
export const streamLeads = (ctx: Parts, filter: LeadFilter) =>
  streamRows((after, limit) => {
    const sort = { field: 'createdAt', order: 'DESC' } as const
    return pageOf(ctx, { filter: { ...filter, after }, sort, offset: 0, limit })
  }, filter.after)

function matching({ db, vault }: Parts, { q, kind, handled }: LeadFilter) {
  let query = db.selectFrom('leads')
  if (kind) query = query.where('leads.kind', '=', kind)
  if (handled !== undefined) query = query.where('leads.handled_at', handled ? 'is not' : 'is', null)
  if (q) query = query.where(anyOf(contactMatches(vault, 'leads', q)))
  return query
}

async function pageOf(ctx: Parts, { filter, sort, offset, limit }: Query): Promise<Lead[]> {
  const ascending = sort.order === 'ASC'
  const { after } = filter
  let query = matching(ctx, filter)
  if (after) query = query.where(ascending ? sql<SqlBool>`leads.id > ${after}` : sql<SqlBool>`leads.id < ${after}`)
  const rows = await query
    .leftJoin('admins', 'admins.id', 'leads.handled_by')
    .selectAll('leads')
    .select('admins.name as handler')
    .orderBy('leads.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => present(openRow(ctx.vault, 'leads', row)))
}

const present = (row: Selectable<Schema['leads']> & { handler: string | null }): Lead => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  phone: row.phone,
  companyName: row.company_name,
  productName: row.product_name,
  message: row.message,
  handledAt: row.handled_at,
  handledBy: row.handler,
  createdAt: row.created_at,
})

/**
 * Marks a lead as handled or reopens it. If two staff members act at once, the first wins, and both replies name them. Throws
 * `not_found`.
 */
export function handleLead({ db }: Pick<Context, 'db'>, scope: Scope<AdminActor>, id: string, handled: boolean) {
  const change = handled
    ? { handled_at: new Date(), handled_by: scope.actor.adminId }
    : { handled_at: null, handled_by: null }
  return db.transaction().execute(async trx => {
    const changed = await trx
      .updateTable('leads')
      .set(change)
      .where('id', '=', id)
      .where('handled_at', handled ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (changed.numUpdatedRows > 0n)
      await audit(trx, scope, { action: handled ? 'lead.handled' : 'lead.reopened', subject: id })
    return readHandling(trx, id)
  })
}

async function readHandling(trx: Trx, id: string) {
  const row = await trx
    .selectFrom('leads')
    .leftJoin('admins', 'admins.id', 'leads.handled_by')
    .select(['leads.handled_at', 'admins.name'])
    .where('leads.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('request')
  return { handledAt: row.handled_at, handledBy: row.name }
}
