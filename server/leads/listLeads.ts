import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { limits } from '../../contracts/limits.ts'
import type { Lead, lead } from '../../contracts/resources/lead.ts'
import { containing } from '../admin/listUsers.ts'
import type { Db } from '../context.ts'
import type { Schema } from '../db/schema.ts'
import type { ListQuery, Page } from '../http/serveResource.ts'

type Query = ListQuery<z.output<typeof lead.filter>>

const columns = { id: 'id', createdAt: 'created_at' } as const

export async function listLeads(db: Db, { filter, sort, offset, limit }: Query): Promise<Page<Lead>> {
  const found = filtered(db, filter)
  const ascending = sort.order === 'ASC'
  const rows = await found
    .selectAll()
    .orderBy(columns[sort.field as keyof typeof columns], ascending ? 'asc' : 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const counted = found.select('id').limit(limits.countCap + 1)
  const { count } = await db
    .selectFrom(counted.as('some'))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows: rows.map(present), total: Math.min(count, limits.countCap), capped: count > limits.countCap }
}

function filtered(db: Db, { q, kind }: Query['filter']) {
  let found = db.selectFrom('leads')
  if (kind) found = found.where('kind', '=', kind)
  if (q) found = found.where(sql<string>`concat_ws(' ', name, email, phone, company_name)`, 'ilike', containing(q))
  return found
}

const present = (row: Selectable<Schema['leads']>): Lead => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  phone: row.phone,
  companyName: row.company_name,
  productName: row.product_name,
  message: row.message,
  createdAt: row.created_at,
})
