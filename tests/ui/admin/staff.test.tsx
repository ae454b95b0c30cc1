import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/paths.ts'
import NotificationRecipients from '../../../src/customRoutes/admin/recipients/NotificationRecipients.tsx'
import AdminSessions from '../../../src/customRoutes/admin/sessions/AdminSessions.tsx'
import AdminAccounts from '../../../src/customRoutes/admin/staff/AdminAccounts.tsx'
import AdminAccountsDetails from '../../../src/customRoutes/admin/staff/AdminAccountsDetails.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const at = '2026-11-20T06:12:00.000Z'
const colleague = {
  id: 'adm_2',
  name: 'Priya Menon',
  email: 'priya@satyapan.test',
  role: 'admin',
  state: 'active',
  secondFactor: true,
  lastSignInAt: at,
  createdAt: at,
}
const me = { ...colleague, id: 'adm_1', name: 'Arjun Sethi', email: 'super@satyapan.test', role: 'superadmin' }
const detail = { openSessions: 2, audit: [] }

const open = (path: string, page: React.ReactNode, answers: Parameters<typeof renderAdmin>[0]['answers'] = {}) =>
  renderAdmin({ path, role: 'superadmin', routes: [{ path: '*', element: page }], answers })

test('the staff with their states, oneself marked, and what each role may do', async () => {
  await open('/', <AdminAccounts />, { 'GET /admin-api/staff': () => ({ body: { staff: [me, colleague] } }) })
  const list = within(await screen.findByRole('table', { name: 'Staff' }))
  expect(within(list.getByRole('row', { name: /Arjun Sethi/ })).getByText('You')).toBeTruthy()
  expect(within(list.getByRole('row', { name: /Priya Menon/ })).queryByText('You')).toBeNull()
  const matrix = within(screen.getByRole('table', { name: 'Permissions by role' }))
  const cells = within(matrix.getByRole('row', { name: /^Staff, sessions/ })).getAllByRole('cell')
  expect(cells[1]?.textContent).toBe('None')
  expect(cells[2]?.textContent).toContain('create')
})

test('a colleague is disabled with a reason, which the server’s refusal does not lose', async () => {
  let refused = true
  const { user, seen } = await open(`${paths.adminAccountsDetails}?id=adm_2`, <AdminAccountsDetails />, {
    'GET /admin-api/staff/adm_2': () => ({ body: { ...colleague, ...detail } }),
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
  const { user } = await open(`${paths.adminAccountsDetails}?id=adm_1`, <AdminAccountsDetails />, {
    'GET /admin-api/staff/adm_1': () => ({ body: { ...me, ...detail } }),
  })
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const acts = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(acts).toEqual(['Send password link', 'End all sessions'])
  expect(screen.queryByRole('button', { name: 'Disable' })).toBeNull()
})

test('sessions: device in words, one’s own marked and without an end', async () => {
  const session = { staffId: 'adm_2', name: 'Priya Menon', role: 'admin', ip: '203.0.113.9', since: at, lastUsedAt: at }
  await open('/', <AdminSessions />, {
    'GET /admin-api/staff-sessions': () => ({
      body: {
        capped: false,
        sessions: [
          { ...session, id: 'ses_1', browser: 'Chrome', system: 'Windows', own: false },
          { ...session, id: 'ses_2', name: 'Arjun Sethi', browser: null, system: null, own: true },
        ],
      },
    }),
  })
  expect(await screen.findByText('Chrome on Windows')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'End the session of Priya Menon on Chrome on Windows' })).toBeTruthy()
  const own = within(screen.getByRole('row', { name: /Arjun Sethi/ }))
  expect(own.getByText('This session')).toBeTruthy()
  expect(own.queryByRole('button', { name: /^End the session/ })).toBeNull()
})

test('recipients: what nobody is told of is said, with where it goes', async () => {
  const recipient = { id: 'ntc_1', email: 'desk@satyapan.test', events: ['demoRequest'], createdAt: at }
  await open('/', <NotificationRecipients />, {
    'GET /admin-api/notification-recipients': () => ({
      body: { recipients: [recipient], salesEmail: 'sales@satyapan.test' },
    }),
  })
  const on = await screen.findByRole('switch', { name: 'Demo request to desk@satyapan.test' })
  expect((on as HTMLInputElement).checked).toBe(true)
  const note = screen.getByText(/sales@satyapan\.test/).textContent
  expect(note).toContain('Contact request')
  expect(note).not.toContain('Demo request')
})
