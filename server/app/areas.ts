import { videoCallsByApi } from '../calls/routes.ts'
import { rpOf } from '../challans/hosts/serve.ts'
import { gatewayRoutes as serveGateway } from '../checks/gateway/routes.ts'
import { sharingRoutes as serveSharing } from '../checks/sharing/routes.ts'
import { templatesByApi } from '../esign/bulk/routes.ts'
import { esignByApi } from '../esign/routes.ts'
import { inquiriesByApi } from '../inquiries/routes.ts'
import { intelligenceByApi } from '../intelligence/routes.ts'
import { invitationRoutes as serveInvitations } from '../invitations/routes.ts'
import { onboardingByApi } from '../onboarding/routes.ts'
import { accountsRoutes as serveAccounts } from '../people/accounts/routes.ts'
import type { App, HttpContext } from '../platform/http/types.ts'
import { screeningSections } from '../screening/report.ts'
import { casesByApi } from '../steps/routes.ts'
import { trubgvByApi } from '../trubgv/routes.ts'
import { videoKycByApi } from '../videoKyc/routes.ts'
import { invitationKinds } from './invitationKinds.ts'

export { adminRoutes } from '../backoffice/admin/routes.ts'
export { apisRoutes } from '../backoffice/apis/routes.ts'
export { approvalsRoutes } from '../backoffice/approvals/routes.ts'
export { auditLogRoutes } from '../backoffice/auditLog/routes.ts'
export { batchRoutes } from '../backoffice/batches/routes.ts'
export { closingRoutes } from '../backoffice/closing/routes.ts'
export { dryRunsRoutes } from '../backoffice/dryRuns/routes.ts'
export { leadsRoutes } from '../backoffice/leads/routes.ts'
export { notesRoutes } from '../backoffice/notes/routes.ts'
export { providersRoutes } from '../backoffice/providers/routes.ts'
export { reconciliationRoutes } from '../backoffice/reconciliation/webhook.ts'
export { settlementsRoutes } from '../backoffice/settlements/routes.ts'
export { staffStatementRoutes } from '../backoffice/statements/routes.ts'
export { statusRoutes } from '../backoffice/status/routes.ts'
export { tutorialsRoutes } from '../backoffice/tutorials.ts'
export { vehicleDataRoutes } from '../backoffice/vehicles/routes.ts'
export { verificationTaskRoutes } from '../backoffice/verifications/routes.ts'
export { whiteLabelRoutes } from '../backoffice/whiteLabel/routes.ts'
export { workRoutes } from '../backoffice/work/routes.ts'
export { bankStatementRoutes, statementFileRoutes } from '../bankStatements/routes.ts'
export { bgcFurtherRoutes } from '../bgc/furtherRoutes.ts'
export { bgcImportRoutes } from '../bgc/imports/routes.ts'
export { bgcLocationRoutes } from '../bgc/locations/routes.ts'
export { bgcRescreeningRoutes } from '../bgc/rescreening/routes.ts'
export { bgcReportRoutes, bgcRoutes } from '../bgc/routes.ts'
/** The routes of every area: a new one is one line here. */
export { videoCallRoutes } from '../calls/routes.ts'
export { challanDeskRoutes } from '../challans/deskRoutes.ts'
export { certificateRoutes } from '../challans/hosts/serve.ts'
export { challanOrderRoutes } from '../challans/orderRoutes.ts'
export { challanPaymentRoutes } from '../challans/payment/routes.ts'
export { challansRoutes } from '../challans/routes.ts'
export { aadhaarOtpRoutes } from '../checks/aadhaarOtp/routes.ts'
export { banksRoutes } from '../checks/banks/routes.ts'
export { bulkRoutes } from '../checks/bulk/routes.ts'
export { dashboardRoutes } from '../checks/dashboard/routes.ts'
export { draftsRoutes } from '../checks/drafts/routes.ts'
export { templatesRoutes } from '../checks/inputTemplates/routes.ts'
export { answerReuseRoutes } from '../checks/reuse/routes.ts'
export { schedulesRoutes } from '../checks/schedules/routes.ts'
export { testApisRoutes } from '../checks/testApis/routes.ts'
export { usageRoutes } from '../checks/usage/routes.ts'
export { verificationsRoutes } from '../checks/verifications/routes.ts'
export { courtReviewRoutes } from '../court/review/routes.ts'
export { aadhaarEsignRoutes } from '../esign/aadhaar/routes.ts'
export { bulkSendRoutes } from '../esign/bulk/routes.ts'
export { digitalSigningRoutes } from '../esign/digital/routes.ts'
export { esignFormRoutes } from '../esign/forms/routes.ts'
export { esignLabelRoutes, esignLinkRoutes, esignRoutes, stampPaperRoutes } from '../esign/routes.ts'
export { facesRoutes } from '../faces/routes.ts'
export { letterheadRoutes } from '../files/letterhead/routes.ts'
export { filesRoutes } from '../files/routes.ts'
export { fleetRoutes } from '../fleet/routes.ts'
export { inquiryLinkRoutes, inquiryRoutes } from '../inquiries/routes.ts'
export { intelligenceRoutes } from '../intelligence/routes.ts'
export { mailsRoutes } from '../messaging/preferences/routes.ts'
export { unsubscribeRoutes } from '../messaging/preferences/unsubscribe.ts'
export { webhooksRoutes } from '../messaging/webhooks/routes.ts'
export { gstRoutes } from '../money/gst/routes.ts'
export { invoicesRoutes } from '../money/invoices/routes.ts'
export { statementsRoutes } from '../money/invoices/statements/routes.ts'
export { paymentsRoutes } from '../money/payments/routes.ts'
export { payoutsRoutes } from '../money/payouts/routes.ts'
export { postpaidRoutes } from '../money/postpaid/routes.ts'
export { pricesRoutes } from '../money/prices/routes.ts'
export { walletsRoutes } from '../money/wallets/routes.ts'
export { monitoringRoutes } from '../monitoring/routes.ts'
export { documentsRoutes } from '../ocr/routes.ts'
export { onboardingPageRoutes, onboardingRoutes } from '../onboarding/routes.ts'
export { apiKeysRoutes } from '../people/apiKeys/routes.ts'
export { featuresRoutes } from '../people/features/routes.ts'
export { ipAllowListRoutes } from '../people/ipAllowList/routes.ts'
export { kycRoutes } from '../people/kyc/routes.ts'
export { accessReviewRoutes } from '../people/staff/accessReviews/routes.ts'
export { staffRoutes } from '../people/staff/routes.ts'
export { staffSessionsRoutes } from '../people/staff/sessions.ts'
export { supportRoutes } from '../people/support/routes.ts'
export { objectsRoutes } from '../platform/objectStorage/routes.ts'
export { issuerKeysRoutes } from '../proofs/routes.ts'
export { reportsRoutes } from '../reports/routes.ts'
export { sandboxAadhaarEsignRoutes } from '../sandbox/aadhaarEsign/routes.ts'
export { checkoutRoutes } from '../sandbox/checkout/routes.ts'
export { sandboxRoutes } from '../sandbox/routes.ts'
export { sandboxSsoRoutes } from '../sandbox/sso/routes.ts'
export { ownListRoutes, watchListRoutes } from '../screening/listRoutes.ts'
export { screeningRoutes } from '../screening/routes.ts'
export { caseLinkRoutes, casesRoutes } from '../steps/routes.ts'
export { trubgvRoutes } from '../trubgv/routes.ts'
export { videoKycRoutes } from '../videoKyc/routes.ts'

/** Passkeys belong to a domain: a brand's own has its own. */
export const accountsRoutes = (app: App, ctx: HttpContext): void =>
  serveAccounts(app, ctx, request => rpOf(ctx, request))

/** The developers' API, with the calls of areas that stand above it. */
export const gatewayRoutes = (app: App, ctx: HttpContext): void =>
  serveGateway(app, ctx, [
    intelligenceByApi,
    inquiriesByApi,
    casesByApi,
    trubgvByApi,
    esignByApi,
    templatesByApi,
    onboardingByApi,
    videoKycByApi,
    videoCallsByApi,
  ])

/** The page of whoever is asked by a link, for the kinds of all areas. */
export const invitationRoutes = (app: App, ctx: HttpContext): void => serveInvitations(app, ctx, invitationKinds)

/** PDFs and shared links of checks, with the sections of areas that stand above them. */
export const sharingRoutes = (app: App, ctx: HttpContext): void =>
  serveSharing(app, ctx, { 'aml-screen': screeningSections })
