import { sql } from 'kysely'
import { rebuildUsage } from '../../server/checks/usage/countUsage.ts'
import type { Db } from '../../server/platform/context.ts'

/** Covers the longest period of the page and the one before it, which it compares with. */
const SECONDS = 180 * 86_400

/**
 * Inserts calls of one customer over 180 days, with five keys and three products, 5% refused, 2% unanswered, and counts them like
 * the gateway.
 */
export async function fillRequests(db: Db, userId: string, rows: number): Promise<void> {
  await sql`
    insert into request_log (id, user_id, api_key_id, method, path, product, mode, status_code, outcome, charge_paise, duration_ms,
      ip, created_at)
    select 'req_' || lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || substr(md5(n::text), 1, 16),
      ${userId}, 'key_' || n % 5, 'POST', '/v1/' || product, product, 'live',
      case when n % 20 = 0 then 400 when n % 50 = 1 then 503 else 200 end,
      case when n % 20 = 0 then 'refused' when n % 50 = 1 then 'source_unavailable' when n % 9 = 2 then 'not_found' else 'completed' end,
      case when n % 20 = 0 or n % 50 = 1 then 0 else 150 end, 60 + (n::bigint * 7919 % 900)::int, '203.0.113.9', at
    from (select n, (array['pan-check', 'gstin-check', 'vehicle-rc-check'])[1 + n % 3] as product,
      now() - n * interval '1 second' * (${SECONDS}::float8 / ${rows}::float8) as at
      from generate_series(1, ${rows}::int) as n) as spread`.execute(db)
  await rebuildUsage(db)
  await sql`vacuum analyze request_log, usage_days, usage_latencies`.execute(db)
}
