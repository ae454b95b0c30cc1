// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { ShownCaseDetail, ShownCaseLink } from '../../../contracts/cases/shown.ts'
import { casesScreen } from '../../../contracts/messages/en/casesScreen.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import CasePage from '../../../src/resources/cases/CasePage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { step, viewer, waitingCase } from './sample.ts'

const { link: texts } = casesScreen

const entry = { at: '2026-11-20T06:00:00.000Z', network: null, browser: null, system: null, message: null }
const link: ShownCaseLink = {
  channel: 'email',
  state: 'waiting',
  reason: null,
  expiresAt: '2026-12-20T06:00:00.000Z',
  remindAt: '2026-11-23T06:00:00.000Z',
  trail: [
    { ...entry, kind: 'opened', network: '203.0.113.0', browser: 'Chrome', system: 'Android' },
    { ...entry, kind: 'sent', message: 'delivered' },
  ],
}
const asked = step({ id: 'consent', actor: 'subject', status: 'asked', outcome: null, endedAt: null })
const waiting: ShownCaseDetail = { ...waitingCase, steps: [asked], link }

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
  return { ...opened, section: within(await screen.findByRole('region', { name: texts.title })) }
}

test('the page of a case says what became of its link, from where it was opened, and when the person is reminded', async () => {
  const { section } = await open(waiting)
  expect(section.getByText(texts.events.opened)).toBeTruthy()
  expect(section.getByText('Chrome · Android · 203.0.113.0')).toBeTruthy()
  expect(section.getByText(texts.messages.delivered)).toBeTruthy()
  expect(section.getByText(/^Next reminder: 23 Nov/)).toBeTruthy()
  expect(section.queryByText(texts.failed)).toBeNull()
})

test('a link that did not arrive is sent to another address; what is wrong with it is said at its field', async () => {
  const trail: ShownCaseLink['trail'] = [
    { ...entry, kind: 'bounced', message: 'failed' },
    { ...entry, kind: 'sent', message: 'failed' },
  ]
  let refused = true
  const message = 'Enter a phone number with its country code, such as +919876543210.'
  const { user, section, seen } = await open(
    { ...waiting, link: { ...link, trail } },
    {
      answers: {
        'POST /api/cases/cas_1/link/resend': () =>
          refused
            ? { status: 400, body: { error: { code: 'bad_request', message, fields: [{ field: 'phone', message }] } } }
            : { body: waiting },
      },
    },
  )
  expect(section.getByText(texts.failed)).toBeTruthy()
  await user.click(section.getByRole('button', { name: texts.resend }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: texts.newPhone }), '12')
  await user.click(dialog.getByRole('button', { name: texts.resend }))
  expect(await dialog.findByText(message)).toBeTruthy()
  refused = false
  await user.clear(dialog.getByRole('textbox', { name: texts.newPhone }))
  await user.type(dialog.getByRole('textbox', { name: texts.newEmail }), 'new@kaveri.example')
  await user.click(dialog.getByRole('button', { name: texts.resend }))
  await screen.findByText(texts.resent)
  const sent = seen.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent.at(-1)).toEqual({ email: 'new@kaveri.example', phone: null })
})

test('a link is withdrawn with a reason, says so, and can be sent again', async () => {
  const reason = 'It went to the wrong person.'
  let found = waiting
  const withdrawn: ShownCaseDetail = {
    ...waiting,
    link: { ...link, state: 'withdrawn', reason, remindAt: null, trail: [{ ...entry, kind: 'withdrawn' }] },
  }
  const { user, section, seen } = await open(waiting, {
    answers: {
      'GET /api/resources/cases/cas_1': () => ({ body: found }),
      'POST /api/cases/cas_1/link/withdraw': () => ({ body: (found = withdrawn) }),
    },
  })
  await user.click(section.getByRole('button', { name: texts.withdraw }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), reason)
  await user.click(dialog.getByRole('button', { name: texts.withdraw }))
  await screen.findByText(texts.withdrawn)
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ reason })
  expect(await section.findByText(/wrong person\.”\)\. Nobody can answer/)).toBeTruthy()
  expect(section.queryByRole('button', { name: texts.withdraw })).toBeNull()
  expect(section.getByRole('button', { name: texts.resend })).toBeTruthy()
})

test('a person’s reason for declining is shown', async () => {
  const declined = { ...link, state: 'declined' as const, reason: 'I have another offer.' }
  const { section } = await open({ ...waiting, steps: [{ ...asked, status: 'failed' }], link: declined })
  expect(section.getByText(/I have another offer/)).toBeTruthy()
})

test('nobody sends a link that is not needed now', async () => {
  const { section } = await open({ ...waiting, steps: [{ ...asked, status: 'done' }] })
  expect(section.queryByRole('button', { name: texts.resend })).toBeNull()
  expect(section.queryByText(/^Next reminder/)).toBeNull()
})

test('whoever may only look sends no link', async () => {
  const { section } = await open(waiting, { session: viewer })
  expect(section.getByText(texts.events.sent)).toBeTruthy()
  expect(section.queryByRole('button')).toBeNull()
})
