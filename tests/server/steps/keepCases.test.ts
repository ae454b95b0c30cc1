import { beforeEach, expect, test } from 'vitest'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { eraseDueCases } from '../../../server/steps/keepCases.ts'
import { testApp } from '../../support/app.ts'
import { personLink, planOf } from '../../support/cases/personLink.ts'
import { type Customer, makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const person = personLink({ app, ctx })
const words = (en: string) => ({ en, hi: en })
const plan = planOf([
  {
    id: 'about',
    kind: 'form',
    title: words('About you'),
    settings: { fields: [{ source: 'city', label: words('City') }] },
  },
])

let customer: Customer
let headers: Record<string, string>
beforeEach(async () => {
  customer = await makeCustomer(ctx.db)
  headers = await signedIn(ctx, customer)
})

const settings = (as = headers) => app.inject({ url: '/api/case-settings', headers: as })
const keep = (keepDays: unknown, as = headers) =>
  app.inject({ method: 'PUT', url: '/api/case-settings', headers: as, payload: { keepDays } })
const show = async (id: string) =>
  (await app.inject({ url: `/api/resources/cases/${id}`, headers })).json<ShownCaseDetail>()

async function ended(daysAgo: number): Promise<string> {
  const link = await person.start(headers, plan)
  await person.answer(link, 'about', { values: { city: 'Pune' } })
  const at = new Date(Date.now() - daysAgo * 86_400_000 - 60_000).toISOString()
  await ctx.db.updateTable('cases').set({ ended_at: at }).where('id', '=', link.id).execute()
  return link.id
}

test('personal data of a case is kept until its account says otherwise, then only as long as it says', async () => {
  const [old, recent] = [await ended(31), await ended(29)]
  const open = await person.start(headers, plan)
  await eraseDueCases(ctx)
  expect((await settings()).json()).toEqual({ keepDays: null })
  expect((await show(old)).subject.name).not.toBeNull()

  expect((await keep(30)).json()).toEqual({ keepDays: 30 })
  const stranger = await signedIn(ctx, await makeCustomer(ctx.db))
  expect((await settings(stranger)).json()).toEqual({ keepDays: null })
  await eraseDueCases(ctx)
  await eraseDueCases(ctx)
  const after = await show(old)
  expect(after).toMatchObject({
    subject: { name: null, email: null, phone: null },
    status: 'done',
    verdict: { value: 'look' },
    steps: [{ status: 'done', outcome: { value: 'answered' } }],
  })
  expect(after.steps[0]?.facts.filter(({ value }) => value !== null)).toEqual([])
  expect(after.steps[0]?.endedAt).not.toBeNull()
  const steps = await ctx.db.selectFrom('case_steps').selectAll().where('case_id', '=', old).execute()
  expect(steps.map(({ answer_sealed, facts_sealed }) => [answer_sealed, facts_sealed])).toEqual([[null, null]])
  const audited = await ctx.db.selectFrom('audit_events').select('action').where('subject', '=', old).execute()
  expect(audited.filter(({ action }) => action === 'case.erased')).toHaveLength(1)
  expect((await show(recent)).subject.name).not.toBeNull()
  expect((await person.read(open.token)).open).toHaveLength(1)
  const again = await person.post(`/api/cases/${old}/steps/about/ask-again`, { reason: 'Once more' }, headers)
  expect(again.statusCode).toBe(409)
})

test.each([[0], [3651], [1.5], ['many']])('a period of %s days is refused by its field', async days => {
  const reply = await keep(days)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error.fields).toMatchObject([{ field: 'keepDays' }])
  expect((await settings()).json()).toEqual({ keepDays: null })
})
