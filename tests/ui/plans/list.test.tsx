// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { planResource } from '../../../contracts/resources/plan.ts'
import { plans } from '../../../src/resources/plans/index.ts'
import { listed } from '../cases/sample.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { listedPlan } from './sample.ts'

const open = async (rows: object[]) => {
  const opened = await renderConsolePage(plans.list, {
    path: '/case-plans',
    resource: 'plans',
    answers: { 'GET /api/resources/plans': () => listed('plans', rows) },
  })
  const asked = () => opened.seen.map(({ search }) => JSON.parse(search.get('filter') ?? '{}'))
  return { ...opened, asked }
}

test('a row says what a plan costs and what runs on it, and opens it', async () => {
  await open([listedPlan])
  const link = await screen.findByRole('link', { name: 'Vendor onboarding' })
  expect(link.getAttribute('href')).toBe('/case-plans/pln_1')
  const row = within(screen.getAllByRole('row').at(-1) as HTMLElement)
  for (const words of ['₹0.00 to ₹11.50', '3', 'In use', '20 Nov, 11:30']) expect(row.getByText(words)).toBeTruthy()
})

test.each([
  ['In use', false],
  ['Archived', true],
])('the view %s asks for its plans', async (name, archived) => {
  const { user, asked } = await open([listedPlan])
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }))
  await expect.poll(() => asked().at(-1)).toEqual({ archived })
})

test('without plans the page says what a plan is', async () => {
  await open([])
  expect(await screen.findByText(planResource.words?.noneDetail?.en ?? '')).toBeTruthy()
})
