import { Undo2 } from 'lucide-react'
import { text } from '../../../contracts/platform/text.ts'
import { divergedPayment } from '../../../contracts/resources/divergedPayment.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, filter, personal, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Customer, Head, Ordered, Purpose, Received, ReturnButton, State } from './cells.tsx'

const REFRESH_MS = 30_000

/** Card payments for a wallet that do not pay their order, latest first. Searches contain names, so they are kept in memory. */
export const divergedPayments = defineScreens(divergedPayment, {
  icon: Undo2,
  recordRepresentation: 'id',
  list: {
    columns: [
      'createdAt',
      column('customer', Customer),
      column('purpose', Purpose, { quiet: true }),
      'mismatch',
      column('amountMinor', Received),
      column('orderedMinor', Ordered, { quiet: true }),
      column('id', { quiet: true }),
      column('state', State),
    ],
    card: [
      { start: plain('customer'), end: Received },
      { start: 'mismatch', end: State },
      { start: [Purpose, 'createdAt'], quiet: true },
    ],
    cardsBelow: 1200,
    filters: ['state', 'mismatch', filter('id', { rare: true })],
    savedViews: [
      { id: 'open', name: text('Not returned', 'नहीं लौटाए'), filters: { state: ['open', 'refused', 'failed'] } },
    ],
    search: personal('q'),
    sort: { field: 'createdAt', order: 'DESC' },
    rowActions: ReturnButton,
    refreshEvery: REFRESH_MS,
    row: drawer(
      Head,
      facts(
        fact('customer', { component: Customer }),
        fact('purpose', { component: Purpose }),
        'mismatch',
        fact('amountMinor', { component: Received }),
        fact('orderedMinor', { component: Ordered }),
        'createdAt',
        fact('refusal', { optional: true }),
        fact('returnedAt', { optional: true }),
        fact('gatewayRefundId', { optional: true }),
        'id',
        'orderId',
      ),
    ),
  },
})
