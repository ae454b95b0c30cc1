import { expect, test, vi } from 'vitest'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { issueChallanAccess } from '../../../server/challans/common/access.ts'
import { imageUrls } from '../../../server/challans/common/present.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand } from '../../support/challans.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()
const { id: brandId } = await makeBrand(ctx)
const accessToken = await issueChallanAccess(ctx, { phone: '+919876543210', brandId })

const picturesOf = async (vehicleNumber: string): Promise<string[]> => {
  const found = await post(app, ctx, '/public/vehicle-echallan-detail-V2', { vehicleNumber, accessToken })
  return (found.result as Challan[]).flatMap(one => one.imagesChallan)
}

test('a challan’s picture lies on our own host, at an address that tells nothing, for an hour', async () => {
  const [first = ''] = await picturesOf(challanVehicles.mix.rcNo)
  expect(first).toMatch(/^\/public\/challan-image\/chl_[\w.-]+$/)
  const picture = await app.inject({ url: first })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(picture.headers['cache-control']).toBe('private, max-age=3600, immutable')
  expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG')
})

test('after its hour, altered, or made by another: 403', async () => {
  const [first = ''] = await picturesOf(challanVehicles.mix.rcNo)
  const { id } = await ctx.db.selectFrom('challans').select('id').limit(1).executeTakeFirstOrThrow()
  const [old = ''] = imageUrls(ctx, id, 1, new Date(Date.now() - challanLimits.imageUrlMs - 1))
  const altered = [
    old,
    `${first}x`,
    first.replace('.0.', '.1.'),
    '/public/challan-image/x',
    '/public/challan-image/a.b.c.d',
  ]
  for (const url of altered) expect((await app.inject({ url })).statusCode, url).toBe(403)
})

test('one that is gone is 404, and one whose source is down 503', async () => {
  const [gone = '', there = ''] = await picturesOf(challanVehicles.brokenImage.rcNo)
  expect((await app.inject({ url: gone })).statusCode).toBe(404)
  expect((await app.inject({ url: there })).statusCode).toBe(200)
  const { SourceUnavailable } = await import('../../../server/platform/ports/sources.ts')
  vi.spyOn(ctx.challans, 'imageOf').mockRejectedValueOnce(new SourceUnavailable('sandbox', 'down'))
  expect((await app.inject({ url: there })).statusCode).toBe(503)
})
