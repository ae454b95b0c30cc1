import * as aadhaarEsign from './aadhaarEsign.ts'
import * as aadhaarOtp from './aadhaarOtp.ts'
import * as accessReviews from './accessReviews.ts'
import * as account from './account.ts'
import * as admin from './admin.ts'
import * as adminBatches from './adminBatches.ts'
import * as adminChallans from './adminChallans.ts'
import * as adminIntelligence from './adminIntelligence.ts'
import * as adminKyc from './adminKyc.ts'
import * as adminSearch from './adminSearch.ts'
import * as aml from './aml.ts'
import * as amlWork from './amlWork.ts'
import * as answerReuse from './answerReuse.ts'
import * as apiKeys from './apiKeys.ts'
import * as apiServers from './apiServers.ts'
import * as apis from './apis.ts'
import * as approvals from './approvals.ts'
import * as auth from './auth.ts'
import * as balanceAlerts from './balanceAlerts.ts'
import * as bankStatements from './bankStatements.ts'
import * as bgc from './bgc.ts'
import * as bgcFurther from './bgcFurther.ts'
import * as bgcImports from './bgcImports.ts'
import * as bgcLocations from './bgcLocations.ts'
import * as bgcReports from './bgcReports.ts'
import * as bgcRescreenings from './bgcRescreenings.ts'
import * as bulk from './bulk.ts'
import * as bulkSchedules from './bulkSchedules.ts'
import * as captcha from './captcha.ts'
import * as caseLinks from './caseLinks.ts'
import * as caseSettings from './caseSettings.ts'
import * as cases from './cases.ts'
import * as challanDesk from './challanDesk.ts'
import * as challanMedia from './challanMedia.ts'
import * as challanPayment from './challanPayment.ts'
import * as challanSettlements from './challanSettlements.ts'
import * as challans from './challans.ts'
import * as closing from './closing.ts'
import * as courtReviews from './courtReviews.ts'
import * as dashboard from './dashboard.ts'
import type { Call } from './define.ts'
import * as demo from './demo.ts'
import * as documents from './documents.ts'
import * as dryRuns from './dryRuns.ts'
import * as esign from './esign.ts'
import * as esignBulk from './esignBulk.ts'
import * as esignCopies from './esignCopies.ts'
import * as esignDevices from './esignDevices.ts'
import * as esignEmbedding from './esignEmbedding.ts'
import * as esignFormLinks from './esignFormLinks.ts'
import * as esignForms from './esignForms.ts'
import * as esignLabels from './esignLabels.ts'
import * as esignLinks from './esignLinks.ts'
import * as esignStamps from './esignStamps.ts'
import * as esignTemplates from './esignTemplates.ts'
import * as faceChallenges from './faceChallenges.ts'
import * as faceSearch from './faceSearch.ts'
import * as features from './features.ts'
import * as files from './files.ts'
import * as fleet from './fleet.ts'
import { gatewayCalls } from './gateway.ts'
import * as google from './google.ts'
import * as gst from './gst.ts'
import * as ifsc from './ifsc.ts'
import * as inquiries from './inquiries.ts'
import * as inquiryFiles from './inquiryFiles.ts'
import * as inquiryReports from './inquiryReports.ts'
import * as inquiryReviewLinks from './inquiryReviewLinks.ts'
import * as inquiryReviews from './inquiryReviews.ts'
import * as intelligence from './intelligence.ts'
import * as invitations from './invitations.ts'
import * as invoices from './invoices.ts'
import * as addresses from './ipAllowList.ts'
import * as issuerKeys from './issuerKeys.ts'
import * as kyc from './kyc.ts'
import * as leads from './leads.ts'
import * as letterhead from './letterhead.ts'
import * as listSources from './listSources.ts'
import * as mailPreferences from './mailPreferences.ts'
import * as monitoring from './monitoring.ts'
import * as notes from './notes.ts'
import * as objects from './objects.ts'
import * as onboarding from './onboarding.ts'
import * as onboardingLinks from './onboardingLinks.ts'
import * as ownAccount from './ownAccount.ts'
import * as passkeys from './passkeys.ts'
import * as payments from './payments.ts'
import * as payouts from './payouts.ts'
import * as planDrafts from './planDrafts.ts'
import * as plans from './plans.ts'
import * as prices from './prices.ts'
import * as proof from './proof.ts'
import * as publicChallans from './publicChallans.ts'
import * as notices from './recipients.ts'
import * as registration from './registration.ts'
import * as roles from './roles.ts'
import * as sandbox from './sandbox.ts'
import * as sandboxAadhaarEsign from './sandboxAadhaarEsign.ts'
import * as sandboxCheckout from './sandboxCheckout.ts'
import * as sandboxSso from './sandboxSso.ts'
import * as secondFactor from './secondFactor.ts'
import * as settlements from './settlements.ts'
import * as signIn from './signIn.ts'
import * as signing from './signing.ts'
import * as sourceRoutes from './sourceRoutes.ts'
import * as sso from './sso.ts'
import * as staff from './staff.ts'
import * as statements from './statements.ts'
import * as status from './status.ts'
import * as stepLinks from './stepLinks.ts'
import * as subUsers from './subUsers.ts'
import * as supportMessages from './supportMessages.ts'
import * as supportViews from './supportViews.ts'
import { testApiCalls } from './testApis.ts'
import * as trubgv from './trubgv.ts'
import * as trySources from './trySources.ts'
import * as tutorials from './tutorials.ts'
import * as unsubscribe from './unsubscribe.ts'
import * as usage from './usage.ts'
import * as vehicleData from './vehicleData.ts'
import * as verificationShares from './verificationShares.ts'
import * as verifications from './verifications.ts'
import * as verificationTasks from './verificationTasks.ts'
import * as videoCallLinks from './videoCallLinks.ts'
import * as videoCalls from './videoCalls.ts'
import * as videoKyc from './videoKyc.ts'
import * as videoKycLinks from './videoKycLinks.ts'
import * as wallets from './wallets.ts'
import * as watchLists from './watchLists.ts'
import * as webhooks from './webhooks.ts'
import * as whiteLabel from './whiteLabel.ts'
import * as work from './work.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'service' in value && 'reply' in value

/** Every call of the contract, for documentation, guards and test suites. */
export const calls: readonly Call[] = [
  aadhaarEsign,
  aadhaarOtp,
  auth,
  addresses,
  admin,
  adminIntelligence,
  adminKyc,
  adminSearch,
  aml,
  amlWork,
  answerReuse,
  apiKeys,
  apis,
  apiServers,
  approvals,
  account,
  balanceAlerts,
  bgc,
  bgcFurther,
  bgcImports,
  bgcLocations,
  bgcRescreenings,
  bgcReports,
  bulk,
  bulkSchedules,
  captcha,
  adminBatches,
  adminChallans,
  caseLinks,
  cases,
  stepLinks,
  onboarding,
  onboardingLinks,
  planDrafts,
  plans,
  challanDesk,
  challanMedia,
  challanSettlements,
  challanPayment,
  challans,
  publicChallans,
  courtReviews,
  dashboard,
  demo,
  dryRuns,
  esign,
  esignBulk,
  esignDevices,
  esignLabels,
  esignEmbedding,
  esignFormLinks,
  esignForms,
  esignCopies,
  esignLinks,
  esignStamps,
  esignTemplates,
  faceChallenges,
  faceSearch,
  documents,
  features,
  bankStatements,
  caseSettings,
  files,
  fleet,
  google,
  gst,
  ifsc,
  intelligence,
  invitations,
  invoices,
  issuerKeys,
  kyc,
  leads,
  letterhead,
  mailPreferences,
  monitoring,
  notes,
  notices,
  objects,
  ownAccount,
  passkeys,
  payments,
  payouts,
  prices,
  proof,
  registration,
  accessReviews,
  roles,
  sandbox,
  sandboxAadhaarEsign,
  sandboxCheckout,
  sandboxSso,
  secondFactor,
  settlements,
  closing,
  signIn,
  signing,
  sourceRoutes,
  staff,
  statements,
  status,
  sso,
  subUsers,
  supportMessages,
  supportViews,
  inquiries,
  inquiryReviews,
  inquiryReviewLinks,
  inquiryReports,
  inquiryFiles,
  trubgv,
  videoKyc,
  videoKycLinks,
  trySources,
  tutorials,
  unsubscribe,
  usage,
  vehicleData,
  verificationShares,
  verificationTasks,
  verifications,
  videoCallLinks,
  videoCalls,
  wallets,
  watchLists,
  listSources,
  webhooks,
  whiteLabel,
  work,
]
  .flatMap(area => Object.values(area) as unknown[])
  .filter(isCall)
  .concat(gatewayCalls, testApiCalls)
