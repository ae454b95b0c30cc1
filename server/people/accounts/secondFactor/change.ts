import type { Locale } from '../../../../contracts/platform/text.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../../platform/identity/actors.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import { emailOf } from '../holders.ts'
import { forgetDevices } from '../knownDevices.ts'
import { endOtherSessions, revokeSessions } from '../sessions.ts'
import { consumeSecondFactorAttemptOrThrow, secondFactorConflict, wrongCodeProblem } from './attempts.ts'
import { replaceRecoveryCodes } from './codes.ts'
import { consumeSecondFactorCode, lockFactor, type Owner, ownerId, ownerSessionsFilter, userIdOf } from './factors.ts'

type Own = Scope<CustomerActor | AdminActor>

/** Replaces the recovery codes. Throws `bad_request` for a wrong code, `conflict`, `too_many_requests`. */
export const renewRecoveryCodes = (ctx: Context, scope: Own, code: string) =>
  withCode(ctx, scope, code, async trx => {
    const recoveryCodes = await replaceRecoveryCodes(ctx, trx, ownerId(scope.actor))
    await audit(trx, scope, { action: 'secondFactor.codesRenewed', subject: ownerId(scope.actor) })
    await endOtherSessions(trx, scope, 'recovery codes renewed')
    return { recoveryCodes }
  })

/**
 * Turns the second factor off and deletes its key and recovery codes. Throws `conflict` for staff if it is required, otherwise as
 * `renewRecoveryCodes` does.
 */
export async function disableSecondFactor(ctx: Context, scope: Own, code: string): Promise<{ on: false }> {
  if (isSecondFactorRequired(ctx, scope.actor)) throw secondFactorConflict(scope, 'required')
  return withCode(ctx, scope, code, async trx => {
    await trx.deleteFrom('second_factors').where('owner_id', '=', ownerId(scope.actor)).execute()
    await audit(trx, scope, { action: 'secondFactor.turnedOff', subject: ownerId(scope.actor) })
    await endOtherSessions(trx, scope, 'second factor turned off')
    await notifySecondFactorChange(ctx, trx, scope.locale, scope.actor, 'turnedOff')
    return { on: false as const }
  })
}

export const isSecondFactorRequired = (
  { config }: Pick<Context, 'config'>,
  { kind }: CustomerActor | AdminActor,
): boolean => kind === 'admin' && config.SECOND_FACTOR_STAFF === 'required'

/** Runs `work` after checking a code from the app or a recovery code; a session alone is not enough. */
async function withCode<Done>(
  ctx: Context,
  scope: Own,
  code: string,
  work: (trx: Trx) => Promise<Done>,
): Promise<Done> {
  const owner = scope.actor
  const clear = await consumeSecondFactorAttemptOrThrow(ctx, scope, owner)
  const done = await ctx.db.transaction().execute(async trx => {
    const factor = await lockFactor(trx, owner)
    if (!factor?.confirmed_at) throw secondFactorConflict(scope, 'notOn')
    if (!(await consumeSecondFactorCode(ctx, trx, factor, code))) throw wrongCodeProblem(scope)
    return work(trx)
  })
  await clear()
  return done
}

/**
 * Removes the second factor and the passkeys of someone who has lost the app, the recovery codes or the device, and ends their sessions.
 * The next sign-in requires the first step only and, where it is mandatory, a new set-up. The caller checks the permission. Throws
 * `not_found` if there is neither.
 */
export const resetSecondFactor = (
  ctx: Context,
  scope: Scope<AdminActor | CustomerActor>,
  owner: Owner,
  reason?: string,
): Promise<void> => ctx.db.transaction().execute(trx => removeSecondFactor(ctx, trx, scope, owner, reason))

/** The same in the caller's transaction. */
export async function removeSecondFactor(
  ctx: Pick<Context, 'config' | 'channels' | 'vault'>,
  trx: Trx,
  scope: Scope<AdminActor | CustomerActor>,
  owner: Owner,
  reason?: string,
): Promise<void> {
  const removed = await trx
    .deleteFrom('second_factors')
    .where('owner_id', '=', ownerId(owner))
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const passkeys = await trx.deleteFrom('passkeys').where('owner_id', '=', ownerId(owner)).executeTakeFirst()
  if (removed.numDeletedRows + passkeys.numDeletedRows === 0n)
    throw new Problem('not_found', translate(scope.locale, 'secondFactor.notOn'))
  // The phone and signed-in browsers may be in other hands: everyone signs in again.
  await revokeSessions(trx, ownerSessionsFilter(owner), 'second factor reset')
  await forgetDevices(trx, owner)
  const userId = userIdOf(owner)
  await audit(trx, scope, { action: 'secondFactor.reset', subject: ownerId(owner), userId, reason: reason ?? null })
  const { actor } = scope
  // A member of staff's locale says nothing about the customer's; an account holder's is likely to match the sub-user's.
  if (actor.kind === 'admin') await notifySecondFactorChange(ctx, trx, 'en', owner, 'reset')
  else await notifySecondFactorChange(ctx, trx, scope.locale, owner, 'resetByHolder', actor.name)
}

/**
 * Resets a customer's second factor, or that of one of the customer's sub-users. Throws `not_found` for an unknown account or
 * another account's sub-user.
 */
export async function resetUserSecondFactor(
  ctx: Context,
  scope: Scope<AdminActor>,
  userId: string,
  { subUserId, reason }: { subUserId?: string | undefined; reason: string },
): Promise<{ on: false }> {
  const known = await (subUserId
    ? ctx.db.selectFrom('sub_users').select('id').where('id', '=', subUserId).where('user_id', '=', userId)
    : ctx.db.selectFrom('users').select('id').where('id', '=', userId)
  ).executeTakeFirst()
  if (!known) throw notFound(subUserId ? 'secondary user' : 'customer')
  await resetSecondFactor(ctx, scope, { userId, subUserId: subUserId ?? null }, reason)
  return { on: false }
}

/** Notifies the owner by mail, in case someone else made the change; `by` is the account holder who made it. */
export async function notifySecondFactorChange(
  ctx: Pick<Context, 'config' | 'channels' | 'vault'>,
  trx: Trx,
  locale: Locale,
  owner: Owner,
  what: 'turnedOn' | 'turnedOff' | 'reset' | 'resetByHolder',
  by = '',
): Promise<void> {
  const params = { brand: ctx.config.BRAND_NAME, support: ctx.config.SUPPORT_EMAIL, by }
  const subject = translate(locale, `secondFactor.mail.${what}Subject`, params)
  const text = `${translate(locale, `secondFactor.mail.${what}`, params)}\n\n${translate(locale, 'secondFactor.mail.notYou', params)}`
  await ctx.channels.send(trx, { channel: 'email', to: await emailOf(ctx, trx, owner), subject, text })
}
