import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/context.ts'
import { dayOfCreation } from '../days.ts'
import { latencyStep } from '../latencies.ts'

/** The columns of a log row that are counted. */
export interface UsageRow {
  user_id: string
  mode: string
  product?: string | null
  api_key_id?: string | null
  outcome: string
  status_code: number
  charge_paise?: number
  duration_ms: number
  created_at?: string | Date | undefined
}

/** Adds log rows to their daily usage, in the transaction that stores them. */
export const addToUsage = (db: Db, rows: readonly UsageRow[]) =>
  count(
    db,
    sql`jsonb_to_recordset(${JSON.stringify(rows.map(countedPart))}::jsonb) as log (user_id text, mode text, product text,
      api_key_id text, outcome text, status_code integer, charge_paise bigint, duration_ms integer, created_at timestamptz)`,
  )

/** Counts the whole log, for a database that was filled without the gateway. */
export const rebuildUsage = (db: Db) => count(db, sql`request_log`)

function countedPart(row: UsageRow): UsageRow {
  const { user_id, mode, product, api_key_id, outcome, status_code, charge_paise = 0, duration_ms, created_at } = row
  return { user_id, mode, product, api_key_id, outcome, status_code, charge_paise, duration_ms, created_at }
}

/** In key order, so that two nodes counting the same days cannot deadlock. */
async function count(db: Db, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into usage_days as kept
    select user_id, mode, ${dayOfCreation}, coalesce(product, ''), coalesce(api_key_id, ''), outcome, status_code, count(*),
      coalesce(sum(charge_paise), 0)::bigint
    from ${rows} group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (user_id, mode, day, product, api_key_id, outcome, status_code) do update
    set calls = kept.calls + excluded.calls, charge_paise = kept.charge_paise + excluded.charge_paise`.execute(db)
  await sql`
    insert into usage_latencies as kept
    select user_id, mode, ${dayOfCreation}, ${latencyStep}, count(*)
    from ${rows}
    where product is not null and outcome in ('completed', 'not_found', 'source_unavailable')
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (user_id, mode, day, step) do update set calls = kept.calls + excluded.calls`.execute(db)
}
