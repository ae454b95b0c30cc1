import { Search } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { challanSearch } from '../../../contracts/resources/challanSearch.ts'
import { column, identifierSearch, labelled, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { FirstCheck, Vehicle } from '../challanOrders/cells.tsx'

/** Vehicles that were looked up, latest first. Opening one fetches its current prices. */
export const challanSearches = defineScreens(challanSearch, {
  icon: Search,
  recordRepresentation: 'rcNo',
  list: {
    columns: [
      'createdAt',
      column('rcNo', Vehicle),
      'violator',
      'pending',
      'paid',
      column('pendingPaise', { strong: true }),
    ],
    card: [
      { start: 'rcNo', end: 'pendingPaise' },
      { start: labelled('pending'), end: 'createdAt', quiet: true },
    ],
    search: identifierSearch('rcNo', 'rc'),
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.challanDashboardPayment),
    empty: FirstCheck,
  },
})
