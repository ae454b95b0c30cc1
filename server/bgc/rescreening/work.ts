import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { Locale } from '../../../contracts/platform/text.ts'
import { readCase } from '../../cases/rows.ts'
import { sendOptionalMail } from '../../messaging/preferences/optionalMail.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { isDue } from './read.ts'
import { startAgain } from './start.ts'

const EVERY_MS = 10 * 60_000
const BATCH = 50

/** Asks candidates who are due again, where the account has said so. */
export const startRescreening = (ctx: Context) =>
  runPeriodically(EVERY_MS, 'screening again', ctx.log, () => rescreenDue(ctx))

/**
 * Each candidate once: the row is locked, and marked in the transaction that starts the case. What keeps one from it is stored, told, and not tried again; one that
 * fails is passed over until the next time.
 */
export async function rescreenDue(ctx: Context, batch = BATCH): Promise<void> {
  for (let after = ''; ; ) {
    const due = await ctx.db
      .selectFrom('bgc_rescreenings')
      .innerJoin('cases', 'cases.id', 'bgc_rescreenings.case_id')
      .select('bgc_rescreenings.case_id')
      .where('next_case_id', 'is', null)
      .where('is_automatic', '=', true)
      .where('problem', 'is', null)
      .where('bgc_rescreenings.case_id', '>', after)
      .where(isDue)
      .orderBy('bgc_rescreenings.case_id')
      .limit(batch)
      .execute()
    for (const { case_id } of due)
      await rescreenOne(ctx, case_id).catch((err: unknown) => ctx.log.error({ err, case: case_id }, 'screening again'))
    const last = due.at(-1)
    if (!last) return
    after = last.case_id
  }
}

const rescreenOne = (ctx: Context, caseId: string): Promise<void> =>
  ctx.db.transaction().execute(async trx => {
    // Before its row, as by hand.
    const found = await readCase(ctx, trx, caseId, { lock: true })
    const sealed = await trx
      .selectFrom('bgc_rescreenings')
      .selectAll()
      .where('case_id', '=', caseId)
      .where('next_case_id', 'is', null)
      .where('is_automatic', '=', true)
      .where('problem', 'is', null)
      .executeTakeFirst()
    if (!found || !sealed) return
    const { row } = found
    const { set_by: name } = openRow(ctx.vault, 'bgc_rescreenings', sealed)
    const started = await startAgain(ctx, trx, scopeOf(row.user_id, name, row.locale as Locale), row)
    if ('problem' in started)
      await trx
        .updateTable('bgc_rescreenings')
        .set({ problem: started.problem })
        .where('case_id', '=', caseId)
        .execute()
    const key = 'id' in started ? 'asked' : started.problem
    const id = 'id' in started ? started.id : caseId
    await sendOptionalMail(ctx, trx, row.user_id, 'rescreening', locale => ({
      subject: translate(locale, 'cases.rescreening.mail.subject'),
      text: translate(locale, `cases.rescreening.mail.${key}`, {
        reference: row.reference ?? row.id,
        url: new URL(withId(paths.bgcDetail, id), ctx.config.PUBLIC_URL).href,
      }),
    }))
  })

/** In the name of whoever has planned it. */
const scopeOf = (userId: string, name: string, locale: Locale): Scope<CustomerActor> => ({
  ip: null,
  requestId: null,
  locale,
  actor: { kind: 'customer', userId, subUserId: null, name, kycComplete: true, sessionId: '' },
})
