import { codes, type WalletKind } from '../../../contracts/codes.ts'
import { toRupees } from '../../../contracts/money.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'

/** A wallet as the specification's calls have it, in rupees: what is left of a prepaid one, what is owed on a postpaid one (A34). */
export async function readCredits(ctx: Context, scope: Scope<CustomerActor>, userId: string, kind: WalletKind) {
  const { accountType, availablePaise } = await walletOf(ctx.db, requireOwnUserId(scope, userId), kind)
  const paise = accountType === 'Postpaid' ? Math.max(0, -availablePaise) : availablePaise
  return {
    code: codes.ok,
    message: translate(scope.locale, 'account.read'),
    result: { amount: toRupees(paise), accountType },
  }
}
