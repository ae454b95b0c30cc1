import autocannon from 'autocannon'
import { startProgram, waitForLines } from '../support/children.ts'
import { databaseName, onServer, serverUrl } from '../support/databaseTemplate.ts'
import { CONNECTIONS, type Target } from './gateway/target.ts'
import { median } from './median.ts'

const SECONDS = 2
const ROUNDS = 5
const body = JSON.stringify({ pan: 'AAACZ1000A', consent: true, purpose: 'vendor_onboarding' })

/**
 * Compares `/v1/pan-check` without source latency to a bare route that takes the same body and returns a constant, on PostgreSQL
 * over 16 connections, in turns, in one process: calls per second of each, the median of the rounds' ratios, and the statements
 * of a call with a live key. `live` has one customer per connection; with `oneWallet` all sixteen share a customer, so their
 * charges queue for one wallet.
 */
export async function benchGateway() {
  const name = databaseName()
  await onServer(`create database ${name}`)
  const child = startProgram('tests/bench/gateway/child.ts', [serverUrl(name)])
  try {
    await waitForLines(child, 1)
    const target = JSON.parse(child.lines[0] ?? '') as Target
    const { live, test } = target.keys
    const asked = {
      bare: () => perSecond(target.bareUrl, []),
      live: () => perSecond(`${target.url}/v1/pan-check`, live),
      test: () => perSecond(`${target.url}/v1/pan-check`, test),
      oneWallet: () => perSecond(`${target.url}/v1/pan-check`, live.slice(0, 1)),
    }
    for (const ask of Object.values(asked)) await ask()
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bare = await asked.bare()
      const before = await statementsOf(target)
      const charged = await asked.live()
      const after = await statementsOf(target)
      rounds.push({
        bare,
        live: charged,
        test: await asked.test(),
        oneWallet: await asked.oneWallet(),
        statements: (after.count - before.count) / (charged * SECONDS),
        // Total waiting time of the sixteen callers.
        inDatabase: (after.ms - before.ms) / (CONNECTIONS * SECONDS * 1000),
      })
    }
    const middle = (pick: (round: Round) => number) => median(rounds.map(pick))
    return {
      barePerSecond: Math.round(middle(round => round.bare)),
      livePerSecond: Math.round(middle(round => round.live)),
      liveRatio: middle(round => round.live / round.bare),
      testRatio: middle(round => round.test / round.bare),
      oneWalletRatio: middle(round => round.oneWallet / round.bare),
      statementsPerCall: middle(round => round.statements),
      databaseShare: middle(round => round.inDatabase),
    }
  } finally {
    child.process.kill('SIGTERM')
    await child.exit
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

interface Round {
  bare: number
  live: number
  test: number
  oneWallet: number
  statements: number
  inDatabase: number
}

/** Sixteen connections, each with its own key. Throws for any status but 200. */
async function perSecond(url: string, keys: string[]): Promise<number> {
  let connection = 0
  const result = await autocannon({
    url,
    method: 'POST',
    body,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'content-type': 'application/json' },
    setupClient: client => {
      const key = keys[connection++ % Math.max(keys.length, 1)]
      if (key) client.setHeaders({ 'content-type': 'application/json', authorization: `Bearer ${key}` })
    },
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return result['2xx'] / SECONDS
}

async function statementsOf({ bareUrl }: Target): Promise<{ count: number; ms: number }> {
  const reply = await fetch(`${bareUrl}/statements`)
  return (await reply.json()) as { count: number; ms: number }
}
