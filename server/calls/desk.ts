import type { Locale } from '../../contracts/platform/text.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Scope } from '../platform/context.ts'
import { actorId, type CustomerActor } from '../platform/identity/actors.ts'
import { readQueue } from './waiting.ts'

type Parts = Pick<Context, 'db'>

/** The reader as an agent, and who waits. An agent on duty stays so as long as their page asks. */
export async function readDesk({ db }: Parts, { actor }: Scope<CustomerActor>) {
  const [userId, agentId] = [actor.userId, actorId(actor)]
  const now = new Date()
  await db
    .updateTable('video_call_agents')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('agent_id', '=', agentId)
    .where('on_duty', '=', true)
    .execute()
  const [mine, { waiting, agents }, current] = await Promise.all([
    db
      .selectFrom('video_call_agents')
      .select(['languages', 'on_duty'])
      .where('user_id', '=', userId)
      .where('agent_id', '=', agentId)
      .executeTakeFirst(),
    readQueue(db, userId, now),
    db
      .selectFrom('video_calls')
      .select('id')
      .where('user_id', '=', userId)
      .where('agent_id', '=', agentId)
      .where('status', '=', 'inCall')
      .executeTakeFirst(),
  ])
  const countOf = (language: Locale) => waiting.filter(one => one.language === language).length
  return {
    onDuty: mine?.on_duty ?? false,
    languages: mine?.languages ?? [],
    waiting: { en: countOf('en'), hi: countOf('hi') },
    oldestAt: waiting.map(({ since }) => since).sort()[0] ?? null,
    agents: agents.length,
    current: current?.id ?? null,
  }
}

/** Goes on duty in some languages, or off; a call that the agent holds goes on. */
export async function setDuty(
  ctx: Parts,
  scope: Scope<CustomerActor>,
  { onDuty, languages }: { onDuty: boolean; languages: Locale[] },
) {
  const { actor } = scope
  const values = { languages: [...new Set(languages)], on_duty: onDuty, seen_at: new Date() }
  await ctx.db.transaction().execute(async trx => {
    await trx
      .insertInto('video_call_agents')
      .values({ user_id: actor.userId, agent_id: actorId(actor), ...values })
      .onConflict(same => same.columns(['user_id', 'agent_id']).doUpdateSet(values))
      .execute()
    await audit(trx, scope, { action: 'videoCall.dutySet', subject: actorId(actor), data: { onDuty, languages } })
  })
  return readDesk(ctx, scope)
}
