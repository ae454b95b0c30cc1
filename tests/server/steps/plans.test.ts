import { beforeEach, describe, expect, test } from 'vitest'
import type { ShownPlan, ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { testApp } from '../../support/app.ts'
import { vendorPlan } from '../../support/cases/plans.ts'
import { type Customer, clientHeaders, makeCustomer, signedIn } from '../../support/factories.ts'
import { makeKey } from '../../support/keys.ts'

const { app, ctx } = await testApp()

type Headers = Record<string, string>

let customer: Customer
let headers: Headers
let other: Headers
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
  other = await signedIn(ctx, await makeCustomer(ctx.db))
})

const post = (url: string, payload: object = {}, as: Headers = headers) =>
  app.inject({ method: 'POST', url, headers: as, payload })
const get = (url: string, as: Headers = headers) => app.inject({ url, headers: as })

const [first, ...rest] = vendorPlan.steps
if (!first) throw new Error('The plan has no steps.')

const publish = async (title = vendorPlan.title, more: { id?: string } = {}) => {
  const steps = [first, ...rest.map(step => (step.id === 'profile' ? { ...step, when } : step))]
  const reply = await post('/api/plans', { ...more, plan: { ...vendorPlan, title, steps } })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ id: string }>().id
}
const when = { fact: 'pan.outcome', is: 'passed' }

const listed = async (filter: object = {}, as = headers) =>
  (await get(`/api/resources/plans?filter=${encodeURIComponent(JSON.stringify(filter))}`, as)).json<ShownPlan[]>()
const idsOf = async (filter: object, as = headers) => (await listed(filter, as)).map(({ id }) => id)
const show = async (id: string) => (await get(`/api/resources/plans/${id}`)).json<ShownPlanDetail>()

const start = (planId: string) =>
  post('/api/cases', { planId, subject: { name: 'Zenith Components' }, purpose: 'vendor_onboarding', consent: true })

describe('the plans of an account', () => {
  test('are listed with the title of the latest version, and found by it', async () => {
    const vendors = await publish()
    await publish({ en: 'Fleet drivers', hi: 'फ़्लीट ड्राइवर' }, { id: vendors })
    const plain = await publish({ en: 'Vendors', hi: 'वेंडर' })
    expect(await listed({ id: [vendors] })).toMatchObject([
      {
        title: { en: 'Fleet drivers', hi: 'फ़्लीट ड्राइवर' },
        version: 2,
        stepCount: vendorPlan.steps.length,
        archivedAt: null,
      },
    ])
    expect(await idsOf({ q: 'fleet' })).toEqual([vendors])
    expect((await idsOf({})).sort()).toEqual([vendors, plain].sort())
  })

  test('show their steps, conditions in words, prices and cost', async () => {
    const { steps, cost, plan } = await show(await publish())
    const named = (id: string) => steps.find(step => step.id === id)
    expect(named('details')).toMatchObject({ kind: 'form', when: null, pricePaise: 0 })
    expect(named('profile')?.when).toEqual({ en: 'PAN check is Passed', hi: expect.stringContaining('PAN check =') })
    expect(named('pan')?.pricePaise).toBeGreaterThan(0)
    expect(plan.steps).toHaveLength(vendorPlan.steps.length)
    const sum = steps.reduce((paise, step) => paise + step.pricePaise, 0)
    expect(cost).toMatchObject({ isExact: true, most: sum })
    expect(cost.least).toBeLessThan(cost.most)
  })

  test('are listed with their price, and with what runs on each version', async () => {
    const id = await publish()
    await start(id)
    await publish(vendorPlan.title, { id })
    await start(id)
    const cancelled = (await start(id)).json<{ id: string }>().id
    await post(`/api/cases/${cancelled}/cancel`, { reason: 'Started by mistake.' })
    const [row] = await listed({ id: [id] })
    const { cost, versions, running } = await show(id)
    expect(row).toMatchObject({ running: 2, cost: { least: cost.least, most: cost.most } })
    expect(row?.publishedAt).toBe(versions[0]?.publishedAt)
    expect(running).toBe(2)
    const by = expect.stringMatching(/\S/)
    expect(versions).toMatchObject([
      { version: 2, running: 1, publishedBy: by },
      { version: 1, running: 1, publishedBy: by },
    ])
    expect(cost.saved).toBeGreaterThan(0)
  })

  test('say what each step asks, in words', async () => {
    const { steps } = await show(await publish())
    const settings = (id: string) => steps.find(step => step.id === id)?.settings.map(({ value }) => value.en)
    expect(settings('details')?.[0]).toContain('PAN')
    expect(settings('pan')).toContain('PAN check')
    expect(settings('look')).toEqual([expect.stringContaining('?')])
  })

  test('are unknown to another account', async () => {
    const id = await publish()
    expect(await idsOf({}, other)).toEqual([])
    expect(await idsOf({ id: [id] }, other)).toEqual([])
    for (const reply of [
      await get(`/api/resources/plans/${id}`, other),
      await get('/api/resources/plans/pln_none'),
      await post(`/api/plans/${id}/archive`, {}, other),
      await post(`/api/plans/${id}/restore`, {}, other),
      await post('/api/plans/pln_none/archive'),
    ])
      expect(reply.statusCode).toBe(404)
    expect((await show(id)).archivedAt).toBeNull()
  })

  test('start no case while they are archived', async () => {
    const id = await publish()
    const archived = await post(`/api/plans/${id}/archive`)
    expect(archived.statusCode).toBe(200)
    const { archivedAt } = archived.json<ShownPlanDetail>()
    expect(archivedAt).not.toBeNull()
    expect((await start(id)).statusCode).toBe(409)
    expect((await post(`/api/plans/${id}/archive`)).json()).toMatchObject({ archivedAt })
    expect([await idsOf({ archived: true }), await idsOf({ archived: false })]).toEqual([[id], []])
    expect((await post(`/api/plans/${id}/restore`)).json()).toMatchObject({ archivedAt: null })
    expect((await start(id)).statusCode).toBe(200)
    const audited = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', id).execute()
    expect(audited.map(({ action }) => action).sort()).toEqual(['plan.archived', 'plan.published', 'plan.restored'])
  })

  test('get no version that is based on another than the latest', async () => {
    const id = await publish()
    const plan = { ...vendorPlan, title: { en: 'Mine', hi: 'मेरा' } }
    const again = (basedOn?: number) => post('/api/plans', { id, basedOn, plan })
    expect((await again(1)).json()).toEqual({ id, version: 2 })
    const late = await again(1)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({
      error: { code: 'conflict', message: expect.stringContaining('version of this plan is 2') },
    })
    expect((await show(id)).versions).toHaveLength(2)
    expect([(await again(2)).statusCode, (await again()).statusCode]).toEqual([200, 200])
  })

  test('get no version while they are archived', async () => {
    const id = await publish()
    await post(`/api/plans/${id}/archive`)
    const key = (await makeKey(ctx, customer.userId, 'test')).headers
    for (const reply of [
      await post('/api/plans', { id, plan: vendorPlan }),
      await post('/v1/plans', { id, plan: vendorPlan }, key),
    ]) {
      expect(reply.statusCode).toBe(409)
      expect(reply.json()).toMatchObject({ error: { message: 'This plan is archived. Restore it first.' } })
    }
    expect(await show(id)).toMatchObject({ version: 1, archivedAt: expect.any(String) })
  })

  test('are archived and restored by nobody who is not signed in', async () => {
    const id = await publish()
    for (const call of ['archive', 'restore'])
      expect((await post(`/api/plans/${id}/${call}`, {}, clientHeaders(ctx))).statusCode).toBe(401)
    expect((await show(id)).archivedAt).toBeNull()
  })
})
