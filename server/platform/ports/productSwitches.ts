import type { ProductSwitch } from '../../../contracts/checks/productSwitches.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import type { Db } from '../db/schema.ts'

/** Which products are switched off, and the notices about them, read through a short-lived cache in each process. */
export interface ProductSwitches {
  /** `db` may be the caller's transaction. */
  of(db: Db, product: ProductId): Promise<ProductSwitch>
  /** Drops the cache after a change of this process. */
  forget(): void
}
