import { caseLink } from '../cases/link.ts'
import { withdrawInvitation } from '../invitations/withdraw.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor, KeyActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { ownCase } from './ownCase.ts'

/**
 * Withdraws the link of a case and leaves the case as it is: the steps that ask its person wait until the link is sent again (`resendCaseLink`), and
 * a further step that asks them sends nothing. Throws as `ownCase`, and `conflict` without a link that waits.
 */
export async function withdrawCaseLink(
  ctx: Context,
  scope: Scope<CustomerActor | KeyActor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const { invitation_id: link } = (await ownCase(ctx, scope, id, trx)).row
    if (link === null || !(await withdrawInvitation(ctx, trx, caseLink, link, reason)))
      throw new Problem('conflict', translate(scope.locale, 'cases.noLink'))
    await audit(trx, scope, { action: 'case.changed', subject: id, reason, data: { type: 'linkWithdrawn' } })
  })
}
