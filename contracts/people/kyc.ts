/** An account's progress in its own KYC (§4): one pure function for each path, shared by server and screens. */
export const kycKinds = ['individual', 'company'] as const

export type KycKind = (typeof kycKinds)[number]

export const approvalStatuses = ['Pending', 'Approved', 'Rejected'] as const

export type ApprovalStatus = (typeof approvalStatuses)[number]

type Decided = 'use-case' | 'approval-pending' | 'approval-rejected' | 'kyc-complete'

/** Both individual steps, PAN and Aadhaar, share a name; `kycDetails` distinguishes them (A120). */
export type IndividualStep = 'IndividualKYC2' | Decided

export type CompanyStep = 'CompanyKYC3' | 'CompanyKYC4' | 'CompanyKYC5' | Decided

interface Submitted {
  useCase?: string | null | undefined
  approvalStatus?: string | null | undefined
}

export interface IndividualInfo extends Submitted {
  kycDetails?: object | null | undefined
  aadharStatus?: string | null | undefined
}

export interface CompanyInfo extends Submitted {
  companyDetails?: object | null | undefined
  directorData?: readonly object[] | null | undefined
  directorDetails?: readonly object[] | null | undefined
}

/** Missing details take precedence over a missing Aadhaar (A61). */
export function individualStep(info: IndividualInfo): IndividualStep {
  if (!info.kycDetails || !info.aadharStatus) return 'IndividualKYC2'
  return decidedStep(info)
}

/** A62 */
export function companyStep(info: CompanyInfo): CompanyStep {
  if (!info.companyDetails) return 'CompanyKYC3'
  if (!info.directorData) return 'CompanyKYC4'
  if (!info.directorDetails) return 'CompanyKYC5'
  return decidedStep(info)
}

function decidedStep({ useCase, approvalStatus }: Submitted): Decided {
  // Accounts older than the question have no use case and are complete (A60, A120).
  if (useCase === undefined || useCase === null) return 'kyc-complete'
  if (useCase === '') return 'use-case'
  if (approvalStatus === 'Approved') return 'kyc-complete'
  // An unknown status counts as Pending (A62).
  return approvalStatus === 'Rejected' ? 'approval-rejected' : 'approval-pending'
}

/** Either path is sufficient (A63). */
export const isKycComplete = (steps: {
  individualStep?: IndividualStep | undefined
  companyStep?: CompanyStep | undefined
}): boolean => steps.individualStep === 'kyc-complete' || steps.companyStep === 'kyc-complete'
