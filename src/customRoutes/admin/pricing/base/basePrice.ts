import type { listBasePrices } from '../../../../../contracts/calls/prices.ts'
import type { ReplyOf } from '../../../../dataProvider/api.ts'

export type BasePrice = ReplyOf<typeof listBasePrices>[number]

/** The dialog that is open, and over which price. */
export interface Asked {
  what: 'change' | 'past'
  price: BasePrice
}

export interface Rows {
  prices: readonly BasePrice[]
  onAsk: (asked: Asked) => void
}
