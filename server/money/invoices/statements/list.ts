import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { CustomerStatement, customerStatement } from '../../../../contracts/resources/postpaidStatement.ts'
import type { Context, Db } from '../../../platform/context.ts'
import { countCapped } from '../../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../../platform/http/serveResource.ts'
import { notFound } from '../../../platform/problem.ts'
import { customerName, openName } from '../../../platform/sealing/names.ts'
import type { Vault } from '../../../platform/vault.ts'

type Parts = Pick<Context, 'db' | 'vault'>
type Filter = z.output<typeof customerStatement.filter>

/** Statements of one account or of all, newest first by default. */
export async function listStatements(
  { db, vault }: Parts,
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
  return { rows: rows.map(row => present(vault, row)), ...(await countCapped(db, found)) }
}

/** Throws `not_found`, also for another account's. */
export async function findStatement({ db, vault }: Parts, id: string, userId?: string): Promise<CustomerStatement> {
  const row = await shown(statements(db, undefined, userId))
    .where('postpaid_statements.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('statement')
  return present(vault, row)
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

const present = (vault: Vault, row: Row): CustomerStatement => ({
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
  customer: openName(vault, row.customer),
})
