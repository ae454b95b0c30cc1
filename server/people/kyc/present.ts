import type { z } from 'zod'
import type { companyKyc, individualKyc } from '../../../contracts/calls/kyc.ts'
import { maskIdentifier } from '../../../contracts/identifiers.ts'
import type { Vault } from '../../platform/vault.ts'
import type { KycRow } from './records.ts'

export type IndividualKyc = z.output<typeof individualKyc>
export type CompanyKyc = z.output<typeof companyKyc>

export interface Director {
  name: string
  designation: string
}

/** An account that was verified before there were records: no use case was asked for then (A60). */
export const legacyVerifiedKyc: IndividualKyc = {
  kycDetails: { AADHAR_NUM: null, pan: null, name: null },
  aadharStatus: 'Verified',
  approvalStatus: 'Approved',
  reason: null,
}

export const presentIndividual = (vault: Vault, row: KycRow | undefined): IndividualKyc => ({
  kycDetails: row?.subject_sealed
    ? {
        AADHAR_NUM: row.aadhaar_last4 && `xxxx xxxx ${row.aadhaar_last4}`,
        pan: maskIdentifier('pan', vault.open(row.subject_sealed)),
        name: row.holder_name,
      }
    : null,
  aadharStatus: row?.aadhaar_last4 ? 'Verified' : null,
  ...decided(row),
})

export function presentCompany(vault: Vault, row: KycRow | undefined): CompanyKyc {
  const directors = directorsOf(vault, row)
  const dins = dinsOf(vault, row)
  const type = row?.subject_type === 'cin' ? 'cin' : 'gstin'
  return {
    companyDetails: row?.subject_sealed
      ? {
          type,
          number: maskIdentifier(type, vault.open(row.subject_sealed)),
          name: row.holder_name ?? '',
          state: row.holder_state,
        }
      : null,
    directorData: directors,
    directorDetails:
      directors &&
      dins &&
      directors.map(({ name }, index) => ({ name, din: maskIdentifier('din', dins[index] ?? '') })),
    ...decided(row),
  }
}

const decided = (row: KycRow | undefined) => ({
  useCase: row?.use_case ?? '',
  approvalStatus: row?.approval_status ?? null,
  reason: row?.reason ?? null,
})

export const directorsOf = (vault: Vault, row: KycRow | undefined): Director[] | null =>
  row?.directors_sealed ? (JSON.parse(vault.open(row.directors_sealed)) as Director[]) : null

/** Whole, in the directors' order. */
export const dinsOf = (vault: Vault, row: KycRow | undefined): string[] | null =>
  row?.dins_sealed ? (JSON.parse(vault.open(row.dins_sealed)) as string[]) : null
