import { screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { expect, test } from 'vitest'
import { paths, userPricesPath } from '../../../contracts/platform/paths.ts'
import { parseRupees } from '../../../src/components/form/rupees.ts'
import { basePrices } from '../../../src/resources/basePrices/index.ts'
import { userPrices } from '../../../src/resources/userPrices/index.ts'
import { renderAdmin } from '../admin/renderAdmin.tsx'

const base = {
  id: 'pan-check',
  product: 'pan-check',
  pricePaise: 150,
  costPaise: 90,
  providerCostPaise: null,
  since: '2026-11-01T06:00:00.000Z',
  next: null,
  customers: 2,
}

test('typed rupees in paise: an empty value is no price, words are invalid', () => {
  expect(['1.50', '₹1,250', '0', '0.00', '', 'free', '1.505', '-1'].map(parseRupees)).toEqual([
    150,
    125_000,
    0,
    0,
    null,
    null,
    null,
    null,
  ])
})

test('a base price shows its margin and is changed immediately, with a reason', async () => {
  const List = basePrices.list
  const element = (
    <ResourceContextProvider value="base-prices">
      <List />
    </ResourceContextProvider>
  )
  const decision = {
    id: 'prc_0',
    pricePaise: 140,
    costPaise: null,
    from: base.since,
    endsAt: null,
    state: 'ended',
    reason: 'The launch',
    decidedBy: 'Meera Iyer',
    createdAt: base.since,
  }
  const { user, seen } = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element }],
    answers: {
      'GET /admin-api/resources/base-prices': () => ({
        body: [base],
        headers: { 'content-range': 'base-prices 0-0/1' },
      }),
      'GET /admin-api/resources/base-prices/pan-check': () => ({ body: { ...base, history: [decision] } }),
      'POST /admin-api/base-prices/pan-check': () => ({ body: { id: 'prc_1', from: '2026-11-21T06:00:00.000Z' } }),
    },
  })
  expect(await screen.findByText('40%')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Change price of PAN check' }))
  const price = await screen.findByRole('textbox', { name: 'Price per answer in rupees' })
  await user.clear(price)
  await user.type(price, '1.8')
  const confirm = screen.getByRole('button', { name: 'Change to ₹1.80' })
  await user.click(confirm)
  expect(await screen.findByText('Enter a reason of at least 5 characters.')).toBeDefined()
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Costs more')
  await user.click(confirm)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    pricePaise: 180,
    costPaise: 90,
    from: null,
    reason: 'Costs more',
  })
  await user.click(screen.getByRole('button', { name: 'Price history of PAN check' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Base price' }))
  expect(await drawer.findByText('The launch')).toBeDefined()
  expect(drawer.getByText('₹1.40')).toBeDefined()
})

const own = {
  id: 'prc_1',
  userId: 'usr_1',
  customerId: 'C20260001',
  customer: 'Zenith Components',
  product: 'pan-check',
  pricePaise: 120,
  listPaise: 150,
  from: '2026-11-01T06:00:00.000Z',
  endsAt: null,
  state: 'active',
  reason: 'Volume agreement',
  decidedBy: 'Meera Iyer',
  createdAt: '2026-11-01T06:00:00.000Z',
}

test('from a customer’s page the list is filtered; a price is ended with a reason, and past ones cannot be', async () => {
  const List = userPrices.list
  const { user, seen, at } = await renderAdmin({
    path: userPricesPath({ customer: 'usr_1' }),
    routes: [
      {
        path: paths.adminUserPricing,
        element: (
          <ResourceContextProvider value="user-prices">
            <List />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/user-prices': () => ({
        body: [own, { ...own, id: 'prc_0', state: 'ended', endsAt: own.from }],
        headers: { 'content-range': 'user-prices 0-1/2' },
      }),
      'POST /admin-api/users/usr_1/prices/end': () => ({ body: { id: 'prc_2', from: own.from } }),
    },
  })
  const ends = await screen.findAllByRole('button', { name: 'End price of PAN check for Zenith Components' })
  expect(ends).toHaveLength(1)
  expect(decodeURIComponent(at())).toContain('"customer":"usr_1"')
  const list = seen.find(({ path }) => path === '/admin-api/resources/user-prices')
  expect(JSON.parse(list?.search.get('filter') ?? '{}')).toMatchObject({ customer: 'usr_1' })
  await user.click(ends[0] as HTMLElement)
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Agreement over')
  await user.click(screen.getByRole('button', { name: 'End price' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    product: 'pan-check',
    from: null,
    reason: 'Agreement over',
  })
})
