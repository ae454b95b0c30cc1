import type { z } from 'zod'
import type { setCreditLimit as setCall } from '../../../contracts/calls/payments.ts'
import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { walletOf } from '../wallets/walletOf.ts'

type Asked = z.output<NonNullable<typeof setCall.body>>

/** How much a postpaid wallet may owe from now on; what it owes already stays. Throws `not_found`, and `conflict` for a prepaid one. */
export async function setCreditLimit({ db }: Context, scope: Scope<AdminActor>, userId: string, asked: Asked) {
  requireAccess(scope, 'edit', 'admin.wallets')
  const { wallet: kind, limitPaise, reason } = asked
  return db.transaction().execute(async trx => {
    const { id, accountType } = await walletOf(trx, userId, kind)
    if (accountType !== 'Postpaid') throw new Problem('conflict', 'This wallet is prepaid, so it has no credit limit.')
    await trx.updateTable('wallets').set({ credit_limit_paise: limitPaise }).where('id', '=', id).execute()
    const data = { wallet: kind, limitPaise }
    await audit(trx, scope, { action: 'creditLimit.set', subject: id, userId, reason, data })
    return { limitPaise }
  })
}
