import { jwtVerify, SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { issueChallanAccess, verifyChallanAccess } from '../../../server/challans/common/access.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand, makeFee } from '../../support/challans.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()
const brand = await makeBrand(ctx)
await makeFee(ctx, 100, { route: 'online', discount_percent: 20 })
const token = await issueChallanAccess(ctx, { phone: '+919876543210', brandId: brand.id })

const look = (vehicleNumber: string, accessToken = token) =>
  post(app, ctx, '/public/vehicle-echallan-detail-V2', { vehicleNumber, accessToken })

beforeEach(() => ctx.db.deleteFrom('rate_windows').execute())

describe('a citizen’s search (A90, A116)', () => {
  test('200 with every kind of challan, the fee beside the fine, and a parentId (A80, A81)', async () => {
    const found = await look(challanVehicles.mix.rcNo)
    expect(found).toMatchObject({ status: 200, code: 200, parentId: expect.stringMatching(/^chs_/) })
    const result: Challan[] = found.result
    expect(result).toHaveLength(9)
    expect(result[0]).toMatchObject({ amountChallan: 1500, convenience_fee: 100, discount: 20, payable: true })
    expect(new Set(result.map(one => one.route)).size).toBe(5)
    expect(result.map(one => one.status)).toEqual(expect.arrayContaining(['Pending', 'Paid', 'PAID']))
    expect(result.map(one => one.imagesChallan.length)).toEqual(expect.arrayContaining([0, 1, 3]))
  })

  test('what cannot be paid cannot be selected: paid in any letters, contested, in an excluded state (A76)', async () => {
    const { result } = (await look(challanVehicles.mix.rcNo)) as { result: Challan[] }
    const locked = result.filter(one => !one.payable)
    expect(locked.map(one => [one.status, one.route])).toEqual([
      ['Pending', 'contested'],
      ['Pending', 'excluded_state'],
      ['Paid', 'online'],
      ['PAID', 'online'],
    ])
  })

  test('names are masked, and no address shows vehicle or person', async () => {
    const { result } = (await look(challanVehicles.mix.rcNo)) as { result: Challan[] }
    const [first] = result
    expect(first?.nameViolator).toMatch(/^R•+ D•+$/)
    expect(JSON.stringify(result)).not.toMatch(/Deshmukh|Rohan|20180012345/)
    expect(first?.imagesChallan.join()).not.toContain(challanVehicles.mix.rcNo)
  })

  test('A97: empty and malformed numbers are 400 in words, spaces and small letters are not', async () => {
    expect(await look('')).toMatchObject({ status: 200, code: 400, message: 'Please enter vehicle number' })
    expect(await look('   ')).toMatchObject({ code: 400, message: 'Please enter vehicle number' })
    const wrong = await look('ZZ12AB1000')
    expect(wrong).toMatchObject({ status: 200, code: 400 })
    expect(wrong.message).not.toBe('')
    expect(await look('mh 12 ab 1000')).toMatchObject({ code: 200 })
    expect((await look('x'.repeat(30))).code).toBe(400)
  })

  test('A94: 401 without a token, with a stale one, a forged one, and one of another service', async () => {
    const key = ctx.vault.tokenKey('challan')
    const { payload } = await jwtVerify(token, key)
    const old = new SignJWT({ phone: payload.phone, brand: payload.brand }).setProtectedHeader({ alg: 'HS256' })
    const stale = await old.setIssuer('challans').setAudience('challan').setExpirationTime('-1s').sign(key)
    const forever = await old
      .setIssuer('challans')
      .setAudience('challan')
      .setExpirationTime('1h')
      .sign(ctx.vault.tokenKey('customer'))
    for (const bad of ['', 'nonsense', stale, forever, `${token}x`])
      expect(await look(challanVehicles.mix.rcNo, bad)).toMatchObject({ status: 200, code: 401 })
    expect(await verifyChallanAccess(ctx, stale)).toBeNull()
  })

  test('503 while the source is down, and an empty list where there is nothing', async () => {
    expect(await look(challanVehicles.down.rcNo)).toMatchObject({ status: 200, code: 503 })
    expect(await look(challanVehicles.none.rcNo)).toMatchObject({ code: 200, result: [] })
  })

  test('429 for a phone and for a network address', async () => {
    await look(challanVehicles.none.rcNo)
    const fill = (like: string, hits: number) =>
      ctx.db.updateTable('rate_windows').set({ hits }).where('key', 'like', like).execute()
    await fill('challans:%', challanLimits.lookups.perPhone)
    expect(await look(challanVehicles.none.rcNo)).toMatchObject({ status: 429, code: 429 })
    const other = await issueChallanAccess(ctx, { phone: '+919876543219', brandId: brand.id })
    await ctx.db.deleteFrom('rate_windows').execute()
    await look(challanVehicles.none.rcNo, other)
    await fill('challans:from:%', challanLimits.lookups.perAddress)
    expect(await look(challanVehicles.none.rcNo)).toMatchObject({ status: 429 })
  })

  test('403 without the client token', async () => {
    const payload = { vehicleNumber: 'MH12AB1000', accessToken: token }
    const reply = await app.inject({ method: 'POST', url: '/public/vehicle-echallan-detail-V2', payload })
    expect(reply.statusCode).toBe(403)
  })

  test('hostile text comes back as the text it is', async () => {
    const { result } = (await look(challanVehicles.hostile.rcNo)) as { result: Challan[] }
    expect(result.map(one => one.detailsViolation[0]?.offence)).toEqual(
      expect.arrayContaining(['"><img src=x onerror=alert(1)>']),
    )
  })

  test('500 challans of one vehicle, and 20', async () => {
    expect((await look(challanVehicles.many.rcNo)).result).toHaveLength(500)
    expect((await look(challanVehicles.twenty.rcNo)).result).toHaveLength(20)
  })
})
