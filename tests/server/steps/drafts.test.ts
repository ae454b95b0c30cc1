import { beforeEach, describe, expect, test } from 'vitest'
import type { PlanInput } from '../../../contracts/cases/plan.ts'
import { steps as kinds } from '../../../contracts/cases/steps/index.ts'
import { testApp } from '../../support/app.ts'
import { fieldsOf, personLink, planOf } from '../../support/cases/personLink.ts'
import { runCase } from '../../support/cases/runCase.ts'
import { makeCustomer, signedIn } from '../../support/factories.ts'

const { app, ctx } = await testApp()
const person = personLink({ app, ctx })
const words = (en: string) => ({ en, hi: en })

type Step = PlanInput['steps'][number]

const details: Step = {
  id: 'details',
  kind: 'form',
  title: words('Details'),
  settings: {
    fields: [
      { source: 'uan', label: words('UAN'), kind: 'identifier', identifier: 'uan' },
      { source: 'city', label: words('City') },
    ],
  },
}
const work: Step = { id: 'work', kind: 'employment', title: words('Employment'), settings: {} }
const home: Step = { id: 'home', kind: 'address', title: words('Address'), settings: { mode: 'typed' } }
const look: Step = { id: 'look', kind: 'review', title: words('Review'), settings: kinds.review.example.settings }
const values = { uan: '100123456000', city: 'Pune' }

let headers: Record<string, string>
beforeEach(async () => {
  headers = await signedIn(ctx, await makeCustomer(ctx.db))
})

const call = (name: 'save' | 'look' | 'reopen', token: string, step: string, more: object = {}) =>
  person.post(`/public/case-links/${name}`, { token, step, ...more })
const save = (token: string, step: string, draft: Record<string, string>) => call('save', token, step, { draft })
const draftsOf = (id: string) =>
  ctx.db.selectFrom('case_steps').select(['step', 'draft_sealed', 'answer_sealed']).where('case_id', '=', id).execute()

describe('a draft', () => {
  test('is kept sealed, shown again by the same link and no other, and deleted with the answer', async () => {
    const mine = await person.start(headers, planOf([details, home]))
    const other = await person.start(await signedIn(ctx, await makeCustomer(ctx.db)), planOf([details, home]))
    expect((await save(mine.token, 'details', { 'values.city': 'Nashik' })).json()).toEqual({ state: 'saved' })
    expect((await person.read(mine.token)).open).toMatchObject([{ draft: { 'values.city': 'Nashik' } }])
    expect((await person.read(other.token)).open).toMatchObject([{ draft: null }])
    const [kept] = await draftsOf(mine.id)
    expect(kept?.draft_sealed).not.toContain('Nashik')
    expect((await person.answer(mine, 'details', { values })).statusCode).toBe(200)
    const [after] = await draftsOf(mine.id)
    expect(after).toMatchObject({ draft_sealed: null, answer_sealed: expect.any(String) })
    expect(after?.answer_sealed).not.toContain('Pune')
  })

  test('is refused if it is too long, without a link, and for a step that is not open', async () => {
    const link = await person.start(headers, planOf([details, look]))
    const long = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`values.f${index}`, 'x'.repeat(2000)]))
    expect((await save(link.token, 'details', long)).statusCode).toBe(400)
    expect((await save(link.token, 'look', { a: 'b' })).statusCode).toBe(409)
    expect((await save('0123456789abcdefghijkl', 'details', { a: 'b' })).json()).toMatchObject({ state: 'ended' })
    await person.answer(link, 'details', { values })
    expect((await save(link.token, 'details', { a: 'b' })).statusCode).toBe(409)
  })

  test('is deleted when the case is cancelled', async () => {
    const link = await person.start(headers, planOf([details, look]))
    await save(link.token, 'details', { 'values.city': 'Nashik' })
    await person.post(`/api/cases/${link.id}/cancel`, { reason: 'Not needed any more.' }, headers)
    expect((await draftsOf(link.id)).map(one => one.draft_sealed)).toEqual([null, null])
  })
})

test('a UAN that a form has asked for is there already', async () => {
  const link = await person.start(headers, planOf([details, work]))
  await person.answer(link, 'details', { values })
  expect((await person.read(link.token)).open).toMatchObject([{ kind: 'employment', prefilled: { uan: values.uan } }])
})

test('a field of a form is filled in with the fact that it names, which has to be known', async () => {
  const formOf = (prefill: string): Step => {
    const settings = { fields: [{ source: 'name', label: words('Name'), prefill }] }
    return { id: 'form', kind: 'form', title: words('Form'), settings }
  }
  const link = await person.start(headers, planOf([formOf('subject.name')]))
  expect((await person.read(link.token)).open).toMatchObject([{ prefilled: { 'values.name': 'Asha Rao' } }])
  const refused = await person.post('/api/plans', { plan: planOf([formOf('details.city'), details]) }, headers)
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['plan.steps.0.settings.fields.0.prefill']])
})

describe('an answered step', () => {
  test('can be looked at, numbers masked, by its own link', async () => {
    const link = await person.start(headers, planOf([details, home]))
    expect((await call('look', link.token, 'details')).statusCode).toBe(409)
    await person.answer(link, 'details', { values })
    expect((await person.read(link.token)).steps).toMatchObject([{ canLook: true }, { canLook: false }])
    const reply = await call('look', link.token, 'details')
    expect(reply.json()).toEqual({
      state: 'answered',
      title: 'Details',
      given: [
        { label: 'UAN', value: expect.stringMatching(/^[^1]*6000$/) },
        { label: 'City', value: 'Pune' },
      ],
      fixed: null,
    })
    expect((await call('look', '0123456789abcdefghijkl', 'details')).json()).toMatchObject({ state: 'ended' })
  })

  test('can be changed while nothing has used it; its answer is the draft', async () => {
    const link = await person.start(headers, planOf([details, home, look]))
    await person.answer(link, 'details', { values })
    const reply = await call('reopen', link.token, 'details')
    expect(reply.statusCode).toBe(200)
    await runCase(ctx, link.id)
    const { open, steps } = await person.read(link.token)
    expect(steps).toMatchObject([{ state: 'open' }, { state: 'open' }])
    expect(open[0]).toMatchObject({ id: 'details', problem: null, draft: { 'values.city': 'Pune' } })
    await person.answer(link, 'details', { values: { ...values, city: 'Thane' } })
    expect((await person.stepOf(link.id, 'details'))?.facts.city).toBe('Thane')
  })

  test.each([
    [[{ employer: 'Kaveri', designation: 'Clerk', from: '2022-06', to: null }], { 'employers.0.current': 'true' }],
    [[{ employer: 'Kaveri', designation: 'Clerk', from: '2022-06', to: '2023-01' }], { 'employers.0.to': '2023-01' }],
    [[], { none: 'true' }],
  ])('about employers shows again what lasts, what has ended, and that there was none', async (employers, shown) => {
    const link = await person.start(headers, planOf([work, look]))
    expect((await person.answer(link, 'work', { employers })).statusCode).toBe(200)
    await person.post(`/api/cases/${link.id}/steps/work/ask-again`, { reason: 'Once more.' }, headers)
    await runCase(ctx, link.id)
    const draft = (await person.read(link.token)).open[0]?.draft
    expect(draft).toMatchObject(shown)
    for (const box of ['none', 'employers.0.current']) expect(draft?.[box]).toBe((shown as Record<string, string>)[box])
  })

  test('cannot be changed once something has used it, and says what', async () => {
    const link = await person.start(headers, planOf([details, look, home]))
    await person.answer(link, 'details', { values })
    expect((await call('look', link.token, 'details')).json().fixed).toContain('“Review”')
    const reply = await call('reopen', link.token, 'details')
    expect([reply.statusCode, (await person.stepOf(link.id, 'details'))?.status]).toEqual([409, 'done'])
  })
})
