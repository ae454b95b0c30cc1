import { Search } from 'lucide-react'
import { paths } from '../../../contracts/paths.ts'
import { challanSearch } from '../../../contracts/resources/challanSearch.ts'
import { column, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Vehicle } from '../challanOrders/cells.tsx'
import { NoSearches, Pending } from './cells.tsx'

/** The vehicles that were looked up, the latest first; a press opens one with today's prices. */
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
      { start: Pending, end: 'createdAt', quiet: true },
    ],
    search: 'rcNo',
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.challanDashboardPayment),
    empty: NoSearches,
  },
})
