import { qrOf } from '../../../engines/qrCode.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope } from '../../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../../platform/identity/actors.ts'
import { Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { emailOf } from '../holders.ts'
import { endOtherSessions } from '../sessions.ts'
import { secondFactorConflict, wrongCodeProblem } from './attempts.ts'
import { isSecondFactorRequired, notifySecondFactorChange } from './change.ts'
import {
  generateTotpSecret,
  matchTotpStep,
  openTotpSecret,
  otpauthUri,
  replaceRecoveryCodes,
  sealTotpSecret,
} from './codes.ts'
import { countPasskeys, lockFactor, ownerColumns, ownerId } from './factors.ts'

type Own = Scope<CustomerActor | AdminActor>

/**
 * Creates a key for the caller's authenticator app and replaces one that was never confirmed. Throws `conflict` if a factor is on, and as
 * `requirePasskeyFirst` does.
 */
export async function beginSecondFactor(ctx: Context, scope: Own) {
  const { actor } = scope
  await requirePasskeyFirst(ctx, scope)
  const owner_id = ownerId(actor)
  const key = generateTotpSecret()
  const row = { secret_sealed: sealTotpSecret(ctx, owner_id, key), created_at: new Date() }
  const kept = await ctx.db
    .insertInto('second_factors')
    .values({ ...ownerColumns(actor), ...row })
    .onConflict(oc => oc.column('owner_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null))
    .returning('owner_id')
    .executeTakeFirst()
  if (!kept) throw secondFactorConflict(scope, 'alreadyOn')
  const uri = otpauthUri(key, { issuer: ctx.config.BRAND_NAME, label: await emailOf(ctx, ctx.db, actor) })
  return { secret: key, uri, qr: qrOf(uri) }
}

/** Turns the second factor on with the app's first code, which is thereby used up. Throws `bad_request` for a wrong code, `conflict`. */
export async function confirmSecondFactor(
  ctx: Context,
  scope: Own,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const owner = scope.actor
  await requirePasskeyFirst(ctx, scope)
  return ctx.db.transaction().execute(async trx => {
    const factor = await lockFactor(trx, owner)
    if (!factor) throw secondFactorConflict(scope, 'notBegun')
    if (factor.confirmed_at) throw secondFactorConflict(scope, 'alreadyOn')
    const { owner_id } = factor
    const step = matchTotpStep(openTotpSecret(ctx, owner_id, factor.secret_sealed), code.replaceAll(' ', ''), null)
    if (step === null) throw wrongCodeProblem(scope)
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: new Date(), last_used_step: step })
      .where('owner_id', '=', owner_id)
      .execute()
    const recoveryCodes = await replaceRecoveryCodes(ctx, trx, owner_id)
    await audit(trx, scope, { action: 'secondFactor.turnedOn', subject: owner_id })
    await endOtherSessions(trx, scope, 'second factor turned on')
    await notifySecondFactorChange(ctx, trx, scope.locale, owner, 'turnedOn')
    return { recoveryCodes }
  })
}

/**
 * Throws `conflict` for staff who need two steps, have passed one, and have a passkey: with a password alone, nobody sets up a second factor
 * beside the one that its owner has.
 */
export async function requirePasskeyFirst({ db }: Pick<Context, 'db'>, { actor, locale }: Own): Promise<void> {
  if (isFactorMissing(actor) && (await countPasskeys(db, actor)) > 0)
    throw new Problem('conflict', translate(locale, 'passkeys.first'))
}

const isFactorMissing = (actor: CustomerActor | AdminActor): boolean =>
  actor.kind === 'admin' && actor.secondFactorMissing === true

/** Whether the caller's second factor is on, and how many recovery codes are left. */
export async function readSecondFactor(ctx: Context, { actor }: Scope<CustomerActor | AdminActor>) {
  const row = await ctx.db
    .selectFrom('second_factors')
    .leftJoin('recovery_codes', join =>
      join.onRef('recovery_codes.owner_id', '=', 'second_factors.owner_id').on('recovery_codes.used_at', 'is', null),
    )
    .select(eb => ['confirmed_at', eb.fn.count<number>('recovery_codes.code_hash').as('left')])
    .where('second_factors.owner_id', '=', ownerId(actor))
    .where('confirmed_at', 'is not', null)
    .groupBy('second_factors.owner_id')
    .executeTakeFirst()
  return {
    on: row !== undefined,
    since: row?.confirmed_at ?? null,
    recoveryCodesLeft: row?.left ?? 0,
    required: isSecondFactorRequired(ctx, actor),
    missing: isFactorMissing(actor),
    passkeys: await countPasskeys(ctx.db, actor),
  }
}
