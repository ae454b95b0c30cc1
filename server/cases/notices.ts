import type { Selectable } from 'kysely'
import type { Plan } from '../../contracts/cases/plan.ts'
import type { Locale } from '../../contracts/platform/text.ts'
import type { Context, Db, Scope, Trx } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import { Problem } from '../platform/problem.ts'
import { readCustomerName } from '../platform/sealing/names.ts'
import { openRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import type { CaseRow, OpenCase } from './rows.ts'

export type NoticeRow = Selectable<Schema['case_notices']>

/** The latest notice before a refusal, opened; undefined without one. */
export async function readNotice(
  { vault }: Pick<Context, 'vault'>,
  db: Db | Trx,
  caseId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<NoticeRow | undefined> {
  const found = db
    .selectFrom('case_notices')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('sent_at', 'desc')
    .limit(1)
  const row = await (lock ? found.forUpdate() : found).executeTakeFirst()
  return row && openRow(vault, 'case_notices', row)
}

export type RefusalProblem = 'noticeNeeded' | 'noticeRuns' | 'disputed'

type Timed = Pick<NoticeRow, 'state' | 'sent_at' | 'ends_at'>

/**
 * Whether a notice is about earlier findings: a step was asked again since, and the candidate has never read what came of it. A dispute is answered before it
 * counts as one.
 */
export const isOutdated = ({ state, sent_at }: Timed, { verdict_at }: Pick<CaseRow, 'verdict_at'>): boolean =>
  state !== 'disputed' && verdict_at !== null && Date.parse(verdict_at) > Date.parse(sent_at)

/** What keeps a refusal from being decided, where the plan wants a notice first; null if nothing does. */
export function refusalProblem(
  { beforeRefusal }: Pick<Plan, 'beforeRefusal'>,
  row: Pick<CaseRow, 'verdict_at'>,
  notice: Timed | undefined,
  now = Date.now(),
): RefusalProblem | null {
  if (!beforeRefusal) return null
  if (notice?.state === 'disputed') return 'disputed'
  if (!notice || notice.state === 'closed' || isOutdated(notice, row)) return 'noticeNeeded'
  return notice.ends_at !== null && Date.parse(notice.ends_at) > now ? 'noticeRuns' : null
}

const isBad = ({ verdicts }: Plan, verdict: string) =>
  verdicts.some(({ value, tone }) => value === verdict && tone === 'danger')

/**
 * Ends the notice with the decision, in the caller's transaction: a refusal sends the final notice. Throws `conflict` for a refusal before the notice, while its time
 * runs, and while it is disputed.
 */
export async function settleNotice(
  ctx: Pick<Context, 'vault' | 'channels' | 'db'>,
  trx: Trx,
  { locale }: Pick<Scope, 'locale'>,
  { row, plan }: Pick<OpenCase, 'row' | 'plan'>,
  verdict: string,
): Promise<void> {
  const notice = await readNotice(ctx, trx, row.id, { lock: true })
  const isRefusal = isBad(plan, verdict)
  const problem = isRefusal ? refusalProblem(plan, row, notice) : null
  if (problem) throw new Problem('conflict', translate(locale, `cases.refusal.${problem}`))
  if (!notice) return
  const state = isRefusal ? 'final' : 'closed'
  const values = { state, ended_at: new Date().toISOString(), ends_at: null } as const
  await trx.updateTable('case_notices').set(values).where('id', '=', notice.id).execute()
  if (isRefusal) await sendFinalNotice(ctx, trx, row)
}

async function sendFinalNotice(
  ctx: Pick<Context, 'channels' | 'db' | 'vault'>,
  trx: Trx,
  { user_id, subject_name, subject_email: email, subject_phone: phone, locale }: CaseRow,
): Promise<void> {
  const to = email ?? phone
  if (!to) return
  const language: Locale = locale === 'hi' ? 'hi' : 'en'
  const words = { name: subject_name ?? '', asker: await readCustomerName({ ...ctx, db: trx }, user_id) }
  await ctx.channels.send(trx, {
    to,
    channel: email ? 'email' : 'sms',
    subject: translate(language, 'cases.finalNotice.subject', words),
    text: translate(language, 'cases.finalNotice.text', words),
  })
}
