import type { CardAnswer } from '../../../contracts/videoCalls/findings.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Context, Scope } from '../../platform/context.ts'
import type { CustomerActor } from '../../platform/identity/actors.ts'
import { Problem } from '../../platform/problem.ts'
import { translate } from '../../platform/translate.ts'
import { conflict, lockCall, requireAgent } from '../rounds/row.ts'

/**
 * Notes whether a picture shows a printed e-PAN. The first answer stands, so that nobody turns a print into a card afterwards; whoever has erred keeps another picture. Throws `conflict`
 * for anybody but the agent of a call that is on, and for another answer than the first; `bad_request` for a picture that is not one of the card in this session.
 */
export async function answerCard(
  ctx: Context,
  scope: Scope<CustomerActor>,
  id: string,
  { file, answer }: { file: string; answer: CardAnswer },
): Promise<{ answer: CardAnswer }> {
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    requireAgent(scope, call)
    const still = await trx
      .selectFrom('video_call_stills')
      .select('answer')
      .where('file_id', '=', file)
      .where('call_id', '=', id)
      .where('round', '=', call.round)
      .where('kind', '=', 'pan')
      .executeTakeFirst()
    if (!still) {
      const message = translate(scope.locale, 'videoCalls.noCard')
      throw new Problem('bad_request', message, [{ field: 'file', message }])
    }
    if (still.answer === answer) return
    if (still.answer !== null) throw conflict(scope, 'videoCalls.answered')
    await trx.updateTable('video_call_stills').set({ answer }).where('file_id', '=', file).execute()
    await audit(trx, scope, { action: 'videoCall.cardAnswered', subject: id, data: { file, answer } })
  })
  return { answer }
}
