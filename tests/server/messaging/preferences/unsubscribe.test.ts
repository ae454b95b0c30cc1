import { beforeEach, expect, test } from 'vitest'
import { paymentsSystemScope } from '../../../../server/money/payments/paymentOrders.ts'
import { watchBalances } from '../../../../server/money/payments/watchBalances.ts'
import { adjust } from '../../../../server/money/wallets/credits.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { buyer } from '../../money/payments/helpers.ts'

const suite = await testApp()
const { app, ctx } = suite
const headers = { 'x-client-token': ctx.config.CLIENT_TOKEN }

let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  one = await buyer(suite, { paise: 50_000 })
})

let moves = 0
async function change(amountPaise: number) {
  const { id: walletId } = await walletOf(ctx.db, one.userId, 'api')
  const entry = { actor: paymentsSystemScope.actor, description: 'Test', reason: 'Test', key: `unsubscribe:${++moves}` }
  await adjust(ctx.db, { ...entry, walletId, amountPaise })
}
const mails = async () => (await listMessages(ctx, one.email)).map(message => message.text)

/** The code of the mail that a fallen balance sends. */
async function codeInMail(): Promise<string> {
  await watchBalances(ctx)
  await change(-45_000)
  await watchBalances(ctx)
  return /\/unsubscribe\/(\S+)/.exec((await mails())[0] ?? '')?.[1] ?? ''
}

const at = (code: string) => `/public/unsubscribe/${encodeURIComponent(code)}`
const read = (code: string) => app.inject({ url: at(code), headers })
const stop = (code: string) => app.inject({ method: 'POST', url: at(code), headers })
const events = () =>
  ctx.db
    .selectFrom('audit_events')
    .select(['action', 'user_id', 'actor_id', 'data'])
    .where('user_id', '=', one.userId)
    .where('action', '=', 'mailPreference.set')
    .execute()

test("a mail's link says what it is about, and changes nothing by itself", async () => {
  const code = await codeInMail()
  expect((await read(code)).json()).toEqual({ topic: 'lowBalanceApi', on: true })
  expect((await read(code)).json()).toEqual({ topic: 'lowBalanceApi', on: true })
  expect(await events()).toEqual([])
})

test('the press ends the mails about that wallet, once in the log however often it is pressed', async () => {
  const code = await codeInMail()
  const replies = [...(await Promise.all([stop(code), stop(code)])), await stop(code)]
  for (const reply of replies) expect(reply.json()).toEqual({ topic: 'lowBalanceApi', on: false })
  expect((await read(code)).json()).toEqual({ topic: 'lowBalanceApi', on: false })
  const alerts = await app.inject({ url: '/api/balance-alerts', headers: one.headers })
  expect(alerts.json().alerts[0]).toMatchObject({ wallet: 'api', thresholdPaise: null })
  expect(alerts.json().alerts[1].thresholdPaise).toBeGreaterThan(0)
  expect(await events()).toMatchObject([
    { actor_id: 'visitor', data: { topic: 'lowBalanceApi', on: false, by: 'unsubscribe link' } },
  ])

  await change(40_000)
  await watchBalances(ctx)
  await change(-40_000)
  await watchBalances(ctx)
  expect(await mails()).toHaveLength(1)
})

test('turned on again in the account, the same link ends them again', async () => {
  const code = await codeInMail()
  await stop(code)
  const payload = { wallet: 'api', thresholdPaise: 20_000 }
  await app.inject({ method: 'PUT', url: '/api/balance-alerts', headers: one.headers, payload })
  expect((await read(code)).json().on).toBe(true)
  expect((await stop(code)).json().on).toBe(false)
})

test("a code that is not ours says so and nothing else, also where it names somebody's account", async () => {
  const code = await codeInMail()
  const id = `lowBalanceProduct~${one.userId}`
  const [signature = ''] = code.split('~')
  for (const forged of ['x', '~', `${signature}~${id}`, `~${id}`, id, `${code}x`, code.slice(1), 'ॐ']) {
    for (const reply of [await read(forged), await stop(forged)]) {
      expect(reply.statusCode, forged).toBe(404)
      expect(reply.body).not.toContain(one.userId)
    }
  }
  expect((await read('x'.repeat(99))).body.replaceAll(/req_\w+/g, '')).toBe(
    (await read(`~${id}`)).body.replaceAll(/req_\w+/g, ''),
  )
  expect((await read(code)).json().on).toBe(true)
})
