import { stateName } from '../../../contracts/identifiers/states.ts'
import type { KycKind } from '../../../contracts/kyc.ts'
import type { Locale } from '../../../contracts/text.ts'
import type { KycStepName } from './kycProgress.ts'
import type { KycInfo } from './useKyc.ts'

const joined = (...parts: (string | null | undefined)[]): string | null => parts.filter(Boolean).join(' · ') || null

/** What was given in a step, as the server masks it. */
export function kycStepSummary(
  step: KycStepName,
  { individual, company }: KycInfo,
  kind: KycKind,
  locale: Locale,
): string | null {
  const { kycDetails } = individual
  const { companyDetails, directorData, directorDetails } = company
  switch (step) {
    case 'pan':
      return joined(kycDetails?.pan, kycDetails?.name)
    case 'aadhaar':
      return joined(kycDetails?.AADHAR_NUM)
    case 'company':
      return joined(
        companyDetails?.number,
        companyDetails?.name,
        companyDetails?.state && stateName(companyDetails.state, locale),
      )
    case 'directors':
      return directorData?.map(({ name, designation }) => `${name}, ${designation}`).join(' · ') ?? null
    case 'dins':
      return directorDetails?.map(({ name, din }) => `${name} ${din}`).join(' · ') ?? null
    case 'useCase':
      return (kind === 'individual' ? individual : company).useCase ?? null
    case 'approval':
      return null
  }
}
