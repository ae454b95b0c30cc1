import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { gstStates } from '../../../contracts/identifiers/states.ts'
import type { Invoice, invoice } from '../../../contracts/resources/invoice.ts'
import type { Context } from '../../platform/context.ts'
import { countCapped, likePattern, streamRows } from '../../platform/db/listQueries.ts'
import type { ListQuery, Page } from '../../platform/http/serveResource.ts'
import { notFound } from '../../platform/problem.ts'
import { nameIndexes } from '../../platform/searchIndexes.ts'

export type InvoiceFilter = z.output<typeof invoice.filter>
type Query = ListQuery<InvoiceFilter>
type Parts = Pick<Context, 'db' | 'vault'>

/** Every customer's invoices and credit notes, for staff, in order of issue. */
export async function listInvoices(ctx: Parts, query: Query): Promise<Page<Invoice>> {
  const count = await countCapped(ctx.db, matching(ctx, query.filter))
  const rows = await pageOf(ctx, query)
  return { rows, ...count }
}

/** Throws `not_found`. */
export async function showInvoice(ctx: Parts, id: string): Promise<Invoice> {
  const sort = { field: 'createdAt', order: 'DESC' } as const
  const [row] = await pageOf(ctx, { filter: { id: [id] }, sort, offset: 0, limit: 1 })
  if (!row) throw notFound('invoice')
  return row
}

/** Streams the matching documents, newest first, for the export. */
export const streamInvoices = (ctx: Parts, filter: InvoiceFilter) =>
  streamRows((after, limit) => {
    const sort = { field: 'createdAt', order: 'DESC' } as const
    return pageOf(ctx, { filter: { ...filter, after }, sort, offset: 0, limit })
  }, filter.after)

function matching(
  { db, vault }: Parts,
  { id, q, kind, financialYear, customer, createdFrom, createdTo }: InvoiceFilter,
) {
  let found = db.selectFrom('invoices').innerJoin('users', 'users.id', 'invoices.user_id')
  if (id) found = found.where('invoices.id', 'in', id)
  if (kind) found = found.where('invoices.kind', 'in', kind)
  if (financialYear) found = found.where('invoices.financial_year', '=', financialYear)
  if (customer)
    found = found.where(eb => eb.or([eb('users.id', '=', customer), eb('users.customer_id', '=', customer)]))
  if (createdFrom)
    found = found.where(
      'invoices.created_at',
      '>=',
      sql<string>`(${createdFrom}::date::timestamp at time zone 'Asia/Kolkata')`,
    )
  if (createdTo)
    found = found.where(
      'invoices.created_at',
      '<',
      sql<string>`((${createdTo}::date + 1)::timestamp at time zone 'Asia/Kolkata')`,
    )
  if (q) {
    const words = nameIndexes(vault, q)
    found = found.where(eb =>
      eb.or([
        eb('invoices.number', 'ilike', likePattern(q)),
        ...(words.length > 0 ? [sql<boolean>`invoices.buyer_words @> ${words}::text[]`] : []),
      ]),
    )
  }
  return found
}

async function pageOf(ctx: Parts, { filter, sort, offset, limit }: Query): Promise<Invoice[]> {
  const ascending = sort.order === 'ASC'
  const { after } = filter
  let found = matching(ctx, filter)
    .innerJoin('payment_orders', 'payment_orders.id', 'invoices.order_id')
    .leftJoin('invoices as credited', 'credited.id', 'invoices.credits')
  if (after)
    found = found.where(ascending ? sql<SqlBool>`invoices.id > ${after}` : sql<SqlBool>`invoices.id < ${after}`)
  const rows = await found
    .selectAll('invoices')
    .select(['users.customer_id', 'payment_orders.wallet', 'payment_orders.currency', 'payment_orders.payment_id'])
    .select('credited.number as credits_number')
    .select(
      sql<number>`(select coalesce(sum(note.base_paise), 0)::bigint from invoices note where note.credits = invoices.id)`.as(
        'credited_base',
      ),
    )
    .select(
      sql<number>`(select coalesce(sum(note.cgst_paise + note.sgst_paise + note.igst_paise), 0)::bigint
      from invoices note where note.credits = invoices.id)`.as('credited_tax'),
    )
    .orderBy('invoices.id', ascending ? 'asc' : 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(row => {
    // Credit notes count as negative, so that a list's totals are what is owed.
    const sign = row.kind === 'creditNote' ? -1 : 1
    const taxPaise = row.cgst_paise + row.sgst_paise + row.igst_paise
    return {
      id: row.id,
      kind: row.kind,
      isCurrent: row.is_current,
      credits: row.credits_number,
      number: row.number,
      financialYear: row.financial_year,
      createdAt: row.created_at,
      userId: row.user_id,
      customerId: row.customer_id,
      buyer: ctx.vault.open(row.buyer, { column: 'invoices.buyer', id: row.id }),
      gstin: row.gstin_masked,
      placeOfSupply: row.place_of_supply,
      state: gstStates.get(row.place_of_supply)?.en ?? row.place_of_supply,
      wallet: row.wallet,
      currency: row.currency,
      basePaise: sign * row.base_paise,
      cgstPaise: sign * row.cgst_paise,
      sgstPaise: sign * row.sgst_paise,
      igstPaise: sign * row.igst_paise,
      totalPaise: sign * (row.base_paise + taxPaise),
      left:
        row.kind === 'invoice'
          ? { basePaise: row.base_paise - row.credited_base, taxPaise: taxPaise - row.credited_tax }
          : null,
      orderId: row.order_id,
      paymentTail: (row.payment_id ?? '').slice(-6),
    }
  })
}
