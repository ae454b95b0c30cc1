import type { z } from 'zod'
import type {
  listInquiryReports as listCall,
  makeInquiryReport as makeCall,
} from '../../contracts/calls/inquiryReports.ts'
import type { ShownInquiryReport } from '../../contracts/inquiries/report.ts'
import { REUSED_DAYS } from '../../contracts/inquiries/reportLimits.ts'
import { lawfulBases, type SubjectKind } from '../../contracts/inquiries/sections.ts'
import type { IntelligenceSubjects } from '../../contracts/intelligence/intelligence.ts'
import type { Purpose } from '../../contracts/platform/codes.ts'
import type { VerificationRow } from '../checks/verifications/values.ts'
import { quoteOf } from '../intelligence/bounds.ts'
import { gather } from '../intelligence/gathered.ts'
import { makeReport } from '../intelligence/makeReport.ts'
import { linkState, openReport, reportsIn, urlOf } from '../intelligence/reportRow.ts'
import { reusedIn } from '../intelligence/reuse.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { readAsked } from './answers.ts'
import { type Inquiry, ownInquiry } from './row.ts'

type Owner = Scope<CustomerActor>

const DAY_MS = 86_400_000

/** By the kind of a number, where a report has it. */
const places: Partial<Record<SubjectKind, keyof IntelligenceSubjects>> = {
  pan: 'pans',
  phone: 'mobiles',
  companyNumber: 'cins',
}

const subjectsOf = ({ subjects }: Inquiry): IntelligenceSubjects => {
  const found: Partial<Record<keyof IntelligenceSubjects, string[]>> = {}
  for (const { kind, value } of subjects) {
    const place = places[kind]
    if (place) found[place] = [...(found[place] ?? []), value]
  }
  return found
}

/** The reports of an inquiry, the latest first, and what another one would cost. Throws `not_found`. */
export async function reportsOf(ctx: Context, scope: Owner, id: string): Promise<z.input<typeof listCall.reply>> {
  const inquiry = await ownInquiry(ctx, scope, id)
  const rows = await reportsIn(ctx.db)
    .innerJoin('inquiry_reports', 'inquiry_reports.report_id', 'intelligence_reports.id')
    .where('inquiry_reports.inquiry_id', '=', id)
    .orderBy('intelligence_reports.id', 'desc')
    .execute()
  const reports = await Promise.all(
    rows.map(async (row): Promise<ShownInquiryReport> => {
      const report = openReport(ctx.vault, row)
      const { progress, chargedPaise } = await gather(ctx, report)
      return {
        id: report.id,
        status: report.status,
        url: linkState(report) === 'active' ? urlOf(ctx, report) : null,
        ...progress,
        atMostPaise: report.at_most_paise,
        chargedPaise,
        createdAt: report.created_at,
        expiresAt: report.expires_at,
      }
    }),
  )
  return { reports, quote: inquiry.status === 'ready' ? await quote(ctx, inquiry) : null }
}

async function quote(ctx: Context, inquiry: Inquiry) {
  const subjects = subjectsOf(inquiry)
  if (Object.keys(subjects).length === 0) return null
  const at = new Date()
  const reused = reusedIn(ctx.vault, { id: inquiry.id, subjects, at }, await earlierAnswers(ctx, inquiry))
  const { atMostPaise, checks } = await quoteOf(ctx, inquiry.user_id, subjects, at, reused)
  const leftOut = inquiry.subjects.map(({ kind }) => kind).filter(kind => places[kind] === undefined)
  return {
    atMostPaise: inquiry.mode === 'test' ? 0 : atMostPaise,
    checks,
    reused: reused.length,
    leftOut: [...new Set(leftOut)],
  }
}

/** What the inquiry has been answered in the last days; "not found" is an answer. */
async function earlierAnswers(ctx: Context, inquiry: Inquiry): Promise<VerificationRow[]> {
  const since = Date.now() - REUSED_DAYS * DAY_MS
  return [...(await readAsked(ctx.db, inquiry)).values()].flatMap(({ check }) =>
    check && (check.status === 'completed' || check.status === 'not_found') && answeredAt(check) >= since
      ? [check]
      : [],
  )
}

const answeredAt = ({ fetched_at, finished_at, created_at }: VerificationRow) =>
  Date.parse(fetched_at ?? finished_at ?? created_at)

/** Throws `not_found`, `conflict` before it is ready or above the price that was shown, `bad_request` if no number fits, and `insufficient_balance`. */
export async function makeInquiryReport(
  ctx: Context,
  scope: Owner,
  { id, atMostPaise, days }: z.output<NonNullable<typeof makeCall.body>> & { id: string },
  attempt: Attempt,
): Promise<{ id: string }> {
  const inquiry = await ownInquiry(ctx, scope, id)
  const { status, basis, basis_words, erase_at } = inquiry
  if (status !== 'ready')
    throw new Problem(
      'conflict',
      translate(scope.locale, status === 'erased' ? 'inquiries.erased' : 'inquiries.notReady'),
    )
  const daysLeft = Math.max(1, Math.floor((Date.parse(erase_at) - Date.now()) / DAY_MS))
  const report = await makeReport(
    ctx,
    scope,
    {
      userId: inquiry.user_id,
      subjects: subjectsOf(inquiry),
      mode: inquiry.mode,
      channel: 'console',
      apiKeyId: null,
      purpose: inquiry.purpose as Purpose,
      consent: [lawfulBases[basis].en, basis_words].filter(Boolean).join(': '),
      reference: inquiry.reference,
      expiresInDays: Math.min(days, daysLeft),
      atMostPaise,
      earlier: await earlierAnswers(ctx, inquiry),
      also: async (trx, reportId) => {
        await trx.insertInto('inquiry_reports').values({ inquiry_id: id, report_id: reportId }).execute()
        await audit(trx, scope, { action: 'inquiry.reportMade', subject: id, data: { report: reportId } })
      },
    },
    attempt,
  )
  return { id: report.id }
}
