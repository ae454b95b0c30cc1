import { requireAccess } from '../../platform/access/requireAccess.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { type Block, documentOf } from '../../reports/blocks/document.ts'
import { signedPdf } from '../../reports/signedPdf.ts'
import { ownVerification } from '../verifications/present.ts'
import { type CheckReport, checkReport, reportText } from './checkReport.ts'

/** A check of the account as a PDF in the reader's language, masked as on screen. Throws `not_found`. */
export async function downloadReport(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
): Promise<{ fileName: string; pdf: Buffer }> {
  requireAccess(scope, 'export', 'verifications')
  const row = await ownVerification(ctx, scope, id)
  const report = checkReport(ctx.vault, row, scope.locale, { withCharge: true })
  await audit(ctx.db, scope, { action: 'verification.downloaded', subject: id, userId: row.user_id })
  const { title, disclaimer, createdAt } = report
  const document = documentOf(blocksOf(report, reportText(scope.locale)('noRows')), {
    title: `${title} ${id}`,
    author: ctx.config.BRAND_NAME,
    createdAt: new Date(createdAt),
    footer: `${ctx.config.BRAND_NAME}\n${disclaimer}`,
  })
  return { fileName: `${row.product}-${id}.pdf`, pdf: await signedPdf(ctx, document, scope.locale) }
}

const blocksOf = ({ title, subject, status, notice, facts, sections }: CheckReport, empty: string): Block[] => [
  { kind: 'title', text: title, detail: `${subject}, ${status}` },
  ...(notice ? [{ kind: 'notice' as const, text: notice }] : []),
  { kind: 'facts', facts },
  { kind: 'sections', sections, empty },
]
