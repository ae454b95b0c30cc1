import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { CustomerStatement, customerStatement } from '../../../../contracts/resources/postpaidStatement.ts'
import type { Db } from '../../../platform/context.ts'
import { countCapped } from '../../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../../platform/http/serveResource.ts'
import { notFound } from '../../../platform/problem.ts'

type Filter = z.output<typeof customerStatement.filter>

const customerName = sql<string>`coalesce(users.company_name, users.first_name || ' ' || users.last_name)`

/** Statements of one account or of all, newest first by default. */
export async function listStatements(
  db: Db,
  { filter, sort, offset, limit }: ListQuery<Filter>,
  userId?: string,
): Promise<Page<CustomerStatement>> {
  const ascending = sort.order === 'ASC'
  const found = statements(db, filter.customer, userId)
  const { after } = filter
  const page = after
    ? found.where(
        ascending ? sql<SqlBool>`postpaid_statements.id > ${after}` : sql<SqlBool>`postpaid_statements.id < ${after}`,
      )
    : found
  const rows = await shown(page)
    .orderBy('postpaid_statements.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return { rows: rows.map(present), ...(await countCapped(db, found)) }
}

/** Throws `not_found`, also for another account's. */
export async function findStatement(db: Db, id: string, userId?: string): Promise<CustomerStatement> {
  const row = await shown(statements(db, undefined, userId))
    .where('postpaid_statements.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('statement')
  return present(row)
}

function statements(db: Db, customer?: string, userId?: string) {
  let found = db.selectFrom('postpaid_statements').innerJoin('users', 'users.id', 'postpaid_statements.user_id')
  if (userId) found = found.where('users.id', '=', userId)
  if (customer)
    found = found.where(eb => eb.or([eb('users.id', '=', customer), eb('users.customer_id', '=', customer)]))
  return found
}

const shown = (found: ReturnType<typeof statements>) =>
  found.selectAll('postpaid_statements').select(['users.customer_id', customerName.as('customer')])

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const present = (row: Row): CustomerStatement => ({
  id: row.id,
  month: row.month.slice(0, 7),
  lines: row.lines,
  chargedPaise: row.charged_paise,
  refundedPaise: row.refunded_paise,
  paidPaise: row.paid_paise,
  outstandingPaise: row.outstanding_paise,
  createdAt: row.created_at,
  userId: row.user_id,
  customerId: row.customer_id,
  customer: row.customer,
})
