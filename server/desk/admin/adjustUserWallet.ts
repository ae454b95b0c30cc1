import type { z } from 'zod'
import type { adjustWallet } from '../../../contracts/calls/admin.ts'
import { adjust } from '../../money/wallets/adjust.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'

type Adjustment = z.output<NonNullable<typeof adjustWallet.body>>

/** `key` names the attempt, so that a request sent twice moves the money once. Throws `not_found` and `insufficient_balance`. */
export function adjustUserWallet(
  ctx: Context,
  scope: Scope<AdminActor>,
  userId: string,
  { wallet, amountPaise, reason }: Adjustment,
  key: string,
) {
  return ctx.db.transaction().execute(async trx => {
    const { id: walletId } = await walletOf(trx, userId, wallet)
    const moved = await adjust(trx, {
      walletId,
      amountPaise,
      reason,
      key: `adjust:${key}`,
      description: 'Adjusted by support',
      actor: scope.actor,
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
  })
}
