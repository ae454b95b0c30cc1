import type { z } from 'zod'
import type { answerBgcDispute as answerCall, BgcCaseFacts, BgcNotice } from '../../contracts/calls/bgc.ts'
import { isOutdated, readNotice, refusalProblem } from '../cases/notices.ts'
import { WHOLE_CASE } from '../cases/promises.ts'
import type { OpenCase } from '../cases/rows.ts'
import { createInvitation } from '../invitations/create.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { openRow, sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { ownCase } from '../steps/ownCase.ts'
import { noticeLink } from './links.ts'

type Own = Scope<CustomerActor>

const DAY_MS = 86_400_000
/** After the decision, the candidate can still read what it was based on. */
const READABLE_DAYS = 90
/** Whoever has answered a dispute leaves the candidate at least this long to read it. */
const LEAST_LEFT_MS = DAY_MS

/** A background verification of the account. Throws `not_found`, also for a case of another product. */
export async function ownBgcCase(ctx: Context, scope: Own, id: string, trx?: Trx): Promise<OpenCase> {
  const found = await ownCase(ctx, scope, id, trx)
  if (found.row.product !== 'bgc') throw notFound('case')
  return found
}

/** What the page of a background verification shows beside the case. Throws as `ownBgcCase`. */
export async function readBgcFacts(ctx: Context, scope: Own, id: string): Promise<BgcCaseFacts> {
  const { row, plan } = await ownBgcCase(ctx, scope, id)
  const notice = await readNotice(ctx, ctx.db, id)
  const promises = await ctx.db.selectFrom('case_promises').selectAll().where('case_id', '=', id).execute()
  const whole = promises.find(({ step }) => step === WHOLE_CASE)
  const steps = promises.filter(({ step }) => step !== WHOLE_CASE)
  const refusal =
    row.status !== 'done'
      ? 'noResult'
      : row.decision === null
        ? refusalProblem(plan, row, notice)
        : ('decided' as const)
  // The page offers to send the next one.
  const isShown = notice && (row.decision !== null || !isOutdated(notice, row))
  return {
    promise: whole ? { p50At: whole.p50_at, p90At: whole.p90_at, isMeasured: whole.is_measured } : null,
    steps: steps.map(({ step, p50_at, p90_at }) => ({ step, p50At: p50_at, p90At: p90_at })),
    notice: isShown ? await presentNotice(ctx, notice) : null,
    refusal,
  }
}

async function presentNotice(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  row: NonNullable<Awaited<ReturnType<typeof readNotice>>>,
): Promise<BgcNotice> {
  const files =
    row.dispute_files.length === 0
      ? []
      : await db.selectFrom('files').selectAll().where('id', 'in', row.dispute_files).execute()
  return {
    state: row.state,
    sentAt: row.sent_at,
    sentBy: row.sent_by,
    endsAt: row.ends_at,
    dispute:
      row.disputed_at === null
        ? null
        : {
            comment: row.dispute_sealed ?? '',
            at: row.disputed_at,
            files: files.map(file => ({ id: file.id, name: openRow(vault, 'files', file).name_sealed ?? '' })),
          },
    answer:
      row.answered_at === null
        ? null
        : { text: row.answer_sealed ?? '', at: row.answered_at, by: row.answered_by ?? '' },
  }
}

/**
 * Sends the candidate the findings; the days of the package run from now on. Throws as `ownBgcCase`, and `conflict` before the result, after a decision, for a notice
 * of these findings that is sent already, for one that is disputed, and without an address.
 */
export async function sendNotice(ctx: Context, scope: Own, id: string): Promise<BgcCaseFacts> {
  const { actor, locale } = scope
  const refuse = (key: Parameters<typeof translate>[1]) => new Problem('conflict', translate(locale, key))
  await ctx.db.transaction().execute(async trx => {
    const { row, plan } = await ownBgcCase(ctx, scope, id, trx)
    if (row.status !== 'done') throw refuse('cases.notOver')
    if (row.decision !== null) throw refuse('cases.decided')
    const earlier = await readNotice(ctx, trx, id, { lock: true })
    if (earlier && !isOutdated(earlier, row)) throw refuse('cases.noticeSent')
    const person = { name: row.subject_name, email: row.subject_email, phone: row.subject_phone }
    if (!person.email && !person.phone) throw refuse('cases.noAddress')
    const language = row.locale === 'hi' ? 'hi' : 'en'
    const at = Date.now()
    const endsAt = new Date(at + (plan.beforeRefusal?.days ?? 1) * DAY_MS)
    const { id: invitation_id } = await createInvitation(ctx, trx, noticeLink, {
      subject: id,
      userId: actor.userId,
      expiresAt: new Date(at + READABLE_DAYS * DAY_MS),
      askedBy: await readCustomerName({ ...ctx, db: trx }, actor.userId),
      about: plan.title[language],
      person,
      locale: language,
    })
    const notice = {
      id: newId('cno'),
      case_id: id,
      user_id: actor.userId,
      state: 'waiting' as const,
      sent_by: actor.name,
      sent_at: new Date(at).toISOString(),
      ends_at: endsAt.toISOString(),
      invitation_id,
    }
    await trx
      .insertInto('case_notices')
      .values(sealRow(ctx.vault, 'case_notices', notice))
      .execute()
    await audit(trx, scope, { action: 'case.changed', subject: id, data: { type: 'noticeSent' } })
  })
  return readBgcFacts(ctx, scope, id)
}

/**
 * Disputes the findings, in the name of the candidate: the clock stops at once, and keeps what was left. Throws `conflict` if it is disputed already, or after the decision.
 */
export async function disputeNotice(
  ctx: Context,
  { locale }: Pick<Scope, 'locale'>,
  { caseId, comment, files }: { caseId: string; comment: string; files: readonly string[] },
): Promise<void> {
  await ctx.db.transaction().execute(async trx => {
    const notice = await readNotice(ctx, trx, caseId, { lock: true })
    // Once answered, the findings have been looked at again: a second dispute would stop the clock for ever.
    if (notice?.state !== 'waiting' || notice.disputed_at !== null)
      throw new Problem('conflict', translate(locale, 'cases.notDisputable'))
    const left = notice.ends_at === null ? 0 : Date.parse(notice.ends_at) - Date.now()
    const values = {
      state: 'disputed' as const,
      dispute_sealed: comment,
      dispute_files: [...files],
      disputed_at: new Date().toISOString(),
      left_ms: Math.max(0, left),
      ends_at: null,
    }
    await trx
      .updateTable('case_notices')
      .set(sealRow(ctx.vault, 'case_notices', { id: notice.id, ...values }))
      .where('id', '=', notice.id)
      .execute()
  })
}

/** Answers the dispute. Throws as `ownBgcCase`, and `conflict` without one that waits. */
export async function answerDispute(
  ctx: Context,
  scope: Own,
  { id, outcome, reason }: { id: string } & z.output<NonNullable<typeof answerCall.body>>,
): Promise<BgcCaseFacts> {
  await ctx.db.transaction().execute(async trx => {
    await ownBgcCase(ctx, scope, id, trx)
    const notice = await readNotice(ctx, trx, id, { lock: true })
    if (notice?.state !== 'disputed') throw new Problem('conflict', translate(scope.locale, 'cases.noNotice'))
    const left = Math.max(notice.left_ms ?? 0, LEAST_LEFT_MS)
    const values = {
      state: outcome === 'upheld' ? ('waiting' as const) : ('closed' as const),
      answer_sealed: reason,
      answered_by: scope.actor.name,
      answered_at: new Date().toISOString(),
      ends_at: outcome === 'upheld' ? new Date(Date.now() + left).toISOString() : null,
    }
    await trx
      .updateTable('case_notices')
      .set(sealRow(ctx.vault, 'case_notices', { id: notice.id, ...values }))
      .where('id', '=', notice.id)
      .execute()
    await audit(trx, scope, { action: 'case.changed', subject: id, reason, data: { type: 'disputeAnswered', outcome } })
  })
  return readBgcFacts(ctx, scope, id)
}
