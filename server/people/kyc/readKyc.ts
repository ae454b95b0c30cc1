import { codes } from '../../../contracts/codes.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'
import { legacyVerifiedKyc, presentCompany, presentIndividual } from './present.ts'
import { findRecord } from './records.ts'

/** Throws `forbidden` for anybody else's account. */
export async function readIndividualKyc(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const owner = requireOwnUserId(scope, userId)
  const row = await findRecord(ctx.db, owner, 'individual')
  const result = !row && (await isOnFile(ctx, owner)) ? legacyVerifiedKyc : presentIndividual(ctx.vault, row)
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result }
}

/** Throws `forbidden` for anybody else's account. */
export async function readCompanyKyc(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const row = await findRecord(ctx.db, requireOwnUserId(scope, userId), 'company')
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result: presentCompany(ctx.vault, row) }
}

/** Verified, and by no record of either path. */
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
