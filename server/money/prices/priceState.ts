import { type SqlBool, sql } from 'kysely'
import type { PriceState } from '../../../contracts/prices.ts'

/** When a decision, the row `prices`, no longer holds: after its last day, or when a later decision begins. */
export const endsAt = sql<string | null>`least(prices.effective_until, (
  select min(later.effective_from) from prices as later
  where later.user_id is not distinct from prices.user_id and later.product = prices.product and later.id > prices.id))`

/** What the decision has come to by `now`. */
export const priceStateAt = (now: Date) => sql<PriceState>`case
  when ${endsAt} <= prices.effective_from then 'dropped'
  when ${endsAt} <= ${now.toISOString()}::timestamptz then 'ended'
  when prices.effective_from > ${now.toISOString()}::timestamptz then 'upcoming'
  else 'active' end`

export const priceStateIn = (now: Date, states: readonly PriceState[]) =>
  sql<SqlBool>`${priceStateAt(now)} in (${sql.join(states.map(state => sql`${state}`))})`
