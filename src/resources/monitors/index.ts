import { ScanEye } from 'lucide-react'
import { monitor } from '../../../contracts/resources/monitor.ts'
import { facts } from '../../components/detail/parts.ts'
import { column, drawer, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { FirstMonitor, History, State } from './cells.tsx'

/** The subjects that the account monitors, with the history of each. */
export const monitors = defineScreens(monitor, {
  icon: ScanEye,
  recordRepresentation: 'subject',
  list: {
    columns: [
      'subject',
      'product',
      'status',
      column('reference', { quiet: true }),
      'since',
      'checkedAt',
      'changedAt',
      'nextChargeOn',
      'pricePaise',
    ],
    card: [
      { start: 'subject', end: 'status' },
      { start: 'product', end: 'pricePaise' },
      { start: labelled('changedAt'), end: labelled('nextChargeOn'), quiet: true },
    ],
    cardsBelow: 1200,
    filters: ['status', 'product'],
    search: 'q',
    sort: { field: 'id', order: 'DESC' },
    row: drawer(facts('subject', 'product', 'reference', 'status'), State, History),
    emptyActions: FirstMonitor,
  },
})
