import type { PriceItemId } from '../../../contracts/checks/priceItems.ts'
import type { Db } from '../db/schema.ts'

/** A decision about one product's price. Times in milliseconds. */
export interface PriceDecision {
  product: string
  /** Null restores the list price. */
  pricePaise: number | null
  from: number
  /** The end of its validity, exclusive. */
  until: number | null
}

/** All decisions that determine an account's current and future prices, each list in order of decision. */
export interface PriceSchedule {
  base: readonly PriceDecision[]
  own: readonly PriceDecision[]
}

/** Prices of answers, read through a short-lived cache in each process. */
export interface PriceBook {
  /** The general decisions, and with an account also its own. `db` may be the caller's transaction. */
  scheduleOf(db: Db, userId?: string): Promise<PriceSchedule>
  /** The current price of one answer for the account, in paise. */
  priceOf(db: Db, userId: string, item: PriceItemId): Promise<number>
  /** Drops the cache after a decision of this process. */
  forget(): void
}
