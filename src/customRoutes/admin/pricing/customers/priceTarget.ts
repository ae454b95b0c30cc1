import type { z } from 'zod'
import type { ProductId } from '../../../../../contracts/products/index.ts'
import type { userPrice } from '../../../../../contracts/resources/userPrice.ts'

export type UserPriceFilter = z.output<typeof userPrice.filter>

/** Whose price is set, as far as it is known before. */
export interface PriceTarget {
  /** What the search for a customer begins with. */
  search?: string | undefined
  customer?: { id: string; name: string }
  product?: ProductId
  pricePaise?: number
}
