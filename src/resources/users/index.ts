import { UsersRound } from 'lucide-react'
import { paths } from '../../../contracts/platform/paths.ts'
import { adminUser } from '../../../contracts/resources/adminUser.ts'
import { column, labelled, page, personal } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { CustomerName, CustomerNames, KycChip, KycState, UserStateChip } from './cells.tsx'

/** Customers, newest first. Searches contain names, so they are kept in memory rather than in the address. */
export const users = defineScreens(adminUser, {
  icon: UsersRound,
  recordRepresentation: 'name',
  list: {
    columns: [
      column('name', CustomerNames, { fixed: true }),
      column('customerId', { quiet: true, hidden: true }),
      column('email', { quiet: true, width: 200 }),
      column('phone', { quiet: true, hidden: true }),
      'plan',
      column('kyc', KycState),
      column('isActive', UserStateChip),
      'apiPaise',
      'productPaise',
      'challanPaise',
      'createdAt',
    ],
    card: [
      { start: CustomerName, end: 'isActive' },
      { start: 'email', end: KycChip },
      { start: [labelled('apiPaise'), labelled('productPaise'), labelled('challanPaise')], quiet: true },
      { start: 'plan', end: 'createdAt', quiet: true },
    ],
    filters: ['isActive', 'kyc', 'plan', 'balance'],
    search: personal('q'),
    sort: { field: 'createdAt', order: 'DESC' },
    row: page(paths.adminUserDetail),
    exportName: 'customers',
  },
  show: lazyPage(() => import('./show/UserDetail.tsx')),
})
