import type { PriceItemId } from '../../../contracts/checks/priceItems.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { PriceBook, PriceDecision, PriceSchedule } from '../../platform/ports/priceBook.ts'
import { priceAt } from './periods.ts'

/** Decisions made on another node take effect within this time, which is shorter than the notice of any later one. */
const TRUST_MS = 5_000
const MAX_REMEMBERED = 10_000

const NOBODY = ''

/** Prices of answers, with at most one query per account in five seconds. */
export function createPriceBook(): PriceBook {
  const known = new Map<string, { schedule: PriceSchedule; until: number }>()
  let forgotten = 0

  /** The general decisions, and those for the account if there is one. `db` may be the caller's transaction. */
  async function scheduleOf(db: Db, userId: string = NOBODY): Promise<PriceSchedule> {
    const found = known.get(userId)
    if (found && found.until > Date.now()) return found.schedule
    const [asOf, until] = [forgotten, Date.now() + TRUST_MS]
    const schedule = await load(db, userId)
    // A schedule read before a decision of this process must not be cached after it.
    if (asOf !== forgotten) return schedule
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(userId, { schedule, until })
    return schedule
  }

  return {
    scheduleOf,
    /** The current price of one answer for the account, in paise. */
    async priceOf(db: Db, userId: string, item: PriceItemId): Promise<number> {
      const schedule = await scheduleOf(db, userId)
      return priceAt(schedule, item, Date.now())
    },
    /** Called after a decision of this process. */
    forget(): void {
      forgotten += 1
      known.clear()
    },
  }
}

async function load(db: Db, userId: string): Promise<PriceSchedule> {
  const rows = await db
    .selectFrom('prices')
    .select(['user_id', 'product', 'price_paise', 'effective_from', 'effective_until'])
    .where(row => row.or([row('user_id', 'is', null), row('user_id', '=', userId)]))
    .orderBy('id')
    .execute()
  const decisionOf = (row: (typeof rows)[number]): PriceDecision => ({
    product: row.product,
    pricePaise: row.price_paise,
    from: Date.parse(row.effective_from),
    until: row.effective_until === null ? null : Date.parse(row.effective_until),
  })
  return {
    base: rows.filter(row => row.user_id === null).map(decisionOf),
    own: rows.filter(row => row.user_id !== null).map(decisionOf),
  }
}
