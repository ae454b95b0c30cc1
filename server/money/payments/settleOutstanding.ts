import type { z } from 'zod'
import type { settleOutstanding as settleCall } from '../../../contracts/calls/payments.ts'
import { formatPaise } from '../../../contracts/money.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { credit } from '../wallets/credit.ts'
import { walletOf } from '../wallets/walletOf.ts'
import { outstandingOf } from './createSettlement.ts'

type Asked = z.output<NonNullable<typeof settleCall.body>>

/**
 * Takes what came by another way than a card off a postpaid wallet's debt. `key` names the attempt. Throws `not_found`, and `conflict`
 * for a prepaid wallet and for more than is owed.
 */
export function settleOutstanding(ctx: Context, scope: Scope<AdminActor>, userId: string, asked: Asked, key: string) {
  requireAccess(scope, 'edit', 'admin.wallets')
  const { wallet: kind, amountPaise, reference, reason } = asked
  return ctx.db.transaction().execute(async trx => {
    const wallet = await walletOf(trx, userId, kind)
    if (wallet.accountType !== 'Postpaid')
      throw new Problem('conflict', 'This wallet is prepaid, so nothing is outstanding.')
    const paid = { walletId: wallet.id, amountPaise, reference, reason, actor: scope.actor }
    const { transferId, availablePaise } = await credit(trx, {
      ...paid,
      from: 'adjustment',
      key: `settle:${key}`,
      description: 'Outstanding paid',
    })
    // Judged by the balance that the wallet's lock has given, so that two settlements at once cannot both fit.
    if (availablePaise > 0)
      throw new Problem('conflict', `Only ${formatPaise(amountPaise - availablePaise)} is outstanding on this wallet.`)
    const data = { wallet: kind, amountPaise, reference }
    await audit(trx, scope, { action: 'outstanding.settled', subject: transferId, userId, reason, data })
    return { transferId, outstandingPaise: outstandingOf({ availablePaise }) }
  })
}
