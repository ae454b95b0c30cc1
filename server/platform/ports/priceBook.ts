import type { ProductId } from '../../../contracts/products/index.ts'
import type { Db } from '../db/schema.ts'

/** What was decided about one product's price. Times in milliseconds. */
export interface PriceDecision {
  product: string
  /** Null restores everybody's price. */
  pricePaise: number | null
  from: number
  /** The first moment at which it no longer holds. */
  until: number | null
}

/** All that decides an account's prices, now and later; each list in the order in which it was decided. */
export interface PriceSchedule {
  base: readonly PriceDecision[]
  own: readonly PriceDecision[]
}

/** What one answer costs; read through a short-lived cache in each process. */
export interface PriceBook {
  /** Everybody's decisions and the account's; everybody's alone without one. `db` may be the caller's transaction. */
  scheduleOf(db: Db, userId?: string): Promise<PriceSchedule>
  /** What one answer costs this account now, in paise. */
  priceOf(db: Db, userId: string, product: ProductId): Promise<number>
  /** Drops the cache, after a decision of this process. */
  forget(): void
}
