import type { BgcRescreeningFacts } from '../../../contracts/calls/bgcRescreenings.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { sealRow } from '../../platform/sealing/rows.ts'
import { translate } from '../../platform/translate.ts'
import { ownBgcCase } from '../notice.ts'
import { readRescreening } from './read.ts'
import { startAgain } from './start.ts'

type Own = Scope<CustomerActor>

const conflict = ({ locale }: Own, key: 'done' | 'notOver' | 'package' | 'test') =>
  new Problem('conflict', translate(locale, `cases.rescreening.${key}`))

/** Throws `conflict` once the next case was started. The case is locked. */
async function requireNotDone(trx: Trx, scope: Own, id: string): Promise<void> {
  const row = await trx
    .selectFrom('bgc_rescreenings')
    .select('next_case_id')
    .where('case_id', '=', id)
    .executeTakeFirst()
  if (row && row.next_case_id !== null) throw conflict(scope, 'done')
}

/** Plans that the candidate of a case is screened again, or changes the plan. Throws as `ownBgcCase`, and `conflict` once it was done. */
export async function setRescreening(
  ctx: Context,
  scope: Own,
  { id, months, isAutomatic }: { id: string; months: number; isAutomatic: boolean },
): Promise<BgcRescreeningFacts> {
  await ctx.db.transaction().execute(async trx => {
    const { row } = await ownBgcCase(ctx, scope, id, trx)
    await requireNotDone(trx, scope, id)
    const { set_by, ...values } = sealRow(ctx.vault, 'bgc_rescreenings', {
      case_id: id,
      user_id: row.user_id,
      months,
      is_automatic: isAutomatic,
      set_by: scope.actor.name,
    })
    await trx
      .insertInto('bgc_rescreenings')
      .values({ ...values, set_by })
      .onConflict(same =>
        same.column('case_id').doUpdateSet({ months, is_automatic: isAutomatic, set_by, problem: null }),
      )
      .execute()
    await audit(trx, scope, { action: 'case.rescreeningSet', subject: id, data: { months, isAutomatic } })
  })
  return readRescreening(ctx, scope, id)
}

/** Gives the plan up. Throws as `setRescreening`. */
export async function endRescreening(ctx: Context, scope: Own, id: string): Promise<BgcRescreeningFacts> {
  await ctx.db.transaction().execute(async trx => {
    await ownBgcCase(ctx, scope, id, trx)
    await requireNotDone(trx, scope, id)
    await trx.deleteFrom('bgc_rescreenings').where('case_id', '=', id).execute()
    await audit(trx, scope, { action: 'case.rescreeningSet', subject: id, data: { months: null } })
  })
  return readRescreening(ctx, scope, id)
}

/** Screens the candidate again now. Throws as `ownBgcCase`, and `conflict` before the case has ended, if it was done, and with what `startAgain` says. */
export async function rescreen(ctx: Context, scope: Own, id: string): Promise<{ id: string }> {
  return ctx.db.transaction().execute(async trx => {
    const { row } = await ownBgcCase(ctx, scope, id, trx)
    if (row.status === 'open' || row.status === 'paused') throw conflict(scope, 'notOver')
    await requireNotDone(trx, scope, id)
    const started = await startAgain(ctx, trx, scope, row)
    if ('id' in started) return started
    if (started.problem !== 'open') throw conflict(scope, started.problem)
    throw new Problem('conflict', translate(scope.locale, 'cases.row.open', { case: started.open ?? '' }))
  })
}
