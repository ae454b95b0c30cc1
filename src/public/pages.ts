import type { PublicPageName } from '../../contracts/pages/publicPage.ts'
import type { PageModule } from './pageModule.ts'

interface PageEntry {
  load: () => Promise<PageModule>
  /** The module's path in the repository, by which the server finds the page's files in the build manifest. */
  module: string
}

const report = {
  load: () => import('./intelligence/ReportPage.tsx'),
  module: 'src/public/intelligence/ReportPage.tsx',
}

/** Each page has its own chunk, which the server preloads in the head. */
export const publicPages: Record<PublicPageName, PageEntry> = {
  challanDetailedBrand: {
    load: () => import('./landing/LandingPage.tsx'),
    module: 'src/public/landing/LandingPage.tsx',
  },
  challanDetailed: { load: () => import('./simple/SimplePage.tsx'), module: 'src/public/simple/SimplePage.tsx' },
  challanDetails: { load: () => import('./challans/DetailsPage.tsx'), module: 'src/public/challans/DetailsPage.tsx' },
  challanPaid: { load: () => import('./challans/PaidPage.tsx'), module: 'src/public/challans/PaidPage.tsx' },
  esignVerification: {
    load: () => import('./verification/VerificationPage.tsx'),
    module: 'src/public/verification/VerificationPage.tsx',
  },
  status: { load: () => import('./status/StatusPage.tsx'), module: 'src/public/status/StatusPage.tsx' },
  challanFailed: { load: () => import('./challans/FailedPage.tsx'), module: 'src/public/challans/FailedPage.tsx' },
  challanPayment: { load: () => import('./payment/PaymentPage.tsx'), module: 'src/public/payment/PaymentPage.tsx' },
  sandboxCheckout: { load: () => import('./payment/CheckoutPage.tsx'), module: 'src/public/payment/CheckoutPage.tsx' },
  invitation: {
    load: () => import('./invitation/InvitationPage.tsx'),
    module: 'src/public/invitation/InvitationPage.tsx',
  },
  acceptEsign: { load: () => import('./esign/AcceptPage.tsx'), module: 'src/public/esign/AcceptPage.tsx' },
  signDocument: { load: () => import('./esign/SignPage.tsx'), module: 'src/public/esign/SignPage.tsx' },
  aadhaarEsign: { load: () => import('./esign/AadhaarPage.tsx'), module: 'src/public/esign/AadhaarPage.tsx' },
  sandboxEsign: {
    load: () => import('./esign/SandboxEsignPage.tsx'),
    module: 'src/public/esign/SandboxEsignPage.tsx',
  },
  esignResponse: { load: () => import('./esign/ResponsePage.tsx'), module: 'src/public/esign/ResponsePage.tsx' },
  viewDocument: { load: () => import('./esign/CopyPage.tsx'), module: 'src/public/esign/CopyPage.tsx' },
  documentSigned: { load: () => import('./esign/SignedPage.tsx'), module: 'src/public/esign/SignedPage.tsx' },
  onboard: { load: () => import('./onboarding/OnboardPage.tsx'), module: 'src/public/onboarding/OnboardPage.tsx' },
  esignForm: { load: () => import('./esign/FormPage.tsx'), module: 'src/public/esign/FormPage.tsx' },
  appendSignature: {
    load: () => import('./esign/OtherDevicePage.tsx'),
    module: 'src/public/esign/OtherDevicePage.tsx',
  },
  employeeRating: {
    load: () => import('./invitation/RatingPage.tsx'),
    module: 'src/public/invitation/RatingPage.tsx',
  },
  videoCall: {
    load: () => import('./videoCall/VideoCallPage.tsx'),
    module: 'src/public/videoCall/VideoCallPage.tsx',
  },
  employeeReject: {
    load: () => import('./invitation/RejectPage.tsx'),
    module: 'src/public/invitation/RejectPage.tsx',
  },
  candidateIntelligence: {
    load: () => import('./invitation/SubjectPage.tsx'),
    module: 'src/public/invitation/SubjectPage.tsx',
  },
  bgcReport: { load: () => import('./bgc/ReportPage.tsx'), module: 'src/public/bgc/ReportPage.tsx' },
  acceptBgcRequest: { load: () => import('./bgc/AcceptPage.tsx'), module: 'src/public/bgc/AcceptPage.tsx' },
  rejectBgcRequest: { load: () => import('./bgc/RejectPage.tsx'), module: 'src/public/bgc/RejectPage.tsx' },
  backgroundVerification: { load: () => import('./bgc/StepsPage.tsx'), module: 'src/public/bgc/StepsPage.tsx' },
  bgcAadhaar: { load: () => import('./bgc/AadhaarPage.tsx'), module: 'src/public/bgc/AadhaarPage.tsx' },
  kycIntelligence: report,
  kycInteligence: report,
  kycInteligenceReport: report,
}
