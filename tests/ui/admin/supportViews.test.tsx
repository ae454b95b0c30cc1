import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AdminUserDetail } from '../../../contracts/resources/adminUser.ts'
import { SupportViews } from '../../../src/resources/users/show/SupportViews.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const user = { id: 'usr_1', name: 'Asha Rao', companyName: 'Asha Traders', isActive: true } as AdminUserDetail

const view = {
  id: 'svw_1',
  by: 'Dev Nair',
  reason: 'The batch stands still',
  startedAt: '2026-11-21T05:00:00.000Z',
  until: '2026-11-21T05:30:00.000Z',
  endedAt: null as string | null,
  endedBy: null as 'staff' | 'customer' | null,
}

const show = (
  answers: NonNullable<Parameters<typeof renderAdmin>[0]['answers']>,
  role: 'admin' | 'auditor' | 'finance' = 'admin',
) => renderAdmin({ path: '/', role, routes: [{ path: '/', element: <SupportViews user={user} /> }], answers })

test('a view begins with a reason and a time, and opens in a tab of its own, whose tokens this one forgets', async () => {
  const taken: (string | null)[] = []
  vi.stubGlobal('open', () => taken.push(sessionStorage.getItem('support-token')))
  const until = '2026-11-21T06:00:00.000Z'
  const { user: person, seen } = await show({
    'GET /admin-api/users/usr_1/support-views': () => ({ body: { allowed: true, views: [] } }),
    'POST /admin-api/users/usr_1/support-views': () => ({
      body: { id: 'svw_1', token: 'look', refreshToken: 'again', until },
    }),
  })
  await person.click(await screen.findByRole('button', { name: 'View as customer' }))
  const dialog = within(screen.getByRole('dialog', { name: 'View the console of Asha Traders' }))
  await person.click(dialog.getByRole('button', { name: 'Start' }))
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
  await person.click(dialog.getByRole('button', { name: '30 minutes' }))
  await person.type(dialog.getByRole('textbox'), 'The batch stands still')
  await person.click(dialog.getByRole('button', { name: 'Start' }))
  await person.click(await screen.findByRole('button', { name: 'Open the console' }))
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ minutes: 30, reason: 'The batch stands still' })
  expect(taken).toEqual(['look'])
  expect(sessionStorage.getItem('support-token')).toBeNull()
})

test('an open view can be ended by a colleague; one that is over says how it ended', async () => {
  const ended: string[] = []
  const views = [view, { ...view, id: 'svw_0', endedAt: view.until, endedBy: 'customer' as const }]
  const { user: person } = await show({
    'GET /admin-api/users/usr_1/support-views': () => ({ body: { allowed: true, views } }),
    'POST /admin-api/support-views/svw_1/end': () => {
      ended.push('svw_1')
      return { body: { endedAt: view.until } }
    },
  })
  await screen.findByText(/Ended by the customer/)
  await person.click(screen.getByRole('button', { name: /^End the view of Dev Nair/ }))
  await screen.findByText('The view has ended.')
  expect(ended).toEqual(['svw_1'])
})

test('a customer who has turned views off is not viewed', async () => {
  const { seen } = await show({
    'GET /admin-api/users/usr_1/support-views': () => ({ body: { allowed: false, views: [] } }),
  })
  await screen.findByText('The customer has turned support views off.')
  expect(screen.queryByRole('button', { name: 'View as customer' })).toBeNull()
  expect(seen).not.toEqual([])
})

test('somebody without the right sees and asks nothing', async () => {
  const { seen } = await show({}, 'finance')
  expect(screen.queryByText('Support views')).toBeNull()
  expect(seen.filter(({ path }) => path.includes('support-views'))).toEqual([])
})
