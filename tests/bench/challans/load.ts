import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { apiClientAt } from '../../support/apiClient.ts'
import { startProgram } from '../../support/children.ts'
import { databaseName, onServer, serverUrl } from '../../support/databaseTemplate.ts'
import { accessTokens, from, look } from './citizen.ts'
import { startProductWith } from './product.ts'

const CITIZENS = 100
const VEHICLES = ['MH12AB1020', 'KA01AB1020', 'GJ01AB1020', 'TN01AB1020']
const EACH = 3

/**
 * A hundred citizens order and pay overlapping challans at once, on two nodes over one PostgreSQL; one node is killed halfway.
 * Counts what must be zero: challans paid twice, captured payments without an order, ledger errors.
 */
export async function benchLoad() {
  const name = databaseName()
  await onServer(`create database ${name}`)
  const env = { DATABASE_URL: serverUrl(name), TRUST_PROXY: '127.0.0.1' }
  const first = await startProductWith(env)
  const second = await startProductWith(env)
  try {
    const people = await signedInCitizens(first.url, name)
    const paying = people.map((person, index) => buy(person, index % 2 === 0 ? first.url : second.url, index))
    await sleep(1_500)
    await second.stop('SIGKILL')
    const outcomes = await Promise.all(paying)
    const third = await startProductWith(env)
    try {
      await settled(name)
      return {
        ...(await verdict(name)),
        paid: outcomes.filter(outcome => outcome === 'paid').length,
        orderedBy: outcomes.length,
      }
    } finally {
      await third.stop()
    }
  } finally {
    await first.stop()
    await onServer(`drop database if exists ${name} with (force)`)
  }
}

interface Person {
  accessToken: string
  parentId: string
  payable: string[]
}

async function signedInCitizens(url: string, name: string): Promise<Person[]> {
  const people: Person[] = []
  for (const [index, accessToken] of (await accessTokens(serverUrl(name), CITIZENS)).entries()) {
    const { parentId, result } = await look(url, accessToken, VEHICLES[index % VEHICLES.length] ?? '', index)
    people.push({ accessToken, parentId, payable: numbers(result) })
  }
  return people
}

const numbers = (challans: readonly Challan[]) =>
  challans.filter(({ payable }) => payable).map(({ challanNo }) => challanNo)

/** Orders three adjacent challans and pays them in the sandbox; an order survives the death of its node. */
async function buy(
  { accessToken, parentId, payable }: Person,
  url: string,
  index: number,
): Promise<'paid' | 'refused' | 'cut'> {
  const call = apiClientAt(url, from(index))
  const start = (index * 2) % Math.max(payable.length - EACH, 1)
  const challanNumber = payable.slice(start, start + EACH)
  try {
    const order = await call<{ code: number; paymentUrl?: string }>('POST', '/public/vehicle-echallan-payment-V2', {
      challanNumber,
      parentId,
      accessToken,
    })
    if (order.code !== 200) return 'refused'
    const code = order.paymentUrl?.split('/').at(-1)
    const opened = await call<{ order_id: string }>('POST', `/payments/challan/${code}/card`)
    await call('POST', '/sandbox/checkout/pay', { order: opened.order_id, card: 'success' })
    return 'paid'
  } catch {
    return 'cut'
  }
}

/** Waits until every payment the gateway captured is recorded, by webhook or reconciliation. */
async function settled(name: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: serverUrl(name), max: 1 })
  const left = `select count(*)::int as n from sandbox_gateway_payments p join challan_orders o on o.gateway_order_id = p.order_id
    where p.status = 'captured' and o.status = 'created'`
  await pool.query(
    `update challan_orders set check_at = now() where status = 'created' and gateway_order_id is not null`,
  )
  for (let turn = 0; turn < 180; turn++) {
    const { rows } = await pool.query(left)
    if (rows[0]?.n === 0) break
    await sleep(1_000)
  }
  await pool.end()
}

async function verdict(name: string) {
  const pool = new pg.Pool({ connectionString: serverUrl(name), max: 1 })
  const count = async (statement: string): Promise<number> => (await pool.query(statement)).rows[0].n
  const paidTwice = await count(`select count(*)::int as n from (select challan_id from challan_order_items i
    join challan_orders o on o.id = i.order_id where o.payment_id is not null group by challan_id having count(*) > 1) twice`)
  const lost = await count(`select count(*)::int as n from sandbox_gateway_payments p
    join challan_orders o on o.gateway_order_id = p.order_id where p.status = 'captured' and o.status = 'created'`)
  await pool.end()
  const ledger = startProgram('server/money/wallets/verifyLedgerCommand.ts', [], { DATABASE_URL: serverUrl(name) })
  return { paidTwice, lost, ledgerBroken: (await ledger.exit) === 0 ? 0 : 1 }
}
