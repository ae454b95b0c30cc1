import type { z } from 'zod'
import type { adjustWallet } from '../../../contracts/calls/admin.ts'
import { adjust } from '../../money/wallets/credits.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import { revokeSessions } from '../../people/accounts/sessions.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { notFound } from '../../platform/problem.ts'

/** Deactivating an account revokes its sessions at once and its keys within five seconds; nothing is deleted. */
export function setActive(
  ctx: Context,
  scope: Scope<AdminActor>,
  userId: string,
  { active, reason }: { active: boolean; reason: string },
): Promise<{ isActive: boolean }> {
  return ctx.db.transaction().execute(async trx => {
    const found = trx.selectFrom('users').select('is_active').where('id', '=', userId).forUpdate()
    const former = await found.executeTakeFirst()
    if (!former) throw notFound('customer')
    await trx.updateTable('users').set({ is_active: active }).where('id', '=', userId).execute()
    if (!active) await revokeSessions(trx, { userId }, 'account deactivated')
    await audit(trx, scope, {
      action: active ? 'user.activated' : 'user.deactivated',
      subject: userId,
      userId,
      reason,
      data: { before: { isActive: former.is_active }, after: { isActive: active } },
    })
    return { isActive: active }
  })
}

type Adjustment = z.output<NonNullable<typeof adjustWallet.body>>

/**
 * Adjusts a balance in the name of `maker`. `key` identifies the attempt, so that a repeated request moves the money once. Throws
 * `not_found` and `insufficient_balance`.
 */
export async function adjustUserWallet(
  trx: Trx,
  scope: Scope<AdminActor>,
  { userId, wallet, amountPaise, reason, maker, key }: Adjustment & { userId: string; maker: AdminActor; key: string },
) {
  const { id: walletId } = await walletOf(trx, userId, wallet)
  const moved = await adjust(trx, {
    walletId,
    amountPaise,
    reason,
    key: `adjust:${key}`,
    description: 'Adjusted by support',
    actor: maker,
    locale: scope.locale,
  })
  await audit(trx, scope, {
    action: 'wallet.adjusted',
    subject: moved.transferId,
    userId,
    reason,
    data: { wallet, amountPaise },
  })
  return moved
}

/** Revokes a customer's key; one already revoked keeps its original time. Takes effect on every node within five seconds. */
export function revokeKey(
  ctx: Context,
  scope: Scope<AdminActor>,
  keyId: string,
  reason: string,
): Promise<{ revokedAt: string }> {
  return ctx.db.transaction().execute(async trx => {
    const key = await trx
      .updateTable('api_keys')
      .set(eb => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(new Date().toISOString())) }))
      .where('id', '=', keyId)
      .returning(['user_id', 'revoked_at'])
      .executeTakeFirst()
    if (!key?.revoked_at) throw notFound('API key')
    await audit(trx, scope, { action: 'apiKey.revoked', subject: keyId, userId: key.user_id, reason })
    return { revokedAt: key.revoked_at }
  })
}
