import { expect, test } from 'vitest'
import { brandContent } from '../../../contracts/challans/challanBrand.ts'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { challanOrderStatuses, originalFeePaise, totalChallans } from '../../../contracts/challans/challans.ts'
import { checkColours } from '../../../server/challans/brands/colours.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { insertChallanOrders } from '../../../server/seed/challanOrders.ts'
import { insertChallans } from '../../../server/seed/challans.ts'
import { testApp } from '../../support/app.ts'
import { signInCitizen } from '../../support/challans.ts'
import { clientHeaders, makeAdmin, makeCustomer, signedIn } from '../../support/factories.ts'
import { post } from '../../support/signIn.ts'

const { app, ctx } = await testApp()
await makeAdmin(ctx.db)
await makeAdmin(ctx.db, 'superadmin')
const { userId } = await makeCustomer(ctx.db)
const buyer = await makeCustomer(ctx.db, { paise: 750_000 })
const now = new Date()
await ctx.db.transaction().execute(async trx => {
  await insertChallans(ctx, trx, { id: userId }, new Date(now.getTime() - 60 * 86_400_000), now)
  const demo = { id: buyer.userId, wallets: buyer.wallets }
  await insertChallanOrders(ctx, trx, { demo, postpaid: { id: userId } }, now)
})

test('the seed has orders in every state, a refund to approve, a mismatched payment, and a ledger that verifies', async () => {
  const orders = await ctx.db.selectFrom('challan_orders').selectAll().execute()
  expect([...new Set(orders.map(({ status }) => status))].toSorted()).toEqual([...challanOrderStatuses].toSorted())
  expect(orders.filter(({ channel }) => channel === 'public').length).toBeGreaterThan(3)
  const refunds = await ctx.db.selectFrom('challan_refunds').selectAll().where('state', '=', 'asked').execute()
  expect(refunds.length).toBeGreaterThan(0)
  expect(orders.filter(({ divergence }) => divergence !== null).length).toBeGreaterThan(0)
  expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  expect(await ctx.db.selectFrom('messages').selectAll().execute()).toEqual([])
})

test('A125: the seeded brand has every claim in both languages, and colours of enough contrast', async () => {
  const brands = await ctx.db.selectFrom('challan_brands').selectAll().orderBy('id').execute()
  expect(brands.map(brand => brand.name)).toEqual(['satyapan', 'gaadi-seva', 'sarthi'])
  for (const brand of brands) {
    expect(brandContent.parse(brand.content)).toEqual(brand.content)
    expect(brand.content.questions.length).toBeGreaterThanOrEqual(6)
    const { primary_colour: primary, primary_dark_colour: primaryDark, ink_colour: ink } = brand
    expect(() => checkColours({ locale: 'en' }, { primary, primaryDark, ink })).not.toThrow()
  }
  const said = (locale: 'en' | 'hi') =>
    JSON.stringify(brands[0]?.content, (_, value: unknown) =>
      typeof value === 'object' && value !== null && locale in value
        ? (value as Record<string, unknown>)[locale]
        : value,
    )
  for (const claim of [
    '3–4 days',
    '10–20 days',
    '100% refund',
    '50% commission',
    '30+ crore',
    '24/7',
    'states are excluded',
  ])
    expect(said('en')).toContain(claim)
  for (const claim of ['3–4 दिन', '10–20 दिन', '100%', '50%', '30+ करोड़', '24/7']) expect(said('hi')).toContain(claim)
})

test('A103: two brands promise different times', async () => {
  const headers = clientHeaders(ctx)
  const figures = async (name: string) =>
    (await app.inject({ url: `/api/challanBrand/${name}`, headers })).json().result.content.claims[1].figure.en
  expect([await figures('satyapan'), await figures('gaadi-seva')]).toEqual(['10–20 days', '20 days'])
})

test('A80, A81: the first challan of the documented vehicle costs 1500 + 100 + 18 = 1618, the fee was 125; a brand may take another', async () => {
  const feeOf = async (token: string) => {
    const accessToken = await signInCitizen(app, ctx, { token })
    const found = await post(app, ctx, '/public/vehicle-echallan-detail-V2', {
      vehicleNumber: challanVehicles.mix.rcNo,
      accessToken,
    })
    return (found.result as Challan[])[0] as Challan
  }
  const first = await feeOf('brand-satyapan-sandbox')
  const feePaise = first.convenience_fee * 100
  expect(totalChallans([{ amountPaise: first.amountChallan * 100, feePaise }]).totalPaise).toBe(161_800)
  expect(originalFeePaise(feePaise, first.discount)).toBe(12_500)
  expect(await feeOf('brand-gaadi-seva-sandbox')).toMatchObject({ convenience_fee: 149, discount: 0 })
})

test('the demo account has earlier vehicle searches', async () => {
  const reply = await app.inject({ url: '/api/resources/challan-searches', headers: await signedIn(ctx, { userId }) })
  expect(reply.json<{ rcNo: string }[]>().map(one => one.rcNo)[0]).toBe(challanVehicles.mix.rcNo)
  expect(reply.json()).toHaveLength(4)
})
