import { IndianRupee } from 'lucide-react'
import { basePrice } from '../../../contracts/resources/basePrice.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import {
  BasePriceActions,
  Billing,
  Cost,
  CustomPriceCount,
  LabelledMargin,
  LabelledNext,
  Lead,
  Margin,
  NextPrice,
  Since,
} from './cells.tsx'
import { PriceHistory } from './PriceHistory.tsx'

/** Prices that apply where a customer has no custom price. The drawer keeps the history. */
export const basePrices = defineScreens(basePrice, {
  icon: IndianRupee,
  recordRepresentation: 'product',
  list: {
    figures: Lead,
    columns: [
      column('product', { fixed: true }),
      column('pricePaise', { strong: true }),
      column('costPaise', Cost),
      column('marginPaise', Margin),
      column('since', Since),
      column('next', NextPrice),
      column('customers', CustomPriceCount),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'product', end: 'pricePaise' },
      { start: [labelled('costPaise'), LabelledMargin], quiet: true },
      { start: LabelledNext, quiet: true },
      { start: labelled('customers'), quiet: true },
    ],
    filters: ['belowCost', 'planned'],
    search: 'q',
    sort: { field: 'product', order: 'ASC' },
    // Prices are compared with each other, so all are on one page.
    onePage: true,
    rowActions: BasePriceActions,
    row: drawer(
      facts(
        'product',
        'pricePaise',
        fact('costPaise', { component: Cost }),
        fact('marginPaise', { component: Margin }),
        fact('since', { component: Since }),
        fact('next', { component: NextPrice }),
        fact('customers', { component: CustomPriceCount }),
      ),
      PriceHistory,
    ),
    after: Billing,
  },
})
