import { expect, test } from 'vitest'
import { credit } from '../../../../server/money/wallets/credits.ts'
import { capture, refund, release, reserve } from '../../../../server/money/wallets/holds.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import type { SystemActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testDatabase } from '../../../support/database.ts'
import { makeCustomer } from '../../../support/factories.ts'

const { db } = await testDatabase()
const actor: SystemActor = { kind: 'system', name: 'test' }
const entry = () => ({ key: newId('req'), description: 'PAN check', reference: newId('ver'), actor })

/** Each call in a transaction of its own, as calls of different nodes are. */
const together = <T>(count: number, call: (trx: typeof db, index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => db.transaction().execute(trx => call(trx, index))))

const kept = <T>(results: PromiseSettledResult<T>[]) =>
  results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
const refusals = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap(result => (result.status === 'rejected' ? [(result.reason as { code: string }).code] : []))

async function fresh(paise: number) {
  const { userId, wallets } = await makeCustomer(db, { paise })
  const figures = async () => {
    const { availablePaise, heldPaise } = await walletOf(db, userId, 'api')
    return [availablePaise, heldPaise]
  }
  return { walletId: wallets.api.id, figures }
}

test('20 callers with one key: the money moves once and all read the same outcome', async () => {
  const { walletId, figures } = await fresh(1_000)
  const once = { ...entry(), walletId, amountPaise: 900 }
  const reservations = kept(await together(20, trx => reserve(trx, once)))
  expect(reservations).toHaveLength(20)
  expect(new Set(reservations.map(outcome => JSON.stringify(outcome))).size).toBe(1)
  expect(await figures()).toEqual([100, 900])

  const charge = { ...entry(), holdId: reservations[0]?.holdId ?? '', amountPaise: 900 }
  const captures = kept(await together(20, trx => capture(trx, charge)))
  expect(captures).toHaveLength(20)
  expect(new Set(captures.map(outcome => outcome.transferId)).size).toBe(1)
  expect(await figures()).toEqual([100, 0])
})

test('one payment id credited to two wallets at once reaches one of them', async () => {
  const wallets = [await fresh(0), await fresh(0)]
  const payment = { ...entry(), key: 'pay_both', amountPaise: 500, from: 'gateway' as const }
  const results = await together(20, (trx, index) =>
    credit(trx, { ...payment, walletId: wallets[index % 2]?.walletId ?? '' }),
  )
  expect(kept(results)).toHaveLength(10)
  expect(refusals(results)).toEqual(Array(10).fill('idempotency_conflict'))
  const figures = await Promise.all(wallets.map(wallet => wallet.figures()))
  expect(figures.flat().toSorted((a, b) => a - b)).toEqual([0, 0, 0, 500])
})

test('two tabs spending the last rupee: one of them does', async () => {
  const { walletId, figures } = await fresh(100)
  const results = await together(2, trx => reserve(trx, { ...entry(), walletId, amountPaise: 100 }))
  expect(kept(results)).toHaveLength(1)
  expect(refusals(results)).toEqual(['insufficient_balance'])
  expect(await figures()).toEqual([0, 100])
})

test('thirty reservations against money for ten', async () => {
  const { walletId, figures } = await fresh(1_000)
  const results = await together(30, trx => reserve(trx, { ...entry(), walletId, amountPaise: 100 }))
  expect(kept(results)).toHaveLength(10)
  expect(await figures()).toEqual([0, 1_000])
})

test('captures, releases and refunds of one hold at once never move more than it held', async () => {
  const { walletId, figures } = await fresh(1_000)
  const { holdId } = await reserve(db, { ...entry(), walletId, amountPaise: 1_000 })
  const results = await together(30, async (trx, index) => {
    const part = { ...entry(), holdId, amountPaise: 100 }
    if (index % 3 === 0) return void (await capture(trx, part))
    if (index % 3 === 1) return void (await release(trx, part))
    return void (await refund(trx, { ...part, reason: 'test' }))
  })
  const hold = await db.selectFrom('holds').selectAll().where('id', '=', holdId).executeTakeFirstOrThrow()
  expect(hold.remaining_paise).toBe(0)
  expect(new Set(refusals(results))).toEqual(new Set(['conflict']))
  expect(await figures()).toEqual([1_000 - hold.captured_paise + hold.refunded_paise, 0])
})

test('a transaction that rolls back leaves its key free', async () => {
  const { walletId, figures } = await fresh(100)
  const once = { ...entry(), walletId, amountPaise: 100 }
  const failing = db.transaction().execute(async trx => {
    await reserve(trx, once)
    throw new Error('crash')
  })
  await expect(failing).rejects.toThrow('crash')
  expect(await figures()).toEqual([100, 0])
  await reserve(db, once)
  expect(await figures()).toEqual([0, 100])
})
