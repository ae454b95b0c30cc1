import { Scale } from 'lucide-react'
import { text } from '../../../contracts/platform/text.ts'
import { gatewayDifference } from '../../../contracts/resources/gatewayDifference.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, filter } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { ReconciliationTabs } from '../gatewayDays/ReconciliationTabs.tsx'
import { ExplainButton, Head, Order, OrderName, Recorded, Reported, State } from './cells.tsx'

/** Payments and refunds that do not match, latest first. */
export const gatewayDifferences = defineScreens(gatewayDifference, {
  icon: Scale,
  recordRepresentation: 'id',
  list: {
    columns: [
      'createdAt',
      column('kind', { strong: true }),
      column('id', { quiet: true }),
      column('reportedMinor', Reported),
      column('recordedMinor', Recorded),
      column('origin', Order),
      column('state', State),
    ],
    card: [
      { start: 'kind', end: State },
      { start: OrderName, end: Reported },
      { start: ['id', 'createdAt'], quiet: true },
    ],
    cardsBelow: 1200,
    filters: ['state', 'kind', 'createdAt', filter('id', { rare: true })],
    savedViews: [{ id: 'open', name: text('Open', 'खुले'), filters: { state: 'open' } }],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    tabs: ReconciliationTabs,
    rowActions: ExplainButton,
    row: drawer(
      Head,
      facts(
        fact('reportedMinor', { component: Reported }),
        fact('recordedMinor', { component: Recorded }),
        fact('origin', { component: Order }),
        'createdAt',
        fact('note', { optional: true }),
        fact('explainedBy', { optional: true }),
        fact('explainedAt', { optional: true }),
        'id',
        fact('paymentId', { optional: true }),
        fact('orderId', { optional: true }),
        fact('settlementId', { optional: true }),
        fact('utr', { optional: true }),
      ),
    ),
  },
})
