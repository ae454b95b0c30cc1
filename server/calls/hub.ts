import { callLimits } from '../../contracts/videoCalls/states.ts'
import type { Context } from '../platform/context.ts'
import { runPeriodically } from '../platform/jobs/runPeriodically.ts'
import { Problem } from '../platform/problem.ts'
import { openRow } from '../platform/sealing/rows.ts'
import type { CallRow } from './rounds/row.ts'
import { presentForCustomer, type Queue, readQueue } from './waiting.ts'

const EVERY_MS = 500
/** Every so many rounds whoever listens is noted as present, and gets a heartbeat. */
const PRESENT_TICKS = 20

export interface Listener {
  side: 'agent' | 'customer'
  userId: string
  callId: string
  /** The place of the last signal that was sent. */
  after: number
  send(event: 'signal' | 'state', data: string, id: number | null): void
  beat(): void
  end(): void
}

/** Messages and states for all open pages of one node, by a few queries twice a second in total. */
export type CallHub = ReturnType<typeof createCallHub>

export function createCallHub(ctx: Pick<Context, 'db' | 'vault' | 'log'>) {
  const listeners = new Set<Listener>()
  const sent = new WeakMap<Listener, string>()
  let ticking: { stop(): Promise<void> } | undefined
  let ticks = 0
  let running: Promise<void> = Promise.resolve()

  const tick = async () => {
    if (listeners.size === 0) return
    const ids = [...new Set([...listeners].map(({ callId }) => callId))]
    const rows = await ctx.db.selectFrom('video_calls').selectAll().where('id', 'in', ids).execute()
    const calls = new Map(rows.map(row => [row.id, row]))
    await sendSignals(rows.filter(({ status }) => status === 'inCall'))
    await sendStates(calls)
    if (ticks++ % PRESENT_TICKS === 0) {
      await notePresence()
      for (const listener of listeners) listener.beat()
    }
  }

  async function sendSignals(rows: readonly CallRow[]): Promise<void> {
    if (rows.length === 0) return
    const ids = new Set(rows.map(({ id }) => id))
    const following = [...listeners].filter(({ callId }) => ids.has(callId))
    const least = Math.min(...following.map(({ after }) => after))
    const signals = await ctx.db
      .selectFrom('video_call_signals')
      .selectAll()
      .where('call_id', 'in', [...ids])
      .where('place', '>', least)
      .orderBy('place')
      .execute()
    const rounds = new Map(rows.map(({ id, round }) => [id, round]))
    for (const signal of signals) {
      const { kind, payload_sealed: payload } = openRow(ctx.vault, 'video_call_signals', signal)
      const place = Number(signal.place)
      for (const listener of following) {
        if (listener.callId !== signal.call_id || place <= listener.after) continue
        listener.after = place
        // What belongs to an earlier session would confuse this one.
        if (signal.sender !== listener.side && signal.round === rounds.get(signal.call_id))
          listener.send('signal', JSON.stringify({ kind, payload }), place)
      }
    }
  }

  async function sendStates(calls: ReadonlyMap<string, CallRow>): Promise<void> {
    const queues = new Map<string, Queue>()
    const now = new Date()
    for (const listener of listeners) {
      const row = calls.get(listener.callId)
      if (!row || row.erased_at !== null) {
        listener.end()
        continue
      }
      if (row.status === 'waiting' && !queues.has(row.user_id))
        queues.set(row.user_id, await readQueue(ctx.db, row.user_id))
      const state =
        listener.side === 'customer'
          ? presentForCustomer(ctx, row, queues.get(row.user_id) ?? null, now)
          : stateForAgent(row, now)
      const data = JSON.stringify(state)
      if (sent.get(listener) === data) continue
      sent.set(listener, data)
      listener.send('state', data, null)
    }
  }

  async function notePresence(): Promise<void> {
    const now = new Date()
    const of = (side: Listener['side']) => [...listeners].filter(one => one.side === side).map(({ callId }) => callId)
    const [customers, agents] = [of('customer'), of('agent')]
    if (customers.length > 0)
      await ctx.db
        .updateTable('video_calls')
        .set({ seen_at: now })
        .where('id', 'in', customers)
        .where('status', 'in', ['waiting', 'inCall'])
        .execute()
    if (agents.length > 0)
      await ctx.db
        .updateTable('video_calls')
        .set({ agent_seen_at: now })
        .where('id', 'in', agents)
        .where('status', '=', 'inCall')
        .execute()
  }

  let queued: Promise<void> | undefined
  /** One after the other; all who ask meanwhile share the next one. */
  const runTick = () =>
    (queued ??= running =
      running
        .catch(() => {})
        .then(() => {
          queued = undefined
          return tick()
        }))

  return {
    /** Returns what ends the following. Throws `too_many_requests` at the limit of an account or of a node. */
    listen(listener: Listener): () => void {
      const own = [...listeners].filter(({ userId }) => userId === listener.userId).length
      if (own >= callLimits.listeners || listeners.size >= callLimits.listenersPerNode)
        throw new Problem('too_many_requests', 'Too many pages are following video calls at the same time. Close one.')
      listeners.add(listener)
      // Whoever comes is there at once.
      ticks = 0
      ticking ??= runPeriodically(EVERY_MS, 'video calls', ctx.log, runTick)
      return () => void listeners.delete(listener)
    },
    /** Sends what this node has just stored without waiting for the next round. A failure is left to that round. */
    wake(): void {
      if (listeners.size > 0) void runTick().catch(() => {})
    },
    async close(): Promise<void> {
      for (const listener of listeners) listener.end()
      await ticking?.stop()
      await running.catch(() => {})
    },
  }
}

function stateForAgent({ status, seen_at, round }: CallRow, now: Date) {
  const isHere = seen_at !== null && now.getTime() - Date.parse(seen_at) < callLimits.presentMs / 2
  return { status, round, customerHere: isHere }
}
