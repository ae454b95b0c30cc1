/** Who a route is for, as the specification groups its table (§2.7). */
export type RouteGroup = 'public' | 'customer' | 'esign' | 'bgc' | 'admin' | 'restricted'

const words = (text: string) => text.trim().split(/\s+/)

/** The paths of specification §2.7, as they stand there, and `/request-bulk-detail` of §2.3 (A48). */
export const routeTable: Record<RouteGroup, readonly string[]> = {
  public: words(`
    / /app-login /login /subusers-verify-email/:token /reset-password-user/:token /virtual-try-on-testing-url /virtual-try-on
    /advertisement /pdf-result /maintenance /unsubscribe/:code /kyc-intelligence/:requestId /kyc-inteligence
    /kyc-inteligence-report /challan-detailed/:brandName /challan-detailed /challan-details /challan-paid /challan-failed
    /thankyou
    /esign/login /accept-esign/:code /esign-response/:code /aadhaar-esign/:code /sign-document/:code /view-document/:code
    /document-signed /esign-verification /append-signature
    /bgc/login /bgc-report/:id /accept-bgc-request/:code /reject-bgc-request/:code /background-verification/:step
    /bgc-aadhaar/:code /employee-rating/:encryptedUrl /employee-reject/:encryptedUrl
    /dynamic-intelligence-details/:encryptedUrl
    /admin/login /logout /admin/logout`),
  customer: words(`
    /dashboard /templates /products /drafts /my-orders /api-keys /api-usage /api-tracking-report /api-pricing /my-account
    /whitelist-ip /video-tutorials /test-apis /ocr-apis /court-case-check /court-case-responses /normal-report
    /immediate-report /delay-report /aml /aml-responses /aml-detail /bulk-pan /bulk-pan-responses /bulk-pan-detail /bulk-hit
    /bulk-hit-responses /bulk-hit-copy /bulk-hit-responses-copy /batch-processing /batch-processing-responses
    /request-bulk-detail /trubank /trubank-responses /trubank-detail /trubank-report/:id /trubgv /trubgv-verification
    /trubgv-responses /trubgv-detail /trubgv-download /onboarding-solution /onboarding-solution-flows
    /onboarding-solution-responses /onboarding-solution-detail /onboarding-solution-download /onboarding-solution-settings
    /global-ocr /global-ocr-report/:id /global-ocr-responses /video-kyc /video-kyc-reports /video-kyc-settings
    /video-kyc-templates /video-kyc-details /video-kyc-report-download /vaahan-analytics /dynamic-intelligence
    /dynamic-intelligence-responses /dynamic-intelligence-details /challan-dashboard /challan-dashboard-payment
    /challan-lists /challan-view-details /payment-success /payment-failed`),
  esign: words('/esign /esign-dashboard /esign/dashboard /esign-responses /esign-detail'),
  bgc: words('/bgc /bgc-dashboard /bgc/dashboard /bgc-responses /bgc-detail'),
  admin: words(`
    dashboard challan-payments batch-challan-details user-accounts user-detail test-apis api-pricing apis
    overall-transactions ip-hits bulk-hit whitelist-ip switch-source bgc-users bgc-users-detail whitelabel-users
    whitelabel-transactions client-details user-details trubank postpaid postpaid-user-detail api-logs ocr-apis
    invoice-transactions vaahan-settings delete-subdomain batch-processing whitelabel-batch-processing access-denied
    api-servers user-pricing`).map(name => `/admin/${name}`),
  restricted: words('notification-recipients admin-accounts admin-accounts-details admin-sessions').map(
    name => `/admin/${name}`,
  ),
}

/** The customer's paths that open before the KYC is complete: specification §6 (A64). */
export const openBeforeKyc = words(`
  /dashboard /templates /products /drafts /my-orders /api-pricing /my-account /whitelist-ip /video-tutorials /ocr-apis
  /vaahan-analytics /dynamic-intelligence /dynamic-intelligence-responses /dynamic-intelligence-details /challan-dashboard
  /challan-dashboard-payment /challan-lists /challan-view-details /payment-success /payment-failed`)

/** What somebody meets at a path. */
export type Outcome = 'page' | 'kycPrompt' | 'landing' | 'esignLogin' | 'bgcLogin' | 'adminLogin' | 'accessDenied'

const guardOf = { esign: 'esignLogin', bgc: 'bgcLogin', admin: 'adminLogin', restricted: 'adminLogin' } as const

/** Without a session (§2.7, route guards). */
export const withoutSession = (group: RouteGroup): Outcome =>
  group === 'public' ? 'page' : group === 'customer' ? 'landing' : guardOf[group]

/** To a customer whose KYC is not complete (§6). */
export const beforeKyc = (group: RouteGroup, path: string): Outcome =>
  group === 'public' || openBeforeKyc.includes(path) ? 'page' : 'kycPrompt'

/** To a member of staff who is no super-admin (§2.7, A55). */
export const toAdministrator = (group: RouteGroup): Outcome => (group === 'restricted' ? 'accessDenied' : 'page')
