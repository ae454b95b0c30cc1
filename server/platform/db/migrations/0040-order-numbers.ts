import { type Kysely, sql } from 'kysely'
import { newOrderNumber } from '../../identity/ids.ts'

export const id = '0040-order-numbers'

const BATCH = 1_000

/**
 * Each challan order has a short number that payer and staff share, and once it is paid, the day by which it is to be settled. Orders that
 * exist get theirs here: a number each, and the usual days of the slowest route after the payment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table challan_orders add column number text, add column due_at timestamptz`.execute(db)
  await numberOrders(db)
  await sql`alter table challan_orders alter column number set not null`.execute(db)
  await sql`create unique index challan_orders_number on challan_orders (number)`.execute(db)
  await sql`
    update challan_orders set due_at = paid_at + days.most * interval '1 day'
    from (
      select order_id, max(case route when 'physical_court' then 20 else 4 end) as most
      from challan_order_items group by order_id) days
    where days.order_id = challan_orders.id and paid_at is not null`.execute(db)
  await sql`create index challan_orders_promised on challan_orders (due_at) where status in ('paid', 'processing')`.execute(
    db,
  )
}

async function numberOrders(db: Kysely<unknown>): Promise<void> {
  const given = new Set<string>()
  let last = ''
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from challan_orders where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(db)
    if (rows.length === 0) return
    last = rows.at(-1)?.id ?? last
    const numbered = rows.map(row => ({ id: row.id, number: unusedNumber(given) }))
    await sql`
      update challan_orders set number = given.number
      from json_to_recordset(${JSON.stringify(numbered)}::json) as given (id text, number text)
      where challan_orders.id = given.id`.execute(db)
  }
}

function unusedNumber(given: Set<string>): string {
  let number = newOrderNumber()
  while (given.has(number)) number = newOrderNumber()
  given.add(number)
  return number
}
