import { ScrollText } from 'lucide-react'
import { exportStatement } from '../../../contracts/calls/wallets.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { walletEntry } from '../../../contracts/resources/walletEntry.ts'
import { column, filter, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { EntrySubject, StatementActions, WalletEditor } from './cells.tsx'
import { EntryAmount } from './EntryAmount.tsx'
import { EntryKindChip } from './EntryKindChip.tsx'

/** Entries in all of the customer's wallets, latest first. */
export const walletEntries = defineScreens(walletEntry, {
  icon: ScrollText,
  recordRepresentation: 'description',
  list: {
    crumbs: [{ label: text('My account', 'मेरा खाता'), to: paths.myAccount }],
    actions: StatementActions,
    columns: [
      'createdAt',
      column('kind', EntryKindChip),
      column('description', EntrySubject),
      column('wallet', { quiet: true }),
      column('amountPaise', EntryAmount),
      column('balanceAfterPaise', { quiet: true }),
    ],
    card: [
      { start: 'kind', end: 'amountPaise' },
      { start: 'description' },
      { start: ['createdAt', 'wallet'], end: labelled('balanceAfterPaise'), quiet: true },
    ],
    filters: [filter('wallet', { component: WalletEditor }), 'kind', 'createdAt'],
    search: 'reference',
    sort: { field: 'createdAt', order: 'DESC' },
    export: exportStatement,
    exportName: 'statement',
  },
})
