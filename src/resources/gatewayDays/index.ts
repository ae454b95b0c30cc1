import { Scale } from 'lucide-react'
import { gatewayDay } from '../../../contracts/resources/gatewayDay.ts'
import { column, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Day, Differences } from './cells.tsx'
import { ImportButtons } from './ImportButtons.tsx'
import { ReconciliationTabs } from './ReconciliationTabs.tsx'

/** The card gateway's report against our orders by day, latest first. */
export const gatewayDays = defineScreens(gatewayDay, {
  icon: Scale,
  recordRepresentation: 'id',
  list: {
    columns: [
      column('id', Day, { fixed: true }),
      column('capturedPaise', { strong: true }),
      'recordedPaise',
      column('feesPaise', { quiet: true }),
      column('taxPaise', { quiet: true, hidden: true }),
      'refundedPaise',
      column('returnedPaise', { hidden: true }),
      'settledPaise',
      column('differences', Differences),
    ],
    card: [
      { start: Day, end: Differences },
      { start: labelled('capturedPaise'), end: labelled('settledPaise') },
      { start: labelled('recordedPaise') },
      { start: [labelled('feesPaise'), labelled('refundedPaise')], quiet: true },
    ],
    cardsBelow: 1200,
    filters: ['createdAt'],
    sort: { field: 'id', order: 'DESC' },
    tabs: ReconciliationTabs,
    actions: ImportButtons,
  },
})
