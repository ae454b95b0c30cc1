import { ReceiptText } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { whitelabelTransaction } from '../../../contracts/resources/whitelabelTransaction.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, filter, labelled, page, personal, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { ClientLink } from './ClientLink.tsx'
import { Totals } from './Totals.tsx'

/** What was paid under clients' brands, newest first, with the sums above. */
export const whitelabelTransactions = defineScreens(whitelabelTransaction, {
  icon: ReceiptText,
  recordRepresentation: 'number',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: [
      'paidAt',
      'number',
      column('client', ClientLink, { width: 160 }),
      column('brand', { quiet: true, hidden: true }),
      column('payer', { quiet: true, hidden: true }),
      'status',
      'finesPaise',
      'feesPaise',
      column('discountPaise', { quiet: true }),
      column('gstPaise', { quiet: true }),
      column('refundedPaise', { quiet: true }),
      column('sharePercent', { quiet: true, hidden: true }),
      'sharePaise',
      column('reversedPaise', { quiet: true, hidden: true }),
      column('owedPaise', { strong: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'number', end: 'status' },
      { start: plain('client'), end: 'paidAt', quiet: true },
      { start: labelled('feesPaise'), end: labelled('owedPaise') },
    ],
    filters: ['paidAt', 'status', filter('client', { component: CustomerEditor })],
    search: personal('q'),
    sort: { field: 'paidAt', order: 'DESC' },
    row: page(paths.adminBatchChallanDetails),
    figures: Totals,
  },
})
