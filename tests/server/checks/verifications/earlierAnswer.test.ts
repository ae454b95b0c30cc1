import { beforeEach, describe, expect, test } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { testApp } from '../../../support/app.ts'
import { type Customer, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()

type Headers = Awaited<ReturnType<typeof signedIn>>
let customer: Customer
let headers: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const pan = 'AAACZ1000A'
const name = 'Zenith Components Private Limited'

const check = (input: object, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/resources/pan-check',
    headers,
    payload: { input, consent: true, purpose: 'other', ...more },
  })

const ask = (payload: object, as: Record<string, string> = headers) =>
  app.inject({ method: 'POST', url: '/api/verifications/earlier-answer', headers: as, payload })

const earlierId = async (input: object, as: Headers = headers): Promise<string | undefined> => {
  const reply = await ask({ product: 'pan-check', input }, as)
  expect(reply.statusCode).toBe(200)
  return reply.json().earlier?.id
}

const balance = async () => (await walletOf(ctx.db, customer.userId, 'product')).availablePaise

describe('the answer for the same input', () => {
  test('is found, masked and free, however the input is written', async () => {
    const made = (await check({ pan, name: null })).json()
    const before = await balance()
    const reply = await ask({ product: 'pan-check', input: { pan: ' aaacz1000a ' } })
    expect(reply.json().earlier).toMatchObject({ id: made.id, status: 'completed', input: made.input })
    expect(reply.body).not.toContain(pan)
    expect(await balance()).toBe(before)
  })

  test('is the latest one', async () => {
    await check({ pan, name })
    const { id } = (await check({ pan, name })).json()
    expect(await earlierId({ pan, name })).toBe(id)
  })

  test('is not that of other details of the same subject, and not older than a day', async () => {
    const { id } = (await check({ pan, name })).json()
    expect(await earlierId({ pan })).toBeUndefined()
    expect(await earlierId({ pan, name: 'Somebody Else' })).toBeUndefined()
    const created_at = new Date(Date.now() - 25 * 3_600_000)
    await ctx.db
      .updateTable('verifications')
      .set({ created_at: created_at.toISOString() })
      .where('id', '=', id)
      .execute()
    expect(await earlierId({ pan, name })).toBeUndefined()
  })

  test('is an answer: not-found counts, a source without an answer and a test check do not', async () => {
    expect(await earlierId({ pan: 'AAACZ1404A' })).toBeUndefined()
    const missing = (await check({ pan: 'AAACZ1404A' })).json()
    expect(missing.status).toBe('not_found')
    expect(await earlierId({ pan: 'AAACZ1404A' })).toBe(missing.id)
    expect((await check({ pan: 'AAACZ1503A' })).json().status).toBe('source_unavailable')
    expect(await earlierId({ pan: 'AAACZ1503A' })).toBeUndefined()
    const payload = { pan, consent: true, purpose: 'other', mode: 'test' }
    await app.inject({ method: 'POST', url: '/api/test-apis/pan-check', headers, payload })
    expect(await earlierId({ pan })).toBeUndefined()
  })

  test('is found by every user of the account, and by nobody of another', async () => {
    const { id } = (await check({ pan })).json()
    const subUserId = await makeSubUser(ctx.db, customer.userId)
    expect(await earlierId({ pan }, await signedIn(ctx, { userId: customer.userId, subUserId }))).toBe(id)
    const stranger = await makeCustomer(ctx.db)
    expect(await earlierId({ pan }, await signedIn(ctx, stranger))).toBeUndefined()
  })
})

test('bad input is 400, before KYC 403, and without a session 401', async () => {
  expect((await ask({ product: 'pan-check', input: { pan: 'wrong' } })).statusCode).toBe(400)
  expect((await ask({ product: 'no-such', input: {} })).statusCode).toBe(400)
  const { authorization: _, ...anonymous } = headers
  expect((await ask({ product: 'pan-check', input: { pan } }, anonymous)).statusCode).toBe(401)
  const newcomer = await makeCustomer(ctx.db, { kycComplete: false })
  expect((await ask({ product: 'pan-check', input: { pan } }, await signedIn(ctx, newcomer))).statusCode).toBe(403)
})

test('a check that must not buy an answer twice is refused, and costs nothing', async () => {
  expect((await check({ pan }, { unlessAnswered: true })).statusCode).toBe(200)
  const before = await balance()
  const refused = await check({ pan }, { unlessAnswered: true })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().error.message).toContain('24 hours')
  expect(await balance()).toBe(before)
  expect((await check({ pan }, { unlessAnswered: false })).statusCode).toBe(200)
  expect(await balance()).toBe(before - 150)
})

test.each([
  [null, undefined],
  [10_000, 99],
  [50, 0],
])('a postpaid account with the credit limit %s (paise) is told that %s rupees are left of it', async (limit, left) => {
  const account = await makeCustomer(ctx.db, { accountType: 'Postpaid', paise: 0 })
  await ctx.db
    .updateTable('wallets')
    .set({ credit_limit_paise: limit, available_paise: -100 })
    .where('user_id', '=', account.userId)
    .where('kind', '=', 'product')
    .execute()
  const url = `/api/truLog/getProductsCredits/${account.userId}`
  const { result } = (await app.inject({ url, headers: await signedIn(ctx, account) })).json()
  expect(result).toEqual({ amount: 1, accountType: 'Postpaid', ...(left !== undefined && { creditLeft: left }) })
})
