import { screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import type { TransactionDetail } from '../../../contracts/resources/transaction.ts'
import { EmbeddedList } from '../../../src/components/list/ListPage.tsx'
import { transactions } from '../../../src/resources/transactions/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const entry: TransactionDetail = {
  id: 'trf_1',
  createdAt: '2026-11-21T06:12:00.000Z',
  kind: 'capture',
  description: 'PAN check',
  reference: 'ver_01a1fc43859874d0ae46468812b2aa01',
  wallet: 'api',
  amountPaise: -150,
  heldPaise: -150,
  balanceAfterPaise: 12_486_050,
  userId: 'usr_1',
  customerId: 'C20260001',
  customer: 'Zenith Components',
  actor: 'Ananya Iyer',
  reason: null,
  approvedBy: null,
  holdId: null,
  availableAfterPaise: 12_486_050,
  heldAfterPaise: 0,
  lines: [
    { account: 'hold', amountPaise: -150 },
    { account: 'revenue', amountPaise: 150 },
  ],
}

const answers = {
  'GET /admin-api/resources/transactions': () => ({
    body: [entry],
    headers: { 'content-range': 'transactions 0-0/1' },
  }),
  'GET /admin-api/resources/transactions/trf_1': () => ({ body: entry }),
}

const openList = (path: string = paths.adminOverallTransactions) => {
  const List = transactions.list
  const element = (
    <ResourceContextProvider value="transactions">
      <List />
    </ResourceContextProvider>
  )
  return renderAdmin({ path, routes: [{ path: '*', element }], answers })
}

const filtersOf = (seen: Awaited<ReturnType<typeof openList>>['seen']) =>
  seen
    .filter(({ path }) => path.endsWith('/transactions'))
    .map(({ search }) => JSON.parse(search.get('filter') ?? '{}'))

test('a click on a row opens both sides of its double entry', async () => {
  const { user, at } = await openList()
  await user.click(await screen.findByText('Check charged'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Transaction' }))
  expect(await dialog.findByText('trf_1')).toBeTruthy()
  expect(at()).toContain('entry=trf_1')
  const facts = dialog.getAllByRole('term').map(term => term.textContent)
  expect(facts).toEqual(expect.arrayContaining(['Transaction ID', 'Customer', 'Available after']))
  expect(facts).not.toContain('Reason')
  const lines = within(dialog.getByRole('table', { name: 'Double entry' }))
    .getAllByRole('row')
    .slice(1)
  expect(lines.map(line => line.textContent)).toEqual(['API wallet, held−₹1.50', 'Revenue+₹1.50', 'Sum₹0.00'])
})

test('choices and days are sent in the contract’s format', async () => {
  const { user, seen } = await openList()
  await user.click(await screen.findByRole('button', { name: 'Kind' }))
  await user.click(screen.getByRole('checkbox', { name: 'Refund' }))
  await waitFor(() => expect(filtersOf(seen).at(-1)).toEqual({ kind: ['refund'] }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Date' }))
  await user.click(screen.getByRole('button', { name: 'Today' }))
  await waitFor(() =>
    expect(filtersOf(seen).at(-1)).toEqual({
      kind: ['refund'],
      createdFrom: expect.any(String),
      createdTo: expect.any(String),
    }),
  )
})

test('on a narrow screen each entry is a card that opens', async () => {
  const wide = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation(query =>
    Object.assign(wide(query), { matches: query.includes('899.95') }),
  )
  const { user } = await openList()
  const card = await screen.findByRole('button', {
    name: /Check charged.*Zenith Components · PAN check.*API.*Balance ₹1,24,860.50/,
  })
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(card)
  expect(await screen.findByRole('dialog', { name: 'Transaction' })).toBeTruthy()
  vi.restoreAllMocks()
})

test('within a customer’s page the list has no customer column and does not change the address', async () => {
  const element = <EmbeddedList of={transactions} filter={{ customer: 'usr_1' }} without={['customer']} />
  const { user, seen, at } = await renderAdmin({ path: '/admin/user', routes: [{ path: '*', element }], answers })
  await screen.findByText('Check charged')
  expect(screen.queryByText('Zenith Components')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Customer' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Wallet' }))
  await user.click(screen.getByRole('checkbox', { name: 'API' }))
  await waitFor(() => expect(filtersOf(seen).at(-1)).toEqual({ customer: 'usr_1', wallet: ['api'] }))
  expect(at()).toBe('/admin/user')
})
