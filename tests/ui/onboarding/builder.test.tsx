// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { Plan } from '../../../contracts/cases/plan.ts'
import { planBuilder as texts } from '../../../contracts/messages/en/planBuilder.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import PlanBuilder from '../../../src/resources/plans/builder/PlanBuilder.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const Page = () => (
  <Routes>
    <Route path={paths.onboardingSolution} element={<PlanBuilder />} />
  </Routes>
)

const quoteOf = ({ steps }: Plan) => ({
  least: 0,
  most: 600,
  usual: 600,
  saved: 0,
  isExact: true,
  problems: [],
  steps: steps.map(({ id }) => ({ id, pricePaise: 0 })),
})

type Answers = Parameters<typeof renderConsolePage>[1]['answers']

const nothing = { revision: 0, content: null, savedBy: null, savedAt: null }
const savedAs = (revision: number, content: string, savedBy: string) => ({
  revision,
  content,
  savedBy,
  savedAt: '2026-11-28T10:00:00.000Z',
})
const DRAFT = '/api/plan-drafts/new.onboarding.vendor'

async function open(answers: Answers = {}) {
  const opened = await renderConsolePage(Page, {
    path: `${paths.onboardingSolution}?template=vendor`,
    resource: 'onboarding-flows',
    answers: {
      'POST /api/plans/quote': ({ body }) => ({ body: quoteOf((body as { plan: Plan }).plan) }),
      [`GET ${DRAFT}`]: () => ({ body: nothing }),
      [`PUT ${DRAFT}`]: ({ body }) => {
        const { revision, content } = body as { revision: number; content: string }
        return { body: savedAs(revision + 1, content, 'Ananya Iyer') }
      },
      ...answers,
    },
  })
  const titled = async (title: string) => {
    const input = await screen.findByRole('textbox', { name: 'Title (English)' })
    await opened.user.clear(input)
    await opened.user.paste(title)
  }
  const saves = () =>
    opened.seen
      .filter(({ method, path }) => method === 'PUT' && path === DRAFT)
      .map(({ body }) => body as { revision: number; content: string })
  return { ...opened, titled, saves }
}

const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title (English)' }).value

test('a change is undone, redone, and kept on the server', async () => {
  const { user, titled, saves } = await open()
  await titled('Suppliers')
  await expect.poll(saves, { timeout: 10_000 }).not.toEqual([])
  expect(saves()[0]?.revision).toBe(0)
  expect(saves().at(-1)?.content).toContain('Suppliers')
  await user.click(screen.getByRole('button', { name: texts.tools.undo }))
  expect(title()).not.toBe('Suppliers')
  await user.click(screen.getByRole('button', { name: texts.tools.redo }))
  expect(title()).toBe('Suppliers')
})

test('what somebody else has saved meanwhile is not overwritten unasked', async () => {
  const theirs = JSON.stringify({
    plan: { title: { en: 'Theirs', hi: 'उनका' }, steps: [], verdicts: [], rules: [], otherwise: 'look', dueDays: 30 },
  })
  let isTaken = false
  const { user, titled } = await open({
    [`GET ${DRAFT}`]: () => ({ body: isTaken ? savedAs(3, theirs, 'Ravi Kumar') : nothing }),
    [`PUT ${DRAFT}`]: () => {
      isTaken = true
      return { status: 409, body: { error: { code: 'conflict', message: 'Newer.', requestId: 'req_1' } } }
    },
  })
  await titled('Mine')
  await screen.findByText(/Ravi Kumar/, {}, { timeout: 10_000 })
  expect(title()).toBe('Mine')
  await user.click(screen.getByRole('button', { name: texts.takeTheirs }))
  await expect.poll(title).toBe('Theirs')
})

test('a step that others refer to is removed after they are shown; one that nothing refers to at once', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove “Notice to the applicant”' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove “PAN check”' }))
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Step “GST registration”', 'Step “Bank account check”', 'Step “Review”', 'Rule 2', 'Rule 3'])
  await user.click(within(dialog).getByRole('button', { name: texts.removing.confirm }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Remove “PAN check”' })).toBeNull()
})

test('a rehearsal shows the way, the result and the price', async () => {
  const { user } = await open({
    'POST /api/plans/rehearse': () => ({
      body: {
        path: [{ step: 'consent', outcome: { en: 'Refused', hi: 'मना किया' } }],
        steps: [{ id: 'consent', status: 'done' }],
        verdict: { label: { en: 'Turned away', hi: 'मना' }, tone: 'danger' },
        costPaise: 0,
      },
    }),
  })
  const run = await screen.findByRole('button', { name: texts.rehearsal.run })
  await expect.poll(() => run.hasAttribute('disabled')).toBe(false)
  await user.click(run)
  await screen.findByText('Turned away')
  await screen.findByText('Price: ₹0.00')
})
