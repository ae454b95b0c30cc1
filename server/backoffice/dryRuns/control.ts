import type { z } from 'zod'
import type * as calls from '../../../contracts/calls/dryRuns.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { AdminActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { consumeTry } from '../providers/askForStaff.ts'
import { planDryRun, sourcesOf } from './plan.ts'
import { sampleKept, testInputs, yesterday } from './questions.ts'
import { sendTurn } from './queue.ts'
import { noTotals } from './totals.ts'

type Staff = Scope<AdminActor>

/** Chooses the questions and lets a job ask them. Throws `bad_request` naming the field, `too_many_requests`, and `conflict` while another one runs. */
export async function startDryRun(
  ctx: Context,
  scope: Staff,
  { reason, capPaise, acceptUnknownCost = false, ...wanted }: z.output<NonNullable<typeof calls.startDryRun.body>>,
): Promise<{ id: string }> {
  const { locale } = scope
  const wrong = (field: string, message: string) => new Problem('bad_request', message, [{ field, message }])
  const { problem, pricePaise } = await planDryRun(ctx, locale, wanted)
  if (problem) throw wrong(problem.field, problem.message)
  if (pricePaise === null && !acceptUnknownCost)
    throw wrong('acceptUnknownCost', translate(locale, 'apis.dryRun.unknownCost'))
  await consumeTry(ctx, scope)
  const { product, provider, against = null, questions, most } = wanted
  const isLive = questions === 'yesterday'
  const waiting = isLive
    ? await sampleKept(ctx.db, product, provider, most)
    : testInputs(product, sourcesOf(wanted))
        .slice(0, most)
        .map((_, at) => String(at))
  const id = newId('dry')
  await ctx.db.transaction().execute(async trx => {
    const made = await trx
      .insertInto('dry_runs')
      .values({
        id,
        product,
        provider,
        against: isLive ? null : against,
        questions,
        day: isLive ? yesterday() : null,
        planned: waiting.length,
        waiting,
        totals: JSON.stringify(noTotals()),
        cap_paise: capPaise,
        reason,
        made_by: scope.actor.adminId,
      })
      .onConflict(running => running.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Problem('conflict', translate(locale, 'apis.dryRun.oneRuns'))
    const data = { product, provider, against: isLive ? null : against, questions, planned: waiting.length, capPaise }
    await audit(trx, scope, { action: 'dryRun.started', subject: id, reason, data })
    await sendTurn(ctx, trx, { id, turn: 0 })
  })
  return { id }
}

/** Throws `not_found`, and `conflict` if it has ended. */
export async function stopDryRun(ctx: Pick<Context, 'db'>, scope: Staff, id: string): Promise<{ id: string }> {
  await ctx.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('dry_runs').select('state').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw notFound('dry run')
    if (row.state !== 'running') throw new Problem('conflict', translate(scope.locale, 'apis.dryRun.hasEnded'))
    await trx
      .updateTable('dry_runs')
      .set({ state: 'stopped', waiting: [], ended_at: new Date() })
      .where('id', '=', id)
      .execute()
    await audit(trx, scope, { action: 'dryRun.stopped', subject: id })
  })
  return { id }
}
