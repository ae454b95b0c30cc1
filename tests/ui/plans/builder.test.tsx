// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Plan } from '../../../contracts/cases/plan.ts'
import { planBuilder as texts } from '../../../contracts/messages/en/planBuilder.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import PlanBuilder from '../../../src/resources/plans/builder/PlanBuilder.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { shownPlan } from './sample.ts'

const Page = () => (
  <Routes>
    <Route path={paths.casePlanCreate} element={<PlanBuilder />} />
    <Route path={paths.casePlanEdit} element={<PlanBuilder />} />
    <Route path={paths.casePlanDetail} element={<p>The plan</p>} />
  </Routes>
)

const fine = { least: 0, most: 150, usual: 150, saved: 0, isExact: true, problems: [] }

/** The steps that the call names are priced; a check costs ₹1.50. */
const quoteOf = ({ steps }: Plan) => ({
  ...fine,
  steps: steps.map(({ id, kind }) => ({ id, pricePaise: kind === 'check' ? 150 : 0 })),
})

type Answers = Parameters<typeof renderConsolePage>[1]['answers']

async function open(path: string, answers: Answers = {}) {
  const opened = await renderConsolePage(Page, {
    path,
    resource: 'plans',
    answers: {
      'POST /api/plans/quote': ({ body }) => ({ body: quoteOf((body as { plan: Plan }).plan) }),
      'GET /api/resources/plans/pln_1': () => ({ body: shownPlan }),
      ...answers,
    },
  })
  const published = () => opened.seen.filter(one => one.path === '/api/plans').map(({ body }) => body as { plan: Plan })
  const press = async (name: string | RegExp) => opened.user.click(await screen.findByRole('button', { name }))
  const openStep = async (title: string) =>
    opened.user.click(await screen.findByRole('button', { name: new RegExp(title), expanded: false }))
  const publish = async () => {
    await expect.poll(() => screen.getByRole('button', { name: texts.publish }).hasAttribute('disabled')).toBe(false)
    await press(texts.publish)
  }
  return { ...opened, published, press, openStep, publish }
}

test('a plan begins with an example, gets a step, shows its price, and is published', async () => {
  const { user, press, publish, published, at } = await open('/case-plans/create', {
    'POST /api/plans': () => ({ body: { id: 'pln_9', version: 1 } }),
  })
  await press(texts.example)
  const replace = async (label: string, value: string) => {
    await user.clear(await screen.findByRole('textbox', { name: label }))
    await user.paste(value)
  }
  await replace('Title (English)', 'Suppliers')
  await press(/^Notice/)
  await replace('Subject (English)', 'We have everything')
  expect(await screen.findByText(/^At least ₹0.00 if every step is answered, at most ₹1.50\./)).toBeTruthy()
  await publish()
  await expect.poll(at).toBe('/case-plans/pln_9')
  const [sent] = published()
  expect(sent?.plan.title.en).toBe('Suppliers')
  expect(sent?.plan.steps.map(({ id }) => id)).toEqual(['consent', 'details', 'pan', 'look', 'notice'])
  expect(sent?.plan.steps.at(-1)?.settings).toMatchObject({ subject: { en: 'We have everything' } })
})

test('what keeps a plan from being published is said at its field, and in a list', async () => {
  const message = '“consent” is no earlier step.'
  const { press, openStep } = await open('/case-plans/create', {
    'POST /api/plans/quote': ({ body }) => ({
      body: { ...quoteOf((body as { plan: Plan }).plan), problems: [{ field: 'steps.1.after', message }] },
    }),
  })
  await press(texts.example)
  const problems = within(await screen.findByRole('region', { name: texts.problems.title }))
  expect(await problems.findByText(message, { exact: false })).toBeTruthy()
  expect(screen.getByRole('button', { name: texts.publish }).hasAttribute('disabled')).toBe(true)
  await openStep('Your details')
  const begins = await screen.findByRole('combobox', { name: texts.step.after })
  expect(begins.getAttribute('aria-invalid') ?? begins.parentElement?.className).toMatch(/true|error/i)
})

test('the next version begins with the present one, and its conditions can be changed', async () => {
  const { user, openStep, publish, published } = await open('/case-plans/pln_1/edit', {
    'POST /api/plans': () => ({ body: { id: 'pln_1', version: 3 } }),
  })
  await openStep('PAN')
  const condition = within(await screen.findByRole('group', { name: texts.step.when }))
  await user.click(condition.getByRole('combobox', { name: texts.condition.value }))
  await user.click(await screen.findByRole('option', { name: 'Refused' }))
  await user.click(condition.getByRole('button', { name: texts.condition.add }))
  await user.click(await condition.findByRole('combobox', { name: texts.condition.grouping }))
  await user.click(await screen.findByRole('option', { name: texts.condition.groupings.none }))
  await publish()
  await expect.poll(() => published().length).toBe(1)
  expect(published()[0]).toMatchObject({
    id: 'pln_1',
    plan: {
      steps: [
        {},
        {
          when: {
            not: {
              any: [
                { fact: 'consent.outcome', is: 'refused' },
                { fact: 'consent.outcome', is: 'given' },
              ],
            },
          },
        },
      ],
    },
  })
})

test('a draft is kept until it is published or discarded', async () => {
  const { press } = await open('/case-plans/pln_1/edit')
  await press('Move “PAN” up')
  expect(await screen.findByText(texts.kept)).toBeTruthy()
  const places = () => screen.getAllByRole('button', { expanded: false }).map(one => one.textContent)
  expect(places()[0]).toContain('PAN')
  await press(texts.discard)
  expect(places()[0]).toContain('Consent')
  expect(screen.queryByText(texts.kept)).toBeNull()
})

test('nothing is called complete before the server has said so of this draft', async () => {
  let isDown = true
  const message = 'Too many requests. Wait a minute.'
  const { user, press } = await open('/case-plans/create', {
    'POST /api/plans/quote': ({ body }) =>
      isDown
        ? { status: 429, body: { error: { code: 'rate_limited', message } } }
        : { body: quoteOf((body as { plan: Plan }).plan) },
  })
  const isPublishable = () => !screen.getByRole('button', { name: texts.publish }).hasAttribute('disabled')
  await press(texts.example)
  expect(await screen.findByText(texts.problems.asking)).toBeTruthy()
  expect(await screen.findByText(message)).toBeTruthy()
  expect([screen.queryByText(texts.problems.none), isPublishable()]).toEqual([null, false])
  isDown = false
  await press('Try again')
  expect(await screen.findByText(texts.problems.none)).toBeTruthy()
  expect(isPublishable()).toBe(true)
  await user.type(await screen.findByRole('textbox', { name: 'Title (English)' }), 's')
  expect([screen.queryByText(texts.problems.none), isPublishable()]).toEqual([null, false])
  expect(await screen.findByText(texts.problems.none)).toBeTruthy()
})

test('another version that was published meanwhile is not undone: the draft stays, and says what happened', async () => {
  let latest = 2
  const message = 'The latest version of this plan is 3.'
  const { user, press, publish, published } = await open('/case-plans/pln_1/edit', {
    'GET /api/resources/plans/pln_1': () => ({ body: { ...shownPlan, version: latest } }),
    'POST /api/plans': ({ body }) =>
      (body as { basedOn: number }).basedOn === latest
        ? { body: { id: 'pln_1', version: latest + 1 } }
        : { status: 409, body: { error: { code: 'conflict', message } } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Title (English)' }), '!')
  latest = 3
  await publish()
  expect(await screen.findByText(/published version 3 since you began/)).toBeTruthy()
  expect((await screen.findByRole('link', { name: texts.look })).getAttribute('href')).toBe('/case-plans/pln_1')
  expect(screen.getByDisplayValue('Vendor onboarding!')).toBeTruthy()
  expect(screen.getByRole('button', { name: texts.publish }).hasAttribute('disabled')).toBe(true)
  await press(texts.followLatest)
  await publish()
  expect(await screen.findByText('The plan')).toBeTruthy()
  expect(published()).toMatchObject([{ basedOn: 2 }, { basedOn: 3, plan: { title: { en: 'Vendor onboarding!' } } }])
})

test('a plan that is archived gets no version', async () => {
  const archivedAt = '2026-11-28T06:00:00.000Z'
  await open('/case-plans/pln_1/edit', {
    'GET /api/resources/plans/pln_1': () => ({ body: { ...shownPlan, archivedAt } }),
  })
  expect(await screen.findByText(texts.archived)).toBeTruthy()
  expect(await screen.findByText(texts.problems.none)).toBeTruthy()
  expect(screen.getByRole('button', { name: texts.publish }).hasAttribute('disabled')).toBe(true)
})

test('several values are typed as they are written, and none is a problem', async () => {
  const { user, openStep, publish, published } = await open('/case-plans/pln_1/edit', {
    'GET /api/resources/plans/pln_1': () => ({
      body: {
        ...shownPlan,
        plan: {
          ...shownPlan.plan,
          steps: shownPlan.plan.steps.map(step =>
            step.id === 'pan' ? { ...step, when: { fact: 'subject.name', in: ['Asha'] } } : step,
          ),
        },
      },
    }),
    'POST /api/plans': () => ({ body: { id: 'pln_1', version: 3 } }),
  })
  await openStep('PAN')
  const condition = within(await screen.findByRole('group', { name: texts.step.when }))
  const value = condition.getByRole<HTMLInputElement>('textbox', { name: texts.condition.value })
  await user.type(value, ', Ravi,')
  expect(value.value).toBe('Asha, Ravi,')
  await user.type(value, '{Backspace}')
  expect(value.value).toBe('Asha, Ravi')
  await user.clear(value)
  expect([value.value, await screen.findByText(texts.condition.noValue)]).toEqual(['', expect.anything()])
  await user.paste('Asha ,Meera, ')
  expect(screen.queryByText(texts.condition.noValue)).toBeNull()
  await publish()
  await expect.poll(() => published().length).toBe(1)
  expect(published()[0]?.plan.steps[1]?.when).toEqual({ fact: 'subject.name', in: ['Asha', 'Meera'] })
})
