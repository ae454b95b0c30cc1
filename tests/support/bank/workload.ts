import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Env } from '../launch.ts'
import { expectLedgerIntact, withDatabaseOf } from '../ledger.ts'
import { type Bank, gatewayEnv, openBank } from './bank.ts'
import { type Comparison, compareWithJournal } from './compare.ts'
import { nodesOf, randomFrom } from './nodes.ts'
import { adjust, bulk, check, payAndRefundChallan, topUp } from './operations.ts'

const PAUSE_MS = 20

interface Workload {
  place: Env
  razorpay: Bank['razorpay']
  /** How many processes share the database. */
  nodes: number
  /** How many times one of them is killed. */
  kills: number
  /** Operations between two kills. */
  between: number
  seed: number
}

/**
 * One client each, and how often it does its operation between two kills. Checks never pause; the others keep within the limits that
 * an account has.
 */
const clients = [
  { operation: check, perKill: Number.POSITIVE_INFINITY },
  { operation: check, perKill: Number.POSITIVE_INFINITY },
  { operation: check, perKill: Number.POSITIVE_INFINITY },
  { operation: topUp, perKill: 2 },
  { operation: adjust, perKill: 3 },
  { operation: payAndRefundChallan, perKill: 1 },
  { operation: bulk, perKill: 0.5 },
]

/**
 * Customers, staff and the card gateway at work on several processes that share one database, while one process after the other is
 * killed. Returns the operations done, and the comparison of the database with what everybody was told.
 */
export async function runWorkload({ place, razorpay, nodes: count, kills, between, seed }: Workload) {
  const random = randomFrom(seed)
  const nodes = nodesOf(gatewayEnv({ ...place, ...razorpay.env, RAZORPAY_TIMEOUT_MS: '15000' }), count, random)
  try {
    await nodes.startAll()
    const since = new Date()
    const bank = openBank(nodes, razorpay, random)
    let killed = 0
    let isOver = false
    const client = async ({ operation, perKill }: (typeof clients)[number]) => {
      for (let times = 0; !isOver; times += 1) {
        while (!isOver && times >= perKill * (killed + 1)) await sleep(PAUSE_MS)
        if (isOver) return
        await operation(bank)
        bank.done += 1
      }
    }
    const working = Promise.all(clients.map(client))
    const killing = async () => {
      for (; killed < kills; killed += 1) {
        const enough = bank.done + between
        while (bank.done < enough) await sleep(PAUSE_MS)
        await nodes.replaceOne()
      }
      isOver = true
    }
    // A client ends before the killing only by an error.
    await Promise.race([killing(), working])
    await nodes.stopAll()
    await releaseClaims(place)
    await nodes.startAll()
    await working
    await settle(place, nodes)
    await expectLedgerIntact(place)
    return { operations: bank.done, journal: bank.journal, ...(await compareWithJournal(place, bank, since)) }
  } finally {
    await nodes.close()
  }
}

/** Releases at once what would wait, for some minutes at most, until the claims of dead processes expire. */
const releaseClaims = (place: Env) =>
  withDatabaseOf(place, async db => {
    const past = new Date(0)
    await db.updateTable('idempotency_keys').set({ locked_until: past }).where('state', '=', 'running').execute()
    await db.updateTable('payment_orders').set({ check_at: past }).where('status', '=', 'paid').execute()
    await db.updateTable('challan_refunds').set({ check_at: past }).where('state', '=', 'approved').execute()
    // As the queue's supervision does once a minute with tasks whose process is silent: no process runs now.
    await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db)
  })

/** Stops all processes once nothing is open: starts them again with all claims released until jobs and refunds have ended. */
async function settle(place: Env, nodes: ReturnType<typeof nodesOf>): Promise<void> {
  for (;;) {
    await nodes.stopAll()
    const open = await withDatabaseOf(place, async db => {
      const jobs = await db.selectFrom('bulk_jobs').select('id').where('status', '=', 'running').execute()
      const refunds = await db.selectFrom('challan_refunds').select('id').where('state', '=', 'approved').execute()
      return jobs.length + refunds.length
    })
    if (open === 0) return
    await releaseClaims(place)
    await nodes.startAll()
    await sleep(5_000)
  }
}

/** One line for people: what was done, and that nothing is lost, doubled or wrong. */
export function summaryOf({ operations, lost, doubled, wrong }: Comparison & { operations: number }, kills: number) {
  return `${operations} operations, ${kills} kills: ${lost.length} lost, ${doubled.length} doubled, ${wrong.length} wrong`
}
