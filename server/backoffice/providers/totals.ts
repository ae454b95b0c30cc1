import { sql } from 'kysely'
import type { Db } from '../../platform/context.ts'

export interface ProviderTotals {
  provider: string
  calls: number
  /** Found, not found or rejected. */
  answers: number
  medianMs: number
  lastAt: string
}

/** What the calls since `from` came to, by provider. One that was not asked is not in it: its health is unknown. */
export async function providerTotals({ db }: { db: Db }, from: Date): Promise<Map<string, ProviderTotals>> {
  const { rows } = await sql<ProviderTotals>`
    select provider, count(*)::int as calls,
      (count(*) filter (where outcome in ('found', 'not_found', 'rejected_input')))::int as answers,
      (percentile_disc(0.5) within group (order by ms))::int as "medianMs", max(at) as "lastAt"
    from source_calls where at >= ${from} group by provider`.execute(db)
  return new Map(rows.map(row => [row.provider, row]))
}
