import type { Selectable } from 'kysely'
import { limits } from '../../../../contracts/platform/limits.ts'
import type { Context, Db, Trx } from '../../../platform/context.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { consumeRecoveryCode, matchTotpStep, openTotpSecret } from './codes.ts'

type Factor = Selectable<Schema['second_factors']>

/** How the second step was verified. */
export type SecondFactorMethod = 'app' | 'recovery code'

/** Whether the owner's sign-in requires a second step. */
export async function hasSecondFactor(db: Db | Trx, owner: Owner): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('owner_id')
    .where('owner_id', '=', ownerId(owner))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the owner has a second factor or a passkey, which counts as both steps. */
export const hasAnyFactor = async (db: Db | Trx, owner: Owner): Promise<boolean> =>
  (await hasSecondFactor(db, owner)) || (await countPasskeys(db, owner)) > 0

export async function countPasskeys(db: Db | Trx, owner: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId(owner))
    .executeTakeFirstOrThrow()
  return count
}

/** Locks the owner's factor, so that two requests cannot use the same code. */
export const lockFactor = (trx: Trx, owner: Owner): Promise<Factor | undefined> =>
  trx.selectFrom('second_factors').selectAll().where('owner_id', '=', ownerId(owner)).forUpdate().executeTakeFirst()

const digits = new RegExp(`^\\d{${limits.secondFactor.digits}}$`)

/** Consumes a code and returns its kind; null if it is wrong or already used. The caller has locked `factor`. */
export async function consumeSecondFactorCode(
  ctx: Pick<Context, 'vault'>,
  trx: Trx,
  factor: Factor,
  typed: string,
): Promise<SecondFactorMethod | null> {
  const { owner_id, secret_sealed, last_used_step } = factor
  const code = typed.replaceAll(' ', '')
  if (!digits.test(code)) return (await consumeRecoveryCode(ctx, trx, owner_id, code)) ? 'recovery code' : null
  const step = matchTotpStep(openTotpSecret(ctx, owner_id, secret_sealed), code, last_used_step)
  if (step === null) return null
  await trx.updateTable('second_factors').set({ last_used_step: step }).where('owner_id', '=', owner_id).execute()
  return 'app'
}

/**
 * The owner of a second factor: a customer, one of the account's sub-users, or a member of staff. Accounts and actors can be
 * passed as owners.
 */
export type Owner = { userId: string; subUserId: string | null } | { adminId: string }

export const ownerId = (owner: Owner): string =>
  'adminId' in owner ? owner.adminId : (owner.subUserId ?? owner.userId)

/** The owner in the columns of a table. */
export const ownerColumns = (owner: Owner) => ({
  owner_id: ownerId(owner),
  ...('adminId' in owner
    ? { user_id: null, sub_user_id: null, admin_id: owner.adminId }
    : { user_id: owner.userId, sub_user_id: owner.subUserId, admin_id: null }),
})

/** The account for the audit log; null for staff. */
export const userIdOf = (owner: Owner): string | null => ('adminId' in owner ? null : owner.userId)

export const audienceOf = (owner: Owner) => ('adminId' in owner ? 'admin' : 'customer')

/** Selects the owner's own sessions, without those of an account's sub-users. */
export function ownerSessionsFilter(owner: Owner) {
  if ('adminId' in owner) return { adminId: owner.adminId }
  return owner.subUserId ? { subUserId: owner.subUserId } : { primary: owner.userId }
}
