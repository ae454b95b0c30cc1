import type { ProductId } from '../../../contracts/products/index.ts'
import type { Db } from '../db/schema.ts'

/** For how long customers reuse their own answers, read through a short-lived cache in each process. */
export interface AnswerReuse {
  /** Hours; null if the source is asked each time. `db` may be the caller's transaction. */
  hoursOf(db: Db, userId: string, product: ProductId): Promise<number | null>
  /** Drops the cache after a change of this process. */
  forget(): void
}
