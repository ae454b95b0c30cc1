import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import OverviewTab from '../../../src/customRoutes/account/OverviewTab.tsx'
import SecurityTab from '../../../src/customRoutes/account/SecurityTab.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const session = (more: object) => ({
  id: 'ses_1',
  browser: 'Firefox',
  system: 'Windows',
  kind: 'computer',
  ip: '203.0.113.•••',
  createdAt: '2026-11-20T06:12:00.000Z',
  lastUsedAt: '2026-11-21T06:12:00.000Z',
  own: false,
  ...more,
})
const twoFactor = { on: false, since: null, recoveryCodesLeft: 0, required: false }
const answers = {
  'GET /api/second-factor': () => ({ body: twoFactor }),
  'GET /api/account/password': () => ({ body: { isSet: true } }),
  'GET /api/account/sessions': () => ({ body: { sessions: [session({ own: true })] } }),
}

test('the password is changed in a dialog: untrimmed, errors at their field, then how many sessions ended', async () => {
  let tries = 0
  const error = {
    code: 'bad_request',
    message: 'No',
    fields: [{ field: 'current', message: 'This is not your current password.' }],
    requestId: 'r',
  }
  const { user, seen } = await renderConsolePage(SecurityTab, {
    answers: {
      ...answers,
      'POST /api/account/password': () => (tries++ === 0 ? { status: 400, body: { error } } : { body: { ended: 2 } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  expect(dialog.getByText('Your other sessions will end. This one stays.')).toBeTruthy()
  const current = dialog.getByLabelText<HTMLInputElement>(/Current password/)
  expect(current.type).toBe('password')
  expect(current.autocomplete).toBe('current-password')
  await user.type(current, ' old secret ')
  const next = dialog.getByLabelText<HTMLInputElement>(/New password/)
  await user.type(next, 'nine green lanterns')
  await user.click(dialog.getAllByRole('button', { name: 'Show' })[1] as HTMLElement)
  expect(next.type).toBe('text')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await dialog.findByText('This is not your current password.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed. 2 other sessions ended.')).toBeTruthy()
  expect(seen.find(({ method, path }) => method === 'POST' && path === '/api/account/password')?.body).toEqual({
    current: ' old secret ',
    password: 'nine green lanterns',
  })
})

test('without a password there is a link by e-mail instead', async () => {
  const { user, seen } = await renderConsolePage(SecurityTab, {
    answers: {
      ...answers,
      'GET /api/account/password': () => ({ body: { isSet: false } }),
      'POST /api/user/mailSent/forgotPassword': () => ({ body: { code: 100, message: 'Sent.' } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'E-mail me a link' }))
  expect(await screen.findByText('Sent.')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ananya@zenith.test' })
  expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull()
})

test('sessions: device in words, this one without a button; one ends, then all others', async () => {
  const phone = { id: 'ses_2', browser: 'Chrome', system: 'Android', kind: 'phone' }
  const odd = { id: 'ses_3', browser: null, system: null, kind: 'unknown', ip: null }
  let open = [session({ own: true }), session(phone), session(odd)]
  const { user, seen } = await renderConsolePage(SecurityTab, {
    answers: {
      ...answers,
      'GET /api/account/sessions': () => ({ body: { sessions: open } }),
      'POST /api/account/sessions/ses_2/end': () => {
        open = open.filter(({ id }) => id !== 'ses_2')
        return { body: { ended: 1 } }
      },
      'POST /api/account/sessions/end-others': () => {
        open = open.slice(0, 1)
        return { body: { ended: 1 } }
      },
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Your sessions' }))
  const [own, onPhone, unknown] = list.getAllByRole('listitem').map(item => within(item))
  expect(own?.getByText('Firefox on Windows')).toBeTruthy()
  expect(own?.getByText('This device')).toBeTruthy()
  expect(own?.queryByRole('button')).toBeNull()
  expect(onPhone?.getByText('203.0.113.•••')).toBeTruthy()
  expect(onPhone?.getByText('Since 20 Nov, 11:42')).toBeTruthy()
  expect(unknown?.getByText('Unknown device')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'End the session: Chrome on Android, since 20 Nov, 11:42' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull()
  expect(seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/account/sessions/ses_2/end',
    '/api/account/sessions/end-others',
  ])
})

const credits = () => ({ body: { code: 100, message: '', result: { amount: 20, accountType: 'Prepaid' } } })
const overview = {
  'GET /api/fetchProductControl/usr_1/ChallanTool': () => ({
    body: { code: 100, message: '', result: { status: false } },
  }),
  'GET /api/truLog/getCredits/usr_1': credits,
  'GET /api/truLog/getProductsCredits/usr_1': credits,
  'POST /api/account/details': () => ({ body: { firstName: 'Ananya', lastName: 'Rao', companyName: null } }),
}

test('name and company are edited; an emptied company is sent as none', async () => {
  const { user, seen } = await renderConsolePage(OverviewTab, { answers: overview })
  await user.click(await screen.findByRole('button', { name: 'Edit name and company' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit name and company' }))
  const last = dialog.getByLabelText(/Last name/)
  await user.clear(last)
  await user.type(last, 'Rao')
  await user.clear(dialog.getByLabelText(/Company/))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(seen.find(({ path }) => path === '/api/account/details')?.body).toEqual({
    firstName: 'Ananya',
    lastName: 'Rao',
    companyName: null,
  })
})

test('a secondary user edits the own name only', async () => {
  const { user, seen } = await renderConsolePage(OverviewTab, {
    answers: overview,
    session: { role: 'subUser', subUserId: 'sub_1' },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit your name' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit your name' }))
  expect(dialog.queryByLabelText(/Company/)).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(seen.find(({ path }) => path === '/api/account/details')?.body).toEqual({
    firstName: 'Ananya',
    lastName: 'Iyer',
  })
})

test('a new e-mail address: first the address, then the code that it got', async () => {
  const { user, seen } = await renderConsolePage(OverviewTab, {
    answers: {
      ...overview,
      'POST /api/account/email/code': () => ({ body: { sent: true } }),
      'POST /api/account/email': () => ({ body: { email: 'new@zenith.test' } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Change e-mail address' }))
  let dialog = within(await screen.findByRole('dialog', { name: 'Change e-mail address' }))
  await user.type(dialog.getByLabelText(/New e-mail address/), 'new@zenith.test')
  await user.click(dialog.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText(/^Enter the code that we sent to new@zenith\.test/)).toBeTruthy()
  dialog = within(screen.getByRole('dialog', { name: 'Change e-mail address' }))
  await user.type(dialog.getByLabelText(/Six-digit code/), '123456')
  await user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('E-mail address changed.')).toBeTruthy()
  expect(seen.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { email: 'new@zenith.test' },
    { email: 'new@zenith.test', otp: '123456' },
  ])
})

test('a new phone: cancelled before the code, nothing is asked for', async () => {
  const { user, seen } = await renderConsolePage(OverviewTab, {
    answers: { ...overview, 'POST /api/account/phone/code': () => ({ body: { sent: true } }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Change phone number' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change phone number' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
})
