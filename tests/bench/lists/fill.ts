import { sql } from 'kysely'
import type { InputOf, ResultOf } from '../../../contracts/products/index.ts'
import type { Db } from '../../../server/platform/context.ts'

const inputMasked: InputOf<'pan-check'> = { pan: 'AAxxxx000A', name: null }
const result: ResultOf<'pan-check'> = {
  status: 'valid',
  name: 'Zenith Components Private Limited',
  nameMatch: null,
  holderType: 'C',
  aadhaarSeeding: 'not_applicable',
  updatedOn: '2024-03-31',
}
const timeline = ['received', 'localChecksPassed', 'reserved', 'answered', 'captured'].map(event => ({
  event,
  at: '2026-11-21T00:00:00.000Z',
}))

const SLICE = 50_000

/**
 * Inserts PAN checks of one customer, one every ten seconds until now: 90% completed, 5% not found, 1% from the console. Their
 * ids sort by time like the server's.
 */
export async function fillVerifications(db: Db, userId: string, rows: number): Promise<void> {
  for (let from = 1; from <= rows; from += SLICE) await insertSlice(db, userId, from, Math.min(from + SLICE - 1, rows))
  await sql`vacuum analyze verifications`.execute(db)
}

const insertSlice = (db: Db, userId: string, first: number, last: number) =>
  sql`
    insert into verifications (id, product, user_id, requested_by, mode, channel, purpose, consented_at, subject_masked,
      subject_index, input_masked, input_sealed, status, outcome, result, source, fetched_at, wallet, charge_paise,
      timeline, duration_ms, created_at, finished_at)
    select 'ver_' || lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || substr(md5(n::text), 1, 16),
      'pan-check', ${userId}, 'erp', 'live', case when n % 100 = 0 then 'console' else 'api' end, 'vendor_onboarding', at,
      'AAxxxx000A', substr(md5((n / 2)::text), 1, 22), ${JSON.stringify(inputMasked)}::jsonb,
      md5(n::text) || md5((n + 1)::text),
      case n % 20 when 0 then 'not_found' when 1 then 'source_unavailable' else 'completed' end,
      case when n % 20 > 1 then 'valid' end, case when n % 20 > 1 then ${JSON.stringify(result)}::jsonb end,
      'sandbox', at, 'api', 150, ${JSON.stringify(timeline)}::jsonb, 120, at, at
    from (select n, now() - n * interval '10 seconds' as at from generate_series(${first}::int, ${last}::int) as n) as spread`.execute(
    db,
  )
