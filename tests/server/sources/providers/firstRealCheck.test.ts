import { expect, test } from 'vitest'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { type AccountSettings, saveAccount, setCredentials } from '../../../../server/sources/providers/accounts.ts'
import { cashfree } from '../../../../server/sources/providers/cashfree/index.ts'
import { setu } from '../../../../server/sources/providers/setu/index.ts'
import { setRoute } from '../../../../server/sources/routing/routes.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { makeKey } from '../../../support/keys.ts'
import { hangUp, json, remoteServer } from '../../../support/remoteSource.ts'

const { app, ctx } = await testApp({ SOURCE: 'providers' })
const { userId } = await makeCustomer(ctx.db)
const { headers } = await makeKey(ctx, userId)
const scope = { actor: { kind: 'system', name: 'test' }, ip: null, requestId: null } as const
const first = await remoteServer()
const second = await remoteServer()

const check = async (pan: string) => {
  const payload = { pan, consent: true, purpose: 'other' }
  const reply = await app.inject({ method: 'POST', url: '/v1/pan-check', headers, payload })
  const row = await ctx.db
    .selectFrom('verifications')
    .select(['source', 'source_cost_paise', 'status', 'error'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { status: reply.statusCode, body: reply.json(), row }
}

const settings = (address: string, paise: number): AccountSettings => ({
  environment: 'test',
  address,
  enabled: true,
  timeoutMs: 2_000,
  prices: { 'pan-check': paise },
})

const [example] = cashfree.products['pan-check']?.examples ?? []
const [found] = setu.products['pan-check']?.examples ?? []

test('without a route nobody is asked and nothing charged', async () => {
  const before = (await walletOf(ctx.db, userId, 'api')).availablePaise
  expect(await check('ABCPV1234D')).toMatchObject({ status: 503, row: { source: null, source_cost_paise: null } })
  expect((await walletOf(ctx.db, userId, 'api')).availablePaise).toBe(before)
})

test('with the keys of one provider a PAN is answered by it, and the cost shows', async () => {
  await saveAccount(ctx, scope, 'cashfree', settings(first.url, 110))
  await setCredentials(ctx, scope, 'cashfree', { values: { clientId: 'id', clientSecret: 'key' }, overlapHours: 0 })
  const choices = [{ provider: 'cashfree', percent: 100 }]
  await setRoute(ctx, scope, { product: 'pan-check', userId: null, choices, reason: 'our account' })
  ctx.sources.providers?.forget()
  first.replies(json(example?.replies[0]?.[1]))
  expect(await check('ABCPV1234D')).toMatchObject({
    status: 200,
    body: { result: { status: 'valid', name: 'JOHN DOE', aadhaarSeeding: 'linked', updatedOn: '2019-01-01' } },
    row: { source: 'cashfree', source_cost_paise: 110, status: 'completed' },
  })
  expect(first.asked).toEqual([{ path: '/pan', authorization: undefined, body: { pan: 'ABCPV1234D' } }])
})

test('when the first is cut, the second answers; who is charged what stays as it is', async () => {
  await saveAccount(ctx, scope, 'setu', settings(second.url, 90))
  const values = { clientId: 'id', clientSecret: 'key', panInstanceId: 'instance' }
  await setCredentials(ctx, scope, 'setu', { values, overlapHours: 0 })
  const choices = [
    { provider: 'cashfree', percent: 100 },
    { provider: 'setu', percent: 0 },
  ]
  await setRoute(ctx, scope, { product: 'pan-check', userId: null, choices, reason: 'a second one' })
  ctx.sources.providers?.forget()
  first.replies(hangUp)
  second.replies(json(found?.replies[0]?.[1]))
  const before = (await walletOf(ctx.db, userId, 'api')).availablePaise
  expect(await check('ABCPV1234D')).toMatchObject({
    status: 200,
    body: { result: { name: 'John Doe', updatedOn: null } },
    row: { source: 'setu', source_cost_paise: 90 },
  })
  expect((await walletOf(ctx.db, userId, 'api')).availablePaise).toBe(before - 150)
})

test('what the provider rejects is the caller’s to mend, in their words, and free', async () => {
  first.replies(json({ type: 'validation_error', code: 'pan_length_short', message: 'Enter valid PAN.' }, 400))
  const before = (await walletOf(ctx.db, userId, 'api')).availablePaise
  const { status, row } = await check('ABCPV1234D')
  expect([status, row.status, row.source]).toEqual([400, 'rejected_input', null])
  expect(row.error).toMatch(/refuses this input/)
  expect((await walletOf(ctx.db, userId, 'api')).availablePaise).toBe(before)
})
