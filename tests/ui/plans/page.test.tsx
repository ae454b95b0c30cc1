// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { casesScreen } from '../../../contracts/messages/en/casesScreen.ts'
import { plansScreen } from '../../../contracts/messages/en/plansScreen.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { ShownPlanDetail } from '../../../contracts/resources/plan.ts'
import PlanPage from '../../../src/resources/plans/PlanPage.tsx'
import { listed, viewer } from '../cases/sample.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { listedPlan, shownPlan } from './sample.ts'

const Page = () => (
  <Routes>
    <Route path={paths.casePlanDetail} element={<PlanPage />} />
  </Routes>
)

const open = (plan: ShownPlanDetail, more: Partial<Parameters<typeof renderConsolePage>[1]> = {}) =>
  renderConsolePage(Page, {
    path: '/case-plans/pln_1',
    resource: 'plans',
    ...more,
    answers: { 'GET /api/resources/plans/pln_1': () => ({ body: plan }), ...more.answers },
  })

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('each step says what it asks, what it waits for, when it is left out and what it costs', async () => {
  await open(shownPlan)
  const steps = await section(plansScreen.steps)
  const [consent, pan] = steps.getAllByRole('listitem').map(item => within(item))
  expect(consent?.getByText(plansScreen.step.atOnce)).toBeTruthy()
  expect(consent?.getByText('Due within 72 hours')).toBeTruthy()
  expect(consent?.getByText('I agree that my PAN is checked.')).toBeTruthy()
  for (const words of ['After Consent', 'Up to 2 tries', plansScreen.step.skippable, 'PAN check'])
    expect(pan?.getByText(words)).toBeTruthy()
  expect(pan?.getByText('Consent is Given', { exact: false })).toBeTruthy()
  expect(pan?.getByText('Automatic · ₹11.50')).toBeTruthy()
})

test('the rules stand in order with their results, and the price with what ending early saves', async () => {
  await open(shownPlan)
  const results = await section(plansScreen.results.title)
  const rules = results.getAllByRole('listitem').map(item => item.textContent)
  expect(rules).toEqual([
    `RefusedConsent is Refused${plansScreen.results.early}`,
    'ClearPAN is Passed',
    `To be decided${plansScreen.results.otherwise}`,
  ])
  const cost = await section(plansScreen.cost.title)
  expect(cost.getByText(/^At least ₹0.00 if every step is answered, at most ₹11.50\./)).toBeTruthy()
  expect(cost.getByText('If a case ends early, up to ₹11.50 are saved.')).toBeTruthy()
})

test('versions say what runs on them', async () => {
  await open(shownPlan)
  const [second, first] = (await section(plansScreen.versions.title)).getAllByRole('listitem')
  expect(second?.textContent).toContain(plansScreen.versions.current)
  expect(second?.textContent).toContain('1 case runs on it')
  expect(first?.textContent).toContain('2 cases run on it')
})

test('a plan is archived, and an archived one is restored and starts no case', async () => {
  let plan = shownPlan
  const archived = { ...shownPlan, archivedAt: '2026-11-21T06:00:00.000Z' }
  const { user } = await open(shownPlan, {
    answers: {
      'GET /api/resources/plans/pln_1': () => ({ body: plan }),
      'POST /api/plans/pln_1/archive': () => ({ body: (plan = archived) }),
      'POST /api/plans/pln_1/restore': () => ({ body: (plan = shownPlan) }),
    },
  })
  const { actions } = plansScreen
  await user.click(await screen.findByRole('button', { name: actions.archive }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: actions.archive }))
  const restore = await screen.findByRole('button', { name: actions.restore })
  expect(screen.getByText(plansScreen.archived)).toBeTruthy()
  expect(screen.queryByRole('button', { name: casesScreen.start })).toBeNull()
  await user.click(restore)
  expect(await screen.findByRole('button', { name: casesScreen.start })).toBeTruthy()
})

test('a case is started from the plan that is shown', async () => {
  const newer = { ...listedPlan, id: 'pln_2', title: { en: 'Drivers', hi: 'ड्राइवर' } }
  const { user } = await open(shownPlan, {
    answers: { 'GET /api/resources/plans': () => listed('plans', [newer, listedPlan]) },
  })
  await user.click(await screen.findByRole('button', { name: casesScreen.start }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('combobox', { name: casesScreen.dialog.plan }).textContent).toBe('Vendor onboarding')
})

test('a new version is built where the builder stands', async () => {
  await open(shownPlan)
  const link = await screen.findByRole('link', { name: plansScreen.actions.newVersion })
  expect(link.getAttribute('href')).toBe('/case-plans/pln_1/edit')
})

test('whoever may only look changes nothing', async () => {
  await open(shownPlan, { session: viewer })
  await section(plansScreen.steps)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a plan that does not exist says so', async () => {
  const error = { code: 'not_found', message: 'There is no such plan.' }
  await open(shownPlan, { answers: { 'GET /api/resources/plans/pln_1': () => ({ status: 404, body: { error } }) } })
  expect(await screen.findByText(plansScreen.missingDetail)).toBeTruthy()
})
