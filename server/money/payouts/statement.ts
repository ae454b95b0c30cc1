import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { limits } from '../../../contracts/platform/limits.ts'
import type { ReceivedPayment, receivedPayment } from '../../../contracts/resources/receivedPayment.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'

type Filter = z.output<typeof receivedPayment.filter>
type Own = Scope<CustomerActor>

/** A payment's number as the page of its case shows it. */
const tail = sql`'••••••' || right(receipt.id, 4)`

/** Every change of what is owed to an account, with the balance after it. Its last balance is what `payoutBalances` says is owed. */
const entriesOf = (userId: string) => sql`(
  select entry.*, (sum(entry.paise) over (order by entry.at, entry.id))::bigint as balance from (
    select ordered.id, receipt.at, 'payment' as kind, receipt.amount_minor as paise, ordered.case_id, ${tail} as reference
    from case_payments ordered join case_receipts receipt on receipt.order_id = ordered.id
    where ordered.user_id = ${userId} and ordered.status = 'paid' and receipt.kind = 'paid'
    union all
    select receipt.refund_id, receipt.refunded_at, 'refund', -receipt.amount_minor, ordered.case_id, ${tail}
    from case_payments ordered join case_receipts receipt on receipt.order_id = ordered.id
    where ordered.user_id = ${userId} and ordered.status = 'paid' and receipt.kind = 'paid' and receipt.refund_state = 'done'
    union all
    select id, created_at, 'payout', -amount_paise, null, utr from payouts where user_id = ${userId}
    union all
    select id || ':back', returned_at, 'payoutReturned', amount_paise, null, utr from payouts
    where user_id = ${userId} and returned_at is not null
  ) entry)`

/** The account's statement of what its steps have collected. */
export async function listReceivedPayments(
  { db }: Pick<Context, 'db'>,
  { actor }: Own,
  query: ListQuery<Filter>,
): Promise<Page<ReceivedPayment>> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::bigint as count from (
      select 1 from ${entriesOf(actor.userId)} entry where ${matching(query.filter)} limit ${sql.lit(limits.countCap + 1)}
    ) found`.execute(db)
  const count = counted[0]?.count ?? 0
  return {
    rows: await rowsOf(db, actor.userId, query),
    total: Math.min(count, limits.countCap),
    capped: count > limits.countCap,
  }
}

export const streamReceivedPayments = ({ db }: Pick<Context, 'db'>, { actor }: Own, filter: Filter) =>
  streamRows(
    (after, limit) =>
      rowsOf(db, actor.userId, {
        filter: { ...filter, after },
        sort: { field: 'createdAt', order: 'DESC' },
        offset: 0,
        limit,
      }),
    filter.after,
  )

const midnight = (day: string, later: number) =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Kolkata')`

function matching({ id, kind, createdFrom, createdTo }: Filter): RawBuilder<unknown> {
  const conditions = [
    ...(id ? [sql`entry.id in (${sql.join([...id, ''])})`] : []),
    ...(kind ? [sql`entry.kind in (${sql.join([...kind, ''])})`] : []),
    ...(createdFrom ? [sql`entry.at >= ${midnight(createdFrom, 0)}`] : []),
    ...(createdTo ? [sql`entry.at < ${midnight(createdTo, 1)}`] : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

async function rowsOf(
  db: Context['db'],
  userId: string,
  { filter, sort, offset, limit }: ListQuery<Filter>,
): Promise<ReceivedPayment[]> {
  const [order, next] = sort.order === 'ASC' ? [sql`asc`, sql`>`] : [sql`desc`, sql`<`]
  const after = filter.after
    ? sql`and (entry.at, entry.id) ${next} (select last.at, last.id from entries last where last.id = ${filter.after})`
    : sql``
  const { rows } = await sql<{
    id: string
    at: string
    kind: ReceivedPayment['kind']
    paise: number
    balance: number
    case_id: string | null
    reference: string | null
  }>`
    with entries as ${entriesOf(userId)}
    select * from entries entry where ${matching(filter)} ${after}
    order by entry.at ${order}, entry.id ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(row => ({
    id: row.id,
    createdAt: row.at,
    kind: row.kind,
    amountPaise: row.paise,
    balancePaise: row.balance,
    caseId: row.case_id,
    reference: row.reference,
  }))
}
