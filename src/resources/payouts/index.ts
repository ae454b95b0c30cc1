import { Landmark } from 'lucide-react'
import { text } from '../../../contracts/platform/text.ts'
import { payout } from '../../../contracts/resources/payout.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { fact, facts } from '../../components/detail/parts.ts'
import { column, drawer, filter, personal, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { BankAccount, Head, PayoutActions } from './cells.tsx'
import { PayoutFileButton } from './PayoutFileButton.tsx'
import { PayoutTabs } from './PayoutTabs.tsx'

/** Payouts of what accounts' steps have collected, latest first. Searches contain names, so they are kept in memory. */
export const payouts = defineScreens(payout, {
  icon: Landmark,
  recordRepresentation: 'id',
  list: {
    columns: [
      'createdAt',
      column('customer', CustomerLink),
      column('bankAccount', BankAccount),
      column('amountPaise', { strong: true }),
      'state',
      column('utr', { quiet: true }),
    ],
    card: [
      { start: plain('customer'), end: 'amountPaise' },
      { start: BankAccount, end: 'state' },
      { start: ['createdAt', 'utr'], quiet: true },
    ],
    cardsBelow: 1200,
    filters: ['state', 'createdAt', filter('id', { rare: true })],
    savedViews: [
      { id: 'approved', name: text('For the next file', 'अगली फ़ाइल के लिए'), filters: { state: ['approved'] } },
      { id: 'sent', name: text('With the bank', 'बैंक के पास'), filters: { state: ['sent'] } },
    ],
    search: personal('q'),
    sort: { field: 'createdAt', order: 'DESC' },
    tabs: PayoutTabs,
    actions: PayoutFileButton,
    rowActions: PayoutActions,
    row: drawer(
      Head,
      facts(
        fact('customer', { component: CustomerLink }),
        'holder',
        fact('bankAccount', { component: BankAccount }),
        'ifsc',
        'askedBy',
        'approvedBy',
        'createdAt',
        fact('sentAt', { optional: true }),
        fact('fileId', { optional: true }),
        fact('utr', { optional: true }),
        fact('paidAt', { optional: true }),
        fact('returnedAt', { optional: true }),
        fact('returnReason', { optional: true }),
        'id',
      ),
    ),
  },
})
