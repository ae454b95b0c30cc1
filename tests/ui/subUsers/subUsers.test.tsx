import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import SubUsersTab from '../../../src/resources/subUsers/SubUsersTab.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { shownRoles } from '../support/shownRoles.ts'

type Opening = Parameters<typeof renderConsolePage>[1]

const farah = {
  id: 'sub_1',
  firstName: 'Farah',
  lastName: 'Khan',
  email: 'farah@zenith.test',
  access: 'full',
  until: null,
  status: 'active',
  secondFactor: false,
  createdAt: '2026-10-16T04:04:00.000Z',
}
const invited = { ...farah, id: 'sub_2', firstName: 'Dev', email: 'dev@zenith.test', status: 'invited' }

const open = (
  people: object[],
  more: Record<string, () => object> = {},
  session: NonNullable<Opening['session']> = {},
) => {
  const kept = [...people]
  return renderConsolePage(SubUsersTab, {
    session,
    answers: {
      'GET /api/roles': () => ({ body: shownRoles(['view', 'full', 'manager']) }),
      'GET /api/resources/sub-users': () => ({
        body: kept,
        headers: { 'content-range': `sub-users 0-${kept.length}/${kept.length}` },
      }),
      'POST /api/resources/sub-users': () => {
        if (!kept.includes(invited)) kept.push(invited)
        return { body: invited }
      },
      'PUT /api/resources/sub-users/sub_1': () => {
        kept[0] = { ...farah, status: 'disabled' }
        return { body: kept[0] }
      },
      ...more,
    },
  })
}

test('empty: says so and offers to invite; the invitation contains names, address and role', async () => {
  const { user, seen } = await open([])
  await screen.findByText('No one else has access')
  await user.click(screen.getByRole('button', { name: 'Invite secondary user' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Invite secondary user' }))
  await user.type(dialog.getByLabelText(/First name/), 'Dev')
  await user.type(dialog.getByLabelText(/Last name/), 'Khan')
  await user.type(dialog.getByLabelText(/E-mail/), 'dev@zenith.test')
  await user.click(dialog.getByRole('radio', { name: /Viewer/ }))
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('Dev Khan')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    firstName: 'Dev',
    lastName: 'Khan',
    email: 'dev@zenith.test',
    access: 'view',
    until: null,
  })
})

test('a server error on a field is shown under it, and the dialog stays', async () => {
  const fields = [{ field: 'email', message: 'Enter a complete e-mail address.' }]
  const { user, seen } = await open([], {
    'POST /api/resources/sub-users': () => ({
      status: 400,
      body: { error: { code: 'bad_request', message: 'Check the fields.', requestId: 'r', fields } },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Invite secondary user' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(dialog.getAllByText('Fill in this field.')).toHaveLength(3)
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(dialog.getByLabelText(/First name/), 'Dev')
  await user.type(dialog.getByLabelText(/Last name/), 'Khan')
  await user.type(dialog.getByLabelText(/E-mail/), 'dev@zenith.test')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByText('Enter a complete e-mail address.')).toBeTruthy()
  expect(dialog.getByLabelText(/E-mail/).getAttribute('aria-invalid')).toBe('true')
})

test('disabling needs confirmation, and a toast confirms it', async () => {
  const { user, seen } = await open([farah])
  await user.click(await screen.findByRole('button', { name: 'Disable Farah Khan' }))
  expect(seen.some(({ method }) => method === 'PUT')).toBe(false)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }))
  expect(await screen.findByText('Farah Khan is disabled')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Enable Farah Khan' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ isActive: false })
})

test('a new role is saved when it is chosen, with a toast', async () => {
  const { user, seen } = await open([farah], {
    'PUT /api/resources/sub-users/sub_1': () => ({ body: { ...farah, access: 'view' } }),
  })
  await user.click(await screen.findByRole('combobox', { name: /Role of Farah Khan/ }))
  await user.click(screen.getByRole('option', { name: 'Viewer' }))
  expect(await screen.findByText('Farah Khan now has this role: Viewer')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ access: 'view' })
})

test('a role that the signed-in person may not give is shown and not offered, nor the reset of two steps', async () => {
  const [viewer, operator, manager] = shownRoles(['view', 'full', 'manager'])
  const { user } = await open(
    [
      { ...farah, id: 'sub_9', secondFactor: true },
      { ...farah, access: 'manager' },
    ],
    { 'GET /api/roles': () => ({ body: [viewer, operator, { ...manager, mayGive: false }] }) },
    { role: 'subUser', permissions: builtInRoles.manager.permissions },
  )
  const [first, second] = await screen.findAllByRole('combobox', { name: /Role of Farah Khan/ })
  expect(second?.getAttribute('aria-disabled')).toBe('true')
  expect(second?.textContent).toBe('Manager')
  expect(screen.queryByRole('button', { name: /^Reset two-step/ })).toBeNull()
  await user.click(first as HTMLElement)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Viewer', 'Operator'])
})

test('a disabled user is enabled with one click', async () => {
  const { user, seen } = await open([{ ...farah, status: 'disabled' }])
  await user.click(await screen.findByRole('button', { name: 'Enable Farah Khan' }))
  expect(await screen.findByText('Farah Khan is enabled')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({ isActive: true })
})

test('two-step verification can be reset if it is on, after confirmation', async () => {
  const guarded = { ...farah, secondFactor: true }
  const { user, seen } = await open([guarded, invited], {
    'POST /api/sub-users/sub_1/second-factor/reset': () => {
      guarded.secondFactor = false
      return { body: { on: false } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Reset two-step verification for Farah Khan' }))
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText('Two-step verification reset for Farah Khan')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reset/ })).toBeNull())
})

test('a refused reset says why and keeps the dialog', async () => {
  const message = 'Two-step verification is not on.'
  const { user } = await open([{ ...farah, secondFactor: true }], {
    'POST /api/sub-users/sub_1/second-factor/reset': () => ({
      status: 404,
      body: { error: { code: 'not_found', message, requestId: 'r' } },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Reset two-step verification for Farah Khan' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a pending invitation can be sent again', async () => {
  const { user, seen } = await open([invited])
  await user.click(await screen.findByRole('button', { name: 'Resend invitation to Dev Khan' }))
  expect(await screen.findByText('New invitation sent to dev@zenith.test')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ email: 'dev@zenith.test', access: 'full' })
})

test('a loading error is shown', async () => {
  await open([], {
    'GET /api/resources/sub-users': () => ({
      status: 503,
      body: { error: { code: 'unavailable', message: 'Not now.', requestId: 'req_9' } },
    }),
  })
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  expect(screen.getByText('req_9')).toBeTruthy()
})

test('below the list stand the roles of the team, with what each may do and who has it', async () => {
  await open([farah])
  const roles = within(await screen.findByRole('region', { name: 'Permissions by role' }))
  expect(roles.getByRole('columnheader', { name: /Operator/ })).toBeTruthy()
  expect(roles.getByRole('button', { name: 'New role' })).toBeTruthy()
})
