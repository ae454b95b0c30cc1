import type { z } from 'zod'
import type { userKyc } from '../../../../contracts/calls/adminKyc.ts'
import { type CompanyStep, companyStep, type IndividualStep, individualStep } from '../../../../contracts/kyc.ts'

type UserKyc = z.output<typeof userKyc.reply>

export type Individual = NonNullable<UserKyc['individual']>
export type Company = NonNullable<UserKyc['company']>

/** One path of a customer's KYC, with its state. */
export type UserKycPath =
  | { kind: 'individual'; record: Individual; step: IndividualStep }
  | { kind: 'company'; record: Company; step: CompanyStep }

export const individualPath = (record: Individual): UserKycPath => ({
  kind: 'individual',
  record,
  step: individualStep(record),
})

export const companyPath = (record: Company): UserKycPath => ({ kind: 'company', record, step: companyStep(record) })

/** The state of a path, as a key of `kyc.step`. A120: PAN and Aadhaar are one step, which `kycDetails` tells apart. */
export const kycPathStateKey = ({ kind, record, step }: UserKycPath) =>
  step === 'IndividualKYC2' ? (kind === 'individual' && record.kycDetails ? 'aadhaar' : 'pan') : step

/** What the customer is told at a step, as a key of `kyc.told`. */
export function customerFacingState(step: UserKycPath['step']): 'open' | 'pending' | 'approved' | 'rejected' {
  if (step === 'approval-pending') return 'pending'
  if (step === 'approval-rejected') return 'rejected'
  return step === 'kyc-complete' ? 'approved' : 'open'
}
