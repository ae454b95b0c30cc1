import { IndianRupee } from 'lucide-react'
import { userPrice } from '../../../contracts/resources/userPrice.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, filter, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Decision, DecisionNote, OwnPrice, Period, Reason } from './cells.tsx'
import { PriceStateChip } from './PriceStateChip.tsx'
import { SetPriceButton, UserPriceActions } from './UserPriceActions.tsx'

/** Customers' custom prices, latest decision first. */
export const userPrices = defineScreens(userPrice, {
  icon: IndianRupee,
  recordRepresentation: 'customer',
  list: {
    actions: SetPriceButton,
    columns: [
      column('customer', CustomerLink),
      'product',
      column('pricePaise', OwnPrice),
      column('listPaise', { quiet: true }),
      column('from', Period),
      column('state', PriceStateChip),
      column('reason', Decision),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'customer', end: OwnPrice },
      { start: 'product', end: 'state' },
      { start: 'from' },
      { start: Reason },
      { start: DecisionNote, quiet: true },
    ],
    filters: ['state', 'product', filter('customer', { component: CustomerEditor })],
    search: personal('q'),
    sort: { field: 'createdAt', order: 'DESC' },
    rowActions: UserPriceActions,
  },
})
