// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ShownCaseDetail } from '../../../contracts/cases/shown.ts'
import { casesScreen } from '../../../contracts/messages/en/casesScreen.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import CasePage from '../../../src/resources/cases/CasePage.tsx'
import { interpolate } from '../../support/browser.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { endedCase, look, step, viewer, waitingCase } from './sample.ts'

type Opening = Parameters<typeof renderConsolePage>[1]
const { actions } = casesScreen

const Page = () => (
  <Routes>
    <Route path={paths.caseDetail} element={<CasePage />} />
  </Routes>
)

/** The page of a case as it stands now: `current` is what the server would answer next. */
async function open(found: ShownCaseDetail, { answers, ...more }: Partial<Opening> = {}) {
  const current = { found }
  const answered = {
    'GET /api/resources/cases/cas_1': () => ({ body: current.found }),
    ...answers,
  }
  const opened = await renderConsolePage(Page, { path: '/cases/cas_1', resource: 'cases', ...more, answers: answered })
  const sent = () => opened.seen.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))
  return { ...opened, current, sent }
}

const stepNamed = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement

test('a case shows whom it waits for, and each step what was found, in words', async () => {
  await open(waitingCase)
  await screen.findByRole('heading', { level: 1, name: 'K•••• F••••' })
  const facts = within(await stepNamed('Company details'))
  expect(facts.getByText('AAxxx0A')).toBeTruthy()
  expect(facts.getByText('1 Apr 2016')).toBeTruthy()
  expect(facts.getByText('Yes')).toBeTruthy()
  const review = within(await stepNamed('Review'))
  expect(review.getByText('Does everything belong to the same holder?')).toBeTruthy()
  expect(review.getByText(/^Overdue since 21 Nov/)).toBeTruthy()
  expect(screen.getByText(casesScreen.noResult)).toBeTruthy()
})

test('a review is judged with a reason; without one the field says so', async () => {
  const { user, current, sent } = await open(waitingCase, {
    answers: { 'POST /api/cases/cas_1/steps/look/review': () => ({ body: current.found }) },
  })
  await user.click(within(await stepNamed('Review')).getByRole('button', { name: actions.review }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: actions.outcomes.failed }))
  await user.click(dialog.getByRole('button', { name: actions.saveReview }))
  expect(dialog.getByRole('textbox', { name: /^Reason/ }).getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])

  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Two holders.')
  current.found = { ...endedCase }
  await user.click(dialog.getByRole('button', { name: actions.saveReview }))
  await screen.findByText(actions.judged)
  expect(sent()[0]?.body).toEqual({ outcome: 'failed', reason: 'Two holders.' })
  expect(await screen.findByText('PAN is Not found')).toBeTruthy()
})

test('a step is skipped, or asked again with what has read its answer', async () => {
  const { user, sent } = await open(waitingCase, {
    answers: {
      'POST /api/cases/cas_1/steps/look/skip': () => ({ body: waitingCase }),
      'POST /api/cases/cas_1/steps/details/ask-again': () => ({ body: waitingCase }),
    },
  })
  await user.click(within(await stepNamed('Review')).getByRole('button', { name: actions.skip }))
  const skip = within(await screen.findByRole('dialog', { name: interpolate(actions.skipTitle, { step: 'Review' }) }))
  await user.type(skip.getByRole('textbox'), 'Seen on the phone.')
  await user.click(skip.getByRole('button', { name: actions.skip }))
  await screen.findByText(actions.skipped)

  const title = interpolate(actions.askAgainTitle, { step: 'Company details' })
  await user.click(within(await stepNamed('Company details')).getByRole('button', { name: actions.askAgain }))
  const again = within(await screen.findByRole('dialog', { name: title }))
  expect(again.getByText(interpolate(actions.askAgainAlso, { steps: 'PAN' }))).toBeTruthy()
  await user.type(again.getByRole('textbox'), 'The number is wrong.')
  await user.click(again.getByRole('button', { name: actions.askAgain }))
  await screen.findByText(actions.askedAgain)
  expect(sent().map(({ path }) => path)).toEqual([
    '/api/cases/cas_1/steps/look/skip',
    '/api/cases/cas_1/steps/details/ask-again',
  ])
})

test('a case is paused, and goes on', async () => {
  const paused: ShownCaseDetail = { ...waitingCase, status: 'paused' }
  const { user, current } = await open(waitingCase, {
    answers: {
      'POST /api/cases/cas_1/pause': () => ({ body: current.found }),
      'POST /api/cases/cas_1/resume': () => ({ body: current.found }),
    },
  })
  current.found = paused
  await user.click(await screen.findByRole('button', { name: actions.pause }))
  await screen.findByText(casesScreen.paused)
  current.found = waitingCase
  await user.click(screen.getByRole('button', { name: actions.resume }))
  await screen.findByText(actions.resumed)
  expect(await screen.findByRole('button', { name: actions.pause })).toBeTruthy()
})

test('a pause for lack of balance names the step and what to do', async () => {
  await open({ ...waitingCase, status: 'paused', pausedFor: { step: 'pan', reason: 'insufficient_balance' } })
  expect(await screen.findByText(interpolate(casesScreen.pausedFor.insufficient_balance, { step: 'PAN' }))).toBeTruthy()
})

test('a case is cancelled with a reason; what is over by then is said in the dialog', async () => {
  const message = 'This step is no longer open. Reload the case.'
  const { user, sent } = await open(waitingCase, {
    answers: {
      'POST /api/cases/cas_1/cancel': () => ({
        status: 409,
        body: { error: { code: 'conflict', message, requestId: 'req_1' } },
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: actions.cancel }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Took another job.')
  await user.click(dialog.getByRole('button', { name: actions.cancel }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(sent()[0]?.body).toEqual({ reason: 'Took another job.' })
})

test('the decision stands beside the result, and ends what can be done', async () => {
  const [clear] = endedCase.verdicts
  const { user, current, sent } = await open(
    { ...endedCase, steps: [step({ asksAgain: [] })] },
    { answers: { 'POST /api/cases/cas_1/decide': () => ({ body: current.found }) } },
  )
  await user.click(await screen.findByRole('button', { name: actions.decide }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: 'Clear' }))
  await user.type(dialog.getByRole('textbox'), 'Seen with the original.')
  const decision = {
    verdict: clear as NonNullable<typeof clear>,
    by: 'Ananya Iyer',
    reason: 'Seen.',
    at: '2026-11-21T06:00:00.000Z',
  }
  current.found = { ...endedCase, decision, steps: [step({})] }
  await user.click(dialog.getByRole('button', { name: actions.decide }))
  await screen.findByText(actions.decided)
  expect(sent()[0]?.body).toEqual({ verdict: 'clear', reason: 'Seen with the original.' })
  await screen.findByRole('heading', { name: casesScreen.decision })
  expect(screen.getByRole('heading', { name: casesScreen.result })).toBeTruthy()
  expect(screen.queryByRole('button', { name: actions.decide })).toBeNull()
  expect(screen.queryByRole('button', { name: actions.askAgain })).toBeNull()
})

test('a case is shown in clear for a reason, until it is masked again', async () => {
  const { user } = await open(waitingCase, {
    answers: {
      'POST /api/cases/cas_1/reveal': () => ({
        body: { ...waitingCase, subject: { ...waitingCase.subject, name: 'Kaveri Freight' } },
      }),
    },
  })
  await user.click(await screen.findByRole('button', { name: actions.reveal }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Comparing with the contract.')
  await user.click(dialog.getByRole('button', { name: actions.reveal }))
  await screen.findByRole('heading', { level: 1, name: 'Kaveri Freight' })
  await user.click(screen.getByRole('button', { name: actions.hide }))
  expect(await screen.findByRole('heading', { level: 1, name: 'K•••• F••••' })).toBeTruthy()
})

test('who may only view sees everything and changes nothing', async () => {
  await open({ ...waitingCase, steps: [...waitingCase.steps, look] }, { session: viewer })
  await screen.findByRole('heading', { level: 1 })
  const offered = Object.values(actions).filter(word => typeof word === 'string')
  for (const name of offered) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a case that there is none of leads to the list', async () => {
  const error = { code: 'not_found', message: 'There is none.', requestId: 'req_1' }
  await open(waitingCase, {
    answers: { 'GET /api/resources/cases/cas_1': () => ({ status: 404, body: { error } }) },
  })
  expect((await screen.findByRole('link', { name: casesScreen.toList })).getAttribute('href')).toBe(paths.cases)
})

test('a case that was cancelled before its result says that none will come', async () => {
  await open({ ...waitingCase, status: 'cancelled', waitsOn: null, waitsFor: [] })
  expect(await screen.findByText(casesScreen.endedWithoutResult)).toBeTruthy()
  expect(screen.queryByText(casesScreen.noResult)).toBeNull()
})
