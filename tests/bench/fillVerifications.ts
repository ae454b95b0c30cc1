import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import { countChecks } from '../../server/checks/dashboard/countChecks.ts'
import { SANDBOX_SECRET } from '../../server/platform/config/environment.ts'
import type { Db } from '../../server/platform/context.ts'
import { requesterIndex } from '../../server/platform/searchIndexes.ts'
import { createVault } from '../../server/platform/vault.ts'

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

const vault = createVault(SANDBOX_SECRET)
const people = ['Asha Rao', 'erp'] as const
const [person, key] = people.map(name => requesterIndex(vault, name))

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

function insertSlice(db: Db, userIds: readonly string[], { first, last, seconds }: Slice) {
  const rows = Array.from({ length: last - first + 1 }, (_, at) => rowOf(userIds, first + at, seconds))
  const column = (name: keyof (typeof rows)[number]) => sql`${rows.map(row => row[name])}::text[]`
  return sql`
    insert into verifications (id, product, user_id, requested_by, requested_by_index, mode, channel, purpose, consented_at, subject_masked,
      subject_index, input_sealed, status, outcome, result_sealed, source, fetched_at, wallet, charge_paise,
      timeline, duration_ms, created_at, finished_at)
    select id, 'pan-check', user_id, requester, case when by_person then ${person} else ${key} end, 'live',
      case when by_person then 'console' else 'api' end, 'vendor_onboarding', at, 'AAxxxx000A', substr(md5((n / 2)::text), 1, 22),
      input,
      case n % 20 when 0 then 'not_found' when 1 then 'source_unavailable' else 'completed' end,
      case when n % 20 > 1 then 'valid' end, case when n % 20 > 1 then result end,
      'sandbox', at, 'api', case when n % 20 <> 1 then 150 else 0 end, ${JSON.stringify(timeline)}::jsonb,
      60 + (n::bigint * 7919 % 900)::int, at, at
    from (select ${first - 1} + ordinality as n, (${first - 1} + ordinality) % 97 = 0 as by_person, id, user_id, at::timestamptz as at,
      requester, input, result
      from unnest(${column('id')}, ${column('userId')}, ${column('at')}, ${column('requester')}, ${column('input')}, ${column('result')})
        with ordinality as made (id, user_id, at, requester, input, result, ordinality)) as spread`.execute(db)
}

/** What SQL cannot make: an id that sorts by time, and the values that are sealed with it. */
function rowOf(userIds: readonly string[], n: number, seconds: number) {
  const userId = userIds[n % userIds.length] as string
  const at = new Date(Date.now() - n * seconds * 1000)
  const random = createHash('md5').update(`${userId}${n}`).digest('hex').slice(0, 16)
  const id = `ver_${at.getTime().toString(16).padStart(12, '0')}7000${random}`
  const seal = (column: 'input_sealed' | 'result_sealed' | 'requested_by', text: string) =>
    vault.seal(text, { column: `verifications.${column}`, id })
  return {
    id,
    userId,
    at: at.toISOString(),
    requester: seal('requested_by', n % 97 === 0 ? people[0] : people[1]),
    input: seal('input_sealed', JSON.stringify(input)),
    result: seal('result_sealed', JSON.stringify(result)),
  }
}
