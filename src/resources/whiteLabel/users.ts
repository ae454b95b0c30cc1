import { UsersRound } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { text } from '../../../contracts/platform/text.ts'
import { whitelabelUser } from '../../../contracts/resources/whitelabelUser.ts'
import { CustomerEditor } from '../../components/list/CustomerEditor.tsx'
import { column, filter, page, personal, plain } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { ClientLink } from './ClientLink.tsx'
import { Clients } from './Clients.tsx'
import { UserPhone } from './userCells.tsx'

/** Citizens who use the pages of clients' brands, newest first, and below them the clients. */
export const whitelabelUsers = defineScreens(whitelabelUser, {
  icon: UsersRound,
  recordRepresentation: 'phone',
  list: {
    crumbs: [{ label: text('Dashboard', 'डैशबोर्ड'), to: paths.adminDashboard }],
    columns: [
      'createdAt',
      column('phone', UserPhone),
      column('client', ClientLink, { width: 180 }),
      column('brand', { quiet: true, width: 150 }),
      'status',
      column('searches', { quiet: true }),
      'orders',
      column('paidPaise', { strong: true }),
      column('lastSeenAt', { quiet: true }),
    ],
    cardsBelow: 1200,
    card: [
      { start: plain('phone'), end: 'status' },
      { start: plain('client'), end: 'paidPaise' },
      { start: plain('brand'), end: 'lastSeenAt', quiet: true },
    ],
    filters: ['status', 'createdAt', filter('client', { component: CustomerEditor })],
    search: personal('q'),
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.adminUserDetails),
    after: Clients,
  },
  show: lazyPage(() => import('./EndUserPage.tsx')),
})
