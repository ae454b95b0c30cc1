import { paths } from '../../../contracts/platform/paths.ts'
import { adminHeads } from '../../../contracts/resources/adminHeads.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { withTexts } from '../../i18n/bundles.ts'
import { adminScreens } from '../../resources/admin.ts'
import { type BuiltPage, buildRouteTable, resourcePages } from '../routeTable.ts'

/** Staff pages. */
const built: readonly BuiltPage[] = [
  ...resourcePages(adminHeads, adminScreens),
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
    path: paths.adminCourtReview,
    permission: 'admin.courtReviews',
    action: 'show',
    page: lazyPage(() => import('./courtReview/CourtReviewPage.tsx')),
  },
  {
    path: paths.adminOcrApis,
    permission: 'admin.documents',
    page: lazyPage(
      withTexts(() => import('./documents/DocumentKinds.tsx'), { first: ['app', 'admin', 'shared', 'documents'] }),
    ),
  },
  {
    path: paths.adminTestApis,
    permission: 'admin.sources',
    page: lazyPage(() => import('./tryApis/TryApis.tsx')),
  },
  {
    path: paths.adminAccessDenied,
    permission: 'admin.dashboard',
    page: lazyPage(() => import('./AccessDenied.tsx')),
  },
]

export const { routes: adminRoutes, builtPages: builtAdminPages, preloadPage } = buildRouteTable(built)
