import type { BgcReport } from '../../contracts/calls/bgcReports.ts'
import { type CheckResult, checkResults, checkVerdictChoices } from '../../contracts/cases/bgc/results.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import { readNotice } from '../cases/notices.ts'
import { type OpenCase, readCase } from '../cases/rows.ts'
import type { Upload } from '../files/receiveFile.ts'
import { kindsByName } from '../invitations/kind.ts'
import { countOpening } from '../invitations/openings.ts'
import { type EndedLink, findActive } from '../invitations/read.ts'
import type { Visitor } from '../invitations/trail.ts'
import type { Context, Scope } from '../platform/context.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { translate } from '../platform/translate.ts'
import { storeCaseFile } from '../steps/caseLink.ts'
import { presentCaseDetail } from '../steps/present.ts'
import { bgcLinks, noticeLink } from './links.ts'
import { disputeNotice } from './notice.ts'
import { drawReport, factText } from './report.ts'

type Person = Visitor & { scope: Scope }

const kinds = kindsByName(bgcLinks)

interface Opened {
  refused: null
  found: OpenCase
  invitationId: string
  /** Whether it is the candidate's own link. */
  isCandidate: boolean
}

async function open(ctx: Context, { scope }: Person, token: string): Promise<Opened | { refused: EndedLink }> {
  const active = await findActive(ctx, scope, kinds, token, { anyPage: true })
  if (active.state === 'ended') return { refused: active }
  const found = await readCase(ctx, ctx.db, active.invitation.subject)
  if (!found) throw notFound('case')
  return {
    refused: null,
    found,
    invitationId: active.invitation.id,
    isCandidate: active.kind.name === noticeLink.name,
  }
}

/** The report on the page of a link, in the language of the request; the opening is noted. */
export async function readReport(ctx: Context, person: Person, token: string): Promise<BgcReport | EndedLink> {
  const opened = await open(ctx, person, token)
  if (opened.refused) return opened.refused
  await ctx.db.transaction().execute(trx => countOpening(ctx.vault, trx, opened.invitationId, person))
  return present(ctx, opened, person.scope.locale)
}

/** Throws `conflict` as `disputeNotice`, also for a link that is not the candidate's, and `bad_request` for a file that was not uploaded by the link. */
export async function disputeReport(
  ctx: Context,
  person: Person,
  { token, comment, files }: { token: string; comment: string; files: readonly string[] },
): Promise<BgcReport | EndedLink> {
  const { scope } = person
  const opened = await open(ctx, person, token)
  if (opened.refused) return opened.refused
  if (!opened.isCandidate) throw new Problem('conflict', translate(scope.locale, 'cases.notDisputable'))
  const { id: caseId } = opened.found.row
  await requireOwnFiles(ctx, scope, caseId, files)
  await disputeNotice(ctx, scope, { caseId, comment, files })
  return present(ctx, opened, scope.locale)
}

async function requireOwnFiles({ db }: Context, { locale }: Scope, caseId: string, files: readonly string[]) {
  const own = await db.selectFrom('case_files').select('file_id').where('case_id', '=', caseId).execute()
  const strange = files.findIndex(id => !own.some(({ file_id }) => file_id === id))
  if (strange < 0) return
  const message = translate(locale, 'files.missing')
  throw new Problem('bad_request', message, [{ field: `files.${strange}`, message }])
}

/** Throws `not_found` for a link that is not the candidate's, and as `storeCaseFile`. */
export async function uploadReportFile(ctx: Context, person: Person, token: string, upload: Upload | undefined) {
  const opened = await open(ctx, person, token)
  if (opened.refused || !opened.isCandidate) throw notFound('link')
  return storeCaseFile(ctx, person.scope, opened.found.row, upload)
}

/** Throws `not_found` for a link that does not open. */
export async function downloadReportByLink(ctx: Context, person: Person, token: string) {
  const opened = await open(ctx, person, token)
  if (opened.refused) throw notFound('link')
  await ctx.db
    .transaction()
    .execute(trx => countOpening(ctx.vault, trx, opened.invitationId, person, { kind: 'downloaded' }))
  return drawReport(ctx, opened.found, person.scope.locale)
}

async function present(ctx: Context, { found, isCandidate }: Opened, locale: Locale): Promise<BgcReport> {
  const { row } = found
  const shown = await presentCaseDetail(ctx, found, { inClear: false })
  const notice = isCandidate ? await readNotice(ctx, ctx.db, row.id) : undefined
  const { verdict } = shown
  return {
    state: 'open',
    askedBy: await readCustomerName(ctx, row.user_id),
    packageName: shown.planTitle[locale],
    candidate: row.subject_name ?? '-',
    reference: shown.reference,
    startedAt: shown.createdAt,
    endedAt: shown.endedAt,
    result: verdict && {
      label: verdict.label[locale],
      tone: verdict.tone,
      reason: shown.verdictReason?.[locale] ?? null,
    },
    checks: checkResults(shown).map(result => presentCheck(result, locale)),
    notice: notice
      ? {
          state: notice.state,
          endsAt: notice.ends_at,
          dispute: notice.dispute_sealed,
          answer: notice.answer_sealed,
        }
      : null,
  }
}

function presentCheck({ name, label, verdict, reason, claimed, found, source, at }: CheckResult, locale: Locale) {
  const factsIn = (facts: CheckResult['claimed']) =>
    facts.map(fact => ({ label: fact.label[locale], value: factText(fact, locale) }))
  const choice = checkVerdictChoices[verdict]
  return {
    name,
    label: label[locale],
    verdict: { label: choice.label[locale], tone: choice.tone ?? ('neutral' as const) },
    reason: reason?.[locale] ?? null,
    claimed: factsIn(claimed),
    found: factsIn(found),
    source: source[locale],
    at,
  }
}
