import { challanPaths, sandboxPath } from './challanPaths.ts'

/**
 * Every page of the product and its path (§2.7). No other file except challanPaths.ts contains a page path; contracts/pages/pages.ts
 * has the access rules.
 */
const publicPaths = {
  home: '/',
  login: '/login',
  appLogin: '/app-login',
  logout: '/logout',
  resetPassword: '/reset-password-user/:token',
  subUserInvitation: '/subusers-verify-email/:token',
  // The specification does not name these two: where an issuer of single sign-on sends people back, those of customers and staff.
  sso: '/sso/:connection',
  virtualTryOnTestingUrl: '/virtual-try-on-testing-url',
  virtualTryOn: '/virtual-try-on',
  advertisement: '/advertisement',
  pdfResult: '/pdf-result',
  maintenance: '/maintenance',
  unsubscribe: '/unsubscribe/:code',
  // The specification does not name this one: the page of whoever is asked by a link.
  invitation: '/i/:token',
  // Nor this one: the page of a customer who is asked for a video call.
  videoCall: '/video-call/:code',
  // Nor this one: what works, while staff publish it.
  status: '/status',
  thankYou: '/thankyou',
  terms: '/terms',
  kycIntelligence: '/kyc-intelligence/:requestId',
  // Spelled as specified (A49).
  kycInteligence: '/kyc-inteligence',
  kycInteligenceReport: '/kyc-inteligence-report',
  ...challanPaths,
  esignLogin: '/esign/login',
  acceptEsign: '/accept-esign/:code',
  esignResponse: '/esign-response/:code',
  aadhaarEsign: '/aadhaar-esign/:code',
  signDocument: '/sign-document/:code',
  viewDocument: '/view-document/:code',
  documentSigned: '/document-signed',
  esignVerification: '/esign-verification',
  appendSignature: '/append-signature',
  // The specification does not name this one: a template that whoever has its link signs as their own copy.
  esignForm: '/esign-form/:code',
  // Nor this one: a flow of an account, which whoever has its link goes through.
  onboard: '/onboard/:code',
  bgcLogin: '/bgc/login',
  bgcReport: '/bgc-report/:id',
  acceptBgcRequest: '/accept-bgc-request/:code',
  rejectBgcRequest: '/reject-bgc-request/:code',
  backgroundVerification: '/background-verification/:step',
  bgcAadhaar: '/bgc-aadhaar/:code',
  employeeRating: '/employee-rating/:encryptedUrl',
  employeeReject: '/employee-reject/:encryptedUrl',
  // With the candidate's link; without it, this is a customer's page (A52).
  candidateIntelligence: '/dynamic-intelligence-details/:encryptedUrl',
  sandbox: sandboxPath,
  docs: '/docs',
  adminLogin: '/admin/login',
  adminLogout: '/admin/logout',
  adminSso: '/admin/sso',
} as const

const customerPaths = {
  dashboard: '/dashboard',
  templates: '/templates',
  products: '/products',
  product: '/products/:id',
  productResponses: '/products/:id/responses',
  productDetail: '/products/:id/detail',
  drafts: '/drafts',
  myOrders: '/my-orders',
  apiKeys: '/api-keys',
  apiUsage: '/api-usage',
  apiTrackingReport: '/api-tracking-report',
  apiPricing: '/api-pricing',
  testApis: '/test-apis',
  ocrApis: '/ocr-apis',
  myAccount: '/my-account',
  walletStatement: '/wallet-statement',
  // The specification does not name it.
  receivedPayments: '/payments-received',
  whitelistIp: '/whitelist-ip',
  videoTutorials: '/video-tutorials',
  courtCaseCheck: '/court-case-check',
  courtCaseResponses: '/court-case-responses',
  normalReport: '/normal-report',
  immediateReport: '/immediate-report',
  delayReport: '/delay-report',
  aml: '/aml',
  amlResponses: '/aml-responses',
  amlDetail: '/aml-detail',
  // The specification does not name these.
  amlLists: '/aml-lists',
  amlSettings: '/aml-settings',
  bulkPan: '/bulk-pan',
  bulkPanResponses: '/bulk-pan-responses',
  bulkPanDetail: '/bulk-pan-detail',
  bulkHit: '/bulk-hit',
  bulkHitResponses: '/bulk-hit-responses',
  bulkHitCopy: '/bulk-hit-copy',
  bulkHitResponsesCopy: '/bulk-hit-responses-copy',
  batchProcessing: '/batch-processing',
  batchProcessingResponses: '/batch-processing-responses',
  // The specification does not name these two.
  batchSchedules: '/batch-processing-repeated',
  batchSchedule: '/batch-processing-repeated-detail',
  // A48
  requestBulkDetail: '/request-bulk-detail',
  trubank: '/trubank',
  trubankResponses: '/trubank-responses',
  trubankDetail: '/trubank-detail',
  trubankReport: '/trubank-report/:id',
  // The specification does not name this one.
  trubankRules: '/trubank-rules',
  // Nor this one.
  enrolledFaces: '/enrolled-faces',
  trubgv: '/trubgv',
  trubgvVerification: '/trubgv-verification',
  trubgvResponses: '/trubgv-responses',
  trubgvDetail: '/trubgv-detail',
  trubgvDownload: '/trubgv-download',
  onboardingSolution: '/onboarding-solution',
  onboardingSolutionFlows: '/onboarding-solution-flows',
  // The specification does not name these two.
  onboardingSolutionFlow: '/onboarding-solution-flows/:id',
  onboardingSolutionFlowEdit: '/onboarding-solution-flows/:id/edit',
  onboardingSolutionResponses: '/onboarding-solution-responses',
  onboardingSolutionDetail: '/onboarding-solution-detail',
  onboardingSolutionDownload: '/onboarding-solution-download',
  onboardingSolutionSettings: '/onboarding-solution-settings',
  globalOcr: '/global-ocr',
  globalOcrReport: '/global-ocr-report/:id',
  globalOcrResponses: '/global-ocr-responses',
  videoKyc: '/video-kyc',
  videoKycReports: '/video-kyc-reports',
  videoKycSettings: '/video-kyc-settings',
  videoKycTemplates: '/video-kyc-templates',
  videoKycTemplateCreate: '/video-kyc-templates/new',
  videoKycTemplate: '/video-kyc-templates/:id',
  videoKycTemplateEdit: '/video-kyc-templates/:id/edit',
  videoKycDetails: '/video-kyc-details',
  videoKycReportDownload: '/video-kyc-report-download',
  // The specification does not name these two.
  videoKycCalls: '/video-kyc-calls',
  videoKycCall: '/video-kyc-call',
  vaahanAnalytics: '/vaahan-analytics',
  monitoring: '/monitoring',
  cases: '/cases',
  caseDetail: '/cases/:id',
  casePlans: '/case-plans',
  casePlanCreate: '/case-plans/create',
  casePlanDetail: '/case-plans/:id',
  casePlanEdit: '/case-plans/:id/edit',
  dynamicIntelligence: '/dynamic-intelligence',
  dynamicIntelligenceResponses: '/dynamic-intelligence-responses',
  dynamicIntelligenceDetails: '/dynamic-intelligence-details',
  challanDashboard: '/challan-dashboard',
  challanDashboardPayment: '/challan-dashboard-payment',
  challanLists: '/challan-lists',
  challanViewDetails: '/challan-view-details',
  paymentSuccess: '/payment-success',
  paymentFailed: '/payment-failed',
} as const

// Each dashboard has two paths (A51).
const esignPaths = {
  esign: '/esign',
  esignDashboard: '/esign-dashboard',
  esignHome: '/esign/dashboard',
  esignResponses: '/esign-responses',
  esignDetail: '/esign-detail',
  // The specification does not name it.
  esignStamps: '/esign-stamps',
} as const

const bgcPaths = {
  bgc: '/bgc',
  bgcDashboard: '/bgc-dashboard',
  bgcHome: '/bgc/dashboard',
  bgcResponses: '/bgc-responses',
  bgcDetail: '/bgc-detail',
} as const

// `user-detail` is a customer, `user-details` a white-label end user (A53).
const adminPaths = {
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminChallanPayments: '/admin/challan-payments',
  adminBatchChallanDetails: '/admin/batch-challan-details',
  adminUserAccounts: '/admin/user-accounts',
  adminUserDetail: '/admin/user-detail',
  adminTestApis: '/admin/test-apis',
  adminApiPricing: '/admin/api-pricing',
  adminApis: '/admin/apis',
  adminOverallTransactions: '/admin/overall-transactions',
  adminIpHits: '/admin/ip-hits',
  adminBulkHit: '/admin/bulk-hit',
  adminWhitelistIp: '/admin/whitelist-ip',
  adminSwitchSource: '/admin/switch-source',
  adminBgcUsers: '/admin/bgc-users',
  adminBgcUsersDetail: '/admin/bgc-users-detail',
  adminWhitelabelUsers: '/admin/whitelabel-users',
  adminWhitelabelTransactions: '/admin/whitelabel-transactions',
  adminClientDetails: '/admin/client-details',
  adminUserDetails: '/admin/user-details',
  adminTrubank: '/admin/trubank',
  adminPostpaid: '/admin/postpaid',
  adminPostpaidUserDetail: '/admin/postpaid-user-detail',
  adminApiLogs: '/admin/api-logs',
  adminOcrApis: '/admin/ocr-apis',
  adminInvoiceTransactions: '/admin/invoice-transactions',
  adminApprovals: '/admin/approvals',
  adminVaahanSettings: '/admin/vaahan-settings',
  adminDeleteSubdomain: '/admin/delete-subdomain',
  adminBatchProcessing: '/admin/batch-processing',
  adminWhitelabelBatchProcessing: '/admin/whitelabel-batch-processing',
  adminAccessDenied: '/admin/access-denied',
  adminApiServers: '/admin/api-servers',
  adminUserPricing: '/admin/user-pricing',
  // The specification does not name these.
  adminAuditLog: '/admin/audit-log',
  adminWork: '/admin/work',
  adminCourtReview: '/admin/court-review',
  adminMismatchedPayments: '/admin/mismatched-payments',
  adminClosing: '/admin/closing',
  adminClosingDetail: '/admin/closing-detail',
  adminPayouts: '/admin/payouts',
  adminPayoutAccounts: '/admin/payout-accounts',
  adminReconciliation: '/admin/reconciliation',
  adminReconciliationDifferences: '/admin/reconciliation-differences',
  adminWatchLists: '/admin/watch-lists',
  adminIncidents: '/admin/incidents',
  adminDryRuns: '/admin/dry-runs',
} as const

const restrictedPaths = {
  adminNotificationRecipients: '/admin/notification-recipients',
  adminAccounts: '/admin/admin-accounts',
  adminAccountsDetails: '/admin/admin-accounts-details',
  adminSessions: '/admin/admin-sessions',
  // The specification does not name these.
  adminAccessReviews: '/admin/access-reviews',
  adminAccessReview: '/admin/access-review',
  adminIssuerKeys: '/admin/issuer-keys',
} as const

/** The pages by layout. */
export const pathsByArea = {
  public: publicPaths,
  customer: customerPaths,
  esign: esignPaths,
  bgc: bgcPaths,
  admin: adminPaths,
  restricted: restrictedPaths,
} as const

export type Area = keyof typeof pathsByArea

export const paths = {
  ...publicPaths,
  ...customerPaths,
  ...esignPaths,
  ...bgcPaths,
  ...adminPaths,
  ...restrictedPaths,
} as const

export type PageName = keyof typeof paths

/** The pages of products for which the specification defines no screen. */
export const productPaths = (id: string) => ({
  verify: paths.product.replace(':id', id),
  list: paths.productResponses.replace(':id', id),
  detail: paths.productDetail.replace(':id', id),
})

/** A record's page, `/bulk-pan-detail?id=ver_…` or `/case-plans/pln_…/edit`: ids stand in the address, personal data never. */
export const withId = (path: string, id: string): string =>
  path.includes('/:id') ? path.replace(':id', encodeURIComponent(id)) : `${path}?id=${encodeURIComponent(id)}`

/** Whether an address is a page's, whose path may end with a record's id. */
export const isAt = (path: string, pathname: string): boolean =>
  path.endsWith('/:id') ? pathname.startsWith(path.slice(0, -':id'.length)) : path === pathname

/** A list with one of its records open beside it, `/monitoring?entry=mon_…`. */
export const withEntry = (path: string, id: string): string => `${path}?entry=${encodeURIComponent(id)}`

/** The page of a link in a mail. */
export const withToken = (path: string, token: string): string => path.replace(':token', encodeURIComponent(token))

/** Staff pages without a path of their own are views of the staff's dashboard. */
export const adminViewPath = (view: 'requests' | 'tutorials'): string => `${paths.adminDashboard}?view=${view}`

/** The customer prices, filtered. */
export const userPricesPath = (filter: { customer?: string; product?: string[]; state?: string[] }): string =>
  `${paths.adminUserPricing}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** The statement of one wallet, with the filter in react-admin's URL format. */
export const statementPath = (wallet: string): string =>
  `${paths.walletStatement}?filter=${encodeURIComponent(JSON.stringify({ wallet: [wallet] }))}`
