import { caseLinkOf } from '../cases/link.ts'
import { unaddressedSteps } from '../cases/stepPeople.ts'
import { waitsOn } from '../cases/waitsOn.ts'
import { withdrawInvitation } from '../invitations/withdraw.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { ownCase } from './ownCase.ts'

/**
 * Withdraws the link of a case and leaves the case as it is: the steps that ask its person wait for the customer, who sends the link again (`resendCaseLink`), and
 * a further step that asks them sends nothing. Throws as `ownCase`, and `conflict` without a link that waits.
 */
export async function withdrawCaseLink(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const { row, plan, state } = await ownCase(ctx, scope, id, trx)
    const { invitation_id: link } = row
    if (link === null || !(await withdrawInvitation(ctx, trx, caseLinkOf(row), link, reason)))
      throw new Problem('conflict', translate(scope.locale, 'cases.noLink'))
    const waiting = { waits_on: waitsOn(plan, state, 'withdrawn', await unaddressedSteps(trx, id, state)) }
    await trx.updateTable('cases').set(waiting).where('id', '=', id).execute()
    await audit(trx, scope, { action: 'case.changed', subject: id, reason, data: { type: 'linkWithdrawn' } })
  })
}
