import { paths } from '../../contracts/platform/paths.ts'
import { customerHeads } from '../../contracts/resources/customerHeads.ts'
import { lazyPage } from '../components/plain/lazyPage.ts'
import { withTexts } from '../i18n/bundles.ts'
import { customerScreens } from '../resources/customer.ts'
import { loadProduct } from '../resources/verifications/declarations.ts'
import { productRoutes } from './productRoutes.ts'
import { type BuiltPage, buildRouteTable, resourcePages } from './routeTable.ts'

const statement = withTexts(() => import('../resources/bankStatements/pages.tsx'), {
  first: ['app', 'console', 'shared', 'statements'],
})
const faces = withTexts(() => import('../resources/faces/pages.tsx'), {
  first: ['app', 'console', 'shared', 'faces'],
})
const esign = lazyPage(
  withTexts(() => import('./esign/EsignPage.tsx'), { first: ['app', 'console', 'shared', 'esign'] }),
)
const trubgv = withTexts(() => import('../resources/trubgv/pages.tsx'), {
  first: ['app', 'console', 'shared', 'cases', 'trubgv'],
})
const videoKyc = withTexts(() => import('../resources/videoKyc/pages.tsx'), {
  first: ['app', 'console', 'shared', 'cases', 'plans', 'videoKyc'],
})
const inquiries = withTexts(() => import('../resources/inquiries/StartPage.tsx'), {
  first: ['app', 'console', 'shared', 'inquiries'],
})
const bgc = lazyPage(
  withTexts(() => import('./bgc/BgcPage.tsx'), { first: ['app', 'console', 'shared', 'cases', 'bgc'] }),
)
const paymentResult = () => import('./challans/result/PaymentResult.tsx')

/** Customer pages. A new page takes one line here; its module's default export is the component. */
const built: readonly BuiltPage[] = [
  { path: paths.dashboard, permission: 'dashboard', page: lazyPage(() => import('./dashboard/Dashboard.tsx')) },
  ...productRoutes,
  ...resourcePages(customerHeads, customerScreens),
  {
    path: paths.apiKeys,
    resource: 'api-keys',
    permission: 'apiKeys',
    page: lazyPage(() => import('../resources/apiKeys/DevelopersPage.tsx')),
  },
  {
    path: paths.whitelistIp,
    resource: 'ip-allow-list',
    permission: 'ipAllowList',
    page: lazyPage(() => import('../resources/ipAllowList/IpAllowListPage.tsx')),
  },
  {
    path: paths.testApis,
    permission: 'verifications',
    page: lazyPage(() => import('./testApis/TestApis.tsx')),
  },
  { path: paths.apiUsage, permission: 'usage', page: lazyPage(() => import('./usage/ApiUsage.tsx')) },
  {
    path: paths.templates,
    permission: 'verifications',
    page: lazyPage(
      withTexts(() => import('./templates/Templates.tsx'), { first: ['app', 'console', 'shared', 'cases', 'plans'] }),
    ),
  },
  { path: paths.drafts, permission: 'verifications', page: lazyPage(() => import('./drafts/Drafts.tsx')) },
  {
    path: paths.batchProcessing,
    permission: 'verifications',
    action: 'create',
    page: lazyPage(() => import('./batch/BatchPage.tsx')),
  },
  {
    path: paths.amlSettings,
    permission: 'verifications',
    page: lazyPage(() => import('../resources/aml/AmlSettings.tsx')),
  },
  {
    path: paths.ocrApis,
    page: lazyPage(
      withTexts(() => import('./documents/OcrApis.tsx'), { first: ['app', 'console', 'shared', 'documents'] }),
    ),
  },
  {
    path: paths.enrolledFaces,
    permission: 'verifications',
    page: lazyPage(async () => ({ default: (await faces()).EnrolledFaces })),
  },
  {
    path: paths.trubankRules,
    permission: 'verifications',
    page: lazyPage(async () => ({ default: (await statement()).RulesPage })),
  },
  {
    path: paths.trubankReport,
    resource: 'bank-statement',
    permission: 'verifications',
    action: 'show',
    page: lazyPage(async () => {
      const [pages] = await Promise.all([statement(), loadProduct('bank-statement')])
      return { default: pages.StatementReport }
    }),
  },
  {
    path: paths.trubgv,
    permission: 'verifications',
    page: lazyPage(async () => ({ default: (await trubgv()).VerifyPage })),
  },
  {
    path: paths.trubgvVerification,
    resource: 'trubgv-cases',
    permission: 'verifications',
    action: 'show',
    page: lazyPage(async () => ({ default: (await trubgv()).RunPage })),
  },
  {
    path: paths.trubgvDownload,
    resource: 'trubgv-cases',
    permission: 'verifications',
    action: 'export',
    page: lazyPage(async () => ({ default: (await trubgv()).DownloadPage })),
  },
  {
    path: paths.videoKyc,
    permission: 'verifications',
    page: lazyPage(async () => ({ default: (await videoKyc()).AnalyticsPage })),
  },
  {
    path: paths.videoKycSettings,
    permission: 'verifications',
    page: lazyPage(async () => ({ default: (await videoKyc()).SettingsPage })),
  },
  {
    path: paths.videoKycReportDownload,
    resource: 'video-kyc-cases',
    permission: 'verifications.reveal',
    action: 'show',
    page: lazyPage(async () => ({ default: (await videoKyc()).DownloadPage })),
  },
  { path: paths.dynamicIntelligence, permission: 'verifications', page: lazyPage(inquiries) },
  { path: paths.apiPricing, page: lazyPage(() => import('./pricing/ApiPricing.tsx')) },
  { path: paths.videoTutorials, page: lazyPage(() => import('./tutorials/VideoTutorials.tsx')) },
  {
    path: paths.vaahanAnalytics,
    permission: 'verifications',
    page: lazyPage(() => import('./fleet/VaahanAnalytics.tsx')),
  },
  {
    path: paths.challanDashboard,
    permission: 'challans',
    page: lazyPage(() => import('./challans/search/ChallanDashboard.tsx')),
  },
  {
    path: paths.challanDashboardPayment,
    permission: 'challans',
    page: lazyPage(() => import('./challans/payment/ChallanPayment.tsx')),
  },
  {
    path: paths.challanLists,
    permission: 'challans',
    page: lazyPage(() => import('./challans/ChallanLists.tsx')),
  },
  { path: paths.esign, permission: 'verifications', page: esign },
  { path: paths.esignDashboard, permission: 'verifications', page: esign },
  { path: paths.esignHome, permission: 'verifications', page: esign },
  { path: paths.bgc, permission: 'verifications', page: bgc },
  { path: paths.bgcDashboard, permission: 'verifications', page: bgc },
  { path: paths.bgcHome, permission: 'verifications', page: bgc },
  {
    path: paths.onboardingSolutionSettings,
    permission: 'verifications',
    page: lazyPage(
      withTexts(() => import('./onboarding/OnboardingSettings.tsx'), {
        first: ['app', 'console', 'shared', 'cases', 'plans'],
      }),
    ),
  },
  {
    path: paths.onboardingSolutionDownload,
    resource: 'onboarding-cases',
    permission: 'verifications.reveal',
    action: 'show',
    page: lazyPage(
      withTexts(() => import('./onboarding/ApplicantDownload.tsx'), {
        first: ['app', 'console', 'shared', 'cases', 'plans'],
      }),
    ),
  },
  { path: paths.paymentSuccess, page: lazyPage(async () => ({ default: (await paymentResult()).PaymentSuccess })) },
  { path: paths.paymentFailed, page: lazyPage(async () => ({ default: (await paymentResult()).PaymentFailed })) },
  { path: paths.myAccount, permission: 'account', page: lazyPage(() => import('./account/MyAccount.tsx')) },
]

export const { routes, builtPages, preloadPage } = buildRouteTable(built)
