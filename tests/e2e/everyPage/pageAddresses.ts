import { sandboxReportId } from '../../../contracts/intelligence/reportSandbox.ts'
import { matchPage, type Page, pages } from '../../../contracts/pages/pages.ts'
import { adminViewPath, type PageName, paths, withId } from '../../../contracts/platform/paths.ts'
import type { ProductId } from '../../../contracts/products/index.ts'
import { adminRoutes } from '../../../src/customRoutes/admin/adminRoutes.ts'
import { routes } from '../../../src/customRoutes/routes.tsx'
import type { PageRoute } from '../../../src/customRoutes/routeTable.ts'
import type { ApiClient } from '../../support/apiClient.ts'
import { demo } from '../product.ts'

/** API clients of seeded users: a customer with every feature, and a super-admin. */
export interface Readers {
  customer: ApiClient
  staff: ApiClient
}

type Row = { id: string }

const newest = async <Found extends Row>(call: ApiClient, list: string): Promise<Found> => {
  const [row] = await call<Found[]>('GET', list)
  if (!row) throw new Error(`The seed has nothing in ${list}.`)
  return row
}

/** A customer with data in every tab. */
async function demoUser(staff: ApiClient): Promise<string> {
  const users = await staff<(Row & { email: string })[]>('GET', '/admin-api/resources/users')
  return users.find(({ email }) => email === demo)?.id ?? ''
}

/** The court check that waits for a reviewer. */
async function waitingReview(staff: ApiClient): Promise<string> {
  const list = `/admin-api/resources/work-items?filter=${encodeURIComponent('{"kind":["courtReview"]}')}`
  return (await newest<Row & { subject: string }>(staff, list)).subject
}

const withParameter = (path: string, value: string) => path.replace(/:\w+/, value)

type Address = (readers: Readers) => string | Promise<string>

/** The same parameter for several pages. */
const sameFor = (names: readonly PageName[], value: string): Partial<Record<PageName, Address>> =>
  Object.fromEntries(names.map(name => [name, () => withParameter(paths[name], value)]))

const orderResult =
  (name: PageName): Address =>
  async ({ customer }) =>
    `${paths[name]}?order=${(await newest<Row & { code: string }>(customer, '/api/resources/challan-orders')).code}`

const newestOf =
  (name: PageName, product: ProductId): Address =>
  async ({ customer }) =>
    withParameter(paths[name], (await newest(customer, `/api/resources/${product}`)).id)

const newestPlan =
  (name: PageName): Address =>
  async ({ customer }) =>
    withId(paths[name], (await newest(customer, '/api/resources/plans')).id)

const newestFlow =
  (name: PageName): Address =>
  async ({ customer }) =>
    withId(paths[name], (await newest(customer, '/api/resources/onboarding-flows')).id)

const newestVideo =
  (name: PageName, resource: 'video-kyc-cases' | 'video-kyc-templates'): Address =>
  async ({ customer }) =>
    withId(paths[name], (await newest(customer, `/api/resources/${resource}`)).id)

/**
 * The address of each page that needs a record, from the seed. Pages of declared resources need no entry: they use the newest record of
 * their list. The three links from mails are opened with a token that was never issued.
 */
const addresses: Partial<Record<PageName, Address>> = {
  challanDetailedBrand: () => withParameter(paths.challanDetailedBrand, 'satyapan'),
  paymentSuccess: orderResult('paymentSuccess'),
  paymentFailed: orderResult('paymentFailed'),
  challanPaid: orderResult('challanPaid'),
  challanFailed: orderResult('challanFailed'),
  adminUserDetail: async ({ staff }) => withId(paths.adminUserDetail, await demoUser(staff)),
  adminCourtReview: async ({ staff }) => withId(paths.adminCourtReview, await waitingReview(staff)),
  adminClosingDetail: async ({ staff }) =>
    withId(paths.adminClosingDetail, (await newest(staff, '/admin-api/resources/closings')).id),
  adminBatchChallanDetails: async ({ staff }) =>
    withId(paths.adminBatchChallanDetails, (await newest(staff, '/admin-api/resources/challan-payments')).id),
  status: async ({ staff }) => {
    await staff('POST', '/admin-api/status/page', { isPublic: true, reason: 'To look at every page' })
    return paths.status
  },
  trubankReport: newestOf('trubankReport', 'bank-statement'),
  globalOcrReport: newestOf('globalOcrReport', 'ocr-document'),
  dynamicIntelligenceDetails: async ({ customer }) =>
    withId(paths.dynamicIntelligenceDetails, (await newest(customer, '/api/resources/inquiries')).id),
  trubgvVerification: async ({ customer }) =>
    withId(paths.trubgvVerification, (await newest(customer, '/api/resources/trubgv-cases')).id),
  trubgvDetail: async ({ customer }) =>
    withId(paths.trubgvDetail, (await newest(customer, '/api/resources/trubgv-cases')).id),
  trubgvDownload: async ({ customer }) =>
    withId(paths.trubgvDownload, (await newest(customer, '/api/resources/trubgv-cases')).id),
  caseDetail: async ({ customer }) => withId(paths.caseDetail, (await newest(customer, '/api/resources/cases')).id),
  casePlanDetail: newestPlan('casePlanDetail'),
  casePlanEdit: newestPlan('casePlanEdit'),
  onboardingSolutionFlow: newestFlow('onboardingSolutionFlow'),
  onboardingSolutionFlowEdit: newestFlow('onboardingSolutionFlowEdit'),
  videoKycDetails: newestVideo('videoKycDetails', 'video-kyc-cases'),
  videoKycReportDownload: newestVideo('videoKycReportDownload', 'video-kyc-cases'),
  videoKycTemplate: newestVideo('videoKycTemplate', 'video-kyc-templates'),
  videoKycTemplateEdit: newestVideo('videoKycTemplateEdit', 'video-kyc-templates'),
  kycIntelligence: () => withParameter(paths.kycIntelligence, sandboxReportId),
  kycInteligence: () => `${paths.kycInteligence}?requestId=${sandboxReportId}`,
  kycInteligenceReport: () => `${paths.kycInteligenceReport}?requestId=${sandboxReportId}`,
  ...sameFor(['resetPassword', 'subUserInvitation', 'unsubscribe', 'invitation', 'sso'], 'unknown'),
  ...sameFor(
    ['acceptEsign', 'aadhaarEsign', 'esignResponse', 'signDocument', 'viewDocument', 'esignForm', 'onboard'],
    'unknown',
  ),
  videoKycCall: async ({ customer }) =>
    withId(paths.videoKycCall, (await newest(customer, '/api/resources/video-calls')).id),
  ...sameFor(['employeeRating', 'employeeReject', 'candidateIntelligence', 'videoCall'], 'unknown'),
  ...sameFor(['bgcReport', 'acceptBgcRequest', 'rejectBgcRequest', 'bgcAadhaar', 'backgroundVerification'], 'unknown'),
}

/** Error responses that the addresses above cause. */
export const refused = ['404 /public/unsubscribe']

/** Views with an address that the page table does not list. */
const customerViews = async ({ customer }: Readers): Promise<string[]> => [
  `${paths.bulkPan}?mode=bulk`,
  `${paths.bulkPanResponses}?tab=files`,
  withId(paths.bulkPanDetail, (await newest(customer, '/api/resources/bulk-jobs')).id),
  `${paths.apiKeys}?tab=webhooks`,
  ...['kyc', 'letterhead', 'notifications', 'team'].map(tab => `${paths.myAccount}?tab=${tab}`),
]

const staffViews = async ({ staff }: Readers): Promise<string[]> => {
  const user = withId(paths.adminUserDetail, await demoUser(staff))
  return [
    withId(paths.adminBgcUsersDetail, (await newest(staff, '/admin-api/resources/verification-tasks')).id),
    adminViewPath('requests'),
    adminViewPath('tutorials'),
    ...['brands', 'fees'].map(tab => `${paths.adminChallanPayments}?tab=${tab}`),
    ...['kyc', 'ledger', 'keys', 'subUsers', 'reports', 'audit'].map(tab => `${user}&tab=${tab}`),
  ]
}

type Addressed = Pick<PageRoute, 'path' | 'resource' | 'action'>

/** Throws with the page's name if the page needs a record and none is declared. */
function addressOf({ path, resource, action }: Addressed): Address {
  const { name, app } = matchPage(path) ?? {}
  const entry = name && addresses[name]
  if (entry) return entry
  const isRecord = action === 'show' || action === 'edit'
  if (path.includes(':') || (isRecord && !resource))
    throw new Error(`${name ?? path} needs a record: add it to the table in tests/e2e/everyPage/pageAddresses.ts.`)
  if (!isRecord) return () => path
  return async ({ customer, staff }) => {
    const [call, mount] = app === 'admin' ? ([staff, '/admin-api'] as const) : ([customer, '/api'] as const)
    return withId(path, (await newest(call, `${mount}/resources/${resource}`)).id)
  }
}

const addressesOf = (readers: Readers, table: readonly Addressed[]) =>
  Promise.all(table.map(async route => addressOf(route)(readers)))

/** Pages of an app for visitors who are not signed in. */
export const publicPages = (readers: Readers, app: Page['app']): Promise<string[]> =>
  addressesOf(
    readers,
    pages.filter(page => page.app === app && page.guard === 'none'),
  )

/** Customer pages and their views. */
export const customerPages = async (readers: Readers): Promise<string[]> => [
  ...(await addressesOf(readers, routes)),
  ...(await customerViews(readers)),
]

/** Staff pages and their views. */
export const staffPages = async (readers: Readers): Promise<string[]> => [
  ...(await addressesOf(readers, adminRoutes)),
  ...(await staffViews(readers)),
]
