import { sql } from 'kysely'
import type { ClosingFigures } from '../../../contracts/resources/closing.ts'
import { firstIdAt } from '../../checks/days.ts'
import type { Context, Db } from '../../platform/context.ts'
import { differencesOf, explanationOf, recordedByDay, reportedByDay } from '../settlements/differences.ts'
import { type Balances, ledgerFigures } from './ledgerFigures.ts'
import { endOf, type Period, startOf } from './periods.ts'

type Parts = Pick<Context, 'payments'>

/** Every figure of a period. Read it in one snapshot, or while nothing can be booked. */
export async function readFigures(
  { payments }: Parts,
  db: Db,
  period: Period,
  opening: Balances,
): Promise<ClosingFigures> {
  return {
    ...(await ledgerFigures(db, period, opening)),
    revenue: await revenueOf(db, period),
    documents: await documentsOf(db, period),
    gateway: await gatewayOf(db, payments.name, period),
    adjustments: await adjustmentsOf(db, period),
    late: await lateOf(db, period),
    verified: null,
  }
}

const from = ({ firstDay }: Period) => sql`${startOf(firstDay).toISOString()}::timestamptz`
const to = ({ lastDay }: Period) => sql`${endOf(lastDay).toISOString()}::timestamptz`
const within = (period: Period, column: string) =>
  sql`${sql.ref(column)} >= ${from(period)} and ${sql.ref(column)} < ${to(period)}`

/**
 * By product of the checks that a capture was for. What no check was charged for is `other`, so that the rows always sum to what the account
 * `revenue` got. Costs are those of the live checks that began in the period.
 */
async function revenueOf(db: Db, period: Period): Promise<ClosingFigures['revenue']> {
  const { rows } = await sql<ClosingFigures['revenue'][number]>`
    with captured as materialized (
      select id, amount_paise from transfers where kind = 'capture' and ${within(period, 'created_at')}
    ), checks as (
      select product, sum(charge_paise)::bigint as paise
      from captured join verifications on verifications.transfer_id = captured.id group by product
    ), months as (
      select monitor.product || '.monitoring' as product, sum(event.paise)::bigint as paise
      from captured join monitor_events event on event.transfer_id = captured.id
      join monitors monitor on monitor.id = event.monitor_id group by monitor.product
    ), costs as (
      select product, count(*)::bigint as answers, sum(source_cost_paise)::bigint as cost,
        count(*) filter (where source is not null and source_cost_paise is null)::bigint as unknown
      from verifications where mode = 'live' and id >= ${firstIdAt('ver', startOf(period.firstDay))}
        and id < ${firstIdAt('ver', endOf(period.lastDay))} group by product
    ), charged as (
      select * from checks union all select * from months
    ), outside as (
      select transfer.kind, sum(line.amount_paise)::bigint as paise
      from transfers transfer join ledger_lines line on line.transfer_id = transfer.id and line.account = 'revenue'
      where transfer.kind <> 'capture' and ${within(period, 'transfer.created_at')} group by transfer.kind
    ), parts as (
      select coalesce(charged.product, costs.product) as product, coalesce(costs.answers, 0) as answers,
        coalesce(charged.paise, 0) as paise, costs.cost, coalesce(costs.unknown, 0) as unknown
      from charged full join costs on costs.product = charged.product
      union all
      select case kind when 'collect' then 'challanFees' when 'return' then 'challanFeesReturned' when 'refund' then 'refunds' else 'other' end,
        0, paise, null, 0 from outside
      union all
      select 'other', 0, (select coalesce(sum(amount_paise), 0) from captured) - (select coalesce(sum(paise), 0) from charged), null, 0
    )
    select product, sum(answers)::bigint as answers, sum(paise)::bigint as "amountPaise", sum(cost)::bigint as "costPaise",
      sum(unknown)::bigint as "unknownCosts"
    from parts group by product having sum(paise) <> 0 or sum(answers) > 0 order by product`.execute(db)
  return rows
}

async function documentsOf(db: Db, period: Period): Promise<ClosingFigures['documents']> {
  const sums = sql`count(*)::bigint as documents, coalesce(sum(base), 0)::bigint as "basePaise",
    coalesce(sum(cgst_paise), 0)::bigint as "cgstPaise", coalesce(sum(sgst_paise), 0)::bigint as "sgstPaise",
    coalesce(sum(igst_paise), 0)::bigint as "igstPaise"`
  const { rows } = await sql<ClosingFigures['documents'][number]>`
    with issued as (
      select 'wallets' as series, kind, base_paise as base, cgst_paise, sgst_paise, igst_paise
      from invoices where ${within(period, 'created_at')}
      union all
      select 'challans', kind, fees_paise, cgst_paise, sgst_paise, igst_paise
      from challan_invoices where ${within(period, 'created_at')}
    )
    select series, kind, ${sums} from issued group by series, kind order by series desc, kind desc`.execute(db)
  return rows
}

async function gatewayOf(db: Db, gateway: string, period: Period): Promise<ClosingFigures['gateway']> {
  const days = { from: from(period), to: to(period) }
  const { rows } = await sql<ClosingFigures['gateway']>`
    select coalesce(sum(captured), 0)::bigint as "capturedPaise", coalesce(sum(fees), 0)::bigint as "feesPaise",
      coalesce(sum(tax), 0)::bigint as "taxPaise", coalesce(sum(refunded), 0)::bigint as "refundedPaise",
      coalesce(sum(settled), 0)::bigint as "settledPaise", coalesce(sum(recorded), 0)::bigint as "recordedPaise",
      coalesce(sum(returned), 0)::bigint as "returnedPaise",
      (select count(*)::bigint from ${differencesOf(gateway, days)} difference) as differences,
      (select count(*)::bigint from ${differencesOf(gateway, days)} difference
        left join gateway_explanations explained on ${explanationOf(gateway)} where explained.id is null) as open
    from ${reportedByDay(gateway, days)} reported full join ${recordedByDay(gateway, days)} ours using (day)`.execute(
    db,
  )
  return rows[0] as ClosingFigures['gateway']
}

async function adjustmentsOf(db: Db, period: Period): Promise<ClosingFigures['adjustments']> {
  const { rows } = await sql<ClosingFigures['adjustments']>`
    select count(*)::bigint as count, coalesce(sum(amount_paise) filter (where amount_paise > 0), 0)::bigint as "addedPaise",
      coalesce(sum(amount_paise) filter (where amount_paise < 0), 0)::bigint as "takenPaise"
    from transfers where kind = 'adjust' and ${within(period, 'created_at')}`.execute(db)
  return rows[0] as ClosingFigures['adjustments']
}

async function lateOf(db: Db, period: Period): Promise<ClosingFigures['late']> {
  const { rows } = await sql<ClosingFigures['late']>`
    select count(*)::bigint as count, coalesce(sum(abs(amount_paise)), 0)::bigint as "amountPaise"
    from transfers where occurred_at is not null and ${within(period, 'created_at')}`.execute(db)
  return rows[0] as ClosingFigures['late']
}
