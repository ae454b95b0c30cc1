import { ScrollText } from 'lucide-react'
import { transaction } from '../../../contracts/resources/transaction.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { fact, facts } from '../../components/detail/parts.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, drawer, filter, labelled, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { EntryAmount } from '../walletEntries/EntryAmount.tsx'
import { EntryKindChip } from '../walletEntries/EntryKindChip.tsx'
import { EntryHead, Purpose, PurposeWords, Reference } from './cells.tsx'
import { DoubleEntry } from './DoubleEntry.tsx'

const money = ['availableAfterPaise', 'heldAfterPaise'] as const

/** Transfers in all wallets, latest first. The drawer shows both sides of the double entry. */
export const transactions = defineScreens(transaction, {
  icon: ScrollText,
  recordRepresentation: 'id',
  list: {
    columns: [
      'createdAt',
      column('kind', EntryKindChip),
      column('customer', CustomerLink),
      column('description', Purpose),
      column('wallet', { quiet: true }),
      column('actor', { quiet: true, width: 120 }),
      column('amountPaise', EntryAmount),
      column('balanceAfterPaise', { quiet: true }),
    ],
    card: [
      { start: 'kind', end: 'amountPaise' },
      { start: [plain('customer'), PurposeWords] },
      { start: ['createdAt', 'wallet'], end: labelled('balanceAfterPaise'), quiet: true },
    ],
    filters: [filter('customer', { component: CustomerEditor }), 'kind', 'wallet', 'createdAt'],
    search: 'reference',
    sort: { field: 'createdAt', order: 'DESC' },
    row: drawer(
      EntryHead,
      facts(
        'id',
        'createdAt',
        fact('customer', { component: CustomerLink }),
        'wallet',
        fact('description', { component: PurposeWords }),
        fact('reference', { component: Reference }),
        'actor',
        fact('reason', { optional: true }),
        fact('approvedBy', { optional: true }),
        ...money,
      ),
      DoubleEntry,
    ),
  },
})
