import { screen, waitFor } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import type { AdminUser } from '../../../contracts/resources/adminUser.ts'
import { users } from '../../../src/resources/users/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const customer: AdminUser = {
  id: 'usr_1',
  customerId: 'C20260001',
  name: 'Ananya Iyer',
  companyName: 'Zenith Components',
  email: 'ananya@zenith.test',
  phone: null,
  isActive: true,
  kyc: 'waiting',
  plan: 'Prepaid',
  challanPaise: 0,
  apiPaise: 10_000,
  productPaise: 250,
  createdAt: '2026-01-14T06:00:00.000Z',
}

const openList = () => {
  const List = users.list
  const element = (
    <ResourceContextProvider value="users">
      <List />
    </ResourceContextProvider>
  )
  return renderAdmin({
    path: paths.adminUserAccounts,
    routes: [{ path: '*', element }],
    answers: {
      'GET /admin-api/resources/users': () => ({ body: [customer], headers: { 'content-range': 'users 0-0/1' } }),
    },
  })
}

const lastFilter = (seen: Awaited<ReturnType<typeof openList>>['seen']) =>
  JSON.parse(seen.at(-1)?.search.get('filter') ?? '{}')

test('the company links to the customer, with the contact person', async () => {
  await openList()
  const link = await screen.findByRole('link', { name: 'Zenith Components' })
  expect(link.getAttribute('href')).toBe(withId(paths.adminUserDetail, 'usr_1'))
  expect(screen.getByText('Ananya Iyer')).toBeTruthy()
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull()
})

test('a state filter is sent as a boolean, and one choice replaces the other', async () => {
  const { user, seen } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Status' }))
  await user.click(screen.getByRole('checkbox', { name: 'Deactivated' }))
  await waitFor(() => expect(lastFilter(seen)).toEqual({ isActive: false }))
  await user.click(screen.getByRole('checkbox', { name: 'Active' }))
  await waitFor(() => expect(lastFilter(seen)).toEqual({ isActive: true }))
})

test('the search text stays out of the address', async () => {
  const { user, seen, at } = await openList()
  await user.type(
    await screen.findByRole('searchbox', { name: 'Whole word of name, e-mail, phone, ID' }),
    'ananya@zenith.test',
  )
  await waitFor(() => expect(lastFilter(seen)).toEqual({ q: 'ananya@zenith.test' }))
  expect(decodeURIComponent(at())).not.toContain('ananya')
})

test('the customer’s name stays when columns are chosen; the phone is hidden by default', async () => {
  const { user } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Customer' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Customer ID' }).disabled).toBe(false)
  await user.click(screen.getByRole('checkbox', { name: 'Phone' }))
  expect(await screen.findByRole('columnheader', { name: 'Phone', hidden: true })).toBeTruthy()
})

test('on a narrow screen each customer is a card with a link', async () => {
  const wide = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => Object.assign(wide(query), { matches: query.includes('899.95') }))
  await openList()
  const card = await screen.findByRole('link', {
    name: /Zenith Components.*KYC waiting for review.*API ₹100.00.*Product ₹2.50.*Prepaid/,
  })
  expect(card.getAttribute('href')).toBe(withId(paths.adminUserDetail, 'usr_1'))
  expect(screen.queryByRole('table')).toBeNull()
})
