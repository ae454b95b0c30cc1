import { Tickets } from 'lucide-react'
import { batchChallan } from '../../../contracts/resources/batchChallan.ts'
import { column } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'

/** The challans of one batch, within its page. */
export const batchChallans = defineScreens(batchChallan, {
  icon: Tickets,
  recordRepresentation: 'number',
  list: {
    columns: [
      'rcNo',
      'number',
      'issuedOn',
      column('state', { quiet: true }),
      'status',
      'payability',
      column('amountPaise', { strong: true }),
    ],
    card: [
      { start: 'rcNo', end: 'amountPaise' },
      { start: 'number', end: 'status' },
      { start: ['state', 'payability'], end: 'issuedOn', quiet: true },
    ],
    filters: ['status', 'payability'],
    sort: { field: 'id', order: 'DESC' },
  },
})
