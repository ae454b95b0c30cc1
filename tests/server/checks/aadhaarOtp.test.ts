import { beforeEach, expect, test } from 'vitest'
import { limits } from '../../../contracts/platform/limits.ts'
import { sweepExpired } from '../../../server/checks/verifications/sweeper.ts'
import { walletOf } from '../../../server/money/wallets/walletOf.ts'
import type { AadhaarSource, CodeVerdict } from '../../../server/platform/ports/aadhaarSource.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { syntheticHolder } from '../../../server/sources/synthetic/aadhaarHolder.ts'
import { testApp } from '../../support/app.ts'
import { type Customer, makeCustomer } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const number = '234123410008'
const unknown = '234123414043'
const CODE = '481516'
const PRICE = 350

/** What the authority says instead of comparing the code. */
let verdict: CodeVerdict | Error | null = null
const sent: string[] = []

/** An authority that sends the same code to everybody. */
const aadhaar: AadhaarSource = {
  async sendCode(_asker, to) {
    sent.push(to)
    if (to === unknown) return { outcome: 'missing' }
    return { outcome: 'sent', reference: 'r1', sentTo: 'xxxxxx3210' }
  },
  async verify(_asker, { otp, reference, aadhaar: of }) {
    if (verdict instanceof Error) throw verdict
    if (verdict) return verdict
    return otp === CODE && reference === 'r1' ? { outcome: 'right', holder: syntheticHolder(of) } : { outcome: 'wrong' }
  },
}

const { app, ctx } = await testApp({}, { aadhaar })
let customer: Customer
let key: Awaited<ReturnType<typeof makeKey>>

beforeEach(async () => {
  verdict = null
  sent.length = 0
  customer = await makeCustomer(ctx.db)
  key = await makeKey(ctx, customer.userId)
})

type Headers = Record<string, string>

const post = (url: string, payload: object, headers: Headers) => app.inject({ method: 'POST', url, payload, headers })
const ask = (of = number, headers: Headers = key.headers) =>
  post('/v1/aadhaar-otp', { aadhaar: of, consent: true, purpose: 'employee_onboarding' }, headers)
const confirm = (id: string, code = CODE, headers: Headers = key.headers) =>
  post(`/v1/aadhaar-otp/${id}/confirm`, { code }, headers)

const balance = async () => {
  const { availablePaise, heldPaise } = await walletOf(ctx.db, customer.userId, 'api')
  return [availablePaise, heldPaise]
}

test('two calls: the first one answers 202 and holds the price; the right code completes the check and charges it once', async () => {
  const before = Date.now()
  const asked = await ask()
  const after = Date.now()
  expect(asked.statusCode).toBe(202)
  const { id, dueAt } = asked.json()
  expect(asked.json()).toMatchObject({ status: 'awaiting_person', result: null, charge: { paise: 0 } })
  expect(Date.parse(dueAt)).toBeGreaterThanOrEqual(before + limits.otp.lifeMs)
  expect(Date.parse(dueAt)).toBeLessThanOrEqual(after + limits.otp.lifeMs)
  expect(await balance()).toEqual([100_000 - PRICE, PRICE])
  const done = await confirm(id, '481 516')
  expect(done.statusCode).toBe(200)
  const { name, district } = syntheticHolder(number)
  expect(done.json()).toMatchObject({
    id,
    status: 'completed',
    result: { status: 'confirmed', maskedAadhaar: expect.stringMatching(/0008$/), name, district },
    charge: { paise: PRICE },
  })
  expect(done.payload).not.toContain(number)
  // A repeated call returns the same check and charges nothing more.
  expect((await confirm(id, '000000')).json()).toEqual(done.json())
  expect(await balance()).toEqual([100_000 - PRICE, 0])
})

test('a wrong code is a 400 on the field, charges nothing, and may be tried only so often', async () => {
  const { id } = (await ask()).json()
  expect((await confirm(id, 'abc')).statusCode).toBe(400)
  for (let tried = 0; tried < limits.otp.tries; tried++) {
    const wrong = await confirm(id, '000000')
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json().error.fields).toMatchObject([{ field: 'code' }])
  }
  expect((await confirm(id)).statusCode).toBe(429)
  expect(await balance()).toEqual([100_000 - PRICE, PRICE])
})

test('after ten minutes the check has ended: 409, and the price is released', async () => {
  const { id } = (await ask()).json()
  await ctx.db
    .updateTable('verifications')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', id)
    .execute()
  expect((await confirm(id)).statusCode).toBe(409)
  await sweepExpired(ctx)
  expect(await balance()).toEqual([100_000, 0])
  const read = await app.inject({ url: `/v1/verifications/${id}`, headers: key.headers })
  expect(read.json()).toMatchObject({ status: 'expired', result: null, charge: { paise: 0 } })
  expect((await confirm(id)).statusCode).toBe(409)
})

test('a code that the source calls expired ends the check at once', async () => {
  const { id } = (await ask()).json()
  verdict = { outcome: 'expired' }
  expect((await confirm(id)).statusCode).toBe(409)
  expect(await balance()).toEqual([100_000, 0])
})

test.each([
  ['is down', new SourceUnavailable('aadhaar', 'it is down')],
  ['says nothing about the holder', { outcome: 'right', holder: null } as const],
])('503 if the source %s; nothing is charged, and the same code works later', async (_, trouble) => {
  const { id } = (await ask()).json()
  verdict = trouble
  expect((await confirm(id)).statusCode).toBe(503)
  expect(await balance()).toEqual([100_000 - PRICE, PRICE])
  verdict = null
  expect((await confirm(id)).statusCode).toBe(200)
})

test('a number that nobody has is an answer', async () => {
  const reply = await ask(unknown)
  expect([reply.statusCode, reply.json().status]).toEqual([200, 'not_found'])
})

test('no holder is flooded: the sixth code of an hour is not sent, and is free', async () => {
  for (let at = 0; at < limits.aadhaarCodes.max; at++) expect((await ask()).statusCode).toBe(202)
  expect((await ask()).statusCode).toBe(503)
  expect(sent).toHaveLength(limits.aadhaarCodes.max)
})

test('a test key sends no code and takes 123456', async () => {
  const practice = await makeKey(ctx, customer.userId, 'test')
  const { id } = (await ask(number, practice.headers)).json()
  expect(sent).toEqual([])
  expect((await confirm(id, CODE, practice.headers)).statusCode).toBe(400)
  const done = await confirm(id, '123456', practice.headers)
  expect(done.json()).toMatchObject({ status: 'completed', charge: { paise: 0 } })
})

test('another account, another product and an unknown id are 404', async () => {
  const { id } = (await ask()).json()
  const other = await makeKey(ctx, (await makeCustomer(ctx.db)).userId)
  expect((await confirm(id, CODE, other.headers)).statusCode).toBe(404)
  expect((await confirm('ver_none')).statusCode).toBe(404)
  const pan = await post('/v1/pan-check', { pan: 'AAACZ1000A', consent: true, purpose: 'other' }, key.headers)
  expect((await confirm(pan.json().id)).statusCode).toBe(404)
})

test('neither the number nor the code is in the request log', async () => {
  const { id } = (await ask()).json()
  await confirm(id)
  const rows = () =>
    ctx.db.selectFrom('request_log').selectAll().where('user_id', '=', customer.userId).orderBy('id').execute()
  await expect.poll(async () => (await rows()).length).toBe(2)
  const logged = await rows()
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${number}|${CODE}`))
  expect(logged.map(row => [row.product, row.charge_paise])).toEqual([
    ['aadhaar-otp', 0],
    ['aadhaar-otp', PRICE],
  ])
})
