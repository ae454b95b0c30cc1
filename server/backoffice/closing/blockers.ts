import { sql } from 'kysely'
import type { Closing } from '../../../contracts/resources/closing.ts'
import type { Context, Db } from '../../platform/context.ts'
import { differencesOf, explanationOf, recordedByDay } from '../settlements/differences.ts'
import { endOf, monthPeriod, type Period, startOf } from './periods.ts'

export type Blockers = Closing['blockers']

interface Counts {
  differences: number
  noReport: number
  noInvoice: number
}

const none: Counts = { differences: 0, noReport: 0, noInvoice: 0 }

/** What is open on each day: unexplained differences, money at the gateway without a report, payments without an invoice. */
async function countsByDay(
  { payments: { name: gateway } }: Pick<Context, 'payments'>,
  db: Db,
  { firstDay, lastDay }: Pick<Period, 'firstDay' | 'lastDay'>,
): Promise<Map<string, Counts>> {
  const from = sql`${startOf(firstDay).toISOString()}::timestamptz`
  const to = sql`${endOf(lastDay).toISOString()}::timestamptz`
  const days = { from, to }
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date::text`
  const { rows } = await sql<Counts & { day: string }>`
    with counted as (
      select difference.day, count(*) as differences, 0 as reports, 0 as invoices
      from ${differencesOf(gateway, days)} difference
      left join gateway_explanations explained on ${explanationOf(gateway)}
      where explained.id is null group by difference.day
      union all
      select ours.day, 0, 1, 0 from ${recordedByDay(gateway, days)} ours
      where (ours.recorded <> 0 or ours.returned <> 0) and not exists (
        select from gateway_reports report where report.gateway = ${gateway}
        and report.imported_at >= (ours.day::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and (report.day = ours.day::date or exists (select from gateway_report_rows reported
          where reported.report_id = report.id
          and reported.at >= ours.day::date::timestamp at time zone 'Asia/Kolkata'
          and reported.at < (ours.day::date + 1)::timestamp at time zone 'Asia/Kolkata')))
      union all
      select ${dayOf('ordered.credited_at')}, 0, 0, count(*) from payment_orders ordered
      where ordered.status = 'credited' and ordered.credited_at >= ${from} and ordered.credited_at < ${to}
        and not exists (select from invoices where order_id = ordered.id and kind = 'invoice') group by 1
      union all
      select ${dayOf('ordered.paid_at')}, 0, 0, count(*) from challan_orders ordered
      where ordered.paid_at >= ${from} and ordered.paid_at < ${to} and ordered.fees_paise + ordered.gst_paise > 0
        and not exists (select from challan_invoices where order_id = ordered.id and kind = 'invoice') group by 1
    )
    select day, sum(differences)::bigint as differences, sum(reports)::bigint as "noReport", sum(invoices)::bigint as "noInvoice"
    from counted group by day`.execute(db)
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}

/** How far each period is, by its id; an open one is missing. */
export type States = ReadonlyMap<string, 'prepared' | 'closed' | 'reopening'>

export async function readStates(db: Db): Promise<States> {
  const rows = await db.selectFrom('closings').select(['id', 'state']).execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/**
 * The days or months that must be closed before a period. A period is prepared behind one that is prepared, and signed behind one that is closed. Without any
 * closing, one may begin at the start of a month.
 */
function orderOf({ id, kind, firstDay, lastDay }: Period, days: readonly string[], states: States): number {
  if (kind === 'month') {
    const own = days.filter(day => day >= firstDay && day <= lastDay)
    return own.filter(day => states.get(day) !== 'closed').length
  }
  if (states.size === 0 && id.endsWith('-01')) return 0
  const ready = (day: string) => states.get(day) === 'closed' || (!states.has(id) && states.get(day) === 'prepared')
  return days.filter(day => day < id && !ready(day)).length
}

/** What must be done first, of each of some periods that is open or prepared. */
export async function blockersOf(
  ctx: Pick<Context, 'payments'>,
  db: Db,
  periods: readonly Period[],
  days: readonly string[],
  states: States,
): Promise<Map<string, Blockers>> {
  const open = periods.filter(({ id }) => !states.has(id) || states.get(id) === 'prepared')
  if (open.length === 0) return new Map()
  const firstDay = open.map(one => one.firstDay).toSorted()[0] as string
  const lastDay = open
    .map(one => one.lastDay)
    .toSorted()
    .at(-1) as string
  const counts = await countsByDay(ctx, db, { firstDay, lastDay })
  return new Map(
    open.map(period => {
      const own = [...counts].filter(([day]) => day >= period.firstDay && day <= period.lastDay)
      const total = (name: keyof Counts) => own.reduce((sum, [, one]) => sum + one[name], none[name])
      const found = [
        { kind: 'order', count: orderOf(period, days, states) },
        { kind: 'differences', count: total('differences') },
        // A closed day had its report, and what is missing is named by the day that misses it.
        { kind: 'noReport', count: period.kind === 'day' ? total('noReport') : 0 },
        { kind: 'noInvoice', count: total('noInvoice') },
      ] as const
      return [period.id, found.filter(({ count }) => count > 0)]
    }),
  )
}

/** Whether nothing rests on a period: no later day, and no month that it belongs to. */
export function isLastOf({ id, kind }: Period, states: States): boolean {
  if (kind === 'month') return ![...states.keys()].some(one => one.length === id.length && one > id)
  const month = monthPeriod(id.slice(0, 7)).id
  return !states.has(month) && ![...states.keys()].some(one => one.length === id.length && one > id)
}
