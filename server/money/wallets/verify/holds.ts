import { sql } from 'kysely'
import type { Db } from '../../../platform/context.ts'

const STEP = 20_000

/** Each hold is what was reserved, and captured + released + remaining is that amount: nothing was captured beyond it. */
export async function verifyHolds(db: Db): Promise<{ count: number; broken: string | null }> {
  let count = 0
  for (let last = ''; ; ) {
    const { rows } = await sql<{ count: number; last: string; flawed: string | null; flaw: string | null }>`
      with step as (
        select * from holds where id > ${last} order by id limit ${STEP}
      ), moved as (
        select step.id,
          coalesce(sum(transfer.amount_paise) filter (where kind = 'reserve'), 0) as reserved,
          coalesce(sum(transfer.amount_paise) filter (where kind = 'capture'), 0) as captured,
          coalesce(sum(transfer.amount_paise) filter (where kind = 'release'), 0) as released,
          coalesce(sum(transfer.amount_paise) filter (where kind = 'refund'), 0) as refunded
        from step left join transfers transfer on transfer.hold_id = step.id
        group by step.id
      ), judged as (
        select step.id, case
          when reserved <> amount_paise then 'it has ' || amount_paise || ' paise, but ' || reserved || ' were reserved'
          when captured + released > amount_paise then 'more was captured and released than it had'
          when captured <> captured_paise then 'it says ' || captured_paise || ' paise captured, its transfers ' || captured
          when refunded <> refunded_paise then 'it says ' || refunded_paise || ' paise refunded, its transfers ' || refunded
          when captured + released + remaining_paise <> amount_paise
            then 'captured, released and remaining paise are not its amount'
          end as flaw
        from step join moved on moved.id = step.id
      ), first as (
        select id, flaw from judged where flaw is not null order by id limit 1
      )
      select count(*)::bigint as count, max(step.id) as last, max(first.id) as flawed, max(first.flaw) as flaw
      from step left join first on true`.execute(db)
    const [step] = rows
    count += step?.count ?? 0
    if (step?.flaw) return { count, broken: `hold ${step.flawed}: ${step.flaw}` }
    if (!step || step.count < STEP) return { count, broken: null }
    last = step.last
  }
}
