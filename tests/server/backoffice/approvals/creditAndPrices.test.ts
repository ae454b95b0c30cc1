import { beforeEach, describe, expect, test } from 'vitest'
import { makeCustomer } from '../../../support/factories.ts'
import { approvalWorld } from './world.ts'

const { ctx, who, post, adjust, decide, balance, list } = await approvalWorld()

describe('the credit of a postpaid wallet', () => {
  const url = (what: string) => `/users/${who.customer.userId}/${what}`
  const limitOf = async () =>
    (
      await ctx.db
        .selectFrom('wallets')
        .select('credit_limit_paise')
        .where('user_id', '=', who.customer.userId)
        .where('kind', '=', 'api')
        .executeTakeFirstOrThrow()
    ).credit_limit_paise
  const limit = (limitPaise: number | null) =>
    post(who.maker, url('credit-limit'), { wallet: 'api', limitPaise, reason: 'Signed for more' })
  beforeEach(async () => {
    who.customer = await makeCustomer(ctx.db, { accountType: 'Postpaid', paise: 0 })
  })

  test('may be lowered and a little raised by one person; much more and no limit need two', async () => {
    expect((await limit(1_000_000)).json()).toEqual({ limitPaise: 1_000_000, approvalId: null })
    expect((await limit(1_400_000)).json()).toEqual({ limitPaise: 1_400_000, approvalId: null })
    const raised = (await limit(2_000_000)).json()
    expect(raised).toEqual({ limitPaise: 1_400_000, approvalId: expect.stringMatching(/^apr_/) })
    expect(await limitOf()).toBe(1_400_000)
    expect((await limit(3_000_000)).statusCode).toBe(409)
    await decide(raised.approvalId, true)
    expect(await limitOf()).toBe(2_000_000)
    const none = (await limit(null)).json()
    expect(none.approvalId).toMatch(/^apr_/)
    expect(await list({ id: [none.approvalId] })).toMatchObject([{ amountPaise: null, againstPaise: 2_000_000 }])
    await decide(none.approvalId, false)
    expect(await limitOf()).toBe(2_000_000)
    expect((await limit(0)).json().limitPaise).toBe(0)
  })

  test('is settled by one person for a small payment, by two for a large one', async () => {
    await ctx.db
      .updateTable('wallets')
      .set({ credit_limit_paise: null })
      .where('user_id', '=', who.customer.userId)
      .execute()
    const { approvalId } = (await adjust(-1_000_000)).json()
    await decide(approvalId, true)
    const settle = (amountPaise: number) =>
      post(who.checker, url('settle'), { wallet: 'api', amountPaise, reference: 'UTR123456', reason: 'Bank transfer' })
    expect((await settle(500_000)).json()).toMatchObject({ outstandingPaise: 500_000, approvalId: null })
    const large = (await settle(500_000)).json()
    expect(large.approvalId).toBeNull()
    const more = (await adjust(-700_000)).json()
    await decide(more.approvalId, true)
    const waiting = (await settle(600_000)).json()
    expect(waiting).toMatchObject({ transferId: null, outstandingPaise: 700_000 })
    await decide(waiting.approvalId, true, who.maker)
    expect(await balance()).toBe(-100_000)
  })
})

describe('a price', () => {
  const base = (body: object) =>
    post(who.maker, '/base-prices/pan-check', {
      pricePaise: 150,
      costPaise: 90,
      from: null,
      reason: 'New contract',
      ...body,
    })
  const own = (pricePaise: number) =>
    post(who.maker, `/users/${who.customer.userId}/prices`, {
      product: 'pan-check',
      pricePaise,
      from: null,
      until: null,
      reason: 'Large customer',
    })
  const priceOf = () => ctx.prices.priceOf(ctx.db, who.customer.userId, 'pan-check')

  test('below cost needs a second person, for everybody and for one customer', async () => {
    expect((await base({})).json()).toMatchObject({ id: expect.any(String), approvalId: null })
    const cheap = (await base({ pricePaise: 80 })).json()
    expect(cheap).toMatchObject({ id: null, approvalId: expect.stringMatching(/^apr_/) })
    expect(await priceOf()).toBe(150)
    // Lowering the cost at the same time is no way around it.
    await decide(cheap.approvalId, false)
    const both = (await base({ pricePaise: 80, costPaise: 1 })).json()
    expect(both.approvalId).toMatch(/^apr_/)
    await decide(both.approvalId, true)
    expect(await priceOf()).toBe(80)
    await base({})
    expect((await own(95)).json().approvalId).toBeNull()
    expect(await priceOf()).toBe(95)
    const below = (await own(89)).json()
    expect(await list({ id: [below.approvalId] })).toMatchObject([
      { kind: 'userPrice', amountPaise: 89, againstPaise: 90, product: 'pan-check' },
    ])
    await decide(below.approvalId, true)
    expect(await priceOf()).toBe(89)
  })
})
