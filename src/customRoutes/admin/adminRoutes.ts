import { paths } from '../../../contracts/paths.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'

/** The staff's pages. */
export const adminRoutes = [
  {
    path: paths.adminDashboard,
    area: 'admin',
    permission: 'admin.dashboard',
    page: lazyPage(() => import('./dashboard/AdminDashboard.tsx')),
  },
  {
    path: paths.adminUserAccounts,
    area: 'admin',
    resource: 'users',
    permission: 'admin.users',
    page: lazyPage(() => import('../../resources/adminUsers/list/UserAccounts.tsx')),
  },
  {
    path: paths.adminUserDetail,
    area: 'admin',
    resource: 'users',
    permission: 'admin.users',
    action: 'show',
    page: lazyPage(() => import('../../resources/adminUsers/show/UserDetail.tsx')),
  },
  {
    path: paths.adminOverallTransactions,
    area: 'admin',
    resource: 'transactions',
    permission: 'admin.transactions',
    page: lazyPage(() => import('../../resources/transactions/Transactions.tsx')),
  },
  {
    path: paths.adminAccessDenied,
    area: 'admin',
    permission: 'admin.dashboard',
    page: lazyPage(() => import('./AccessDenied.tsx')),
  },
] as const
