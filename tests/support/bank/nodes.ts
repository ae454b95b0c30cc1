import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../launch.ts'
import { type RunningServer, startServer } from '../server.ts'

/** Fractions from 0 to 1 in a sequence that the seed determines (mulberry32), so that a run can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One element at random. */
export const oneOf = <Element>(list: readonly Element[], random: () => number): Element | undefined =>
  list[Math.floor(random() * list.length)]

/** What a process does: answer calls, run jobs, or both. */
export type Role = 'all' | 'api' | 'worker'

interface Node extends RunningServer {
  role: Role
}

export interface Nodes {
  /** The address of a node that answers calls, chosen at random; waits while none runs. */
  url(): Promise<string>
  /** Kills one process with SIGKILL, or all that run jobs, and starts others in their place after `whileDown`. */
  kill(which: 'any' | 'workers', whileDown?: () => Promise<unknown>): Promise<void>
  /** Waits until every process is ready; returns those that are not in time. */
  unready(): Promise<string[]>
  /** Stops every process with SIGTERM, so that the database can be inspected. */
  stopAll(): Promise<void>
  /** Starts a process of each role; these and all later ones get these settings too. */
  startAll(more?: Env): Promise<void>
  /** Starts a single process that does everything. */
  startOne(): Promise<void>
  /** Stops every process; whoever still asks for one gets an error. */
  close(): Promise<void>
  /** Processes that ended although they were not told to, or not as they should, in words. */
  ended: string[]
}

const READY_WITHIN_MS = 60_000

interface Servers {
  env: Env
  /** The server's program; by default its sources. */
  program?: string | undefined
  roles: readonly Role[]
}

/** Processes of the real server that share one database, one of each role given. */
export function nodesOf({ env, program, roles }: Servers, random: () => number): Nodes {
  let running: Node[] = []
  let settings: Env = env
  let isClosed = false
  const ended: string[] = []
  const stopping = new Set<RunningServer>()

  async function start(role: Role): Promise<void> {
    const node: Node = { role, ...(await startServer({ ...settings, ROLE: role }, program)) }
    running = [...running, node]
    void node.child.exit.then(code => {
      running = running.filter(one => one !== node)
      if (stopping.has(node)) return
      ended.push(`${role}: exit ${code}: ${node.child.errors.slice(-3).join(' ')}`)
      // The run goes on, to see what else happens.
      if (!isClosed) void start(role).catch(() => {})
    })
  }
  const stop = async (node: Node, signal?: NodeJS.Signals) => {
    stopping.add(node)
    running = running.filter(one => one !== node)
    const code = await node.stop(signal)
    if (signal !== 'SIGKILL' && code !== 0)
      ended.push(`${node.role}: exit ${code} after SIGTERM: ${node.child.errors.slice(-3).join(' ')}`)
  }
  const stopAll = async () => void (await Promise.all(running.map(node => stop(node))))
  const isReady = async ({ url }: Node) => {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    await reply?.body?.cancel()
    return reply?.ok ?? false
  }
  return {
    ended,
    async url() {
      while (!isClosed) {
        const node = oneOf(
          running.filter(({ role }) => role !== 'worker'),
          random,
        )
        if (node) return node.url
        await sleep(50)
      }
      throw new Error('The workload has ended.')
    },
    async kill(which, whileDown) {
      const workers = running.filter(({ role }) => role !== 'api')
      const any = oneOf(running, random)
      const victims = which === 'workers' ? workers : any ? [any] : []
      await Promise.all(victims.map(node => stop(node, 'SIGKILL')))
      await whileDown?.()
      await Promise.all(victims.map(({ role }) => start(role)))
    },
    async unready() {
      const until = Date.now() + READY_WITHIN_MS
      for (;;) {
        const states = await Promise.all(running.map(async node => ({ node, isReady: await isReady(node) })))
        const late = states.filter(state => !state.isReady).map(({ node }) => `${node.role} at ${node.url}`)
        if (running.length === roles.length && late.length === 0) return []
        if (Date.now() > until) return [...late, ...(running.length < roles.length ? ['a process that ended'] : [])]
        await sleep(100)
      }
    },
    stopAll,
    async startAll(more = {}) {
      settings = { ...env, ...more }
      await Promise.all(roles.map(start))
    },
    startOne: () => start('all'),
    async close() {
      isClosed = true
      await stopAll()
    },
  }
}
