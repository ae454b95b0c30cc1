import { ReceiptText } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { challanOrder } from '../../../contracts/resources/challanOrder.ts'
import { column, identifierSearch, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { FirstCheck, Status, Summary, Vehicle } from './cells.tsx'

/** The customer's challan orders, latest first; a tab beside the searches. */
export const challanOrders = defineScreens(challanOrder, {
  icon: ReceiptText,
  recordRepresentation: 'number',
  list: {
    columns: [
      'createdAt',
      'number',
      column('status', Status),
      column('rcNo', Vehicle),
      'violator',
      'challans',
      column('totalPaise', { strong: true }),
    ],
    card: [
      { start: 'status', end: 'totalPaise' },
      { start: 'rcNo', end: Summary, quiet: true },
    ],
    filters: ['status', 'createdAt'],
    search: identifierSearch('rcNo', 'rc'),
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.challanViewDetails),
    empty: FirstCheck,
  },
  show: lazyPage(() => import('./ChallanOrderPage.tsx')),
})
