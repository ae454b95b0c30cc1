import type { listBasePrices } from '../../../../../contracts/calls/prices.ts'
import type { ReplyOf } from '../../../../dataProvider/api.ts'

export type BasePrice = ReplyOf<typeof listBasePrices>[number]

/** The dialog that is open, and over which price. */
export interface OpenPriceDialog {
  what: 'change' | 'past'
  price: BasePrice
}

export interface BasePriceRowsProps {
  prices: readonly BasePrice[]
  onAsk: (asked: OpenPriceDialog) => void
}
