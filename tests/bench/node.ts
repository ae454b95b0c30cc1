import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'
import { built, type Env, launchServer } from '../support/launch.ts'

const SETTLE_MS = 10_000
const IDLE_MS = 30_000
/** Clock ticks per second in `/proc`; the same on every Linux. */
const TICKS = 100

interface NodeFigures {
  /** CPU time from the start of the process until it is ready, on a filled database. */
  restartSeconds: number
  /** Share of a core over half a minute without requests. */
  idlePercent: number
  /** Resident memory after it. */
  idleMb: number
  /** The most that it had since its start. */
  peakMb: number
}

/** What one node of the build costs on each database: to restart, and to have running when nobody uses it. Linux only. */
export async function benchNodeCosts(): Promise<Record<'postgres' | 'embedded', NodeFigures>> {
  const name = databaseName()
  await onServer(`create database ${name}`)
  try {
    const postgres = await measure({ DATABASE_URL: serverUrl(name) })
    return { postgres, embedded: await measure({ DATABASE_URL: '' }) }
  } finally {
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

/** The first start fills the database and the cache of compiled code. */
async function measure(database: Env): Promise<NodeFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const start = () => launchServer({ ...database, DATA_DIR: dataDir, NODE_OPTIONS: startOptions }, built)
  try {
    await (await start()).stop()
    const { child, stop } = await start()
    const pid = child.process.pid ?? 0
    const restartSeconds = cpuSecondsOf(pid)
    await sleep(SETTLE_MS)
    const before = cpuSecondsOf(pid)
    await sleep(IDLE_MS)
    const idlePercent = ((cpuSecondsOf(pid) - before) * 100_000) / IDLE_MS
    const figures = { restartSeconds, idlePercent, idleMb: memoryOf(pid, 'VmRSS'), peakMb: memoryOf(pid, 'VmHWM') }
    await stop()
    return figures
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** As `npm start` passes them. */
const startOptions = '--max-semi-space-size=16 --max-old-space-size=768 --enable-source-maps'

/** User and system time: the 14th and 15th field, counted after the name, which may contain spaces. */
function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

const memoryOf = (pid: number, field: string): number => {
  const kilobytes = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
