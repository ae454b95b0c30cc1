import { expect, test } from 'vitest'
import { testApp } from '../../../support/app.ts'
import { clientHeaders, makeCustomer, makeSubUser, signedIn } from '../../../support/factories.ts'
import { post, signIn } from '../../../support/signIn.ts'

const { app, ctx } = await testApp()
const { userId, email, phone, customerId, wallets } = await makeCustomer(ctx.db, { paise: 123_450 })
const { userId: foreign } = await makeCustomer(ctx.db)
const headers = await signedIn(ctx, { userId })

const get = async (url: string, as: Record<string, string> = headers) => {
  const reply = await app.inject({ url: `/api${url}`, headers: as })
  return { status: reply.statusCode, ...reply.json() }
}

test('the profile, its phone masked', async () => {
  const { status, code, result } = await get(`/getTrulogProfile/${userId}`)
  expect({ status, code }).toEqual({ status: 200, code: 100 })
  expect(result).toMatchObject({ email, customerId, isActive: true, kycComplete: true })
  expect(result.phone).not.toContain(phone)
})

test.each([['/truLog/getChallanCredits/'], ['/truLog/getCredits/'], ['/truLog/getProductsCredits/']])(
  '%s answers rupees',
  async path => {
    expect(await get(path + userId)).toMatchObject({ code: 100, result: { amount: 1234.5, accountType: 'Prepaid' } })
  },
)

test('a postpaid wallet answers what is owed', async () => {
  const change = { account_type: 'Postpaid', available_paise: -4_550 }
  await ctx.db.updateTable('wallets').set(change).where('id', '=', wallets.api.id).execute()
  const reply = await get(`/truLog/getCredits/${userId}`)
  expect(reply.result).toEqual({ amount: 45.5, accountType: 'Postpaid' })
})

test('the challan wallet has a switch of its own', async () => {
  const path = `/fetchProductControl/${userId}/ChallanTool`
  await ctx.db
    .updateTable('users')
    .set({ features: ['ChallanTool'] })
    .where('id', '=', userId)
    .execute()
  expect(await get(path)).toMatchObject({ code: 100, result: { status: false } })
  await ctx.db
    .updateTable('users')
    .set({ controls: ['ChallanTool'] })
    .where('id', '=', userId)
    .execute()
  expect(await get(path)).toMatchObject({ result: { status: true } })
})

const paths = [
  '/getTrulogProfile/{id}',
  '/truLog/getChallanCredits/{id}',
  '/truLog/getCredits/{id}',
  '/truLog/getProductsCredits/{id}',
  '/fetchProductControl/{id}/ChallanTool',
]

test.each(paths)('%s refuses strangers', async path => {
  const own = path.replace('{id}', userId)
  expect(await get(path.replace('{id}', foreign))).toMatchObject({ status: 403, code: 403 })
  expect(await get(own, clientHeaders(ctx))).toMatchObject({ status: 401, code: 401 })
  expect(await get(own, { authorization: headers.authorization })).toMatchObject({ status: 403, code: 403 })
  expect(await get(path.replace('{id}', 'x'.repeat(65)))).toMatchObject({ status: 200, code: 101 })
})

test('a secondary user has a profile of its own, and sees the account', async () => {
  const subUserId = await makeSubUser(ctx.db, userId)
  const sub = await signedIn(ctx, { userId, subUserId })
  const { result } = await get(`/user/subUserDetails/${subUserId}`, sub)
  expect(result).toMatchObject({ firstName: 'Karthik', customerId: null, phone: null })
  expect(await get(`/user/subUserDetails/${subUserId}`)).toMatchObject({ status: 403 })
  expect(await get(`/truLog/getProductsCredits/${userId}`, sub)).toMatchObject({ code: 100 })
})

test('signing out ends this session; everywhere ends the own ones and leaves the sub-users', async () => {
  const subUserId = await makeSubUser(ctx.db, foreign)
  const address = `${foreign}@customer.test`
  const [first, second, third] = [
    await signIn(app, ctx, address),
    await signIn(app, ctx, address),
    await signIn(app, ctx, address),
  ]
  const sub = await signIn(app, ctx, `${subUserId}@customer.test`)
  const end = (token: string, everywhere: unknown) =>
    post(app, ctx, '/api/session/end', { everywhere }, { authorization: `Bearer ${token}` })
  expect(await end(first.token, false)).toMatchObject({ status: 200, ended: 1 })
  expect(await end(first.token, false)).toMatchObject({ status: 401 })
  expect(await end(second.token, 'yes')).toMatchObject({ status: 400, error: { code: 'bad_request' } })
  expect(await end(second.token, true)).toMatchObject({ status: 200, ended: 2 })
  const again = (token: string) => post(app, ctx, '/login-api/user/authenticate', { token })
  expect(await again(third.refreshToken)).toMatchObject({ status: 401 })
  const subAgain = await post(app, ctx, '/api/subUser/authenticate', { subUserId, token: sub.refreshToken })
  expect(subAgain).toMatchObject({ code: 100 })
})
