import { ShieldCheck } from 'lucide-react'
import { customerIpAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { column } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { EntryStatus, EntrySwitchButton } from './cells.tsx'

/** IP allow-lists of all customers. When staff disable an entry, the customer sees the reason. */
export const customerIpAllowLists = defineScreens(customerIpAllowListEntry, {
  icon: ShieldCheck,
  recordRepresentation: 'address',
  list: {
    columns: [
      'address',
      column('label', { width: 220 }),
      column('customer', CustomerLink),
      column('createdBy', { quiet: true }),
      'createdAt',
      column('disabled', EntryStatus),
    ],
    card: [
      { start: 'address', end: 'disabled' },
      { start: 'customer' },
      { start: 'label' },
      { start: ['createdBy', 'createdAt'], quiet: true },
    ],
    cardsBelow: 1200,
    filters: ['disabled'],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    rowActions: EntrySwitchButton,
  },
})
