import type { z } from 'zod'
import type { companyKyc, individualKyc } from '../../../contracts/calls/kyc.ts'
import { maskIdentifier } from '../../../contracts/identifiers/index.ts'
import { codes } from '../../../contracts/platform/codes.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import type { Place, Vault } from '../../platform/vault.ts'
import { findRecord, type KycRow } from './records.ts'

/** Throws `forbidden` for another account. */
export async function readIndividualKyc(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const owner = requireOwnUserId(scope, userId)
  const row = await findRecord(ctx.db, owner, 'individual')
  const result = !row && (await isOnFile(ctx, owner)) ? legacyVerifiedKyc : presentIndividual(ctx.vault, row)
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result }
}

/** Throws `forbidden` for another account. */
export async function readCompanyKyc(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const row = await findRecord(ctx.db, requireOwnUserId(scope, userId), 'company')
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result: presentCompany(ctx.vault, row) }
}

/** Verified without a record of either path. */
async function isOnFile({ db }: Context, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .leftJoin('kyc_records', 'kyc_records.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.kyc_completed_at', 'is not', null)
    .where('kyc_records.id', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export type IndividualKyc = z.output<typeof individualKyc>
export type CompanyKyc = z.output<typeof companyKyc>

export interface Director {
  name: string
  designation: string
}

/** An account verified before records existed, when no use case was required (A60). */
const legacyVerifiedKyc: IndividualKyc = {
  kycDetails: { AADHAR_NUM: null, pan: null, name: null },
  aadharStatus: 'Verified',
  approvalStatus: 'Approved',
  reason: null,
}

export const presentIndividual = (vault: Vault, row: KycRow | undefined): IndividualKyc => ({
  kycDetails: row?.subject_sealed
    ? {
        AADHAR_NUM: row.aadhaar_last4 && `xxxx xxxx ${row.aadhaar_last4}`,
        pan: maskIdentifier('pan', openSubject(vault, row)),
        name: openHolder(vault, row),
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
          number: maskIdentifier(type, openSubject(vault, row)),
          name: openHolder(vault, row) ?? '',
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

/** A record is bound to its account and kind, because a new submission may replace it. */
export const kycPlace = (
  column: 'subject_sealed' | 'holder_name' | 'directors_sealed' | 'dins_sealed',
  { user_id, kind }: Pick<KycRow, 'user_id' | 'kind'>,
): Place => ({ column: `kyc_records.${column}`, id: [user_id, kind] })

/** The name on record; null until a step has asked for it. */
export const openHolder = (
  vault: Vault,
  { holder_name, ...row }: Pick<KycRow, 'user_id' | 'kind' | 'holder_name'>,
): string | null => holder_name && vault.open(holder_name, kycPlace('holder_name', row))

export const openSubject = (vault: Vault, row: KycRow): string =>
  vault.open(row.subject_sealed ?? '', kycPlace('subject_sealed', row))

export const directorsOf = (vault: Vault, row: KycRow | undefined): Director[] | null =>
  row?.directors_sealed
    ? (JSON.parse(vault.open(row.directors_sealed, kycPlace('directors_sealed', row))) as Director[])
    : null

/** Unmasked, in the order of the directors. */
export const dinsOf = (vault: Vault, row: KycRow | undefined): string[] | null =>
  row?.dins_sealed ? (JSON.parse(vault.open(row.dins_sealed, kycPlace('dins_sealed', row))) as string[]) : null
