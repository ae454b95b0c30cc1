import type { ShownImport } from '../../../contracts/cases/bgc/imports.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/context.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { sendTurn } from './queue.ts'
import { countRows, type Own, ownImport, showImport } from './rows.ts'

const conflict = ({ locale }: Own, key: 'started' | 'notRunning' | 'nothing' | 'package') =>
  new Problem('conflict', translate(locale, `cases.imports.${key}`))

/**
 * Lets a job add who is ready, and try again who has failed. What somebody else has started goes on. Throws `not_found`, also for no package of the account's, and
 * `conflict` if there is nobody to add or the package is archived.
 */
export async function startImport(
  ctx: Context,
  scope: Own,
  { id, planId }: { id: string; planId: string },
): Promise<ShownImport> {
  await ctx.db.transaction().execute(async trx => {
    const found = await ownImport({ db: trx, vault: ctx.vault }, scope, id, { lock: true })
    if (found.state === 'running') return
    const plan = await trx
      .selectFrom('plans')
      .select(['product', 'archived_at'])
      .where('id', '=', planId)
      .where('user_id', '=', scope.actor.userId)
      .executeTakeFirst()
    if (plan?.product !== 'bgc') throw notFound('plan')
    if (plan.archived_at !== null) throw conflict(scope, 'package')
    const { ready = 0, failed = 0 } = (await countRows(trx, [id])).get(id) ?? {}
    if (ready + failed === 0) throw conflict(scope, 'nothing')
    await trx
      .updateTable('bgc_import_rows')
      .set({ state: 'ready', problems_sealed: null, tries: 0 })
      .where('import_id', '=', id)
      .where('state', '=', 'failed')
      .where('row_sealed', 'is not', null)
      .execute()
    const { turn } = await trx
      .updateTable('bgc_imports')
      .set(eb => ({
        state: 'running' as const,
        problem: null,
        plan_id: planId,
        turn: eb('turn', '+', 1),
        started_at: found.started_at ?? new Date(),
        ended_at: null,
      }))
      .where('id', '=', id)
      .returning('turn')
      .executeTakeFirstOrThrow()
    await audit(trx, scope, { action: 'bgcImport.started', subject: id, data: { rows: ready + failed, plan: planId } })
    await sendTurn(ctx, trx, { id, turn })
  })
  return showImport(ctx, scope, id)
}

/** Stops it; whoever is added stays added. Throws `not_found`, and `conflict` unless it runs. */
export async function stopImport(ctx: Context, scope: Own, id: string): Promise<ShownImport> {
  await ctx.db.transaction().execute(async trx => {
    const { state } = await ownImport({ db: trx, vault: ctx.vault }, scope, id, { lock: true })
    if (state !== 'running') throw conflict(scope, 'notRunning')
    await trx.updateTable('bgc_imports').set({ state: 'stopped' }).where('id', '=', id).execute()
    await audit(trx, scope, { action: 'bgcImport.stopped', subject: id })
  })
  return showImport(ctx, scope, id)
}

/** Deletes rows of which none was added. Throws `not_found`, and `conflict` once it has started. */
export async function discardImport(ctx: Context, scope: Own, id: string): Promise<{ id: string }> {
  await ctx.db.transaction().execute(async trx => {
    const { state } = await ownImport({ db: trx, vault: ctx.vault }, scope, id, { lock: true })
    if (state !== 'ready') throw conflict(scope, 'started')
    await trx.deleteFrom('bgc_imports').where('id', '=', id).execute()
    await audit(trx, scope, { action: 'bgcImport.discarded', subject: id })
  })
  return { id }
}
