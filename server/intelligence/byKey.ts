import type { z } from 'zod'
import type { listIntelligence, makeIntelligence, readIntelligence } from '../../contracts/calls/intelligence.ts'
import { limits } from '../../contracts/platform/limits.ts'
import { recordApiRead } from '../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { KeyActor } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { downloadForMaker } from './downloadReport.ts'
import { type Gathered, gather } from './gathered.ts'
import { makeReport, readReport } from './makeReport.ts'
import { openReport, type Report, reportsIn, urlOf } from './reportRow.ts'
import { revokeReport } from './revokeReport.ts'

type Body = z.output<NonNullable<typeof makeIntelligence.body>>
type Made = z.input<typeof makeIntelligence.reply>

/** Throws as `makeReport`. */
export async function makeByKey(ctx: Context, scope: Scope<KeyActor>, body: Body, attempt: Attempt): Promise<Made> {
  const { actor } = scope
  const { consent: _, purpose, reference, expiresInDays, codeEmail, atMostPaise, ...subjects } = body
  const request = { subjects, purpose, reference, expiresInDays, codeEmail, atMostPaise }
  const report = await makeReport(
    ctx,
    scope,
    {
      ...request,
      userId: actor.userId,
      mode: actor.mode,
      channel: 'api',
      apiKeyId: actor.keyId,
      consent: 'Confirmed with the call.',
    },
    attempt,
  )
  return present(ctx, report, await gather(ctx, report))
}

/** Throws `not_found`, also for another account's report and one of the other mode. */
export async function readByKey(
  ctx: Context,
  scope: Scope<KeyActor>,
  id: string,
): Promise<z.input<typeof readIntelligence.reply>> {
  const report = await ownReport(ctx, scope, id)
  await recordApiRead(ctx.db, scope, { action: 'intelligenceReport.readByApi', subject: id })
  const gathered = await gather(ctx, report)
  return { ...present(ctx, report, gathered), data: gathered.data, checks: gathered.checks }
}

export async function listByKey(
  ctx: Context,
  { actor }: Scope<KeyActor>,
  before: string | undefined,
): Promise<z.input<typeof listIntelligence.reply>> {
  const own = reportsIn(ctx.db).where('intelligence_reports.user_id', '=', actor.userId).where('mode', '=', actor.mode)
  const page = before === undefined ? own : own.where('intelligence_reports.created_at', '<', before)
  const rows = await page
    .orderBy('intelligence_reports.created_at', 'desc')
    .orderBy('intelligence_reports.id', 'desc')
    .limit(limits.pageSize)
    .execute()
  const reports = rows.map(row => openReport(ctx.vault, row))
  return { reports: await Promise.all(reports.map(async one => present(ctx, one, await gather(ctx, one)))) }
}

/** Throws as `readByKey`, and `conflict` while the report is being made. */
export const downloadByKey = async (ctx: Context, scope: Scope<KeyActor>, id: string): Promise<Buffer> =>
  downloadForMaker(ctx, scope, await ownReport(ctx, scope, id))

/** Throws as `readByKey`. */
export async function revokeByKey(
  ctx: Context,
  scope: Scope<KeyActor>,
  { id, reason }: { id: string; reason: string },
): Promise<Made> {
  const report = await revokeReport(ctx, scope, await ownReport(ctx, scope, id), reason)
  return present(ctx, report, await gather(ctx, report))
}

async function ownReport(ctx: Context, { actor }: Scope<KeyActor>, id: string): Promise<Report> {
  const report = await readReport(ctx, id)
  if (report?.user_id !== actor.userId || report.mode !== actor.mode) throw notFound('report')
  return report
}

const present = (ctx: Context, report: Report, { progress, chargedPaise }: Gathered): Made => ({
  id: report.id,
  status: report.status,
  progress,
  url: urlOf(ctx, report),
  reference: report.reference,
  charge: {
    paise: chargedPaise,
    atMostPaise: report.at_most_paise,
    wallet: report.channel === 'api' ? 'api' : 'product',
  },
  createdAt: report.created_at,
  expiresAt: report.expires_at,
  revokedAt: report.revoked_at,
  openings: report.openings,
})
