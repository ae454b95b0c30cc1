import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SearchHit } from '../../../contracts/calls/adminSearch.ts'
import { AdminSearch } from '../../../src/customRoutes/admin/search/AdminSearch.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const order: SearchHit = {
  kind: 'challanOrder',
  id: 'cho_1',
  userId: null,
  target: null,
  title: 'MH12AB1000',
  detail: '+91 98••• ••210',
  amountPaise: 161_800,
  at: '2026-11-21T06:12:00.000Z',
}

const open = (answer: () => { body: object } | Promise<{ body: object }>) =>
  renderAdmin({
    path: '/',
    routes: [{ path: '*', element: <AdminSearch /> }],
    answers: { 'GET /admin-api/search': answer },
  })

const field = () => screen.findByRole('combobox', { name: 'Search orders, payments, phones, vehicles, IDs' })

test('a result says what it is, and opens its record with Enter', async () => {
  const { user, at } = await open(() => ({ body: { hits: [order] } }))
  await user.type(await field(), 'mh 12 ab 1000')
  const option = await screen.findByRole('option', { name: /MH12AB1000/ })
  expect(within(option).getByText('Challan order')).toBeDefined()
  expect(within(option).getByText('₹1,618.00 · 21 Nov, 11:42 · +91 98••• ••210')).toBeDefined()
  await user.keyboard('{Enter}')
  expect(at()).toBe('/admin/batch-challan-details?id=cho_1')
})

test('nothing found says what must be complete; before two characters it asks for more', async () => {
  const { user } = await open(() => ({ body: { hits: [] } }))
  await user.type(await field(), 'z')
  expect(screen.getByText('Type at least two characters')).toBeDefined()
  await user.type(await field(), 'zz')
  expect(await screen.findByText(/^Nothing found\. Numbers, e-mails and words of names must be complete/)).toBeDefined()
})

test('a search that takes long says so', async () => {
  const { user } = await open(() => new Promise(() => {}))
  await user.type(await field(), 'slow')
  expect(await screen.findByText('Searching…')).toBeDefined()
  expect(await screen.findByText('Still searching…', {}, { timeout: 10_000 })).toBeDefined()
})
