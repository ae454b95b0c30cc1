import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type {
  CustomerPaymentOrder,
  customerPaymentOrder,
  PaymentOrder,
  paymentOrder,
} from '../../../contracts/resources/paymentOrder.ts'
import type { Context, Db, Scope } from '../../platform/context.ts'
import { countCapped, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'
import { customerName, openName } from '../../platform/sealing/names.ts'
import type { Vault } from '../../platform/vault.ts'

export type PaymentOrderFilter = z.output<typeof paymentOrder.filter>
type Filter = z.output<typeof customerPaymentOrder.filter>
type Parts = Pick<Context, 'db' | 'vault'>

const newestFirst = { field: 'createdAt', order: 'DESC' } as const

/** The caller's own payment orders. */
export const listOwnPaymentOrders = async (
  { db }: Parts,
  { actor }: Scope<CustomerActor>,
  query: ListQuery<PaymentOrderFilter>,
) => page(db, query, actor.userId, presentOrder)

/** Throws `not_found`, also for another account's. */
export async function showOwnPaymentOrder(
  { db }: Parts,
  { actor }: Scope<CustomerActor>,
  id: string,
): Promise<PaymentOrder> {
  const [row] = await rowsOf(db, one(id), actor.userId)
  if (!row) throw notFound('order')
  return presentOrder(row)
}

/** Streams the caller's matching orders, newest first, for the export. */
export const streamOwnPaymentOrders = ({ db }: Parts, { actor }: Scope<CustomerActor>, filter: PaymentOrderFilter) =>
  streamRows(async (after, limit) => {
    const query = { filter: { ...filter, after }, sort: newestFirst, offset: 0, limit }
    return (await rowsOf(db, query, actor.userId)).map(presentOrder)
  }, filter.after)

/** Every customer's payment orders, for staff. */
export const listPaymentOrders = ({ db, vault }: Parts, query: ListQuery<Filter>) =>
  page(db, query, undefined, row => presentForStaff(vault, row))

/** Throws `not_found`. */
export async function showPaymentOrder({ db, vault }: Parts, id: string): Promise<CustomerPaymentOrder> {
  const [row] = await rowsOf(db, one(id))
  if (!row) throw notFound('order')
  return presentForStaff(vault, row)
}

const one = (id: string): ListQuery<Filter> => ({ filter: { id: [id] }, sort: newestFirst, offset: 0, limit: 1 })

async function page<Shown>(
  db: Db,
  query: ListQuery<Filter>,
  userId: string | undefined,
  present: (row: Row) => Shown,
): Promise<Page<Shown>> {
  const count = await countCapped(db, matching(db, query.filter, userId))
  const rows = await rowsOf(db, query, userId)
  return { rows: rows.map(present), ...count }
}

function matching(db: Db, filter: Filter, userId?: string) {
  const { id, status, wallet, createdFrom, createdTo, customer, diverged } = filter
  let found = db.selectFrom('payment_orders').innerJoin('users', 'users.id', 'payment_orders.user_id')
  if (userId) found = found.where('payment_orders.user_id', '=', userId)
  if (id) found = found.where('payment_orders.id', 'in', id)
  if (status) found = found.where('payment_orders.status', 'in', status)
  if (wallet) found = found.where('payment_orders.wallet', 'in', wallet)
  if (diverged) found = found.where('payment_orders.divergence', 'is not', null)
  if (customer)
    found = found.where(eb => eb.or([eb('users.id', '=', customer), eb('users.customer_id', '=', customer)]))
  if (createdFrom) found = found.where('payment_orders.created_at', '>=', midnight(createdFrom, 0))
  if (createdTo) found = found.where('payment_orders.created_at', '<', midnight(createdTo, 1))
  return found
}

/** Midnight in India at the start of a day, or of the day `later` days after it. */
const midnight = (day: string, later: number) =>
  sql<string>`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Asia/Kolkata')`

const creditNotes = sql<{ id: string; number: string }[]>`(
  select coalesce(json_agg(json_build_object('id', note.id, 'number', note.number) order by note.id), '[]')
  from invoices note where note.order_id = payment_orders.id and note.kind = 'creditNote')`

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function rowsOf(db: Db, { filter, sort, offset, limit }: ListQuery<Filter>, userId?: string) {
  const ascending = sort.order === 'ASC'
  const { after } = filter
  let found = matching(db, filter, userId).leftJoin('invoices', join =>
    join.onRef('invoices.order_id', '=', 'payment_orders.id').on('invoices.is_current', '=', true),
  )
  if (after)
    found = found.where(
      ascending ? sql<SqlBool>`payment_orders.id > ${after}` : sql<SqlBool>`payment_orders.id < ${after}`,
    )
  return found
    .selectAll('payment_orders')
    .select(['invoices.id as invoice_id', 'invoices.number as invoice_number', 'users.customer_id'])
    .select(creditNotes.as('credit_notes'))
    .select(customerName.as('customer'))
    .orderBy('payment_orders.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

const presentOrder = (row: Row): PaymentOrder => ({
  id: row.id,
  order_id: row.gateway_order_id,
  createdAt: row.created_at,
  status: row.status,
  purpose: row.purpose,
  wallet: row.wallet,
  currency: row.currency,
  charged: row.charged_minor,
  creditPaise: row.credit_paise,
  taxPaise: row.tax_paise,
  totalPaise: row.credit_paise + row.tax_paise,
  usdPerInr: row.usd_per_inr,
  paymentTail: row.payment_id && row.payment_id.slice(-6),
  reason: row.reason,
  invoiceId: row.invoice_id,
  invoiceNumber: row.invoice_number,
  creditNotes: row.credit_notes,
  creditedAt: row.credited_at,
})

const presentForStaff = (vault: Vault, row: Row): CustomerPaymentOrder => ({
  ...presentOrder(row),
  userId: row.user_id,
  customerId: row.customer_id,
  customer: openName(vault, row.customer),
  paymentId: row.payment_id,
  divergence: row.divergence,
})
