import { Landmark } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { receivedPayment } from '../../../contracts/resources/receivedPayment.ts'
import { column, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { Amount, Case } from './cells.tsx'
import { PayoutFigures } from './PayoutFigures.tsx'

/** What the account's steps have collected, with its refunds and payouts, latest first. */
export const receivedPayments = defineScreens(receivedPayment, {
  icon: Landmark,
  recordRepresentation: 'id',
  list: {
    crumbs: [{ label: text('My account', 'मेरा खाता'), to: paths.myAccount }],
    columns: [
      'createdAt',
      'kind',
      column('reference', { quiet: true }),
      column('caseId', Case, { quiet: true }),
      column('amountPaise', Amount),
      column('balancePaise', { quiet: true }),
    ],
    card: [
      { start: 'kind', end: Amount },
      { start: ['createdAt', 'reference'], end: labelled('balancePaise'), quiet: true },
      { start: Case, quiet: true },
    ],
    filters: ['kind', 'createdAt'],
    sort: { field: 'createdAt', order: 'DESC' },
    figures: PayoutFigures,
  },
})
