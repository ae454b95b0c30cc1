import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { roleNames, staffRoles } from '../../../contracts/people/roles.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { recipients } from '../../../src/resources/recipients/index.ts'
import { staff } from '../../../src/resources/staff/index.ts'
import StaffDetail from '../../../src/resources/staff/StaffDetail.tsx'
import { staffSessions } from '../../../src/resources/staffSessions/index.ts'
import { shownRoles } from '../support/shownRoles.ts'
import { renderAdmin } from './renderAdmin.tsx'

const at = '2026-11-20T06:12:00.000Z'
const colleague = {
  id: 'adm_2',
  name: 'Priya Menon',
  email: 'priya@satyapan.test',
  role: 'admin',
  roleName: roleNames.admin,
  until: null,
  state: 'active',
  secondFactor: true,
  lastSignInAt: at,
  createdAt: at,
}
const me = {
  ...colleague,
  id: 'adm_1',
  name: 'Arjun Sethi',
  email: 'super@satyapan.test',
  role: 'superadmin',
  roleName: roleNames.superadmin,
}
const detail = { openSessions: 2, audit: [] }

const open = (path: string, page: React.ReactNode, answers: Parameters<typeof renderAdmin>[0]['answers'] = {}) =>
  renderAdmin({
    path,
    role: 'superadmin',
    routes: [{ path: '*', element: page }],
    answers: { 'GET /admin-api/roles': () => ({ body: shownRoles(staffRoles) }), ...answers },
  })

/** A declared list with a server that has these records. */
const openList = (
  { name, list }: typeof staff,
  records: readonly object[],
  answers: Parameters<typeof renderAdmin>[0]['answers'] = {},
) =>
  open('/', <ResourceContextProvider value={name}>{createElement(list)}</ResourceContextProvider>, {
    [`GET /admin-api/resources/${name}`]: () => ({
      body: records,
      headers: { 'content-range': `${name} 0-${records.length - 1}/${records.length}` },
    }),
    ...answers,
  })

test('lists the staff with their states, marks one’s own account, and shows each role’s permissions', async () => {
  await openList(staff, [me, colleague])
  const own = within(await screen.findByRole('row', { name: /Arjun Sethi/ }))
  expect(own.getByText('You')).toBeTruthy()
  const other = within(screen.getByRole('row', { name: /Priya Menon/ }))
  expect(other.queryByText('You')).toBeNull()
  expect(other.getByRole('link', { name: 'Priya Menon' }).getAttribute('href')).toBe(
    `${paths.adminAccountsDetails}?id=adm_2`,
  )
  const matrix = within(await screen.findByRole('table', { name: 'Permissions by role' }))
  const cells = within(matrix.getByRole('row', { name: /^Staff, roles/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Staff, roles, sessions and recipients',
    ...staffRoles.slice(1).map(() => 'None'),
    'view, open, create, edit, delete, export',
  ])
})

test.each([staff, staffSessions, recipients])(
  'above the title of $name is a link back to the dashboard',
  async list => {
    await openList(list, [])
    const path = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))
    expect(path.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe(paths.adminDashboard)
  },
)

test('a change that waits for another super-admin shows on the list and on the member’s page', async () => {
  const request = {
    id: 'apr_1',
    kind: 'staffRole',
    state: 'waiting',
    askedBy: 'Arjun Sethi',
    reason: 'Leads the team',
    member: { id: 'adm_2', name: 'Priya Menon', email: null, role: roleNames.superadmin, until: null, worksFrom: null },
  }
  const answers = {
    'GET /admin-api/resources/approvals': () => ({
      body: [
        request,
        { ...request, id: 'apr_2', kind: 'recovery', askedBy: null, member: { ...request.member, id: null } },
      ],
      headers: { 'content-range': 'approvals 0-1/2' },
    }),
    'GET /admin-api/resources/staff/adm_2': () => ({ body: { ...colleague, ...detail } }),
    'POST /admin-api/staff/adm_2/role': () => ({ body: { done: false, approvalId: 'apr_3' } }),
  }
  await openList(staff, [me, colleague], answers)
  expect(await screen.findByText(/^Staff role: Priya Menon, requested by Arjun Sethi, is waiting/)).toBeTruthy()
  expect(screen.getByText(/requested by create-admin on the server/)).toBeTruthy()
  cleanup()
  const { user, seen } = await open(`${paths.adminAccountsDetails}?id=adm_2`, <StaffDetail />, answers)
  expect(await screen.findByText(/^Staff role: Priya Menon/)).toBeTruthy()
  expect(screen.queryByText(/create-admin/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Change role' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/one of them must approve it first/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Leads the team')
  const chosen = dialog.getByRole('radio', { checked: true }).closest('label')
  expect(chosen?.textContent).toContain('Administrator')
  await user.click(dialog.getByRole('radio', { name: /^Super-administrator/ }))
  await user.click(dialog.getByRole('button', { name: 'Change role' }))
  expect(await screen.findByText('Sent for approval. Another super-admin must approve it.')).toBeTruthy()
  const sent = seen.find(({ method, path }) => method === 'POST' && path.endsWith('/role'))
  expect(sent?.body).toEqual({ role: 'superadmin', until: null, reason: 'Leads the team' })
})

test('a colleague is disabled with a reason, which is kept if the server refuses', async () => {
  let refused = true
  const { user, seen } = await open(`${paths.adminAccountsDetails}?id=adm_2`, <StaffDetail />, {
    'GET /admin-api/resources/staff/adm_2': () => ({ body: { ...colleague, ...detail } }),
    'POST /admin-api/staff/adm_2/active': () =>
      refused
        ? { status: 409, body: { error: { code: 'conflict', message: 'Not now.', requestId: 'req_1' } } }
        : { body: { done: true } },
  })
  await user.click(await screen.findByRole('button', { name: 'Disable' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Has left')
  await user.click(dialog.getByRole('button', { name: 'Disable' }))
  expect(await dialog.findByText('Not now.')).toBeTruthy()
  refused = false
  await user.click(dialog.getByRole('button', { name: 'Disable' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const tries = seen.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(tries).toEqual([1, 2].map(() => ({ active: false, reason: 'Has left' })))
})

test('one’s own account can be neither disabled nor demoted', async () => {
  const { user } = await open(`${paths.adminAccountsDetails}?id=adm_1`, <StaffDetail />, {
    'GET /admin-api/resources/staff/adm_1': () => ({ body: { ...me, ...detail } }),
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const acts = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(acts).toEqual(['Send password link', 'End all sessions'])
  expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull()
})

test('an account that does not exist shows an error and a link back', async () => {
  await open(`${paths.adminAccountsDetails}?id=adm_3`, <StaffDetail />, {
    'GET /admin-api/resources/staff/adm_3': () => ({
      status: 404,
      body: { error: { code: 'not_found', message: 'No such member of staff.', requestId: 'req_1' } },
    }),
  })
  expect(await screen.findByText('Account not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All accounts' }).getAttribute('href')).toBe(paths.adminAccounts)
})

const session = {
  id: 'ses_1',
  staffId: 'adm_2',
  name: 'Priya Menon',
  role: 'admin',
  browser: 'Chrome',
  system: 'Windows',
  ip: '203.0.113.9',
  createdAt: at,
  lastUsedAt: at,
  own: false,
}

test('sessions: device in words; one’s own is marked and cannot be ended', async () => {
  await openList(staffSessions, [
    session,
    { ...session, id: 'ses_2', name: 'Arjun Sethi', browser: null, system: null, own: true },
  ])
  expect(await screen.findByText('Chrome on Windows')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'End the session of Priya Menon on Chrome on Windows' })).toBeTruthy()
  const own = within(screen.getByRole('row', { name: /Arjun Sethi/ }))
  expect(own.getByText('This session')).toBeTruthy()
  expect(own.queryByRole('button', { name: /^End the session/ })).toBeNull()
})

test('a click on a session opens its drawer; a click on its buttons and in their dialog does not', async () => {
  const { user, at: place } = await openList(staffSessions, [session], {
    'GET /admin-api/resources/staff-sessions/ses_1': () => ({ body: session }),
  })
  await user.click(await screen.findByRole('button', { name: /^End the session/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText('End this session of Priya Menon?'))
  expect(place()).toBe('/')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByText('203.0.113.9'))
  expect(place()).toContain('entry=ses_1')
  const drawer = within(await screen.findByRole('dialog', { name: 'Session' }))
  expect(await drawer.findByText('Administrator')).toBeTruthy()
})

test('recipients: events without a recipient are named, with where they go', async () => {
  const recipient = { id: 'ntc_1', email: 'desk@satyapan.test', events: ['demoRequest'], createdAt: at }
  await openList(recipients, [recipient], {
    'GET /admin-api/notification-recipients/uncovered': () => ({
      body: { events: ['contactRequest', 'kycSubmitted'], salesEmail: 'sales@satyapan.test' },
    }),
  })
  const on = await screen.findByRole('switch', { name: 'Demo request to desk@satyapan.test' })
  expect((on as HTMLInputElement).checked).toBe(true)
  const note = (await screen.findByText(/sales@satyapan\.test/)).textContent
  expect(note).toContain('Contact request')
  expect(note).not.toContain('Demo request')
})
