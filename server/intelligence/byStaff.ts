import type { z } from 'zod'
import type {
  listUserIntelligence,
  makeUserIntelligence,
  quoteIntelligence,
  revokeUserIntelligence,
} from '../../contracts/calls/adminIntelligence.ts'
import { maskIdentifier } from '../../contracts/identifiers/index.ts'
import type { IntelligenceSubjects } from '../../contracts/intelligence/intelligence.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import { walletOf } from '../money/wallets/walletOf.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { AdminActor } from '../platform/identity/actors.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { quoteOf } from './bounds.ts'
import { downloadForMaker } from './downloadReport.ts'
import { gather } from './gathered.ts'
import { makeReport, readReport, requireSubjects } from './makeReport.ts'
import { openingsOf } from './openings.ts'
import { linkState, openReport, type Report, reportsIn, urlOf } from './reportRow.ts'
import { revokeReport } from './revokeReport.ts'
import { parseSubjects, type TypedSubjects } from './typedSubjects.ts'

type Staff = Scope<AdminActor>
type Shown = z.input<typeof revokeUserIntelligence.reply>
type Body = z.output<NonNullable<typeof makeUserIntelligence.body>>

const LISTED = 50

/** Throws `not_found` for an unknown customer. */
export async function listForUser(ctx: Context, userId: string): Promise<z.input<typeof listUserIntelligence.reply>> {
  await requireUser(ctx.db, userId)
  const rows = await reportsIn(ctx.db)
    .where('intelligence_reports.user_id', '=', userId)
    .orderBy('intelligence_reports.id', 'desc')
    .limit(LISTED)
    .execute()
  return { reports: await Promise.all(rows.map(row => present(ctx, openReport(ctx.vault, row)))) }
}

/** Throws `not_found`, and `bad_request` with the field of an entry that is wrong. */
export async function quoteForUser(
  ctx: Context,
  scope: Staff,
  userId: string,
  typed: TypedSubjects,
): Promise<z.input<typeof quoteIntelligence.reply>> {
  await requireUser(ctx.db, userId)
  const subjects = requireSubjects(scope, parseSubjects(scope, typed))
  const { availablePaise } = await walletOf(ctx.db, userId, 'product')
  return { ...(await quoteOf(ctx, userId, subjects, new Date())), wallet: 'product', availablePaise }
}

/** Throws as `quoteForUser` and `makeReport`. */
export async function makeForUser(
  ctx: Context,
  scope: Staff,
  userId: string,
  { purpose, consent, expiresInDays, codeEmail, atMostPaise, ...typed }: Body,
  attempt: Attempt,
): Promise<z.input<typeof makeUserIntelligence.reply>> {
  await requireUser(ctx.db, userId)
  const terms = { purpose, consent, expiresInDays, codeEmail, atMostPaise }
  const subjects = parseSubjects(scope, typed)
  const request = { ...terms, subjects, userId, mode: 'live', channel: 'console', apiKeyId: null } as const
  const report = await makeReport(ctx, scope, request, attempt)
  return { report: await present(ctx, report), url: urlOf(ctx, report) }
}

/** Throws `not_found`, and `conflict` for a link that does not work any more. */
export async function linkForStaff(ctx: Context, scope: Staff, id: string): Promise<{ url: string }> {
  const report = await requireReport(ctx, id)
  if (linkState(report) !== 'active') throw new Problem('conflict', translate(scope.locale, 'intelligence.linkEnded'))
  await audit(ctx.db, scope, { action: 'intelligenceReport.linkRead', subject: id, userId: report.user_id })
  return { url: urlOf(ctx, report) }
}

/** Throws as `downloadForMaker`, and `not_found`. */
export async function downloadForStaff(ctx: Context, scope: Staff, id: string): Promise<Buffer> {
  return downloadForMaker(ctx, scope, await requireReport(ctx, id))
}

/** Throws `not_found`. */
export async function revokeByStaff(
  ctx: Context,
  scope: Staff,
  { id, reason }: { id: string; reason: string },
): Promise<Shown> {
  return present(ctx, await revokeReport(ctx, scope, await requireReport(ctx, id), reason))
}

async function requireReport(ctx: Context, id: string): Promise<Report> {
  const report = await readReport(ctx, id)
  if (!report) throw notFound('report')
  return report
}

async function requireUser(db: Db, id: string): Promise<void> {
  if (!(await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst())) throw notFound('user')
}

async function present(ctx: Context, report: Report): Promise<Shown> {
  const { progress, chargedPaise, unavailable } = await gather(ctx, report)
  return {
    id: report.id,
    status: report.status,
    state: linkState(report),
    progress,
    about: aboutOf(report.subjects),
    purpose: report.purpose as Purpose,
    consent: report.consent,
    codeEmail: report.code_email && maskIdentifier('email', report.code_email),
    madeBy: report.made_by,
    chargedPaise,
    atMostPaise: report.at_most_paise,
    unavailable,
    createdAt: report.created_at,
    expiresAt: report.expires_at,
    revokedAt: report.revoked_at,
    revokeReason: report.revoke_reason,
    openings: report.openings,
    opened: await openingsOf(ctx.db, report),
  }
}

/** Companies are named, people are masked. */
const aboutOf = ({ pans = [], mobiles = [], companies = [], cins = [], alternates = [] }: IntelligenceSubjects) => [
  ...pans.map(pan => maskIdentifier('pan', pan)),
  ...[...mobiles, ...alternates].map(mobile => maskIdentifier('phone', mobile)),
  ...companies,
  ...cins,
]
