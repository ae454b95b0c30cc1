import { HandCoins } from 'lucide-react'
import { text } from '../../../contracts/platform/text.ts'
import { payoutAccount } from '../../../contracts/resources/payoutAccount.ts'
import { column, filter, labelled, personal, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { AccountBank, Customer, ProposeButton, Proposed } from './accountCells.tsx'
import { PayoutTabs } from './PayoutTabs.tsx'

/** What is owed to each account, the largest sum first. */
export const payoutAccounts = defineScreens(payoutAccount, {
  icon: HandCoins,
  recordRepresentation: 'customer',
  list: {
    columns: [
      column('customer', Customer),
      column('bankAccount', AccountBank),
      column('owedPaise', { strong: true }),
      column('heldPaise', { quiet: true }),
      column('refundingPaise', { quiet: true }),
      'availablePaise',
      column('proposedPaise', Proposed),
      column('since', { quiet: true }),
    ],
    card: [
      { start: plain('customer'), end: 'owedPaise' },
      { start: labelled('availablePaise'), end: 'since', quiet: true },
      { start: AccountBank, quiet: true },
      { start: Proposed },
    ],
    cardsBelow: 1200,
    filters: [filter('id', { rare: true })],
    savedViews: [{ id: 'owed', name: text('Owed', 'बकाया वाले'), filters: { owed: true } }],
    search: personal('q'),
    sort: { field: 'owedPaise', order: 'DESC' },
    tabs: PayoutTabs,
    rowActions: ProposeButton,
  },
})
