import type { z } from 'zod'
import type { signals as signalsSchema } from '../../contracts/calls/videoCallLinks.ts'
import { callLimits } from '../../contracts/videoCalls/states.ts'
import { consumeRateLimitOrThrow } from '../platform/access/rateLimit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { newId } from '../platform/identity/ids.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { translate } from '../platform/translate.ts'
import { conflict, lockCall, requireAgent } from './rounds/row.ts'
import { callOfTicket } from './ticket.ts'

type Signals = z.output<typeof signalsSchema>
type Sender = 'agent' | 'customer'

/** Sends messages of the agent's browser. Throws `conflict` for anybody but the agent of a call that is on. */
export async function signalByAgent(ctx: Context, scope: Scope<CustomerActor>, id: string, signals: Signals) {
  checkChat(scope, signals)
  await consumeRateLimitOrThrow(ctx, scope, `video-call-signals:agent:${id}`, callLimits.signalling)
  await ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    requireAgent(scope, call)
    await insertSignals(ctx, trx, call, 'agent', signals)
  })
  return { sent: signals.length }
}

/** The same of the person's browser. */
export async function signalByTicket(ctx: Context, scope: Scope, ticket: string, signals: Signals) {
  const id = callOfTicket(ctx, ticket)
  checkChat(scope, signals)
  await consumeRateLimitOrThrow(ctx, scope, `video-call-signals:customer:${id}`, callLimits.signalling)
  await ctx.db.transaction().execute(async trx => {
    const call = await trx
      .selectFrom('video_calls')
      .select(['id', 'round', 'status'])
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!call) throw notFound('video call')
    if (call.status !== 'inCall') throw conflict(scope, 'videoCalls.notOn')
    await insertSignals(ctx, trx, call, 'customer', signals)
  })
  return { sent: signals.length }
}

function checkChat({ locale }: Pick<Scope, 'locale'>, signals: Signals): void {
  if (!signals.some(({ kind, payload }) => kind === 'chat' && payload.length > callLimits.chatCharacters)) return
  const message = translate(locale, 'videoCalls.chatLong', { count: callLimits.chatCharacters })
  throw new Problem('bad_request', message, [{ field: 'signals', message }])
}

/** In the call's lock. */
async function insertSignals(
  { vault }: Pick<Context, 'vault'>,
  trx: Trx,
  { id, round }: { id: string; round: number },
  sender: Sender,
  signals: Signals,
): Promise<void> {
  const at = new Date()
  // One by one: places are in the order of the messages.
  for (const { kind, payload } of signals)
    await trx
      .insertInto('video_call_signals')
      .values(
        sealRow(vault, 'video_call_signals', {
          id: newId('vcs'),
          call_id: id,
          round,
          sender,
          kind,
          payload_sealed: payload,
          at,
        }),
      )
      .execute()
}

/** What browsers told each other about their networks; what was typed stays. */
export const forgetSignals = (trx: Trx, id: string) =>
  trx.deleteFrom('video_call_signals').where('call_id', '=', id).where('kind', '!=', 'chat').execute()
