import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { verifyLedger } from '../../server/money/wallets/verifyLedger.ts'
import type { Context, Db } from '../../server/platform/context.ts'
import { connect } from '../../server/platform/db/connect.ts'
import { startProgram, waitForLines } from '../support/children.ts'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'
import { makeCustomer, vault } from '../support/factories.ts'
import { makeKey } from '../support/keys.ts'
import { launchServer } from '../support/launch.ts'
import { median } from './median.ts'

const CONNECTIONS = 16
/** Many short rounds, because other programs disturb a few long ones more. */
const SECONDS = 2
const ROUNDS = 9
/** Longer than the request log and the sealer need to finish the previous phase. */
const PAUSE_MS = 1_000
const body = JSON.stringify({ pan: 'AAACZ1000A', consent: true, purpose: 'vendor_onboarding' })

/**
 * Compares `/v1/pan-check` of a real node with the hand-written service, both on one PostgreSQL database over 16 connections, in
 * turns, each in a process of its own; a worker does the background work of both. `live` and `test` have one customer per
 * connection; with `oneWallet` all sixteen share one, so that their charges queue for its wallet. The ratios are the medians of the
 * rounds' ratios, latencies are in milliseconds.
 */
export async function benchGateway() {
  const name = databaseName()
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const env = { DATABASE_URL: serverUrl(name), SANDBOX_DELAY_MS: '0', GATEWAY_PER_MINUTE: '10000000' }
  await onServer(`create database ${name}`)
  const database = await connect({ databaseUrl: env.DATABASE_URL, dataDir: '' })
  const stops: (() => Promise<unknown>)[] = [database.close]
  try {
    for (const ROLE of ['worker', 'api']) {
      const { url, stop } = await launchServer({ ...env, ROLE, DATA_DIR: join(dataDir, ROLE) })
      stops.unshift(stop)
      if (ROLE === 'api') nodes.ours = url
    }
    const child = startProgram('tests/bench/gateway/handWritten.ts', [env.DATABASE_URL])
    stops.unshift(() => {
      child.process.kill()
      return child.exit
    })
    await waitForLines(child, 1)
    nodes.handWritten = child.lines[0] ?? ''
    const keys = await makeKeys(database.db)
    const figures = {
      live: await compare(keys.live),
      test: await compare(keys.test),
      oneWallet: await compare(keys.live.slice(0, 1)),
    }
    const { broken } = await verifyLedger(database.db)
    if (broken) throw new Error(broken)
    return figures
  } finally {
    for (const stop of stops) await stop()
    rmSync(dataDir, { recursive: true, force: true })
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

/** The base URLs. */
const nodes = { ours: '', handWritten: '' }

async function makeKeys(db: Db) {
  const keys: Record<'live' | 'test', string[]> = { live: [], test: [] }
  const ctx = { db, vault } as Context
  for (let made = 0; made < CONNECTIONS; made++) {
    const { userId } = await makeCustomer(db, { paise: 1e9 })
    keys.live.push((await makeKey(ctx, userId, 'live')).key)
    keys.test.push((await makeKey(ctx, userId, 'test')).key)
  }
  return keys
}

async function compare(keys: string[]) {
  await measure(nodes.ours, keys)
  await measure(nodes.handWritten, keys)
  const rounds: { ours: Load; handWritten: Load }[] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ ours: await measure(nodes.ours, keys), handWritten: await measure(nodes.handWritten, keys) })
  const middle = (side: keyof typeof nodes) => {
    const of = (figure: keyof Load) => median(rounds.map(round => round[side][figure]))
    return { perSecond: of('perSecond'), cpuMs: of('cpuMs'), p50: of('p50'), p99: of('p99') }
  }
  return {
    ratio: median(rounds.map(({ ours, handWritten }) => ours.perSecond / handWritten.perSecond)),
    ours: middle('ours'),
    handWritten: middle('handWritten'),
  }
}

interface Load {
  perSecond: number
  /** CPU time of the node per call. */
  cpuMs: number
  p50: number
  p99: number
}

/** Sixteen connections, each with its own key. Throws for any status but 200. */
async function measure(url: string, keys: string[]): Promise<Load> {
  await sleep(PAUSE_MS)
  let connection = 0
  const before = await cpuSeconds(url)
  const { latency, ...result } = await autocannon({
    url: `${url}/v1/pan-check`,
    method: 'POST',
    body,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient: client => {
      const key = keys[connection++ % keys.length]
      client.setHeaders({ 'content-type': 'application/json', authorization: `Bearer ${key}` })
    },
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  const calls = result['2xx']
  const cpuMs = (((await cpuSeconds(url)) - before) * 1_000) / calls
  return { perSecond: calls / SECONDS, cpuMs, p50: latency.p50, p99: latency.p99 }
}

/** The process's CPU time so far, as its metrics report it. */
async function cpuSeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(metrics)?.[1])
}
