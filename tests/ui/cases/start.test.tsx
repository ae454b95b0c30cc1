// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { casesScreen } from '../../../contracts/messages/en/casesScreen.ts'
import { verifications } from '../../../contracts/messages/en/verifications.ts'
import { StartCaseButton } from '../../../src/resources/cases/StartCaseButton.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { listed } from './sample.ts'

const { dialog: words } = casesScreen

const plan = (id: string, en: string) => ({
  id,
  title: { en, hi: en },
  version: 1,
  stepCount: 4,
  archivedAt: null,
  createdAt: '2026-11-20T06:00:00.000Z',
})
const cost = { usual: 650, least: 150, most: 1_200, isExact: true }

type Answers = Parameters<typeof renderConsolePage>[1]['answers']

/** Opens the dialog with two plans. */
async function open(answers: Answers) {
  const driver = plan('pln_2', 'Driver onboarding')
  const opened = await renderConsolePage(StartCaseButton, {
    path: '/cases',
    answers: {
      'GET /api/resources/plans': () => listed('plans', [plan('pln_1', 'Vendor onboarding'), driver]),
      'GET /api/resources/plans/pln_1': () => ({ body: { ...plan('pln_1', 'Vendor onboarding'), cost } }),
      'GET /api/resources/plans/pln_2': () => ({ body: { ...driver, cost: { ...cost, usual: 150 } } }),
      ...answers,
    },
  })
  await opened.user.click(screen.getByRole('button', { name: casesScreen.start }))
  const dialog = within(await screen.findByRole('dialog'))
  const choose = async (label: string | RegExp, option: string) => {
    await opened.user.click(dialog.getByRole('combobox', { name: label }))
    await opened.user.click(await screen.findByRole('option', { name: option }))
  }
  const fill = async () => {
    await choose(new RegExp(`^${verifications.form.purpose}`), verifications.purpose.vendor_onboarding)
    await opened.user.click(dialog.getByRole('checkbox'))
  }
  const start = () => opened.user.click(dialog.getByRole('button', { name: casesScreen.start }))
  const sent = () => opened.seen.filter(({ method }) => method === 'POST')
  return { ...opened, dialog, choose, fill, start, sent }
}

test('a case is started of the chosen plan, for the price that the dialog names, and opened', async () => {
  const { user, dialog, choose, fill, start, sent, at } = await open({
    'POST /api/cases': () => ({ body: { id: 'cas_9' } }),
  })
  await dialog.findByText(/it costs ₹6.50/)
  await choose(new RegExp(`^${words.plan}`), 'Driver onboarding')
  await dialog.findByText(/it costs ₹1.50/)
  await user.type(dialog.getByRole('textbox', { name: words.name }), ' Rekha Joshi ')
  await user.type(dialog.getByRole('textbox', { name: words.email }), 'rekha@example.com')
  await fill()
  await start()
  await expect.poll(at).toBe('/cases/cas_9')
  expect(sent()[0]?.headers.get('idempotency-key')).toBeTruthy()
  expect(sent()[0]?.body).toEqual({
    planId: 'pln_2',
    subject: { name: 'Rekha Joshi', email: 'rekha@example.com', phone: null, locale: 'en' },
    purpose: 'vendor_onboarding',
    reference: null,
    consent: true,
  })
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { dialog, start, sent } = await open({})
  await start()
  const purpose = await dialog.findByRole('combobox', { name: new RegExp(`^${verifications.form.purpose}`) })
  expect(purpose.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText(verifications.form.consentMissing)).toBeTruthy()
  expect(sent()).toEqual([])
})

test('what the server refuses is said at its field, and can be corrected', async () => {
  const message = 'Enter a phone number with its country code, such as +919876543210.'
  let refused = true
  const { user, dialog, fill, start, at } = await open({
    'POST /api/cases': () => {
      const error = { code: 'bad_request', message, fields: [{ field: 'subject.phone', message }], requestId: 'req_1' }
      return refused ? { status: 400, body: { error } } : { body: { id: 'cas_9' } }
    },
  })
  const phone = dialog.getByRole('textbox', { name: words.phone })
  await user.type(phone, '12')
  await fill()
  await start()
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(phone.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(phone)

  refused = false
  await user.clear(phone)
  await user.type(phone, '+919876543210')
  await start()
  await expect.poll(at).toBe('/cases/cas_9')
})
