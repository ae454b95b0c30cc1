import { beforeEach, expect, test } from 'vitest'
import { productOf } from '../../../../contracts/products/index.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, signedIn } from '../../../support/factories.ts'
import { checked, left, panFile, shown, start } from '../../checks/bulk/helpers.ts'

const { app, ctx } = await testApp({}, {}, { work: true })
const list = productOf('pan-check').pricePaise
let headers: Record<string, string>
let userId: string

beforeEach(async () => {
  const customer = await makeCustomer(ctx.db)
  userId = customer.userId
  headers = await signedIn(ctx, customer)
})

const setPrice = async (pricePaise: number) =>
  app.inject({
    method: 'POST',
    url: `/admin-api/users/${userId}/prices`,
    headers: await signedIn(ctx, { adminId: await makeAdmin(ctx.db) }),
    payload: { product: 'pan-check', pricePaise, from: null, until: null, reason: 'Volume agreement' },
  })

test('a file starts at the price of that moment, once it was seen, and keeps it', async () => {
  const job = await checked(app, headers, panFile(3))
  expect(job.atMostPaise).toBe(3 * list)
  await setPrice(100)
  expect((await start(app, headers, job)).statusCode).toBe(409)
  const renewed = await shown(app, headers, job.id)
  expect(renewed).toMatchObject({ status: 'ready', atMostPaise: 300 })
  expect((await start(app, headers, renewed)).statusCode).toBe(200)
  await setPrice(50)
  const done = await left(app, headers, job.id, 'running')
  expect(done.status).toBe('completed')
  const charges = await ctx.db
    .selectFrom('verifications')
    .select('charge_paise')
    .where('job_id', '=', job.id)
    .where('status', 'in', ['completed', 'not_found'])
    .execute()
  expect(new Set(charges.map(row => row.charge_paise))).toEqual(new Set([100]))
  expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
})
