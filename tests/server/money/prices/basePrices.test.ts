import { describe, expect, test } from 'vitest'
import { priceItemIds, priceItemOf } from '../../../../contracts/checks/priceItems.ts'
import { createPriceBook } from '../../../../server/money/prices/priceBook.ts'
import { clientHeaders, makeAdmin, makeSubUser } from '../../../support/factories.ts'
import { list, NOON, priceWorld } from './world.ts'

const { app, ctx, who, signIn, setClock, set, end, change, own, priceNow } = await priceWorld()

const ask = (path: string, query: object = {}, headers = who.staff) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))
  return app.inject({ url: `/admin-api/resources/base-prices${path}?${search}`, headers })
}

describe('the base price', () => {
  test('the list has every product once, and is searched, filtered, sorted and paged', async () => {
    await change({ pricePaise: 900 })
    await change({ pricePaise: 950, from: '2026-12-14', reason: 'Next quarter' })
    const ids = async (query: object) => (await ask('', query)).json().map(({ id }: { id: string }) => id)
    expect((await ids({ sort: ['id', 'ASC'], range: [0, 99] })).sort()).toEqual([...priceItemIds].sort())
    expect(await ids({ filter: { q: 'pan ch' } })).toEqual(['pan-check'])
    expect(await ids({ filter: { planned: true } })).toEqual(['pan-check'])
    expect(await ids({ filter: { planned: false } })).not.toContain('pan-check')
    const dearest = await ids({ sort: ['pricePaise', 'DESC'], range: [0, 99] })
    expect(dearest.indexOf('pan-check')).toBeLessThan(dearest.indexOf('gstin-check'))
    const labels = (await ids({ sort: ['product', 'ASC'], range: [0, 99] })).map(
      (id: string) => priceItemOf(id as never).label.en,
    )
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b)))
    const page = await ask('', { sort: ['costPaise', 'DESC'], range: [0, 0] })
    expect(page.headers['content-range']).toBe(`base-prices 0-0/${priceItemIds.length}`)
    expect(page.json()).toMatchObject([{ id: 'pan-check' }])
    expect((await ask('/no-check')).statusCode).toBe(404)
    const customer = await signIn({ userId: who.customer.userId })
    expect((await ask('', {}, customer)).statusCode).toBe(401)
    expect((await ask('/pan-check', {}, customer)).statusCode).toBe(401)
  })

  test('changes for everybody without a price of their own, from its day on; the history stays', async () => {
    await change()
    await set({ from: '2026-12-12' })
    await change({ pricePaise: 200, from: '2026-12-14', reason: 'Next quarter' })
    const read = async () => (await ask('/pan-check')).json()
    expect(await read()).toMatchObject({
      product: 'pan-check',
      pricePaise: 180,
      costPaise: 90,
      since: NOON.toISOString(),
      next: { at: '2026-12-13T18:30:00.000Z', pricePaise: 200 },
      customers: 0,
    })
    expect(await own()).toMatchObject({ pricePaise: 180, listPaise: 180, next: { pricePaise: 120 } })
    await setClock('2026-12-14T00:00:00+05:30')
    expect(await own()).toMatchObject({ pricePaise: 120, listPaise: 200, next: null })
    expect(await read()).toMatchObject({ pricePaise: 200, customers: 1 })
    const { history } = await read()
    expect(history).toMatchObject([
      { pricePaise: 200, state: 'active', reason: 'Next quarter', decidedBy: 'Meera Iyer' },
      { pricePaise: 180, state: 'ended', costPaise: 90, endsAt: '2026-12-13T18:30:00.000Z' },
    ])
  })

  test('a day that is past is refused', async () => {
    expect((await change({ from: '2026-12-10' })).statusCode).toBe(400)
    expect((await change({ costPaise: -1 })).statusCode).toBe(400)
    expect(await own()).toMatchObject({ pricePaise: list })
  })
})

describe('several nodes', () => {
  test('another node knows a decision within five seconds, and a planned one to the moment', async () => {
    const elsewhere = createPriceBook()
    const there = () => elsewhere.priceOf(ctx.db, who.customer.userId, 'pan-check')
    expect(await there()).toBe(list)
    await set()
    expect(await priceNow()).toBe(120)
    await setClock(NOON.getTime() + 4_999)
    expect(await there()).toBe(list)
    await setClock(NOON.getTime() + 5_000)
    expect(await there()).toBe(120)
    await setClock('2026-12-10T23:59:57+05:30')
    await end({ from: '2026-12-11' })
    expect(await there()).toBe(120)
    await setClock('2026-12-11T00:00:00+05:30')
    expect(await priceNow()).toBe(list)
  })

  test('what was read before a decision is not kept after it', async () => {
    const read = ctx.prices.scheduleOf(ctx.db, who.customer.userId)
    ctx.prices.forget()
    await read
    await ctx.db
      .insertInto('prices')
      .values({
        id: 'prc_1',
        user_id: who.customer.userId,
        product: 'pan-check',
        price_paise: 70,
        cost_paise: null,
        effective_from: new Date(NOON.getTime() - 1),
        effective_until: null,
        reason: 'Elsewhere',
        decided_by: await makeAdmin(ctx.db),
      })
      .execute()
    expect(await priceNow()).toBe(70)
  })
})

describe('who may', () => {
  test('a customer neither reads nor decides what staff do; a secondary user reads the account’s prices', async () => {
    for (const reply of [await set({}, who.customer.userId, who.headers), await change({}, who.headers)])
      expect(reply.statusCode).toBe(401)
    await set()
    const subUserId = await makeSubUser(ctx.db, who.customer.userId)
    expect(await own(await signIn({ userId: who.customer.userId, subUserId }))).toMatchObject({
      pricePaise: 120,
    })
    expect((await app.inject({ url: '/api/prices', headers: clientHeaders(ctx) })).statusCode).toBe(401)
  })

  test('prices as CSV, in rupees', async () => {
    await set({ pricePaise: 5 })
    await change({ from: '2026-12-20' })
    const reply = await app.inject({ url: '/api/prices/export', headers: who.headers })
    expect(reply.headers['content-type']).toContain('text/csv')
    const [head, line] = reply.body.trim().split('\r\n')
    expect(head).toContain('Product,"Your price, ₹"')
    expect(line).toBe('PAN check,0.05,1.50,,')
  })
})
