import { expect, test } from 'vitest'
import { getFleetSummary } from '../../../contracts/calls/fleet.ts'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { readChecks } from '../../../server/fleet/readChecks.ts'
import { readSearches } from '../../../server/fleet/readSearches.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const customer = await makeCustomer(ctx.db)
const headers = await signedIn(ctx, customer)

interface Vehicle {
  pendingPaise: number | null
  challansAt: string | null
}

async function check(rc: string, product = 'vehicle-rc-check') {
  const payload = { input: { rc }, consent: true, purpose: 'fraud_prevention' }
  await app.inject({ method: 'POST', url: `/api/resources/${product}`, headers, payload })
  await readChecks(ctx)
}

const listed = async () => (await app.inject({ url: '/api/resources/fleet-vehicles', headers })).json<Vehicle[]>()

const summary = async () =>
  getFleetSummary.reply.parse((await app.inject({ url: '/api/fleet/summary', headers })).json())

test('a vehicle has the challans that its account finds with the challan tool, unless a later answer says otherwise', async () => {
  const { rcNo } = challanVehicles.mix
  const search = async (as = headers) => {
    const payload = { vehicles: [{ rcNo }] }
    const reply = await app.inject({ method: 'POST', url: '/api/challan/search', headers: as, payload })
    expect(reply.json()).toMatchObject({ code: 100, found: [{ rcNo }] })
    return readSearches(ctx)
  }
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  await search(stranger)
  await check(rcNo)
  expect(await listed()).toMatchObject([{ pendingPaise: null }])
  expect(await search()).toBe(1)
  expect(await readSearches(ctx)).toBe(0)
  const [{ pendingPaise }] = (await listed()) as [Vehicle]
  expect(pendingPaise).toBeGreaterThan(0)
  const { challans } = await summary()
  expect(challans).toMatchObject({ checked: 1, paise: pendingPaise })
  expect(new Set(challans.byPayability.map(({ payability }) => payability)).size).toBe(5)
  await check(rcNo, 'vehicle-challans')
  const { challansAt, ...checked } = (await listed())[0] as Vehicle
  expect(Date.parse(challansAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  // An answer of the tool from before the check.
  await ctx.db
    .updateTable('challan_lookups')
    .set({ fetched_at: new Date(Date.now() - 3_600_000) })
    .execute()
  await ctx.db
    .updateTable('challan_searches')
    .set({ fleet_read_at: null })
    .where('user_id', '=', customer.userId)
    .execute()
  await readSearches(ctx)
  expect(await listed()).toMatchObject([checked])
})
