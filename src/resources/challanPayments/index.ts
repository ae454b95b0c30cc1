import { ReceiptText } from 'lucide-react'
import { exportChallanPayments } from '../../../contracts/calls/adminChallans.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { customerChallanOrder } from '../../../contracts/resources/customerChallanOrder.ts'
import { column, page } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { Vehicle } from '../challanOrders/cells.tsx'
import { ChallanActions } from './ChallanActions.tsx'
import { Assignee, Due, DueOnCard, OrderMarks, Payer } from './cells.tsx'
import { LateRefundsButton } from './LateRefund.tsx'

/** Challan orders of all customers, latest first; a tab beside brands and fees. */
export const challanPayments = defineScreens(customerChallanOrder, {
  icon: ReceiptText,
  recordRepresentation: 'number',
  list: {
    columns: [
      'createdAt',
      'number',
      column('status', OrderMarks),
      column('payer', Payer),
      column('rcNo', Vehicle),
      'challans',
      column('totalPaise', { strong: true }),
      column('dueAt', Due),
      column('assignee', Assignee, { quiet: true }),
    ],
    card: [
      { start: 'status', end: 'totalPaise' },
      { start: 'rcNo', end: 'createdAt', quiet: true },
      { start: 'payer', end: DueOnCard, quiet: true },
    ],
    filters: ['status', 'channel', 'attention', 'createdAt'],
    savedViews: [
      { id: 'overdue', name: text('Overdue', 'समय निकल गया'), filters: { attention: ['overdue'] } },
      { id: 'refundAsked', name: text('Refunds to review', 'रिफ़ंड मंज़ूरी'), filters: { attention: ['refundAsked'] } },
    ],
    bulkActions: [LateRefundsButton],
    search: 'challanNo',
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.adminBatchChallanDetails),
    export: exportChallanPayments,
    actions: ChallanActions,
  },
  show: lazyPage(() => import('./OrderOrBatchPage.tsx')),
})
