import { audit } from '../../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../../platform/context.ts'
import type { AdminActor, CustomerActor } from '../../../platform/identity/actors.ts'
import { consumeSecondFactorAttemptOrThrow, resetSecondFactorAttempts } from './attempts.ts'
import { consumeSecondFactorCode, lockFactor } from './factors.ts'
import { notifySecondFactorChange } from './notify.ts'
import { ownerId } from './owner.ts'
import { secondFactorConflict, wrongCodeProblem } from './problems.ts'
import { replaceRecoveryCodes } from './recoveryCodes.ts'

type Own = Scope<CustomerActor | AdminActor>

/** Makes new recovery codes; the old ones end. Throws `bad_request` for a wrong code, `conflict`, `too_many_requests`. */
export const renewRecoveryCodes = (ctx: Context, scope: Own, code: string) =>
  withCode(ctx, scope, code, async trx => {
    const recoveryCodes = await replaceRecoveryCodes(ctx, trx, ownerId(scope.actor))
    await audit(trx, scope, { action: 'secondFactor.codesRenewed', subject: ownerId(scope.actor) })
    return { recoveryCodes }
  })

/** Turns it off, key and recovery codes gone. Throws `conflict` for staff where it is required, and as above. */
export async function disableSecondFactor(ctx: Context, scope: Own, code: string): Promise<{ on: false }> {
  if (isSecondFactorRequired(ctx, scope.actor)) throw secondFactorConflict(scope, 'required')
  return withCode(ctx, scope, code, async trx => {
    await trx.deleteFrom('second_factors').where('owner_id', '=', ownerId(scope.actor)).execute()
    await audit(trx, scope, { action: 'secondFactor.turnedOff', subject: ownerId(scope.actor) })
    await notifySecondFactorChange(ctx, trx, scope.locale, scope.actor, 'turnedOff')
    return { on: false as const }
  })
}

export const isSecondFactorRequired = (
  { config }: Pick<Context, 'config'>,
  { kind }: CustomerActor | AdminActor,
): boolean => kind === 'admin' && config.SECOND_FACTOR_STAFF === 'required'

/** Does what a session alone may not: only whoever holds the app or a recovery code. */
async function withCode<Done>(
  ctx: Context,
  scope: Own,
  code: string,
  work: (trx: Trx) => Promise<Done>,
): Promise<Done> {
  const owner = scope.actor
  await consumeSecondFactorAttemptOrThrow(ctx, scope, owner)
  const done = await ctx.db.transaction().execute(async trx => {
    const factor = await lockFactor(trx, owner)
    if (!factor?.confirmed_at) throw secondFactorConflict(scope, 'notOn')
    if (!(await consumeSecondFactorCode(ctx, trx, factor, code))) throw wrongCodeProblem(scope)
    return work(trx)
  })
  await resetSecondFactorAttempts(ctx, owner)
  return done
}
