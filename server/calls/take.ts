import { callLimits } from '../../contracts/videoCalls/states.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope, Trx } from '../platform/context.ts'
import { actorId, type CustomerActor } from '../platform/identity/actors.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { videoSettingsOf } from '../steps/kinds/video/settings.ts'
import { iceServersFor } from './ice.ts'
import { personOf } from './people.ts'
import { conflict, lockCall, openCall, requireAgent } from './rounds/row.ts'
import { redrawScript } from './script.ts'

/**
 * Takes whoever has waited longest in a language of the agent. Of agents who take at the same time, each gets somebody else: a row that one has locked is skipped by
 * the others. Throws `conflict` while the agent is off duty or in a call.
 */
export async function takeNext(
  ctx: Context,
  scope: Scope<CustomerActor>,
  now = new Date(),
): Promise<{ id: string | null }> {
  const { actor } = scope
  const agent = await personOf(ctx, ctx.db, actor)
  return ctx.db.transaction().execute(async trx => {
    // Locked, so that an agent who presses twice takes one.
    const duty = await trx
      .selectFrom('video_call_agents')
      .select(['languages', 'on_duty'])
      .where('user_id', '=', actor.userId)
      .where('agent_id', '=', agent.id)
      .forUpdate()
      .executeTakeFirst()
    if (!duty?.on_duty) throw conflict(scope, 'videoCalls.offDuty')
    const held = await trx
      .selectFrom('video_calls')
      .select('id')
      .where('user_id', '=', actor.userId)
      .where('agent_id', '=', agent.id)
      .where('status', '=', 'inCall')
      .executeTakeFirst()
    if (held) throw conflict(scope, 'videoCalls.inCall')
    const next = await trx
      .selectFrom('video_calls')
      .selectAll()
      .where('user_id', '=', actor.userId)
      .where('status', '=', 'waiting')
      .where('locale', 'in', duty.languages)
      .where('seen_at', '>', new Date(now.getTime() - callLimits.presentMs).toISOString())
      .orderBy('queued_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!next) return { id: null }
    const call = openCall(ctx.vault, next)
    const round = call.round + 1
    await trx
      .updateTable('video_calls')
      .set({
        ...sealRow(ctx.vault, 'video_calls', { id: call.id, script_sealed: JSON.stringify(redrawScript(call.script)) }),
        status: 'inCall',
        round,
        step: null,
        agent_id: agent.id,
        agent_seen_at: now,
        held_at: now,
        // A decision about an earlier session says nothing of this one.
        proposal: null,
        proposal_reason: null,
        proposal_note: null,
        proposed_at: null,
        verdict: null,
        audit_reason: null,
        audit_note: null,
        auditor_id: null,
        auditor_name: null,
        decided_at: null,
      })
      .where('id', '=', call.id)
      .execute()
    await trx
      .insertInto('video_call_rounds')
      .values(
        sealRow(ctx.vault, 'video_call_rounds', {
          call_id: call.id,
          round,
          agent_id: agent.id,
          agent_name: actor.name,
          agent_mailbox: agent.mailbox,
          network: call.network,
          place_sealed: call.place_sealed,
          place_at: call.place_at,
          country: call.country,
          settings: JSON.stringify(await videoSettingsOf(trx, actor.userId)),
          started_at: now,
        }),
      )
      .execute()
    await audit(trx, scope, { action: 'videoCall.taken', subject: call.id, data: { round } })
    return { id: call.id }
  })
}

/** Lets the agent's page in, also after it was opened anew. Throws `not_found`, and `conflict` for anybody but its agent. */
export async function enterCall(ctx: Context, scope: Scope<CustomerActor>, id: string) {
  return ctx.db.transaction().execute(async trx => {
    const call = await lockCall(ctx, trx, scope, id)
    requireAgent(scope, call)
    await trx.updateTable('video_calls').set({ agent_seen_at: new Date() }).where('id', '=', id).execute()
    return {
      round: call.round,
      iceServers: iceServersFor(ctx.config, actorId(scope.actor)),
      now: new Date().toISOString(),
      nextPiece: await nextPiece(trx, id, call.round),
    }
  })
}

async function nextPiece(trx: Trx, id: string, round: number): Promise<number> {
  const { last } = await trx
    .selectFrom('video_call_pieces')
    .select(eb => eb.fn.max('seq').as('last'))
    .where('call_id', '=', id)
    .where('round', '=', round)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : Number(last) + 1
}
