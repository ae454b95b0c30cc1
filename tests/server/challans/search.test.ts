import { beforeEach, describe, expect, test } from 'vitest'
import type { Challan } from '../../../contracts/challans/challanFields.ts'
import { challanLimits } from '../../../contracts/challans/challanLimits.ts'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { vehicleIndexOf } from '../../../server/challans/common/vehicleNumber.ts'
import { knownChallans, storeChallans } from '../../../server/challans/search/lookUpVehicle.ts'
import type { ChallanSource, SourceChallan } from '../../../server/platform/ports/challanSource.ts'
import { SourceUnavailable } from '../../../server/platform/ports/sources.ts'
import { challansFor } from '../../../server/sources/synthetic/challans.ts'
import { testApp } from '../../support/app.ts'
import { makeFee } from '../../support/challans.ts'
import { makeCustomer, makeSubUser, signedIn } from '../../support/factories.ts'

const asked: string[] = []
let say: (rcNo: string) => SourceChallan[] = rcNo => challansFor(rcNo, rcNo.endsWith('000') ? '000' : '020').slice(0, 9)
const source: ChallanSource = {
  name: 'told',
  challansOf: async ({ rcNo, chassisLast5 }) => {
    asked.push(`${rcNo}${chassisLast5 ? `/${chassisLast5}` : ''}`)
    if (rcNo === challanVehicles.down.rcNo) throw new SourceUnavailable('told', 'down')
    return say(rcNo)
  },
  imageOf: async () => null,
}
const { app, ctx } = await testApp({}, { challans: source })
const usual = say

interface Found {
  code: number
  message: string
  found: { rcNo: string; parentId: string; fetchedAt: string; result: Challan[] }[]
  failed: { index: number; rcNo: string; message: string }[]
}

const tenant = async () => {
  const { userId } = await makeCustomer(ctx.db)
  const headers = await signedIn(ctx, { userId })
  const search = async (...vehicles: (string | object)[]) => {
    const list = vehicles.map(one => (typeof one === 'string' ? { rcNo: one } : one))
    const payload = { vehicles: list }
    const reply = await app.inject({ method: 'POST', url: '/api/challan/search', headers, payload })
    return { status: reply.statusCode, ...reply.json<Found>() }
  }
  return { userId, headers, search }
}

const { mix } = challanVehicles
const old = () =>
  ctx.db
    .updateTable('challan_lookups')
    .set({ fetched_at: new Date(Date.now() - challanLimits.cacheMs - 1) })
    .execute()

beforeEach(async () => {
  asked.length = 0
  say = usual
  for (const table of ['rate_windows', 'challan_lookups'] as const) await ctx.db.deleteFrom(table).execute()
})

describe('several vehicles at once', () => {
  test('each has its own answer, and fails alone', async () => {
    const { search } = await tenant()
    const reply = await search(mix.rcNo, 'nonsense', challanVehicles.down.rcNo, {
      rcNo: 'ka05mj4321',
      chassisLast5: '12A45',
    })
    expect(reply).toMatchObject({ status: 200, code: 100 })
    expect(reply.found.map(one => one.rcNo)).toEqual([mix.rcNo, 'KA05MJ4321'])
    expect(reply.failed.map(({ index, rcNo }) => [index, rcNo])).toEqual([
      [1, 'nonsense'],
      [2, challanVehicles.down.rcNo],
    ])
    expect(reply.failed.every(one => one.message !== '')).toBe(true)
    expect(asked).toContain('KA05MJ4321/12A45')
  })

  test('one that stands twice is looked up once', async () => {
    const { search } = await tenant()
    const reply = await search(mix.rcNo, 'mh-12-ab-1000')
    expect([reply.found.length, reply.failed.length, asked]).toEqual([1, 0, [mix.rcNo]])
  })

  test.each([
    ['none', []],
    ['26', Array.from({ length: 26 }, () => 'MH12AB1000')],
    ['a chassis of four', [{ rcNo: 'MH12AB1000', chassisLast5: '1234' }]],
  ])('%s: 101', async (_, vehicles) => {
    const { search } = await tenant()
    expect(await search(...vehicles)).toMatchObject({ status: 200, code: 101 })
  })

  test('a limit of vehicles per account; the others still search', async () => {
    const one = await tenant()
    await one.search(mix.rcNo)
    const key = `challans:${one.userId}`
    await ctx.db
      .updateTable('rate_windows')
      .set({ hits: challanLimits.lookups.perUser })
      .where('key', '=', key)
      .execute()
    const { found, failed } = await one.search(mix.rcNo)
    expect([found.length, failed.length]).toEqual([0, 1])
    expect((await (await tenant()).search(mix.rcNo)).found).toHaveLength(1)
  })

  test('401 signed out', async () => {
    const payload = { vehicles: [{ rcNo: mix.rcNo }] }
    const headers = { 'x-client-token': 'sandbox' }
    expect((await app.inject({ method: 'POST', url: '/api/challan/search', headers, payload })).statusCode).toBe(401)
  })
})

describe('what is known is not asked again', () => {
  test('a lookup answers everybody for a quarter of an hour, with the time when it was made', async () => {
    const [one, two] = [await tenant(), await tenant()]
    const first = await one.search(mix.rcNo)
    const second = await two.search(mix.rcNo)
    expect(asked).toEqual([mix.rcNo])
    expect(second.found[0]?.fetchedAt).toBe(first.found[0]?.fetchedAt)
    expect(second.found[0]?.result[0]?.fetchedAt).toBe(first.found[0]?.fetchedAt)
    await old()
    const third = await one.search(mix.rcNo)
    expect(asked).toHaveLength(2)
    expect(Date.parse(third.found[0]?.fetchedAt ?? '')).toBeGreaterThan(Date.parse(first.found[0]?.fetchedAt ?? ''))
  })

  test('a refresh takes the source’s word: another amount, another status, one less', async () => {
    const { search } = await tenant()
    const before = (await search(mix.rcNo)).found[0]?.result ?? []
    say = rcNo =>
      usual(rcNo)
        .slice(0, 2)
        .map((one, index) => ({ ...one, amountPaise: one.amountPaise + 5_000, ...(index === 1 && { status: 'Paid' }) }))
    await old()
    const after = (await search(mix.rcNo)).found[0]?.result ?? []
    expect(after.map(one => one.challanNo)).toEqual(before.slice(0, 2).map(one => one.challanNo))
    expect(after[0]?.amountChallan).toBe((before[0]?.amountChallan ?? 0) + 50)
    expect(after[1]).toMatchObject({ status: 'Paid', payable: false })
  })

  test('what we have paid stays paid while the portal lags, also when it forgets the challan', async () => {
    const { search } = await tenant()
    const number = (await search(mix.rcNo)).found[0]?.result[0]?.challanNo as string
    await ctx.db
      .updateTable('challans')
      .set({ paid_with: 'cho_1', paid_at: new Date('2026-11-01T08:00:00Z') })
      .where('challan_no', '=', number)
      .execute()
    await old()
    const ours = { challanNo: number, status: 'Paid', payable: false, datePayment: '2026-11-01T08:00:00.000Z' }
    expect((await search(mix.rcNo)).found[0]?.result[0]).toMatchObject(ours)
    say = () => []
    await old()
    expect((await search(mix.rcNo)).found[0]?.result).toMatchObject([ours])
    await ctx.db.updateTable('challans').set({ paid_with: null, paid_at: null }).execute()
  })

  test('a challan told twice is one, the paid one of two; one of another vehicle stays with it', async () => {
    const { search } = await tenant()
    const [told] = usual('MH12AB1001') as [SourceChallan]
    say = () => [told, { ...told, status: 'PAID' }, { ...told, status: 'Pending' }]
    expect((await search('MH12AB1001')).found[0]?.result).toMatchObject([{ status: 'PAID', payable: true }])
    say = rcNo => [{ ...told, rcNo, amountPaise: 1 }]
    expect((await search('MH12AB1002')).found[0]?.result).toEqual([])
    expect((await search('MH12AB1001')).found[0]?.result[0]?.amountChallan).toBe(told.amountPaise / 100)
  })

  test('two searches of one vehicle at once leave each challan once, and a late answer changes nothing', async () => {
    const [one, two] = [await tenant(), await tenant()]
    const many = await Promise.all([one, two, one, two].map(({ search }) => search('DL3CAB1020')))
    expect(many.map(({ found }) => found[0]?.result.length)).toEqual([9, 9, 9, 9])
    const vehicleIndex = vehicleIndexOf(ctx.vault, 'DL3CAB1020')
    const late = usual('DL3CAB1020').map(row => ({ ...row, amountPaise: 1 }))
    await storeChallans(ctx, { vehicleIndex, challans: late, at: new Date(Date.now() - 60_000).toISOString() })
    const known = await knownChallans(ctx.db, vehicleIndex)
    expect(known?.rows.map(row => row.amount_paise)).not.toContain(1)
    expect(known?.rows).toHaveLength(9)
  })

  test('what is sealed at rest shows neither vehicle nor name', async () => {
    const { search } = await tenant()
    await search(mix.rcNo)
    const rows = [
      ...(await ctx.db.selectFrom('challans').selectAll().execute()),
      ...(await ctx.db.selectFrom('challan_searches').selectAll().execute()),
    ]
    expect(JSON.stringify(rows)).not.toMatch(/Deshmukh|MH12AB1000/)
  })
})

describe('a search is kept', () => {
  test('with the prices that were shown, and read again with today’s (A78)', async () => {
    const { headers, search } = await tenant()
    const fee = await makeFee(ctx, 100, { route: 'online', discount_percent: 20 })
    const { parentId } = (await search(mix.rcNo)).found[0] ?? { parentId: '' }
    const row = await ctx.db
      .selectFrom('challan_searches')
      .selectAll()
      .where('id', '=', parentId)
      .executeTakeFirstOrThrow()
    // On the console `PAID` counts as pending (A76).
    expect(row).toMatchObject({ channel: 'console', pending: 8, paid: 1, violator_masked: 'R•••• D••••••' })
    expect(row.prices[0]).toEqual({
      challanNo: expect.any(String),
      amountPaise: 150_000,
      feePaise: 10_000,
      discountPercent: 20,
      feeId: fee,
    })
    await makeFee(ctx, 110, { route: 'online', valid_from: new Date() })
    const again = await app.inject({ url: `/api/challan/search/${parentId}`, headers })
    expect(again.json()).toMatchObject({ rcNo: mix.rcNo, parentId })
    expect(again.json().result[0]).toMatchObject({ amountChallan: 1500, convenience_fee: 110, discount: 0 })
    expect(asked).toEqual([mix.rcNo])
  })

  test('in the list of the account, newest first, found by vehicle; a secondary user sees the same', async () => {
    const one = await tenant()
    await one.search('MH12AB1001')
    await one.search(mix.rcNo)
    const list = async (filter: object, headers = one.headers) => {
      const url = `/api/resources/challan-searches?filter=${encodeURIComponent(JSON.stringify(filter))}`
      return (await app.inject({ url, headers })).json<{ id: string; rcNo: string }[]>()
    }
    const all = await list({})
    expect(all.map(row => row.rcNo)).toEqual([mix.rcNo, 'MH12AB1001'])
    expect(await list({ rcNo: 'mh 12 ab 1001' })).toMatchObject([{ rcNo: 'MH12AB1001' }])
    expect(await list({ after: all[0]?.id })).toMatchObject([{ rcNo: 'MH12AB1001' }])
    const sub = await signedIn(ctx, { userId: one.userId, subUserId: await makeSubUser(ctx.db, one.userId) })
    expect(await list({}, sub)).toEqual(all)
    expect(await list({}, (await tenant()).headers)).toEqual([])
  })

  test('of another account it is not found', async () => {
    const [one, two] = [await tenant(), await tenant()]
    const { parentId } = (await one.search(mix.rcNo)).found[0] ?? { parentId: '' }
    expect((await app.inject({ url: `/api/challan/search/${parentId}`, headers: two.headers })).statusCode).toBe(404)
    expect((await app.inject({ url: '/api/challan/search/chs_none', headers: one.headers })).statusCode).toBe(404)
  })
})
