import { paths } from '../../../contracts/paths.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { adminScreens } from '../../resources/admin.ts'
import { type BuiltPage, buildRouteTable, resourcePages } from '../routeTable.ts'

/** The staff's pages that exist. */
const built: readonly BuiltPage[] = [
  ...resourcePages(adminScreens),
  {
    path: paths.adminDashboard,
    permission: 'admin.dashboard',
    page: lazyPage(() => import('./dashboard/AdminDashboard.tsx')),
  },
  {
    path: paths.adminChallanPayments,
    permission: 'admin.challans',
    page: lazyPage(() => import('./challans/ChallanPayments.tsx')),
  },
  {
    path: paths.adminNotificationRecipients,
    permission: 'admin.restricted',
    page: lazyPage(() => import('./recipients/NotificationRecipients.tsx')),
  },
  {
    path: paths.adminAccounts,
    permission: 'admin.restricted',
    page: lazyPage(() => import('./staff/AdminAccounts.tsx')),
  },
  {
    path: paths.adminAccountsDetails,
    permission: 'admin.restricted',
    action: 'show',
    page: lazyPage(() => import('./staff/AdminAccountsDetails.tsx')),
  },
  {
    path: paths.adminSessions,
    permission: 'admin.restricted',
    page: lazyPage(() => import('./sessions/AdminSessions.tsx')),
  },
  {
    path: paths.adminApiPricing,
    permission: 'admin.prices',
    page: lazyPage(() => import('./pricing/BasePrices.tsx')),
  },
  {
    path: paths.adminAccessDenied,
    permission: 'admin.dashboard',
    page: lazyPage(() => import('./AccessDenied.tsx')),
  },
]

export const { routes: adminRoutes, builtPages: builtAdminPages } = buildRouteTable(built, 'admin')
