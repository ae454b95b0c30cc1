import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AdminTopBar } from '../../../src/layout/admin/AdminTopBar.tsx'
import { renderAdmin } from './renderAdmin.tsx'

test('staff change their password and end their sessions from the profile menu', async () => {
  const session = {
    id: 'ses_2',
    browser: 'Chrome',
    system: 'Windows',
    kind: 'computer',
    ip: null,
    createdAt: '2026-11-20T06:12:00.000Z',
    lastUsedAt: '2026-11-21T06:12:00.000Z',
    own: false,
  }
  const { user, seen } = await renderAdmin({
    path: '/',
    routes: [{ path: '*', element: <AdminTopBar onOpenMenu={() => {}} /> }],
    answers: {
      'GET /admin-api/sources': () => ({ body: { sources: [] } }),
      'GET /admin-api/account/sessions': () => ({
        body: { sessions: [{ ...session, id: 'ses_1', own: true }, session] },
      }),
      'POST /admin-api/account/sessions/ses_2/end': () => ({ body: { ended: 1 } }),
      'POST /admin-api/account/password': () => ({ body: { ended: 0 } }),
    },
  })
  const openMenu = async () => user.click(await screen.findByRole('button', { name: 'Profile of Priya Menon' }))
  await openMenu()
  await user.click(await screen.findByRole('button', { name: 'Your sessions' }))
  const sessions = within(await screen.findByRole('dialog', { name: 'Your sessions' }))
  await user.click(await sessions.findByRole('button', { name: /^End the session: Chrome on Windows/ }))
  expect(await screen.findByText('Session ended.')).toBeTruthy()
  await user.click(sessions.getByRole('button', { name: 'Close' }))
  await openMenu()
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
  await user.type(dialog.getByLabelText(/Current password/), 'old')
  await user.type(dialog.getByLabelText(/New password/), 'nine green lanterns')
  await user.click(dialog.getByRole('button', { name: 'Change password' }))
  expect(await screen.findByText('Password changed.')).toBeTruthy()
  expect(seen.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/admin-api/account/sessions/ses_2/end',
    '/admin-api/account/password',
  ])
})
