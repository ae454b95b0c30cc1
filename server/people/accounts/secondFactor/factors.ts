import type { Selectable } from 'kysely'
import { limits } from '../../../../contracts/limits.ts'
import type { Context, Db, Trx } from '../../../platform/context.ts'
import type { Schema } from '../../../platform/db/schema.ts'
import { type Owner, ownerId } from './owner.ts'
import { consumeRecoveryCode } from './recoveryCodes.ts'
import { matchTotpStep, openTotpSecret } from './totp.ts'

type Factor = Selectable<Schema['second_factors']>

/** What proved the second step. */
export type SecondFactorMethod = 'app' | 'recovery code'

/** Whether the owner's sign-in asks for a second step. */
export async function hasSecondFactor(db: Db | Trx, owner: Owner): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('owner_id')
    .where('owner_id', '=', ownerId(owner))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The owner's factor, locked, so that two requests cannot use one code. */
export const lockFactor = (trx: Trx, owner: Owner): Promise<Factor | undefined> =>
  trx.selectFrom('second_factors').selectAll().where('owner_id', '=', ownerId(owner)).forUpdate().executeTakeFirst()

const digits = new RegExp(`^\\d{${limits.secondFactor.digits}}$`)

/** Uses a code up and says of what kind it was; null for one that is wrong, or was used. `factor` is locked. */
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
