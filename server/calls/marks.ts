import type { MarkOutcome } from '../../contracts/videoCalls/script.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { lockCall, requireAgent, type VideoCall } from './rounds/row.ts'

/** Shows a step to the person; null shows none. Throws `not_found`, `conflict` for anybody but the agent, `bad_request` for a step that is none. */
export async function showStep(ctx: Context, scope: Scope<CustomerActor>, id: string, step: string | null) {
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    requireAgent(scope, call)
    if (step !== null) requireStep(scope, call, step)
    await trx.updateTable('video_calls').set({ step }).where('id', '=', id).execute()
  })
  return { step }
}

interface Mark {
  step: string
  outcome: MarkOutcome
  note?: string | null | undefined
}

/** Marks what was seen. A question that counts as answered needs its answer. */
export async function markStep(ctx: Context, scope: Scope<CustomerActor>, id: string, { step, outcome, note }: Mark) {
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    requireAgent(scope, call)
    const { kind } = requireStep(scope, call, step)
    if (kind === 'question' && outcome === 'seen' && !note) {
      const message = translate(scope.locale, 'videoCalls.answerMissing')
      throw new Problem('bad_request', message, [{ field: 'note', message }])
    }
    const row = { call_id: id, round: call.round, step, outcome, note: note || null, at: new Date() }
    const { note: sealed, at } = sealRow(ctx.vault, 'video_call_marks', row)
    await trx
      .insertInto('video_call_marks')
      .values({ ...row, note: sealed })
      .onConflict(same => same.columns(['call_id', 'round', 'step']).doUpdateSet({ outcome, note: sealed, at }))
      .execute()
  })
  return { step, outcome }
}

function requireStep({ locale }: Scope, { script }: VideoCall, step: string) {
  const found = script.find(({ key }) => key === step)
  if (found) return found
  const message = translate(locale, 'videoCalls.noStep')
  throw new Problem('bad_request', message, [{ field: 'step', message }])
}
