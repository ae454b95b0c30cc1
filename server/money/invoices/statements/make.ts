import { sql } from 'kysely'
import type { Context, Db } from '../../../platform/context.ts'
import type { StatementLine } from '../../../platform/db/schema/payments.ts'
import { newId } from '../../../platform/identity/ids.ts'
import { runPeriodically } from '../../../platform/jobs/runPeriodically.ts'

const EVERY_MS = 60 * 60_000

/** Creates the missing statements of the previous month, hourly on every worker. */
export const startStatements = (ctx: Pick<Context, 'db' | 'log'>) =>
  runPeriodically(EVERY_MS, 'statements', ctx.log, () => makeStatements(ctx.db))

interface Owner {
  id: string
  month: string
}

/** Creates the missing statements of the last complete month (Indian time) before `now`. */
export async function makeStatements(db: Db, now = new Date()): Promise<void> {
  const { rows } = await sql<Owner>`
    with last as (
      select (date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata') - interval '1 month')::date as month
    )
    select distinct wallet.user_id as id, last.month::text as month
    from last cross join wallets wallet join users owner on owner.id = wallet.user_id
    where wallet.account_type = 'Postpaid'
      and owner.created_at < (last.month + interval '1 month') at time zone 'Asia/Kolkata'
      and not exists (
        select from postpaid_statements made where made.user_id = wallet.user_id and made.month = last.month)`.execute(
    db,
  )
  for (const owner of rows) await makeOne(db, owner)
}

/** A serialisation failure: another worker created the statement concurrently. */
const isMadeMeanwhile = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40001'

/** Reads in one snapshot; keeps another worker's statement of the same month. */
async function makeOne(db: Db, owner: Owner): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async trx => {
      const totals = await totalsOf(trx, owner)
      const lines = await linesOf(trx, owner)
      await trx
        .insertInto('postpaid_statements')
        .values({ id: newId('stm'), user_id: owner.id, month: owner.month, lines: JSON.stringify(lines), ...totals })
        .onConflict(same => same.columns(['user_id', 'month']).doNothing())
        .execute()
    })
    .catch((error: unknown) => {
      if (!isMadeMeanwhile(error)) throw error
    })
}

const start = ({ month }: Owner) => sql`(${month}::date::timestamp at time zone 'Asia/Kolkata')`
const end = ({ month }: Owner) => sql`((${month}::date + interval '1 month') at time zone 'Asia/Kolkata')`

/** The captures from postpaid wallets in a month. */
const within = (owner: Owner) => sql`
  transfer.user_id = ${owner.id} and wallet.account_type = 'Postpaid'
  and transfer.created_at >= ${start(owner)} and transfer.created_at < ${end(owner)}`

async function totalsOf(db: Db, owner: Owner) {
  const { rows } = await sql<{
    charged_paise: number
    refunded_paise: number
    paid_paise: number
    outstanding_paise: number
  }>`
    select
      coalesce(sum(amount_paise) filter (where transfer.kind = 'capture'), 0)::bigint as charged_paise,
      coalesce(sum(amount_paise) filter (where transfer.kind = 'refund'), 0)::bigint as refunded_paise,
      coalesce(sum(amount_paise) filter (where transfer.kind in ('credit', 'adjust')), 0)::bigint as paid_paise,
      (select coalesce(sum(greatest(0, -closing.balance)), 0)::bigint
        from wallets one cross join lateral (
          select available_after_paise + held_after_paise as balance from transfers
          where wallet_id = one.id and created_at < ${end(owner)} order by seq desc limit 1
        ) closing
        where one.user_id = ${owner.id} and one.account_type = 'Postpaid') as outstanding_paise
    from transfers transfer join wallets wallet on wallet.id = transfer.wallet_id
    where ${within(owner)}`.execute(db)
  return rows[0] as (typeof rows)[number]
}

/** Grouped by product, months of monitoring apart, by their entry of the price list; other captures are `other`. */
async function linesOf(db: Db, owner: Owner): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    with captured as (
      select transfer.id, transfer.amount_paise from transfers transfer join wallets wallet on wallet.id = transfer.wallet_id
      where transfer.kind = 'capture' and ${within(owner)}
    ), checks as (
      select product, count(*)::bigint as calls, sum(charge_paise)::bigint as paise
      from verifications where transfer_id in (select id from captured) group by product
    ), months as (
      select monitor.product || '.monitoring' as product, count(*)::bigint as calls, sum(paise)::bigint as paise
      from monitor_events as event join monitors as monitor on monitor.id = event.monitor_id
      where event.transfer_id in (select id from captured) group by monitor.product
    ), lines as (
      select * from checks union all select * from months
    ), apart as (
      select (select coalesce(sum(amount_paise), 0) from captured) - (select coalesce(sum(paise), 0) from lines) as paise
    )
    select product, calls, paise as "chargedPaise" from lines
    union all select 'other', 0, paise::bigint from apart where paise <> 0
    order by 3 desc, 1`.execute(db)
  return rows
}
