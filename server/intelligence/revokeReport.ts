import { withdrawInvitation } from '../invitations/withdraw.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { openReport, type Report, reportLink, reportsIn } from './reportRow.ts'

/** The link stops working at once. A report that is revoked already keeps its reason. */
export const revokeReport = (
  ctx: Pick<Context, 'db' | 'vault' | 'config' | 'channels'>,
  scope: Scope,
  { id, user_id, invitation_id }: Report,
  reason: string,
): Promise<Report> =>
  ctx.db.transaction().execute(async trx => {
    if (await withdrawInvitation(ctx, trx, reportLink, invitation_id)) {
      const { revoke_reason } = sealRow(ctx.vault, 'intelligence_reports', { id, revoke_reason: reason })
      await trx.updateTable('intelligence_reports').set({ revoke_reason }).where('id', '=', id).execute()
      await audit(trx, scope, { action: 'intelligenceReport.revoked', subject: id, userId: user_id, reason })
    }
    return openReport(
      ctx.vault,
      await reportsIn(trx).where('intelligence_reports.id', '=', id).executeTakeFirstOrThrow(),
    )
  })
