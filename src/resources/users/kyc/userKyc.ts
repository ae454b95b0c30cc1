import type { z } from 'zod'
import type { userKyc } from '../../../../contracts/calls/adminKyc.ts'
import { type CompanyStep, companyStep, type IndividualStep, individualStep } from '../../../../contracts/people/kyc.ts'

type UserKyc = z.output<typeof userKyc.reply>

export type Individual = NonNullable<UserKyc['individual']>
export type Company = NonNullable<UserKyc['company']>

/** One KYC path of a customer, with its state. */
export type UserKycPath =
  | { kind: 'individual'; record: Individual; step: IndividualStep }
  | { kind: 'company'; record: Company; step: CompanyStep }

export const individualPath = (record: Individual): UserKycPath => ({
  kind: 'individual',
  record,
  step: individualStep(record),
})

export const companyPath = (record: Company): UserKycPath => ({ kind: 'company', record, step: companyStep(record) })

/** Message key under `kyc.step`. PAN and Aadhaar are one step on the wire; `kycDetails` tells which is due (A120). */
export const kycPathStateKey = ({ kind, record, step }: UserKycPath) =>
  step === 'IndividualKYC2' ? (kind === 'individual' && record.kycDetails ? 'aadhaar' : 'pan') : step

/** Message key under `kyc.told` for what the customer sees at a step. */
export function customerFacingState(step: UserKycPath['step']): 'open' | 'pending' | 'approved' | 'rejected' {
  if (step === 'approval-pending') return 'pending'
  if (step === 'approval-rejected') return 'rejected'
  return step === 'kyc-complete' ? 'approved' : 'open'
}
