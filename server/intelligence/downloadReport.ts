import type { z } from 'zod'
import type { downloadIntelligence } from '../../contracts/calls/intelligence.ts'
import { heavyBudgets } from '../../contracts/checks/heavyBudgets.ts'
import { letterheadOf } from '../files/letterhead/letterhead.ts'
import { recordAccess } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import { defineHeavyTask } from '../platform/ports/heavyPool.ts'
import { Problem } from '../platform/problem.ts'
import { customerName, openName } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { signDocument } from '../reports/signing/signDocument.ts'
import type { DrawingInput } from './drawReportTask.ts'
import { gather } from './gathered.ts'
import { logOpening } from './openings.ts'
import { admitReader } from './openPage.ts'
import type { Report } from './reportRow.ts'

/** A report of 30 pages takes seconds: too long for the process that answers. */
const drawing = defineHeavyTask<DrawingInput, Uint8Array>({
  name: 'intelligence-report',
  module: new URL('./drawReportTask.ts', import.meta.url),
  budget: heavyBudgets.reportDrawing,
})

type LinkRequest = z.output<NonNullable<typeof downloadIntelligence.body>>

/** The document behind a link, noted like an opening of its page; or why the page does not open either. */
export async function downloadByLink(ctx: Context, scope: Scope, agent: string, request: LinkRequest) {
  const admitted = await admitReader(ctx, scope, request)
  if ('code' in admitted) return admitted
  const { report } = admitted
  if (report.status !== 'ready')
    return { code: 400 as const, message: translate(scope.locale, 'intelligence.notReady') }
  const pdf = await reportPdf(ctx, scope, report)
  await logOpening(ctx, scope, report, { agent, kind: 'pdf' })
  return pdf
}

/** For whoever made the report; audited. Throws `conflict` while it is being made. */
export async function downloadForMaker(ctx: Context, scope: Scope, report: Report): Promise<Buffer> {
  if (report.status !== 'ready') throw new Problem('conflict', translate(scope.locale, 'intelligence.notReady'))
  const pdf = await reportPdf(ctx, scope, report)
  await recordAccess(ctx.db, scope, {
    action: 'intelligenceReport.downloaded',
    subject: report.id,
    userId: report.user_id,
  })
  return pdf
}

async function reportPdf(ctx: Context, { locale }: Scope, report: Report): Promise<Buffer> {
  const [gathered, letterhead, { name }] = await Promise.all([
    gather(ctx, report),
    // What staff have made for a client is ours.
    report.channel === 'api' ? letterheadOf(ctx, report.user_id) : undefined,
    ctx.db
      .selectFrom('users')
      .select(customerName.as('name'))
      .where('id', '=', report.user_id)
      .executeTakeFirstOrThrow(),
  ])
  const { BRAND_NAME: brand, PUBLIC_URL: publicUrl } = ctx.config
  const { id, created_at, expires_at, purpose } = report
  const { data, checks } = gathered
  const parts = {
    report: { id, created_at, expires_at, purpose },
    gathered: { data, checks },
    preparedFor: openName(ctx.vault, name),
    brand,
    letterhead,
  }
  return signDocument(ctx, await ctx.heavy.run(drawing, { parts, publicUrl, locale }, { userId: report.user_id }))
}
