// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ShownCaseDetail, ShownStepPerson } from '../../../contracts/cases/shown.ts'
import { casesScreen } from '../../../contracts/messages/en/casesScreen.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import CasePage from '../../../src/resources/cases/CasePage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { step, viewer, waitingCase } from './sample.ts'

const { other: texts } = casesScreen

const entry = { at: '2026-11-20T06:00:00.000Z', network: null, browser: null, system: null }
const person: ShownStepPerson = {
  id: 'csp_1',
  name: 'M•••• I•••',
  email: 'm•••@gmail.com',
  phone: null,
  relation: 'manager',
  mailFit: 'free',
  problem: null,
  handedOver: false,
  link: {
    channel: 'email',
    state: 'waiting',
    reason: null,
    expiresAt: '2026-12-04T06:00:00.000Z',
    remindAt: '2026-11-23T06:00:00.000Z',
    trail: [{ ...entry, kind: 'sent', message: 'delivered' }],
  },
}

const withPerson = (
  given: Partial<ShownStepPerson>,
  more: Partial<Parameters<typeof step>[0]> = {},
): ShownCaseDetail => ({
  ...waitingCase,
  steps: [
    step({
      id: 'reference',
      title: { en: 'Reference', hi: 'रेफ़रेंस' },
      kind: 'referee',
      actor: 'other',
      status: 'asked',
      outcome: null,
      endedAt: null,
      person: { ...person, ...given },
      ...more,
    }),
  ],
})

const Page = () => (
  <Routes>
    <Route path={paths.caseDetail} element={<CasePage />} />
  </Routes>
)

const open = async (found: ShownCaseDetail, more: Partial<Parameters<typeof renderConsolePage>[1]> = {}) => {
  const opened = await renderConsolePage(Page, {
    path: '/cases/cas_1',
    resource: 'cases',
    ...more,
    answers: { 'GET /api/resources/cases/cas_1': () => ({ body: found }), ...more.answers },
  })
  await screen.findByRole('heading', { name: 'Reference' })
  return opened
}

test('says who is asked, that the address does not fit, and until when', async () => {
  await open(withPerson({}))
  screen.getByText(/M•••• I••• · m•••@gmail\.com/)
  expect(screen.getByText(texts.fits.free)).toBeTruthy()
  screen.getByText(/^Sent, 20 Nov/)
  screen.getByText(/^Until 4 Dec/)
})

test('asks for the address where there is none, and sends the link to it', async () => {
  const { user, seen } = await open(
    withPerson({ email: null, name: null, problem: 'missing', mailFit: 'unknown', link: null }),
    {
      answers: { 'PUT /api/cases/cas_1/steps/reference/person': () => ({ body: withPerson({}) }) },
    },
  )
  screen.getByText(texts.problems.missing)
  await user.click(screen.getByRole('button', { name: texts.name }))
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByLabelText(/e-mail/i), 'meena@kaveri.example')
  await user.click(dialog.getByRole('button', { name: texts.send }))
  await screen.findByText(texts.sent)
  expect(seen.filter(({ method }) => method === 'PUT').at(-1)).toMatchObject({
    body: { email: 'meena@kaveri.example' },
  })
})

test('shows why the person has declined, and offers nothing to somebody who may only look', async () => {
  const link = {
    ...person.link,
    state: 'declined',
    reason: 'I was never their manager.',
    remindAt: null,
  } as ShownStepPerson['link']
  await open(withPerson({ link }, { status: 'failed', reason: 'declined' }), { session: viewer })
  screen.getByText(/I was never their manager\./)
  expect(screen.queryByRole('button', { name: texts.change })).toBeNull()
})
