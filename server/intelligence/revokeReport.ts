import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { openReport, type Report } from './reportRow.ts'

/** The link stops working at once. A report that is revoked already keeps its reason. */
export const revokeReport = (
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  scope: Scope,
  { id }: Report,
  reason: string,
): Promise<Report> =>
  db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('intelligence_reports')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (row.revoked_at !== null) return openReport(vault, row)
    const revoked = {
      revoked_at: new Date().toISOString(),
      revoke_reason: vault.seal(reason, { column: 'intelligence_reports.revoke_reason', id }),
    }
    await trx.updateTable('intelligence_reports').set(revoked).where('id', '=', id).execute()
    await audit(trx, scope, { action: 'intelligenceReport.revoked', subject: id, userId: row.user_id, reason })
    return openReport(vault, { ...row, ...revoked })
  })
