import { beforeEach, describe, expect, test } from 'vitest'
import { vendor } from '../../../contracts/onboarding/templates/business.ts'
import type { ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import { sealRow } from '../../../server/platform/sealing/rows.ts'
import { testApp } from '../../support/app.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'
import { flowsOf } from '../../support/onboarding.ts'

const { app, ctx } = await testApp()
const { send, publish } = flowsOf({ app, ctx })

let headers: Record<string, string>
let other: Record<string, string>
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
  other = await signedIn(ctx, await makeCustomer(ctx.db))
})

const content = JSON.stringify({ plan: vendor })
const save = (revision: number, more = content, as = headers) =>
  send('PUT', '/api/plan-drafts/new.onboarding', as, { revision, content: more })
const read = async (as = headers) => (await send('GET', '/api/plan-drafts/new.onboarding', as)).json()

describe('the draft of a plan', () => {
  test('is kept on the server, and a later save overwrites nothing that it has not seen', async () => {
    expect(await read()).toEqual({ revision: 0, content: null, savedBy: null, savedAt: null })
    expect((await save(0)).json()).toMatchObject({ revision: 1, content })
    expect((await save(1, '{"plan":1}')).json()).toMatchObject({ revision: 2 })
    const late = await save(1)
    expect(late.statusCode).toBe(409)
    expect(late.json().error.message).toContain((await read()).savedBy)
    expect(await read()).toMatchObject({ revision: 2, content: '{"plan":1}' })
    await send('DELETE', '/api/plan-drafts/new.onboarding', headers)
    expect(await read()).toMatchObject({ revision: 0, content: null })
  })

  test('that two editors begin at the same moment is kept once, and the other one is told', async () => {
    const codes = (await Promise.all([save(0), save(0, '{"plan":1}')])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await read()).revision).toBe(1)
  })

  test('belongs to its account, is sealed, and is JSON', async () => {
    await save(0)
    expect(await read(other)).toMatchObject({ revision: 0, content: null })
    expect((await save(0, 'no json')).statusCode).toBe(400)
    const rows = await ctx.db.selectFrom('plan_drafts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Vendor')
  })
})

describe('a rehearsal', () => {
  const rehearse = (plan: object, person: string) => send('POST', '/api/plans/rehearse', headers, { plan, person })

  test('shows the way of each person, its result and its price', async () => {
    const asha = (await rehearse(vendor, 'asha')).json()
    expect(asha.path.map(({ step }: { step: string }) => step)).toEqual([
      'consent',
      'details',
      'pan',
      'gst',
      'bank',
      'thanks',
    ])
    expect(asha).toMatchObject({ verdict: { tone: 'success' }, costPaise: expect.any(Number) })
    expect(asha.costPaise).toBeGreaterThan(0)
    const chetan = (await rehearse(vendor, 'chetan')).json()
    expect(chetan).toMatchObject({ path: [{ step: 'consent' }], verdict: { tone: 'danger' }, costPaise: 0 })
    expect((await rehearse(vendor, 'imran')).json().verdict.tone).toBe('warning')
    expect(await ctx.db.selectFrom('cases').selectAll().execute()).toEqual([])
  })

  test('is refused for a plan that could not be published', async () => {
    const reply = await rehearse({ ...vendor, otherwise: 'nowhere' }, 'asha')
    expect([reply.statusCode, reply.json().error.fields[0].field]).toEqual([400, 'plan.otherwise'])
    expect((await rehearse(vendor, 'nobody')).statusCode).toBe(400)
  })
})

describe('the versions of a plan', () => {
  const title = { en: 'Suppliers', hi: 'सप्लायर' }
  const second = { ...vendor, title, steps: vendor.steps.filter(({ id }) => id !== 'thanks') }

  test('are compared in words, and an earlier one is restored as the next', async () => {
    const id = await publish(headers)
    await publish(headers, second, { id })
    const compared = await send('GET', `/api/plans/${id}/versions/2/changes?since=1`, headers)
    expect(compared.json().changes).toEqual([
      expect.objectContaining({ kind: 'changed', before: vendor.title, after: title }),
      expect.objectContaining({ kind: 'removed', part: { en: 'Notice to the applicant', hi: expect.any(String) } }),
    ])
    const restore = (basedOn: number, as = headers) =>
      send('POST', `/api/plans/${id}/versions/1/restore`, as, { basedOn })
    expect((await restore(1)).statusCode).toBe(409)
    const restored = (await restore(2)).json<ShownPlanDetail>()
    expect(restored).toMatchObject({ version: 3, title: vendor.title, product: 'onboarding' })
    const same = await send('GET', `/api/plans/${id}/versions/3/changes?since=1`, headers)
    expect(same.json().changes).toEqual([])
    expect((await restore(3, other)).statusCode).toBe(404)
    expect((await send('GET', `/api/plans/${id}/versions/2/changes?since=1`, other)).statusCode).toBe(404)
    expect((await send('GET', `/api/plans/${id}/versions/9/changes?since=1`, headers)).statusCode).toBe(404)
  })

  test('cannot be restored with a document whose template is gone', async () => {
    const id = await publish(headers)
    const sign = { id: 'contract', kind: 'sign', title, settings: { template: 'env_deleted' } }
    const plan = JSON.stringify({ ...vendor, steps: [...vendor.steps, sign] })
    const version = { plan_id: id, version: 2, plan, published_by: 'Asha Rao' }
    await ctx.db
      .insertInto('plan_versions')
      .values(sealRow(ctx.vault, 'plan_versions', version))
      .execute()
    await ctx.db.updateTable('plans').set({ version: 2 }).where('id', '=', id).execute()
    await publish(headers, vendor, { id })
    const reply = await send('POST', `/api/plans/${id}/versions/2/restore`, headers, { basedOn: 3 })
    expect([reply.statusCode, reply.json().error.fields[0].field]).toEqual([
      400,
      `plan.steps.${vendor.steps.length}.settings.template`,
    ])
  })
})
