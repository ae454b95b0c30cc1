import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { cleanUpChallans } from '../../../server/challans/cleanup.ts'
import { issueChallanAccess, verifyChallanAccess } from '../../../server/challans/common/access.ts'
import { issueLookupRetry } from '../../../server/challans/search/retryLookup.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand } from '../../support/challans.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()
const brand = await makeBrand(ctx)
const phone = '+919876500431'
const rcNo = 'MH12AB1404'

const look = (vehicleNumber: string, accessToken: string) =>
  post(app, ctx, '/public/vehicle-echallan-detail-V2', { vehicleNumber, accessToken })
const retry = (vehicleNumber: string, retryToken: unknown) =>
  post(app, ctx, '/public/vehicle-echallan-retry', { vehicleNumber, retryToken })
const provenFor = (ms: number) => ({ phone, brandId: brand.id, until: new Date(Date.now() + ms) })
/** A token for a vehicle that the source answers for again. */
const tokenFor = (vehicle = rcNo, ms = challanLimits.accessSeconds * 1_000) =>
  issueLookupRetry(ctx, provenFor(ms), vehicle) as string

beforeEach(() => ctx.db.deleteFrom('rate_windows').execute())
afterEach(() => vi.restoreAllMocks())

test('while the source is down, the reply has a token for another try, and each try one more', async () => {
  const first = await look(challanVehicles.down.rcNo, await issueChallanAccess(ctx, provenFor(60_000)))
  expect(first).toMatchObject({ status: 200, code: 503, retryToken: expect.any(String) })
  const second = await retry(challanVehicles.down.rcNo, first.retryToken)
  expect(second).toMatchObject({ code: 503, retryToken: expect.any(String) })
  expect(second.retryToken).not.toBe(first.retryToken)
  expect(second.accessToken).toBeUndefined()
  // Neither vehicle nor phone can be read from it.
  expect(`${first.retryToken}${second.retryToken}`).not.toMatch(/MH12AB|98765/)
})

test('it finds the challans without a new code, and gives access that ends when the proof would have', async () => {
  const until = Date.now() + 5 * 60_000
  const found = await retry('mh 12 ab 1404', tokenFor(rcNo, 5 * 60_000))
  expect(found).toMatchObject({ status: 200, code: 200, result: [], parentId: expect.stringMatching(/^chs_/) })
  const access = await verifyChallanAccess(ctx, String(found.accessToken))
  expect(access).toMatchObject({ phone, brandId: brand.id })
  expect(access?.until.getTime()).toBeLessThanOrEqual(until + 1_000)
})

describe('refused', () => {
  test('a second use, also at the same moment', async () => {
    const token = tokenFor()
    const both = await Promise.all([retry(rcNo, token), retry(rcNo, token)])
    expect(both.map(({ code }) => Number(code)).toSorted((one, other) => one - other)).toEqual([200, 401])
    expect(await retry(rcNo, token)).toMatchObject({ code: 401 })
  })

  test('another vehicle, which leaves the token its own', async () => {
    const token = tokenFor()
    expect(await retry('MH12AB1020', token)).toMatchObject({ code: 401 })
    expect(await retry(rcNo, token)).toMatchObject({ code: 200 })
  })

  test('an expired token, and none is issued after the proof', async () => {
    const token = tokenFor()
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + challanLimits.retryMs + 1)
    expect(await retry(rcNo, token)).toMatchObject({ code: 401 })
    vi.restoreAllMocks()
    expect(issueLookupRetry(ctx, provenFor(-1), rcNo)).toBeNull()
  })

  test('a forged one, an access token, and one of a brand that is closed', async () => {
    const access = await issueChallanAccess(ctx, provenFor(60_000))
    for (const token of ['', 'nonsense', access, `${tokenFor()}x`])
      expect(await retry(rcNo, token)).toMatchObject({ status: 200, code: 401 })
    const closed = await makeBrand(ctx, { is_active: false })
    const token = issueLookupRetry(ctx, { ...provenFor(60_000), brandId: closed.id }, rcNo)
    expect(await retry(rcNo, token)).toMatchObject({ code: 401 })
    // The token is no access token.
    expect(await look(rcNo, tokenFor())).toMatchObject({ code: 401 })
  })

  test('a malformed vehicle number, and more lookups than the phone may make', async () => {
    expect(await retry('', tokenFor())).toMatchObject({ code: 400 })
    expect(await retry(rcNo, { $ne: 1 })).toMatchObject({ status: 200, code: 400 })
    await retry(rcNo, tokenFor())
    await ctx.db
      .updateTable('rate_windows')
      .set({ hits: challanLimits.lookups.perPhone })
      .where('key', 'like', 'challans:%')
      .execute()
    expect(await retry(rcNo, tokenFor())).toMatchObject({ status: 429 })
  })
})

test('used tokens are forgotten once they have expired', async () => {
  await retry(rcNo, tokenFor())
  const used = () => ctx.db.selectFrom('challan_used_retries').select('id').execute()
  await cleanUpChallans(ctx)
  expect((await used()).length).toBeGreaterThan(0)
  await ctx.db
    .updateTable('challan_used_retries')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  await cleanUpChallans(ctx)
  expect(await used()).toEqual([])
})
