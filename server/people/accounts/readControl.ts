import { codes } from '../../../contracts/codes.ts'
import { ownOnly } from '../../platform/access/requireAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { say } from '../../platform/translate.ts'

/** Whether the challan wallet is shown: a switch of its own, beside the feature flag of the same name (A32). */
export async function readChallanControl(ctx: Context, scope: Scope<CustomerActor>, userId: string) {
  const { controls } = await ctx.db
    .selectFrom('users')
    .select('controls')
    .where('id', '=', ownOnly(scope, userId))
    .executeTakeFirstOrThrow()
  const status = controls.includes('ChallanTool')
  return { code: codes.ok, message: say(scope.locale, 'account.read'), result: { status } }
}
