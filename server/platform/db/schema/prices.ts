import type { CreatedAt, Paise, Timestamp } from './columns.ts'

interface Prices {
  id: string
  /** Null is everybody's. */
  user_id: string | null
  product: string
  /** Null, for a customer only, is everybody's price again. */
  price_paise: Paise | null
  cost_paise: Paise | null
  effective_from: Timestamp
  effective_until: Timestamp | null
  reason: string
  decided_by: string
  created_at: CreatedAt
}

export interface PricesTables {
  prices: Prices
}
