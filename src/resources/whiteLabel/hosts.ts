import { Globe } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { brandHost } from '../../../contracts/resources/brandHost.ts'
import { fact, facts } from '../../components/detail/parts.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, drawer, filter, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { ClientLink } from './ClientLink.tsx'
import { HostActions } from './HostActions.tsx'
import { HostRecord } from './HostRecord.tsx'

/** The sub-domains and domains of brands, newest first, with what DNS says of each. */
export const brandHosts = defineScreens(brandHost, {
  icon: Globe,
  recordRepresentation: 'host',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: [
      column('host', { width: 240 }),
      column('brand', { width: 150 }),
      column('client', ClientLink, { width: 160 }),
      column('kind', { quiet: true }),
      'state',
      'answer',
      column('checkedAt', { quiet: true }),
      column('endsAt', { quiet: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: 'host', end: 'state' },
      { start: plain('brand'), end: 'answer', quiet: true },
    ],
    filters: ['state', filter('client', { component: CustomerEditor })],
    search: 'q',
    sort: { field: 'createdAt', order: 'DESC' },
    row: drawer(
      facts(
        'host',
        'kind',
        'brand',
        fact('client', { component: ClientLink }),
        'state',
        'answer',
        fact('checkedAt', { optional: true }),
        fact('verifiedAt', { optional: true }),
        fact('endsAt', { optional: true }),
        fact('endReason', { optional: true }),
        fact('endedBy', { optional: true }),
        'openOrders',
        'searches',
        'endUsers',
        'createdAt',
      ),
      HostRecord,
      HostActions,
    ),
  },
})
