import { sql } from 'kysely'
import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import { countChecks } from '../../server/checks/dashboard/countChecks.ts'
import { SANDBOX_SECRET } from '../../server/platform/config/environment.ts'
import type { Db } from '../../server/platform/context.ts'
import { requesterIndex } from '../../server/platform/searchIndexes.ts'
import { createVault } from '../../server/platform/vault.ts'
import { sealUnbound } from '../support/sealed.ts'

const input: InputOf<'pan-check'> = { pan: 'AAACZ1000A', name: null }
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

/** Without its row: the rows' ids are made by the database. It costs as much to open. */
const seal = (value: object) => sealUnbound(SANDBOX_SECRET, JSON.stringify(value))
const [byPerson, byKey] = ['Asha Rao', 'erp'].map(name => requesterIndex(createVault(SANDBOX_SECRET), name))

const SLICE = 50_000

/**
 * Inserts PAN checks of each customer in turn, evenly over the last `days` days: 90% completed, 5% not found, 5% without an answer; 1% from the
 * console. Their ids sort by time like the server's.
 */
export async function fillVerifications(
  db: Db,
  userIds: readonly string[],
  { rows, days }: { rows: number; days: number },
): Promise<void> {
  const seconds = (days * 86_400) / rows
  for (let from = 1; from <= rows; from += SLICE) {
    await insertSlice(db, userIds, { first: from, last: Math.min(from + SLICE - 1, rows), seconds })
    await countChecks(db)
  }
  await sql`vacuum analyze verifications, check_days, check_latencies, uncounted_checks`.execute(db)
}

interface Slice {
  first: number
  last: number
  /** Between two checks. */
  seconds: number
}

const insertSlice = (db: Db, userIds: readonly string[], { first, last, seconds }: Slice) =>
  sql`
    insert into verifications (id, product, user_id, requested_by, requested_by_index, mode, channel, purpose, consented_at, subject_masked,
      subject_index, input_sealed, status, outcome, result_sealed, source, fetched_at, wallet, charge_paise,
      timeline, duration_ms, created_at, finished_at)
    select 'ver_' || lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || substr(md5(user_id || n::text), 1, 16),
      'pan-check', user_id, case when by_person then 'Asha Rao' else 'erp' end, case when by_person then ${byPerson} else ${byKey} end, 'live',
      case when by_person then 'console' else 'api' end, 'vendor_onboarding', at, 'AAxxxx000A', substr(md5((n / 2)::text), 1, 22),
      ${seal(input)},
      case n % 20 when 0 then 'not_found' when 1 then 'source_unavailable' else 'completed' end,
      case when n % 20 > 1 then 'valid' end, case when n % 20 > 1 then ${seal(result)}::text end,
      'sandbox', at, 'api', case when n % 20 <> 1 then 150 else 0 end, ${JSON.stringify(timeline)}::jsonb,
      60 + (n::bigint * 7919 % 900)::int, at, at
    from (select n, n % 97 = 0 as by_person, now() - n * ${seconds}::float8 * interval '1 second' as at,
      (${sql.val(userIds)}::text[])[1 + n % ${userIds.length}] as user_id
      from generate_series(${first}::int, ${last}::int) as n) as spread`.execute(db)
