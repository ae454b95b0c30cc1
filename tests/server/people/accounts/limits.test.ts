import { afterAll, beforeEach, expect, test } from 'vitest'
import { limits } from '../../../../contracts/limits.ts'
import { buildApp } from '../../../../server/app/app.ts'
import { cleanUpAccounts } from '../../../../server/app/housekeeping.ts'
import { consumeRateLimit } from '../../../../server/platform/access/rateLimit.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { newestCode, post, requestCode, signIn, submitCode } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
/** A second node on the same database. */
const other = await buildApp(ctx)
afterAll(() => other.close())

let email: string
beforeEach(async () => {
  ;({ email } = await makeCustomer(ctx.db))
  await ctx.db.deleteFrom('rate_windows').execute()
})

test('codes for one address are limited across nodes', async () => {
  for (let sent = 0; sent < limits.otpSends.perIdentifier; sent++)
    expect(await requestCode(sent % 2 ? app : other, ctx, email)).toMatchObject({ status: 200 })
  for (const node of [app, other])
    expect(await requestCode(node, ctx, email)).toEqual({
      status: 429,
      code: 429,
      message: expect.stringContaining('10 min'),
    })
  const { email: somebodyElse } = await makeCustomer(ctx.db)
  expect(await requestCode(app, ctx, somebodyElse)).toMatchObject({ status: 200 })
})

test('codes from one place are limited, to whomever they go', async () => {
  const replies = await Promise.all(
    Array.from({ length: limits.otpSends.perAddress + 4 }, (_, index) =>
      requestCode(index % 2 ? app : other, ctx, `a${index}@b.test`),
    ),
  )
  expect(replies.filter(reply => reply.status === 200)).toHaveLength(limits.otpSends.perAddress)
  expect(replies.filter(reply => reply.status === 429)).toHaveLength(4)
  const forwarded = { 'x-forwarded-for': '198.51.100.7' }
  const url = '/api/userLogin/userEmailOtp'
  expect(await post(app, ctx, url, { email }, forwarded)).toMatchObject({ status: 429 })
  const behindProxy = await buildApp({ ...ctx, config: { ...ctx.config, TRUST_PROXY: ['127.0.0.1'] } })
  expect(await post(behindProxy, ctx, url, { email }, forwarded)).toMatchObject({ status: 200 })
  await behindProxy.close()
})

test('tries for one address are limited across nodes, new codes or not', async () => {
  for (let tries = 0; tries < limits.signIns.perIdentifier; tries++) {
    if (tries % 5 === 0) await requestCode(app, ctx, email)
    expect(await submitCode(tries % 2 ? app : other, ctx, email, 'wrong')).toMatchObject({ status: 200 })
  }
  expect(await submitCode(app, ctx, email, await newestCode(ctx, email))).toMatchObject({ status: 429, code: 429 })
})

test('whoever signs in each time is not held up', async () => {
  for (let times = 0; times < limits.otpSends.perIdentifier + 2; times++)
    expect((await signIn(app, ctx, email)).token).toBeTruthy()
})

test('a window ends, and counting begins again', async () => {
  const limit = { max: 1, windowMs: 60_000 }
  expect(await consumeRateLimit(ctx, 'k', limit)).toMatchObject({ allowed: true })
  const refused = await consumeRateLimit(ctx, 'k', limit)
  expect(refused.allowed).toBe(false)
  expect(refused.retryAfterSeconds).toBeGreaterThan(0)
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  await ctx.db
    .updateTable('rate_windows')
    .set({ window_start: new Date(Date.now() - 60_001) })
    .execute()
  expect(await consumeRateLimit(ctx, 'k', limit)).toMatchObject({ allowed: true })
})

test('keys hold no address, and old windows and codes are dropped', async () => {
  await requestCode(app, ctx, email)
  const rows = await ctx.db.selectFrom('rate_windows').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/)
  const longAgo = new Date(Date.now() - 8 * 86_400_000)
  await ctx.db.updateTable('rate_windows').set({ window_start: longAgo }).execute()
  await ctx.db.updateTable('otp_codes').set({ expires_at: longAgo }).execute()
  await requestCode(app, ctx, 'another@customer.test')
  await cleanUpAccounts(ctx)
  expect(await ctx.db.selectFrom('otp_codes').select('id').execute()).toHaveLength(1)
  expect(await ctx.db.selectFrom('rate_windows').select('key').execute()).toHaveLength(2)
})
