import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, startProgram } from './children.ts'

export interface RunningServer {
  /** The base URL, without a trailing slash. */
  url: string
  child: Child
  /** Sends the signal and returns the exit code; null for a killed process. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** The program of `npm start`: the server of the build. */
export const built = 'dist/server/main.js'

export type Env = Record<string, string>

const READY_WITHIN_MS = 240_000
const LOOK_EVERY_MS = 50

/**
 * The real server in a separate process, from its sources unless told otherwise, resolved when it is ready, on `PORT` or a free one; the caller stops it. Throws with its
 * output if it exits first.
 */
export async function launchServer(env: Env, program = 'server/main.ts'): Promise<RunningServer> {
  const port = env.PORT ?? (await freePort())
  // Vitest sets DEV in its processes, and the server would then not serve the build. Two files with four servers each share one PostgreSQL.
  const usual = { DEV: '', LOG_LEVEL: 'error', PORT: String(port), DATABASE_CONNECTIONS: '6' }
  const child = startProgram(program, [], { ...usual, ...env })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.process.kill(signal)
    return child.exit
  }
  const server = { url: `http://127.0.0.1:${port}`, child, stop }
  try {
    await ready(server)
  } catch (error) {
    // Another program may have taken the port since it was found free.
    if (env.PORT || !String(error).includes('EADDRINUSE')) throw error
    return launchServer(env, program)
  }
  return server
}

async function ready({ url, child, stop }: RunningServer): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    if (child.process.exitCode !== null) throw new Error(`The server ended: ${child.errors.join('\n')}`)
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    await reply?.body?.cancel()
    if (reply?.ok) return
    await sleep(LOOK_EVERY_MS)
  }
  await stop('SIGKILL')
  throw new Error(`The server was not ready in time: ${[...child.lines, ...child.errors].join('\n')}`)
}

/** A TCP port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const probe = createServer().on('error', reject)
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address()
    probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
  })
  return promise
}
