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

export interface Nodes {
  /** The address of a node chosen at random; waits while none runs. */
  url(): Promise<string>
  /** Kills a node chosen at random with SIGKILL and starts another one in its place. */
  replaceOne(): Promise<void>
  /** Stops every node with SIGTERM, so that the database can be inspected. */
  stopAll(): Promise<void>
  startAll(): Promise<void>
  /** Stops every node; whoever still asks for one gets an error. */
  close(): Promise<void>
}

/** Processes of the real server that share one database. */
export function nodesOf(env: Env, count: number, random: () => number): Nodes {
  let running: RunningServer[] = []
  let isClosed = false
  const oneOf = () => running[Math.floor(random() * running.length)]
  const stopAll = async () => {
    const stopping = running
    running = []
    await Promise.all(stopping.map(node => node.stop()))
  }
  return {
    async url() {
      while (!isClosed) {
        const node = oneOf()
        if (node) return node.url
        await sleep(50)
      }
      throw new Error('The workload has ended.')
    },
    async replaceOne() {
      const victim = oneOf()
      if (!victim) return
      running = running.filter(node => node !== victim)
      await victim.stop('SIGKILL')
      running = [...running, await startServer(env)]
    },
    stopAll,
    async startAll() {
      running = await Promise.all(Array.from({ length: count }, () => startServer(env)))
    },
    async close() {
      isClosed = true
      await stopAll()
    },
  }
}
