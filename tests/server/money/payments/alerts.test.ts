import { beforeEach, expect, test } from 'vitest'
import { limits } from '../../../../contracts/platform/limits.ts'
import { paymentsSystemScope } from '../../../../server/money/payments/paymentOrders.ts'
import { watchBalances } from '../../../../server/money/payments/watchBalances.ts'
import { adjust } from '../../../../server/money/wallets/credits.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeSubUser, signedIn } from '../../../support/factories.ts'
import { buyer } from './helpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  one = await buyer(suite, { paise: 50_000 })
})

const url = '/api/balance-alerts'
const set = (payload: object, headers = one.headers) => app.inject({ method: 'PUT', url, headers, payload })
const messages = async () => (await listMessages(ctx, one.email)).map(message => message.text)
let moves = 0
async function change(amountPaise: number) {
  const { id: walletId } = await walletOf(ctx.db, one.userId, 'api')
  const entry = { actor: paymentsSystemScope.actor, description: 'Test', reason: 'Test', key: `alerts:${++moves}` }
  await adjust(ctx.db, { ...entry, walletId, amountPaise })
}

test('each wallet has a threshold, that of the platform at first; it can be set and turned off', async () => {
  const read = async () => (await app.inject({ url, headers: one.headers })).json().alerts
  const standard = limits.lowBalancePaise
  expect(await read()).toEqual([
    { wallet: 'api', thresholdPaise: standard, keptPaise: standard },
    { wallet: 'product', thresholdPaise: standard, keptPaise: standard },
  ])
  expect((await set({ wallet: 'api', thresholdPaise: 20_000 })).statusCode).toBe(200)
  await set({ wallet: 'product', thresholdPaise: null })
  expect(await read()).toEqual([
    { wallet: 'api', thresholdPaise: 20_000, keptPaise: 20_000 },
    { wallet: 'product', thresholdPaise: null, keptPaise: standard },
  ])
  await set({ wallet: 'api', thresholdPaise: null })
  expect((await read())[0]).toEqual({ wallet: 'api', thresholdPaise: null, keptPaise: 20_000 })
  expect((await set({ wallet: 'challan', thresholdPaise: 1 })).statusCode).toBe(400)
  expect((await set({ wallet: 'api', thresholdPaise: -1 })).statusCode).toBe(400)
  const subUserId = await makeSubUser(ctx.db, one.userId)
  const assistant = await signedIn(ctx, { userId: one.userId, subUserId })
  expect((await set({ wallet: 'api', thresholdPaise: 1 }, assistant)).statusCode).toBe(403)
})

test('one message when the balance falls below, and the next only after it was above', async () => {
  await watchBalances(ctx)
  expect(await messages()).toEqual([])
  await change(-45_000)
  await Promise.all([watchBalances(ctx), watchBalances(ctx)])
  await watchBalances(ctx)
  expect(await messages()).toHaveLength(1)
  expect((await messages())[0]).toMatch(/API wallet.*₹50\.00.*₹100\.00/s)
  await change(2_000)
  await watchBalances(ctx)
  expect(await messages()).toHaveLength(1)
  await change(20_000)
  await watchBalances(ctx)
  await change(-20_000)
  await watchBalances(ctx)
  expect(await messages()).toHaveLength(2)
})

test('who turned it off, begins below it, or pays by the month is not written to', async () => {
  await watchBalances(ctx)
  await set({ wallet: 'api', thresholdPaise: null })
  await watchBalances(ctx)
  await change(-45_000)
  await watchBalances(ctx)
  expect(await messages()).toEqual([])
  one = await buyer(suite, { paise: 2_000 })
  await watchBalances(ctx)
  await change(-1_000)
  await watchBalances(ctx)
  expect(await messages()).toEqual([])
  one = await buyer(suite, { paise: 50_000, accountType: 'Postpaid' })
  await watchBalances(ctx)
  await change(-90_000)
  await watchBalances(ctx)
  expect(await messages()).toEqual([])
})
