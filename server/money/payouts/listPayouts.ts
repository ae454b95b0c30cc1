import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import type { Payout, payout } from '../../../contracts/resources/payout.ts'
import type { Context } from '../../platform/context.ts'
import { idMatches } from '../../platform/db/idMatches.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { customerMatches, customerName, openName } from '../../platform/sealing/names.ts'

type Filter = z.output<typeof payout.filter>
type Parts = Pick<Context, 'db' | 'vault'>

/** Payouts of all accounts, latest first. */
export async function listPayouts(ctx: Parts, query: ListQuery<Filter>): Promise<Page<Payout>> {
  return { rows: await rowsOf(ctx, query), ...(await countCapped(ctx.db, matching(ctx, query.filter))) }
}

export const streamPayouts = (ctx: Parts, filter: Filter) =>
  streamRows(
    (after, limit) =>
      rowsOf(ctx, {
        filter: { ...filter, after },
        sort: { field: 'createdAt', order: 'DESC' },
        offset: 0,
        limit,
      }),
    filter.after,
  )

/** Finds payouts for staff's search, newest first, by id or UTR. */
export async function findPayouts(ctx: Parts, q: string, most: number): Promise<SearchHit[]> {
  const conditions = [...idMatches('pyo', q), sql<SqlBool>`utr = ${q.toUpperCase()}`]
  const found = ctx.db
    .selectFrom('payouts')
    .select('id')
    .where(eb => eb.or(conditions))
    .orderBy('id', 'desc')
    .limit(most)
  const id = (await found.execute()).map(row => row.id)
  if (id.length === 0) return []
  const sort = { field: 'createdAt', order: 'DESC' } as const
  const rows = await rowsOf(ctx, { filter: { id }, sort, offset: 0, limit: most })
  return rows.map(row => ({
    kind: 'payout',
    id: row.id,
    userId: row.userId,
    target: null,
    title: row.utr ?? row.id,
    detail: row.customer,
    amountPaise: row.amountPaise,
    at: row.createdAt,
  }))
}

const midnight = (day: string, later: number) =>
  sql<string>`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Kolkata')`

function matching({ db, vault }: Parts, { q, id, userId, state, createdFrom, createdTo }: Filter) {
  let found = db
    .selectFrom('payouts')
    .innerJoin('users', 'users.id', 'payouts.user_id')
    .innerJoin('payout_bank_accounts as account', 'account.id', 'payouts.bank_account_id')
    .innerJoin('approvals', 'approvals.id', 'payouts.approval_id')
    .leftJoin('admins as makers', 'makers.id', 'approvals.asked_by')
    .leftJoin('admins as checkers', 'checkers.id', 'approvals.decided_by')
  if (q)
    found = found.where(eb =>
      eb.or([
        eb('payouts.utr', '=', q.toUpperCase()),
        eb('payouts.id', '=', q),
        eb('payouts.file_id', '=', q),
        customerMatches(vault, q),
      ]),
    )
  if (id) found = found.where('payouts.id', 'in', [...id, ''])
  if (userId) found = found.where('payouts.user_id', '=', userId)
  if (state) found = found.where('payouts.state', 'in', state)
  if (createdFrom) found = found.where('payouts.created_at', '>=', midnight(createdFrom, 0))
  if (createdTo) found = found.where('payouts.created_at', '<', midnight(createdTo, 1))
  return found
}

async function rowsOf(ctx: Parts, { filter, sort, offset, limit }: ListQuery<Filter>): Promise<Payout[]> {
  const ascending = sort.order === 'ASC'
  let found = matching(ctx, filter)
  if (filter.after)
    found = found.where(
      sql<SqlBool>`(payouts.created_at, payouts.id) ${sql.raw(ascending ? '>' : '<')} (
        select created_at, id from payouts last where last.id = ${filter.after})`,
    )
  const rows = await found
    .selectAll('payouts')
    .select(['users.customer_id', customerName.as('customer'), 'makers.name as maker', 'checkers.name as checker'])
    .select(['account.holder_sealed', 'account.number_masked', 'account.ifsc', 'account.replaced_at'])
    .orderBy('payouts.created_at', ascending ? 'asc' : 'desc')
    .orderBy('payouts.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => ({
    id: row.id,
    createdAt: row.created_at,
    state: row.state,
    userId: row.user_id,
    customerId: row.customer_id,
    customer: openName(ctx.vault, row.customer),
    amountPaise: row.amount_paise,
    holder: ctx.vault.open(row.holder_sealed, {
      column: 'payout_bank_accounts.holder_sealed',
      id: row.bank_account_id,
    }),
    bankAccount: row.number_masked,
    ifsc: row.ifsc,
    isChanged: row.replaced_at !== null,
    askedBy: row.maker,
    approvedBy: row.checker,
    fileId: row.file_id,
    sentAt: row.sent_at,
    utr: row.utr,
    paidAt: row.paid_at,
    returnedAt: row.returned_at,
    returnReason: row.return_reason,
  }))
}
