import { expect, test } from 'vitest'
import { saveAccount } from '../../../../server/sources/providers/accounts.ts'
import { setRoute } from '../../../../server/sources/routing/routes.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { priceWorld } from './world.ts'

const { app, ctx, who, set, change } = await priceWorld()

const system = { actor: { kind: 'system', name: 'test' }, ip: null, requestId: null } as const
const settings = { environment: 'twin', address: null, enabled: true, timeoutMs: null } as const

const cost = (provider: string, paise: number) =>
  saveAccount(ctx, system, provider, { ...settings, prices: { 'pan-check': paise } })

const route = (providers: string[], userId: string | null = null) =>
  setRoute(ctx, system, {
    product: 'pan-check',
    userId,
    choices: providers.map((provider, at) => ({ provider, percent: at === 0 ? 100 : 0 })),
    reason: 'for the test',
  })

const read = async (resource: string, filter: object = {}) =>
  (
    await app.inject({
      url: `/admin-api/resources/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
      headers: who.staff,
    })
  ).json()

const panPrice = async () => (await read('base-prices', { q: 'pan check' }))[0]

test('the dearest provider of the route counts as the cost of an answer, and a price below it waits for a second person', async () => {
  expect(await panPrice()).toMatchObject({ providerCostPaise: null })
  await cost('cashfree', 110)
  await cost('setu', 170)
  await route(['cashfree'])
  expect(await panPrice()).toMatchObject({ pricePaise: 150, providerCostPaise: 110 })
  expect((await read('base-prices', { belowCost: true })).map(({ id }: { id: string }) => id)).not.toContain(
    'pan-check',
  )
  await route(['cashfree', 'setu'])
  expect(await panPrice()).toMatchObject({ pricePaise: 150, providerCostPaise: 170 })
  expect((await read('base-prices', { belowCost: true })).map(({ id }: { id: string }) => id)).toEqual(['pan-check'])
  const waiting = await change({ pricePaise: 160, costPaise: null })
  expect(waiting.json()).toMatchObject({ id: null, approvalId: expect.stringMatching(/^apr_/) })
  const [request] = await read('approvals', { id: [waiting.json().approvalId] })
  expect(request).toMatchObject({ amountPaise: 160, againstPaise: 170 })
})

test("a customer's own price is compared with the providers that answer this customer", async () => {
  await cost('cashfree', 110)
  await cost('setu', 170)
  await route(['setu'])
  const { userId } = who.customer
  await route(['cashfree'], userId)
  expect((await set({ pricePaise: 120 })).json().approvalId).toBeNull()
  expect(await read('user-prices', { customer: userId })).toMatchObject([{ pricePaise: 120, costPaise: 110 }])
  expect((await set({ pricePaise: 100 })).json().approvalId).toMatch(/^apr_/)
  await cost('cashfree', 130)
  expect(await read('user-prices', { customer: userId })).toMatchObject([{ pricePaise: 120, costPaise: 130 }])
  const other = await makeCustomer(ctx.db)
  expect(await read('user-prices', { customer: other.userId })).toEqual([])
})
