import { expect, test } from 'vitest'
import type { VehicleAccess } from '../../../../contracts/resources/vehicleAccess.ts'
import { countChecks } from '../../../../server/checks/dashboard/countChecks.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeVerification, signedIn } from '../../../support/factories.ts'

const { app, ctx } = await testApp()
const admin = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
const support = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'support') })
const verifier = await signedIn(ctx, { adminId: await makeAdmin(ctx.db, 'verifier') })
const customer = await makeCustomer(ctx.db)
const owner = await signedIn(ctx, customer)

const data = async () => (await app.inject({ url: '/admin-api/vehicle-data', headers: support })).json()
const row = async (filter: object = {}) => {
  const q = encodeURIComponent(JSON.stringify({ q: customer.email, ...filter }))
  const reply = await app.inject({ url: `/admin-api/resources/vehicle-access?filter=${q}`, headers: support })
  return reply.json<VehicleAccess[]>()
}
const rcCheck = (values: object = {}) =>
  makeVerification(ctx.db, customer.userId, { product: 'vehicle-rc-check', source: 'register', ...values })

test('the volume counts ended live checks of vehicles, before and after they are moved into days', async () => {
  await rcCheck()
  await rcCheck({ status: 'source_unavailable', source: null })
  await rcCheck({ mode: 'test', source: 'sandbox' })
  await makeVerification(ctx.db, customer.userId)
  const uncounted = await data()
  const rc = uncounted.products.find(({ product }: { product: string }) => product === 'vehicle-rc-check')
  expect(rc).toMatchObject({ checks: 2, unanswered: 1, state: 'operational' })
  expect(rc.sources.map(({ name }: { name: string }) => name)).toEqual(['register'])
  expect(uncounted.days).toHaveLength(30)
  expect(uncounted.days.reduce((sum: number, { checks }: { checks: number }) => sum + checks, 0)).toBe(2)
  await countChecks(ctx.db)
  expect((await data()).days).toEqual(uncounted.days)
  expect(await row()).toMatchObject([{ checks: 2, vehicles: 0 }])
})

test('access is set with a reason, and the list follows it', async () => {
  const set = (as: typeof admin, payload: object) =>
    app.inject({ method: 'POST', url: `/admin-api/users/${customer.userId}/features`, headers: as, payload })
  const on = { feature: 'VaahanAnalytics', on: true }
  expect((await set(admin, on)).statusCode).toBe(400)
  expect((await set(support, { ...on, reason: 'In the contract' })).statusCode).toBe(403)
  expect(await row()).toMatchObject([{ analytics: false, challanTool: false }])
  expect((await set(admin, { ...on, reason: 'In the contract' })).statusCode).toBe(200)
  expect(await row({ analytics: true })).toMatchObject([{ analytics: true, challanTool: false }])
  expect(await row({ analytics: false })).toEqual([])
  expect((await data()).customers.analytics).toBe(1)
})

test('only staff who see customers see it', async () => {
  for (const [as, status] of [
    [verifier, 403],
    [owner, 401],
  ] as const) {
    expect((await app.inject({ url: '/admin-api/vehicle-data', headers: as })).statusCode).toBe(status)
    expect((await app.inject({ url: '/admin-api/resources/vehicle-access', headers: as })).statusCode).toBe(status)
  }
})
