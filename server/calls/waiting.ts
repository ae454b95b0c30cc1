import { sql } from 'kysely'
import type { CustomerCall } from '../../contracts/calls/videoCallLinks.ts'
import { scriptWords } from '../../contracts/videoCalls/script.ts'
import { callLimits } from '../../contracts/videoCalls/states.ts'
import { type Agent, expectedWaits, placeOf, type Waiting } from '../engines/videoCalls/queue.ts'
import type { Context, Db, Trx } from '../platform/context.ts'
import { translate } from '../platform/translate.ts'
import { type CallRow, openCall } from './rounds/row.ts'

const MINUTE_MS = 60_000
const MEASURED = 20

/** The queue of an account as it is now. */
export interface Queue {
  waiting: Waiting[]
  agents: Agent[]
  /** Milliseconds until each is taken, by their ids. */
  waits: ReadonlyMap<string, number>
}

const present = (now: Date) => new Date(now.getTime() - callLimits.presentMs)

/** Whoever waits and whose page is there. */
export async function readWaiting(db: Db | Trx, userId: string, now = new Date()): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('video_calls')
    .select(['id', 'locale', 'queued_at'])
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .where('seen_at', '>', present(now).toISOString())
    .execute()
  return rows.map(({ id, locale, queued_at }) => ({ id, language: locale, since: queued_at ?? '' }))
}

/** With the agents on duty, and how long calls take: the mean of the latest ones. */
export async function readQueue(db: Db, userId: string, now = new Date()): Promise<Queue> {
  const [waiting, agents, held] = await Promise.all([
    readWaiting(db, userId, now),
    db
      .selectFrom('video_call_agents as agent')
      .leftJoin('video_calls as call', join =>
        join
          .onRef('call.user_id', '=', 'agent.user_id')
          .onRef('call.agent_id', '=', 'agent.agent_id')
          .on('call.status', '=', 'inCall'),
      )
      .select(['agent.languages', 'call.held_at'])
      .where('agent.user_id', '=', userId)
      .where('agent.on_duty', '=', true)
      // Whoever holds a call has the page of the call open instead of the desk.
      .where(eb => eb.or([eb('agent.seen_at', '>', present(now).toISOString()), eb('call.id', 'is not', null)]))
      .execute(),
    db
      .selectFrom('video_call_rounds as round')
      .innerJoin('video_calls as call', 'call.id', 'round.call_id')
      .select(sql<number>`extract(epoch from round.ended_at - round.started_at)::float8 * 1000`.as('ms'))
      .where('call.user_id', '=', userId)
      .where('round.ended_at', 'is not', null)
      .orderBy('round.started_at', 'desc')
      .limit(MEASURED)
      .execute(),
  ])
  const usualMs =
    held.length === 0 ? callLimits.usualCallMs : held.reduce((sum, { ms }) => sum + Number(ms), 0) / held.length
  const working = agents.map(({ languages, held_at }) => ({
    languages,
    freeInMs: held_at === null ? 0 : Math.max(0, usualMs - (now.getTime() - Date.parse(held_at))),
  }))
  return { waiting, agents: working, waits: expectedWaits(waiting, working, usualMs) }
}

/** What the page of the person shows. `queue` only matters while they wait. */
export function presentForCustomer(
  { vault }: Pick<Context, 'vault'>,
  row: CallRow,
  queue: Queue | null,
  now = new Date(),
): CustomerCall {
  const { locale } = row
  const isWaiting = row.status === 'waiting' && queue !== null
  const wait = isWaiting ? (queue.waits.get(row.id) ?? null) : null
  const isOn = row.status === 'inCall'
  const step = isOn && row.step ? openCall(vault, row).script.find(({ key }) => key === row.step) : undefined
  const isHere = row.agent_seen_at !== null && now.getTime() - Date.parse(row.agent_seen_at) < callLimits.presentMs / 2
  return {
    status: shownStatus(row),
    place: isWaiting ? placeOf(row.id, queue.waiting) : null,
    waiting: isWaiting ? queue.waiting.filter(({ language }) => language === locale).length : 0,
    waitMinutes: wait === null ? null : Math.ceil(wait / MINUTE_MS),
    agentHere: isOn && isHere,
    round: row.round,
    step: step ? { words: scriptWords[step.kind].person[locale], text: step.text } : null,
    message: messageOf(row),
  }
}

const shownStatus = ({ status }: Pick<CallRow, 'status'>): CustomerCall['status'] => {
  if (status === 'invited' || status === 'waiting' || status === 'inCall' || status === 'ended') return status
  return 'done'
}

/** The person is not told what an agent proposes; the account tells them what was decided. */
function messageOf({ status, locale }: CallRow): string | null {
  if (status === 'ended') return translate(locale, 'videoCalls.customer.ended')
  return shownStatus({ status }) === 'done' ? translate(locale, 'videoCalls.customer.done') : null
}
