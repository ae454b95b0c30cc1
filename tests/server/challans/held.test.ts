import { describe, expect, test } from 'vitest'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { cleanUpChallans } from '../../../server/challans/cleanup.ts'
import { newId, newOrderNumber, newSecret } from '../../../server/platform/identity/ids.ts'
import { testApp } from '../../support/app.ts'
import { makeBrand } from '../../support/challans.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()

interface Found {
  found: { parentId: string; result: Challan[] }[]
}

const tenant = async () => {
  const { userId } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const search = async (rcNo: string) => {
    const payload = { vehicles: [{ rcNo }] }
    const reply = await app.inject({ method: 'POST', url: '/api/challan/search', headers, payload })
    return reply.json<Found>()
  }
  return { userId, search }
}

describe('an order of a challan', () => {
  test('locks it for nobody else, is told to its payer alone, and ends it for everybody once it is paid', async () => {
    const [one, two] = [await tenant(), await tenant()]
    const { parentId, result } = (await one.search('MH12AB3020')).found[0] as Found['found'][number]
    const first = result[0] as Challan
    const code = newSecret()
    await orderOf(one.userId, parentId, first.challanNo, code)
    const mine = (await one.search('MH12AB3020')).found[0]?.result[0]
    expect(mine).toMatchObject({ payable: false, order: { code, status: 'created' } })
    const theirs = (await two.search('MH12AB3020')).found[0]?.result[0]
    expect(theirs).toMatchObject({ payable: true, order: null })
    await ctx.db.updateTable('challan_orders').set({ status: 'paid' }).where('code', '=', code).execute()
    await ctx.db.updateTable('challan_order_items').set({ is_open: true }).execute()
    expect((await two.search('MH12AB3020')).found[0]?.result[0]).toMatchObject({ payable: false, order: null })
    expect((await one.search('MH12AB3020')).found[0]?.result[0]).toMatchObject({ payable: false, order: { code } })
  })
})

test('citizens’ searches without an order are forgotten after 90 days; orders’, newer ones and the console’s stay', async () => {
  const brand = await makeBrand(ctx)
  const { userId, search } = await tenant()
  const { parentId } = (await search('MH12AB4020')).found[0] ?? { parentId: '' }
  const day = 86_400_000
  const made = async (days: number) => {
    const id = newId('chs')
    const {
      id: _,
      prices,
      ...row
    } = await ctx.db.selectFrom('challan_searches').selectAll().where('id', '=', parentId).executeTakeFirstOrThrow()
    const whose = { channel: 'public' as const, user_id: null, brand_id: brand.id, phone_index: 'x' }
    const at = new Date(Date.now() - days * day)
    await ctx.db
      .insertInto('challan_searches')
      .values({ ...row, ...whose, id, prices: JSON.stringify(prices), created_at: at })
      .execute()
    return id
  }
  const [gone, kept, ordered] = [await made(91), await made(89), await made(91)]
  const challan = await ctx.db.selectFrom('challans').select('challan_no').limit(1).offset(3).executeTakeFirstOrThrow()
  await orderOf(userId, ordered, challan.challan_no, newSecret())
  await cleanUpChallans(ctx)
  const left = await ctx.db
    .selectFrom('challan_searches')
    .select('id')
    .where('id', 'in', [gone, kept, ordered, parentId])
    .execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([kept, ordered, parentId].toSorted())
})

/** An account's open order for one challan. */
async function orderOf(userId: string, searchId: string, challanNo: string, code: string): Promise<void> {
  const challan = await ctx.db
    .selectFrom('challans')
    .selectAll()
    .where('challan_no', '=', challanNo)
    .executeTakeFirstOrThrow()
  const id = newId('cho')
  const money = { fines_paise: challan.amount_paise, fees_paise: 0, gst_paise: 0, total_paise: challan.amount_paise }
  const whose = { channel: 'console' as const, user_id: userId, brand_id: null, phone_index: null, phone_sealed: null }
  const vehicle = { vehicle_index: challan.vehicle_index, vehicle_sealed: '', violator_masked: null }
  await ctx.db
    .insertInto('challan_orders')
    .values({
      id,
      code,
      number: newOrderNumber(),
      search_id: searchId,
      ordered_by: 'Test',
      ...money,
      ...whose,
      ...vehicle,
    })
    .execute()
  const price = { amount_paise: challan.amount_paise, fee_paise: 0, discount_percent: 0, fee_id: null }
  const what = { challan_id: challan.id, challan_no: challanNo, route: challan.route, offence: 'Speed' }
  await ctx.db
    .insertInto('challan_order_items')
    .values({ id: newId('chi'), order_id: id, ...what, ...price })
    .execute()
}
