import { passkeyLimits } from '../../../../contracts/people/passkeyLimits.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { notFound, Problem } from '../../../platform/problem.ts'
import { translate } from '../../../platform/translate.ts'
import type { UserAgent } from '../client.ts'
import { deviceOf } from '../own/device.ts'
import type { Own } from '../own/sessions.ts'
import { ownerId } from '../secondFactor/factors.ts'
import { endOtherSessions } from '../sessions.ts'
import type { RelyingParty } from './relyingParty.ts'
import { notifyPasskeyOwner, otherWaysOf, passkeysOf, presentPasskey } from './rows.ts'

/** The caller's passkeys, and how they would sign in without. */
export async function listPasskeys(ctx: Context, scope: Own, rp: RelyingParty | null, userAgent: UserAgent) {
  const rows = await passkeysOf(ctx.db, scope.actor).execute()
  return {
    passkeys: rows.map(row => presentPasskey(scope, row, rp)),
    max: passkeyLimits.perPerson,
    suggestedName: nameFor(scope, userAgent),
    otherWays: await otherWaysOf(ctx, ctx.db, scope.actor),
  }
}

function nameFor({ locale }: Own, userAgent: UserAgent): string {
  const { browser, system } = deviceOf(userAgent ?? null)
  if (browser && system) return translate(locale, 'passkeys.nameOf', { browser, system })
  return browser ?? system ?? translate(locale, 'passkeys.name')
}

/** Renames one of the caller's passkeys. Throws `not_found`, also for anybody else's. */
export function renamePasskey(ctx: Context, scope: Own, rp: RelyingParty | null, id: string, name: string) {
  return ctx.db.transaction().execute(async trx => {
    const row = await trx
      .updateTable('passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('owner_id', '=', ownerId(scope.actor))
      .returningAll()
      .executeTakeFirst()
    if (!row) throw notFound('passkey')
    await audit(trx, scope, { action: 'passkey.renamed', subject: ownerId(scope.actor), data: { passkey: id } })
    return presentPasskey(scope, row, rp)
  })
}

/**
 * Removes one of the caller's passkeys and ends the other sessions, which may have been opened with it. Throws `not_found`, also for anybody
 * else's, and `conflict` for the last one if nothing else would be left to sign in with.
 */
export function removePasskey(ctx: Context, scope: Own, id: string): Promise<{ left: number }> {
  const { actor, locale } = scope
  return ctx.db.transaction().execute(async trx => {
    // All are locked, so that two removals at once cannot take the last two.
    const rows = await passkeysOf(trx, actor).forUpdate().execute()
    const row = rows.find(one => one.id === id)
    if (!row) throw notFound('passkey')
    if (rows.length === 1 && (await otherWaysOf(ctx, trx, actor)).length === 0) {
      const isRequired = actor.kind === 'admin' && ctx.config.SECOND_FACTOR_STAFF === 'required'
      throw new Problem('conflict', translate(locale, isRequired ? 'passkeys.lastRequired' : 'passkeys.lastWay'))
    }
    await trx.deleteFrom('passkeys').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'passkey.removed', subject: ownerId(actor), data: { passkey: id } })
    await endOtherSessions(trx, scope, 'passkey removed')
    await notifyPasskeyOwner(ctx, trx, scope, { owner: actor, what: 'removed', name: row.name })
    return { left: rows.length - 1 }
  })
}
