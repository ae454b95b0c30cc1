import { Globe } from 'lucide-react'
import { ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { column } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { EntryAddress, EntryCount } from './cells.tsx'
import { EntryActions } from './EntryActions.tsx'

/** IP addresses that may use the account's live keys. */
export const ipAllowList = defineScreens(ipAllowListEntry, {
  icon: Globe,
  recordRepresentation: 'address',
  list: {
    columns: [
      column('address', EntryAddress),
      column('label', { width: 220 }),
      column('createdBy', { quiet: true }),
      'createdAt',
    ],
    card: [{ start: 'address' }, { start: 'label' }, { start: ['createdBy', 'createdAt'], quiet: true }],
    cardsBelow: 1200,
    figures: EntryCount,
    sort: { field: 'createdAt', order: 'DESC' },
    onePage: true,
    rowActions: EntryActions,
  },
})
