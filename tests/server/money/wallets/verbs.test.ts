import { describe, expect, test } from 'vitest'
import { adjust, credit } from '../../../../server/money/wallets/credits.ts'
import { capture, refund, release, reserve } from '../../../../server/money/wallets/holds.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import type { SystemActor } from '../../../../server/platform/identity/actors.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testDatabase } from '../../../support/database.ts'
import { makeCustomer } from '../../../support/factories.ts'

const { db } = await testDatabase()
const actor: SystemActor = { kind: 'system', name: 'test' }
const entry = () => ({ key: newId('req'), description: 'PAN check', reference: newId('ver'), actor })

async function fresh(paise = 1_000, accountType?: 'Postpaid') {
  const customer = await makeCustomer(db, { paise, accountType })
  const walletId = customer.wallets.api.id
  const figures = async () => {
    const { availablePaise, heldPaise } = await walletOf(db, customer.userId, 'api')
    return [availablePaise, heldPaise]
  }
  const held = async (amountPaise: number) => (await reserve(db, { ...entry(), walletId, amountPaise })).holdId
  return { walletId, figures, held }
}

const linesOf = (transferId: string) =>
  db
    .selectFrom('ledger_lines')
    .select(['account', 'wallet_id', 'amount_paise'])
    .where('transfer_id', '=', transferId)
    .orderBy('amount_paise')
    .execute()

describe('each verb moves money between two accounts', () => {
  test('credit', async () => {
    const { walletId, figures } = await fresh()
    const { transferId, availablePaise } = await credit(db, {
      ...entry(),
      walletId,
      amountPaise: 2_000,
      from: 'bonus',
    })
    expect(availablePaise).toBe(3_000)
    expect(await figures()).toEqual([3_000, 0])
    expect(await linesOf(transferId)).toEqual([
      { account: 'bonus', wallet_id: null, amount_paise: -2_000 },
      { account: `wallet:${walletId}`, wallet_id: walletId, amount_paise: 2_000 },
    ])
  })

  test('reserve, capture in parts, release of the rest', async () => {
    const { walletId, figures } = await fresh()
    const { holdId, transferId, availablePaise } = await reserve(db, { ...entry(), walletId, amountPaise: 450 })
    expect(availablePaise).toBe(550)
    expect(await figures()).toEqual([550, 450])
    expect(await linesOf(transferId)).toEqual([
      { account: `wallet:${walletId}`, wallet_id: walletId, amount_paise: -450 },
      { account: `hold:${holdId}`, wallet_id: walletId, amount_paise: 450 },
    ])
    const first = await capture(db, { ...entry(), holdId, amountPaise: 150 })
    expect(await linesOf(first.transferId)).toEqual([
      { account: `hold:${holdId}`, wallet_id: walletId, amount_paise: -150 },
      { account: 'revenue', wallet_id: null, amount_paise: 150 },
    ])
    await capture(db, { ...entry(), holdId, amountPaise: 250 })
    expect(await figures()).toEqual([550, 50])
    expect(await release(db, { ...entry(), holdId })).toMatchObject({ releasedPaise: 50 })
    expect(await figures()).toEqual([600, 0])
  })

  test('refund goes back to the wallet, at most what was captured', async () => {
    const { figures, held } = await fresh()
    const holdId = await held(400)
    await capture(db, { ...entry(), holdId, amountPaise: 300 })
    await refund(db, { ...entry(), holdId, amountPaise: 200, reason: 'wrong record' })
    expect(await figures()).toEqual([800, 100])
    await expect(refund(db, { ...entry(), holdId, amountPaise: 101, reason: 'again' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await refund(db, { ...entry(), holdId, amountPaise: 100, reason: 'the rest' })
    expect(await figures()).toEqual([900, 100])
  })

  test('adjust, up and down', async () => {
    const { walletId, figures } = await fresh()
    await adjust(db, { ...entry(), walletId, amountPaise: 500, reason: 'goodwill' })
    await adjust(db, { ...entry(), walletId, amountPaise: -1_400, reason: 'credited twice' })
    expect(await figures()).toEqual([100, 0])
    const tooMuch = adjust(db, { ...entry(), walletId, amountPaise: -101, reason: 'no' })
    await expect(tooMuch).rejects.toMatchObject({ code: 'insufficient_balance' })
  })
})

describe('what cannot be', () => {
  test('spending more than there is: says balance, price and what to do, and the transaction goes on', async () => {
    const { walletId, figures } = await fresh(100)
    await db.transaction().execute(async trx => {
      const refused = reserve(trx, { ...entry(), walletId, amountPaise: 150 })
      await expect(refused).rejects.toThrow(
        'This costs ₹1.50, but the API wallet has only ₹1.00. Nothing was charged. Add at least ₹0.50 and try again.',
      )
      await reserve(trx, { ...entry(), walletId, amountPaise: 100 })
    })
    expect(await figures()).toEqual([0, 100])
  })

  test('capturing or releasing more than is held', async () => {
    const { held, figures } = await fresh()
    const holdId = await held(100)
    await expect(capture(db, { ...entry(), holdId, amountPaise: 101 })).rejects.toMatchObject({ code: 'conflict' })
    await expect(release(db, { ...entry(), holdId, amountPaise: 101 })).rejects.toMatchObject({ code: 'conflict' })
    expect(await figures()).toEqual([900, 100])
  })

  test('releasing twice gives back once', async () => {
    const { held, figures } = await fresh()
    const holdId = await held(100)
    await release(db, { ...entry(), holdId })
    expect(await release(db, { ...entry(), holdId })).toEqual({ transferId: null, releasedPaise: 0 })
    expect(await figures()).toEqual([1_000, 0])
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('an amount of %d', async amountPaise => {
    const { walletId, held } = await fresh()
    const holdId = await held(100)
    await expect(reserve(db, { ...entry(), walletId, amountPaise })).rejects.toThrow(RangeError)
    await expect(capture(db, { ...entry(), holdId, amountPaise })).rejects.toThrow(RangeError)
    await expect(credit(db, { ...entry(), walletId, amountPaise, from: 'gateway' })).rejects.toThrow(RangeError)
  })

  test('a wallet or a hold that does not exist', async () => {
    const nowhere = { ...entry(), walletId: 'wal_none', amountPaise: 1 }
    await expect(credit(db, { ...nowhere, from: 'gateway' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(reserve(db, nowhere)).rejects.toMatchObject({ code: 'not_found' })
    await expect(capture(db, { ...entry(), holdId: 'hld_none', amountPaise: 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})

test('a postpaid wallet may go below zero', async () => {
  const { walletId, figures } = await fresh(100, 'Postpaid')
  const { holdId } = await reserve(db, { ...entry(), walletId, amountPaise: 150 })
  await capture(db, { ...entry(), holdId, amountPaise: 150 })
  expect(await figures()).toEqual([-50, 0])
})

describe('a key moves money once', () => {
  test('repeating a call answers the first outcome, whatever happened since', async () => {
    const { walletId, figures } = await fresh()
    const reservation = { ...entry(), walletId, amountPaise: 300 }
    const first = await reserve(db, reservation)
    const charge = { ...entry(), holdId: first.holdId, amountPaise: 300 }
    const captured = await capture(db, charge)
    await adjust(db, { ...entry(), walletId, amountPaise: -700, reason: 'emptied' })
    expect(await reserve(db, reservation)).toEqual(first)
    expect(await capture(db, charge)).toEqual(captured)
    expect(await figures()).toEqual([0, 0])
  })

  test('a repeated release answers what was released first', async () => {
    const { held, figures } = await fresh()
    const giveBack = { ...entry(), holdId: await held(100) }
    const first = await release(db, giveBack)
    expect(await release(db, giveBack)).toEqual(first)
    expect(await figures()).toEqual([1_000, 0])
  })

  test('the same key with another amount, wallet, hold or verb is refused', async () => {
    const { walletId, held, figures } = await fresh()
    const other = await fresh()
    const used = { ...entry(), walletId, amountPaise: 300 }
    const { holdId } = await reserve(db, used)
    const conflict = { code: 'idempotency_conflict' }
    await expect(reserve(db, { ...used, amountPaise: 301 })).rejects.toMatchObject(conflict)
    await expect(reserve(db, { ...used, walletId: other.walletId })).rejects.toMatchObject(conflict)
    await expect(credit(db, { ...used, from: 'gateway' })).rejects.toMatchObject(conflict)
    await expect(capture(db, { ...used, holdId })).rejects.toMatchObject(conflict)
    const charge = { ...entry(), holdId, amountPaise: 100 }
    await capture(db, charge)
    await expect(capture(db, { ...charge, holdId: await held(100) })).rejects.toMatchObject(conflict)
    expect(await figures()).toEqual([600, 300])
    expect(await other.figures()).toEqual([1_000, 0])
  })
})
