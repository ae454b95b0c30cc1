import { describe, expect, test } from 'vitest'
import { priceLimits } from '../../../../contracts/money/prices.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { list, priceWorld } from './world.ts'

const { app, ctx, who, signIn, setClock, set, end, verify, own, find, rows, priceNow } = await priceWorld()

describe('a customer’s own price', () => {
  test('is in force at once, shown, charged and kept in the charge; another tenant pays the base price', async () => {
    const other = await makeCustomer(ctx.db)
    const others = await signIn(other)
    expect(await own()).toEqual({ product: 'pan-check', pricePaise: list, listPaise: list, next: null })
    expect((await set()).statusCode).toBe(200)
    expect(await own()).toEqual({ product: 'pan-check', pricePaise: 120, listPaise: list, next: null })
    expect(await own(others)).toMatchObject({ pricePaise: list })
    const products = (await app.inject({ url: '/api/products', headers: who.headers })).json()
    expect(products[0]).toMatchObject({ id: 'pan-check', pricePaise: 120 })

    const made = (await verify()).json()
    expect(made).toMatchObject({ status: 'completed', charge: { paise: 120 } })
    expect((await verify(others)).json()).toMatchObject({ charge: { paise: list } })
    await setClock('2026-12-10T13:00:00+05:30')
    await set({ pricePaise: 90 })
    const shown = await app.inject({ url: `/api/resources/pan-check/${made.id}`, headers: who.headers })
    expect(shown.json()).toMatchObject({ charge: { paise: 120 } })
    expect((await verify()).json()).toMatchObject({ charge: { paise: 90 } })
  })

  test('a price of nothing moves no money', async () => {
    await set({ pricePaise: 0 })
    const before = await ctx.db
      .selectFrom('transfers')
      .select('id')
      .where('user_id', '=', who.customer.userId)
      .execute()
    expect((await verify()).json()).toMatchObject({ status: 'completed', charge: { paise: 0 } })
    const after = await ctx.db.selectFrom('transfers').select('id').where('user_id', '=', who.customer.userId).execute()
    expect(after).toHaveLength(before.length)
  })

  test('begins and ends at midnight in India, to the millisecond', async () => {
    await set({ from: '2026-12-15', until: '2026-12-20' })
    expect(await own()).toMatchObject({
      pricePaise: list,
      next: { at: '2026-12-14T18:30:00.000Z', pricePaise: 120 },
    })
    await setClock('2026-12-14T23:59:59.999+05:30')
    expect(await priceNow()).toBe(list)
    await setClock('2026-12-15T00:00:00.000+05:30')
    expect(await priceNow()).toBe(120)
    expect(await own()).toMatchObject({ next: { at: '2026-12-20T18:30:00.000Z', pricePaise: list } })
    await setClock('2026-12-20T23:59:59.999+05:30')
    expect(await priceNow()).toBe(120)
    await setClock('2026-12-21T00:00:00.000+05:30')
    expect(await priceNow()).toBe(list)
    expect(await rows()).toMatchObject([{ state: 'ended', endsAt: '2026-12-20T18:30:00.000Z' }])
  })

  test('is ended from a day or at once; the past stays', async () => {
    await set()
    await setClock('2026-12-11T10:00:00+05:30')
    expect((await end({ from: '2026-12-13' })).statusCode).toBe(200)
    expect(await rows()).toMatchObject([{ state: 'active', pricePaise: 120, endsAt: '2026-12-12T18:30:00.000Z' }])
    expect(await own()).toMatchObject({ pricePaise: 120, next: { pricePaise: list } })
    await setClock('2026-12-13T00:00:00+05:30')
    expect(await priceNow()).toBe(list)
    const again = await end()
    expect(again.statusCode).toBe(409)
    expect(again.json().error.message).toContain('PAN check')
    expect(await rows({ state: ['active', 'upcoming'] })).toEqual([])
    expect(await rows({ state: ['ended'] })).toHaveLength(1)
  })

  test('a later decision replaces what an earlier one planned', async () => {
    await set({ from: '2026-12-20' })
    await set({ pricePaise: 100, from: '2026-12-15' })
    expect(
      (await rows()).map(({ pricePaise, state }: { pricePaise: number; state: string }) => [pricePaise, state]),
    ).toEqual([
      [100, 'upcoming'],
      [120, 'dropped'],
    ])
    await setClock('2026-12-25T12:00:00+05:30')
    expect(await priceNow()).toBe(100)
  })

  test('409 where there is none to end, 404 for no customer', async () => {
    expect((await end()).statusCode).toBe(409)
    expect((await set({}, 'usr_none')).statusCode).toBe(404)
  })

  test.each([
    [{ from: '2026-12-10' }, 'from', /past/],
    [{ from: '2026-12-01' }, 'from', /past/],
    [{ from: '2028-12-01' }, 'from', /within the next 366 days/],
    [{ until: '2026-12-09' }, 'until', /before the first/],
    [{ from: '2026-12-15', until: '2026-12-14' }, 'until', /before the first/],
    [{ pricePaise: -1 }, 'pricePaise', /./],
    [{ pricePaise: 1.5 }, 'pricePaise', /./],
    [{ pricePaise: priceLimits.mostPaise + 1 }, 'pricePaise', /./],
    [{ reason: 'no' }, 'reason', /at least 5/],
    [{ product: 'no-check' }, 'product', /./],
  ])('400 for %j', async (more, field, why) => {
    const reply = await set(more)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error.fields).toEqual([expect.objectContaining({ field, message: expect.stringMatching(why) })])
    expect(await rows()).toEqual([])
  })

  test('is found by customer, product and state; each decision is audited with its reason', async () => {
    await set()
    await end({ from: '2026-12-20' })
    expect(await find({ q: who.customer.email })).toMatchObject([
      {
        userId: who.customer.userId,
        customer: 'Asha Traders',
        listPaise: list,
        decidedBy: 'Meera Iyer',
        reason: 'Volume agreement',
      },
    ])
    expect(await find({ q: who.customer.customerId, product: ['gstin-check'] })).toEqual([])
    expect(await find({ customer: who.customer.customerId, state: ['active'] })).toHaveLength(1)
    const events = await ctx.db
      .selectFrom('audit_events')
      .select(['action', 'reason', 'actor_kind', 'data'])
      .where('user_id', '=', who.customer.userId)
      .where('actor_kind', '=', 'admin')
      .orderBy('id')
      .execute()
    expect(events).toMatchObject([
      { action: 'userPrice.set', reason: 'Volume agreement', data: { product: 'pan-check', pricePaise: 120 } },
      { action: 'userPrice.ended', reason: 'Agreement over', data: { pricePaise: null } },
    ])
  })
})
