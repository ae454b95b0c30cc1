import { Network } from 'lucide-react'
import { ipHit } from '../../../contracts/resources/ipHit.ts'
import { CustomerLink } from '../../components/CustomerLink.tsx'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, filter, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { BlockedCount, BlockedWithLabel, PeriodEditor } from './cells.tsx'
import { IpHitStats } from './IpHitStats.tsx'

/** API calls and blocked calls by IP address. */
export const ipHits = defineScreens(ipHit, {
  icon: Network,
  recordRepresentation: 'address',
  list: {
    columns: ['address', column('customer', CustomerLink), 'calls', column('blocked', BlockedCount), 'lastSeenAt'],
    card: [
      { start: 'address', end: labelled('calls') },
      { start: 'customer', end: BlockedWithLabel },
      { start: 'lastSeenAt', quiet: true },
    ],
    filters: [
      filter('createdAt', { component: PeriodEditor }),
      filter('customer', { component: CustomerEditor }),
      'blocked',
    ],
    search: 'q',
    sort: { field: 'calls', order: 'DESC' },
    figures: IpHitStats,
  },
})
