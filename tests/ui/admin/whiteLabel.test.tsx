import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { StaffRole } from '../../../contracts/people/roles.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { BrandHost } from '../../../contracts/resources/brandHost.ts'
import type { WhitelabelClientDetail } from '../../../contracts/resources/whitelabelClient.ts'
import type { WhitelabelTransaction } from '../../../contracts/resources/whitelabelTransaction.ts'
import type { WhitelabelUserDetail } from '../../../contracts/resources/whitelabelUser.ts'
import ClientPage from '../../../src/resources/whiteLabel/ClientPage.tsx'
import EndUserPage from '../../../src/resources/whiteLabel/EndUserPage.tsx'
import { brandHosts } from '../../../src/resources/whiteLabel/hosts.ts'
import { whitelabelTransactions } from '../../../src/resources/whiteLabel/transactions.ts'
import { renderAdmin } from './renderAdmin.tsx'

const at = '2026-11-20T06:00:00.000Z'

const user: WhitelabelUserDetail = {
  id: 'beu_1',
  phone: 'XXXXXX3210',
  brandId: 'brd_1',
  brand: 'Gaadi Seva',
  clientId: 'usr_1',
  client: 'Zenith Components',
  status: 'active',
  searches: 1,
  orders: 1,
  paidPaise: 161_800,
  lastSeenAt: at,
  createdAt: at,
  block: null,
  searchRows: [{ id: 'chs_1', vehicle: 'XXXXXX1020', pending: 2, paid: 1, pendingPaise: 150_000, createdAt: at }],
  orderRows: [
    {
      id: 'cho_1',
      number: 'CH-7K3M-9QXD',
      vehicle: 'XXXXXX1020',
      status: 'paid',
      totalPaise: 161_800,
      refundedPaise: 0,
      paymentId: 'pay_1',
      createdAt: at,
      paidAt: at,
    },
  ],
  refundRows: [],
}

const client: WhitelabelClientDetail = {
  id: 'usr_1',
  userId: 'usr_1',
  customer: 'Zenith Components',
  customerId: 'C20260001',
  brands: [{ id: 'brd_1', name: 'gaadi-seva', title: 'Gaadi Seva', isActive: true }],
  sharePercent: 30,
  endUsers: 1,
  orders: 1,
  owedPaise: 3_000,
  lastActivityAt: at,
  blocked: 0,
  finesPaise: 150_000,
  feesPaise: 10_000,
  sharePaise: 3_000,
  reversedPaise: 0,
  asked: { percent: 40, by: 'Ravi Kumar', at },
  shares: [{ percent: 30, reason: 'First contract', by: 'Ravi Kumar', at }],
}

const transaction: WhitelabelTransaction = {
  id: 'cho_1',
  number: 'CH-7K3M-9QXD',
  paidAt: at,
  clientId: 'usr_1',
  client: 'Zenith Components',
  brand: 'Gaadi Seva',
  payer: 'XXXXXX3210',
  status: 'paid',
  finesPaise: 150_000,
  feesPaise: 10_000,
  discountPaise: 0,
  gstPaise: 1_800,
  totalPaise: 161_800,
  refundedPaise: 0,
  sharePercent: 30,
  sharePaise: 3_000,
  reversedPaise: 0,
  owedPaise: 3_000,
}

const host: BrandHost = {
  id: 'bho_1',
  host: 'challan.gaadi-seva.test',
  kind: 'domain',
  brandId: 'brd_1',
  brand: 'Gaadi Seva',
  clientId: 'usr_1',
  client: 'Zenith Components',
  state: 'verified',
  record: { name: '_satyapan-brand.challan.gaadi-seva.test', value: 'satyapan-brand=abc' },
  answer: 'found',
  checkedAt: at,
  verifiedAt: at,
  endsAt: null,
  endReason: null,
  endedBy: null,
  createdAt: at,
  openOrders: 2,
  searches: 7,
  endUsers: 3,
}

const sums = {
  orders: 1,
  finesPaise: 150_000,
  feesPaise: 10_000,
  discountPaise: 0,
  gstPaise: 1_800,
  refundedPaise: 0,
  sharePaise: 3_000,
  reversedPaise: 0,
  owedPaise: 3_000,
}

const page = (name: string, rows: object[]) => () => ({
  body: rows,
  headers: { 'content-range': `${name} 0-${rows.length - 1}/${rows.length}` },
})

const answers = {
  'GET /admin-api/resources/whitelabel-users/beu_1': () => ({ body: user }),
  'GET /admin-api/resources/whitelabel-users': page('whitelabel-users', [user]),
  'GET /admin-api/resources/whitelabel-clients/usr_1': () => ({ body: client }),
  'GET /admin-api/resources/whitelabel-transactions': page('whitelabel-transactions', [transaction]),
  'GET /admin-api/resources/brand-hosts/bho_1': () => ({ body: host }),
  'GET /admin-api/resources/brand-hosts': page('brand-hosts', [host]),
  'GET /admin-api/resources/challan-brands': page('challan-brands', []),
  'GET /admin-api/resources/transactions': page('transactions', []),
  'GET /admin-api/whitelabel-transactions/totals': () => ({
    body: { all: sums, months: [{ ...sums, clientId: 'usr_1', client: 'Zenith Components', month: '2026-11' }] },
  }),
  'GET /admin-api/notes/endUser/beu_1': () => ({ body: { notes: [], followUp: null } }),
  'GET /admin-api/notes/customer/usr_1': () => ({ body: { notes: [], followUp: null } }),
  'POST /admin-api/whitelabel-users/beu_1/block': () => ({ body: { id: 'beu_1', blocked: true } }),
  'POST /admin-api/whitelabel-clients/usr_1/share': () => ({ body: { percent: 30, approvalId: 'apr_1' } }),
  'POST /admin-api/brand-hosts/bho_1/end': () => ({ body: { id: 'bho_1', endsAt: at } }),
}

const open = (path: string, element: ReactElement, role: StaffRole = 'admin') =>
  renderAdmin({ path, routes: [{ path: '*', element }], role, answers })

const listOf = (name: string, screens: { list: ComponentType }) => (
  <ResourceContextProvider value={name}>{createElement(screens.list)}</ResourceContextProvider>
)

test('an end user is shown masked, and blocked with a reason', async () => {
  const { user: person, seen } = await open(`${paths.adminUserDetails}?id=beu_1`, <EndUserPage />)
  expect(await screen.findByRole('heading', { name: 'XXXXXX3210' })).toBeTruthy()
  const orders = within(screen.getByRole('table', { name: 'Orders and payments' }))
  expect(orders.getByRole('link', { name: 'CH-7K3M-9QXD' }).getAttribute('href')).toContain('id=cho_1')
  expect(orders.getByText('pay_1')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Block' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Block XXXXXX3210 under Gaadi Seva?' }))
  await person.type(dialog.getByRole('textbox'), 'Disputes every payment')
  await person.click(dialog.getByRole('button', { name: 'Block' }))
  await screen.findByText('Blocked')
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    blocked: true,
    reason: 'Disputes every payment',
  })
})

test('whoever only reads cannot block', async () => {
  await open(`${paths.adminUserDetails}?id=beu_1`, <EndUserPage />, 'support')
  expect(await screen.findByRole('heading', { name: 'XXXXXX3210' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull()
})

test('a client says what it is owed and which share waits, and a higher one is asked for', async () => {
  const { user: person, seen } = await open(`${paths.adminClientDetails}?id=usr_1`, <ClientPage />)
  expect(await screen.findByText('40% is waiting for approval. Requested by Ravi Kumar.')).toBeTruthy()
  expect(screen.getAllByText('30% of the fee').length).toBeGreaterThan(0)
  await person.click(screen.getByRole('button', { name: 'Set share' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share of Zenith Components' }))
  const percent = dialog.getByLabelText(/Share of the fee, in percent/)
  await person.clear(percent)
  await person.type(percent, '45')
  await person.type(dialog.getByLabelText(/Reason/), 'New contract')
  await person.click(dialog.getByRole('button', { name: 'Set share' }))
  await screen.findByText('A second person has to approve it')
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ percent: 45, reason: 'New contract' })
})

test('transactions have their sums above them', async () => {
  await open('/', listOf('whitelabel-transactions', whitelabelTransactions))
  const months = within(await screen.findByRole('table', { name: 'By client and month' }))
  expect(months.getByText('Nov 2026')).toBeTruthy()
  // The share, and what is owed of it.
  expect(months.getAllByText('₹30.00')).toHaveLength(2)
})

test('a host is taken away once it is typed, after what stops is said', async () => {
  const { user: person, seen } = await open('/?entry=bho_1', listOf('brand-hosts', brandHosts))
  const drawer = within(await screen.findByRole('dialog', { name: 'Host' }))
  expect(await drawer.findByText('_satyapan-brand.challan.gaadi-seva.test')).toBeTruthy()
  await person.click(drawer.getByRole('button', { name: 'Take challan.gaadi-seva.test away' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take challan.gaadi-seva.test away?' }))
  expect(dialog.getByText(/2 open orders .* 7 lookups .* 3 end users/)).toBeTruthy()
  await person.type(dialog.getByLabelText(/Type the host/), 'challan.gaadi-seva.test')
  await person.type(dialog.getByLabelText(/Reason/), 'The client moves')
  await person.click(dialog.getByRole('button', { name: 'Take away' }))
  await screen.findByText('Taken away')
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    typed: 'challan.gaadi-seva.test',
    reason: 'The client moves',
  })
})
