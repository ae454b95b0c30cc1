import { sql } from 'kysely'
import type { CallOutcome } from '../../../contracts/platform/sourceProviders.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Context, Db } from '../../platform/context.ts'

/** How long what is known of calls is kept. */
export const CALLS_KEPT_DAYS = 90

export interface ProviderCall {
  provider: string
  product: ProductId
  outcome: CallOutcome
  ms: number
  costPaise: number | null
  /** See `ReadReply`. */
  fields: string[]
  /** Another provider's answer came first. */
  second?: boolean
}

/** Notes a call for health and cost. A failure is logged: the answer counts, not its note. */
export async function noteCall({ db, log }: Pick<Context, 'db' | 'log'>, call: ProviderCall): Promise<void> {
  const { provider, product, outcome, ms, costPaise, fields, second = false } = call
  if (fields.length > 0) log.warn({ provider, product, fields }, 'a reply of a provider differs from its documentation')
  try {
    await db
      .insertInto('source_calls')
      .values({ provider, product, outcome, ms, cost_paise: costPaise, fields, second })
      .execute()
  } catch (error) {
    log.error({ err: error, provider, product }, 'a call to a provider was not noted')
  }
}

export interface ProviderHealth {
  provider: string
  product: ProductId
  calls: number
  /** Found, not found or rejected. */
  answers: number
  medianMs: number
  p95Ms: number
  /** Of the calls whose cost is known. */
  costPaise: number
  /** Answers whose cost is not known. */
  uncosted: number
  lastOutcome: CallOutcome
  lastAt: string
  /** Fields that differed from the documentation, of all these calls. */
  fields: string[]
}

/** What the calls since `from` came to, by provider and product. A provider that was not asked is not in it: its health is unknown. */
export async function providerHealth({ db }: { db: Db }, from: Date): Promise<ProviderHealth[]> {
  const { rows } = await sql<ProviderHealth>`
    select provider, product, count(*)::int as calls,
      (count(*) filter (where outcome in ('found', 'not_found', 'rejected_input')))::int as answers,
      (percentile_disc(0.5) within group (order by ms))::int as "medianMs",
      (percentile_disc(0.95) within group (order by ms))::int as "p95Ms",
      coalesce(sum(cost_paise), 0)::bigint as "costPaise",
      (count(*) filter (where cost_paise is null and outcome in ('found', 'not_found')))::int as uncosted,
      (array_agg(outcome order by id desc))[1] as "lastOutcome",
      max(at) as "lastAt",
      array(select distinct unnest(other.fields) from source_calls as other
        where other.provider = calls.provider and other.product = calls.product and other.at >= ${from} limit 50) as fields
    from source_calls as calls where at >= ${from}
    group by provider, product order by provider, product`.execute(db)
  return rows
}

/** Forgets calls, and answers that disagree, of more than 90 days ago; returns the number of calls. */
export async function discardOldCalls({ db }: { db: Db }, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - CALLS_KEPT_DAYS * 86_400_000).toISOString()
  const { numDeletedRows } = await db.deleteFrom('source_calls').where('at', '<', before).executeTakeFirst()
  await db.deleteFrom('source_disagreements').where('at', '<', before).execute()
  return Number(numDeletedRows)
}
