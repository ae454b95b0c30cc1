import { codes } from '../../../contracts/codes.ts'
import { requireOwnUserId } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { translate } from '../../platform/translate.ts'

/** Whether the challan wallet is shown: a switch of its own, beside the feature flag of the same name (A32). */
export async function readChallanControl(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const { controls } = await ctx.db
    .selectFrom('users')
    .select('controls')
    .where('id', '=', requireOwnUserId(scope, userId))
    .executeTakeFirstOrThrow()
  const status = controls.includes('ChallanTool')
  return { code: codes.ok, message: translate(scope.locale, 'account.read'), result: { status } }
}
