import { screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { roleNames } from '../../../contracts/people/roles.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import type { Approval } from '../../../contracts/resources/approval.ts'
import { WaitingApprovals } from '../../../src/customRoutes/admin/dashboard/WaitingApprovals.tsx'
import { approvals } from '../../../src/resources/approvals/index.ts'
import { workPath } from '../../../src/resources/workItems/cells.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const adjustment: Approval = {
  id: 'apr_1',
  kind: 'adjustment',
  state: 'waiting',
  userId: 'usr_1',
  customerId: 'C20260001',
  customer: 'Zenith Components',
  wallet: 'api',
  product: null,
  brand: null,
  bankAccount: null,
  member: null,
  amountPaise: 750_000,
  currency: 'INR',
  againstPaise: null,
  share: null,
  rights: null,
  reason: 'Credit for the PAN source outage',
  askedBy: 'Ravi Kumar',
  createdAt: '2026-11-21T06:12:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  isOwn: false,
  isAboutReader: false,
  tiedUntil: null,
}

const price: Approval = {
  ...adjustment,
  id: 'apr_2',
  kind: 'basePrice',
  userId: null,
  customerId: null,
  customer: null,
  wallet: null,
  product: 'pan-check',
  amountPaise: 100,
  againstPaise: 150,
  reason: 'Campaign',
  isOwn: true,
}

const invitation: Approval = {
  ...price,
  id: 'apr_4',
  kind: 'staffInvitation',
  product: null,
  amountPaise: null,
  againstPaise: null,
  member: {
    id: null,
    name: 'Nisha Kapoor',
    email: 'nisha@staff.test',
    role: roleNames.superadmin,
    until: null,
    worksFrom: null,
  },
  reason: 'Joins the desk',
  isOwn: false,
}

const share = { percent: 30, beforePercent: 20 }
const clientShare: Approval = {
  ...adjustment,
  id: 'apr_7',
  kind: 'clientShare',
  wallet: null,
  amountPaise: null,
  share,
  reason: 'Grown',
}
const brandOwner: Approval = {
  ...clientShare,
  id: 'apr_8',
  kind: 'brandOwner',
  brand: 'Fleetline',
  reason: 'Bought it',
}

const tied: Approval = { ...adjustment, id: 'apr_5', reason: 'A favour', tiedUntil: '2026-11-28T06:12:00.000Z' }

const recovery: Approval = {
  ...invitation,
  id: 'apr_6',
  kind: 'recovery',
  askedBy: null,
  reason: 'npm run create-admin -- --recover',
  isAboutReader: true,
}

const decided: Approval = {
  ...adjustment,
  id: 'apr_3',
  kind: 'creditLimit',
  state: 'approved',
  amountPaise: null,
  reason: 'Monthly volume has doubled',
  decidedBy: 'Priya Menon',
  decidedAt: '2026-11-21T08:12:00.000Z',
  decisionReason: 'Paid on time',
}

const open = (element: React.ReactNode, path: string = paths.adminApprovals, rows = [adjustment, price, decided]) =>
  renderAdmin({
    path,
    routes: [{ path: '*', element: <ResourceContextProvider value="approvals">{element}</ResourceContextProvider> }],
    answers: {
      'GET /admin-api/resources/approvals': () => ({
        body: rows,
        headers: { 'content-range': `approvals 0-${rows.length - 1}/${rows.length}` },
      }),
      'POST /admin-api/approvals/apr_1/decide': () => ({ body: { state: 'approved' } }),
    },
  })

const List = approvals.list
const rowOf = async (words: string) => (await screen.findByText(words)).closest('tr') as HTMLElement

test('each row says what changes, for whom and who asked; what was decided has no buttons', async () => {
  await open(<List />)
  const waiting = await rowOf('Credit for the PAN source outage')
  for (const words of ['Balance adjustment', 'Zenith Components', 'API wallet', '₹7,500.00', 'Ravi Kumar', 'Waiting'])
    expect(within(waiting).getByText(words)).toBeDefined()
  const own = await rowOf('Campaign')
  for (const words of ['All customers', 'PAN check', 'Another person must decide'])
    expect(within(own).getByText(words)).toBeDefined()
  expect(within(own).queryByRole('button', { name: /Approve/ })).toBeNull()
  const done = await rowOf('Monthly volume has doubled')
  for (const words of ['No limit', 'Approved']) expect(within(done).getByText(words)).toBeDefined()
  expect(within(done).queryByRole('button', { name: /Approve|Reject/ })).toBeNull()
})

test('a share and the owner of a brand are said in percent', async () => {
  await open(<List />, paths.adminApprovals, [clientShare, brandOwner])
  const row = within(await rowOf('Bought it'))
  for (const words of ['Owner of a brand', 'Zenith Components', 'Fleetline', '20% → 30%'])
    expect(row.getByText(words)).toBeDefined()
  screen.getByRole('button', { name: 'Approve: Share of a white-label client, 20% → 30%' })
  screen.getByRole('button', { name: 'Approve: Owner of a brand, Fleetline, 20% → 30%' })
})

test('a change of staff names the member and the role; who may only reject a change sees why', async () => {
  const { user } = await open(<List />, paths.adminApprovals, [invitation, tied, recovery])
  const row = await rowOf('Joins the desk')
  for (const words of ['Staff invitation', 'nisha@staff.test', 'Super-administrator'])
    expect(within(row).getByText(words)).toBeDefined()
  await user.click(within(row).getByRole('button', { name: /^Approve: Staff invitation/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this change?' }))
  expect(dialog.getByText('Staff invitation, Nisha Kapoor (nisha@staff.test), Super-administrator')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  for (const [reason, words] of [
    ['A favour', /^You cannot approve before 28 Nov/],
    ['npm run create-admin -- --recover', 'About you: another person approves'],
  ] as const) {
    const barred = within(await rowOf(reason))
    expect(barred.getByText(words)).toBeDefined()
    expect(barred.queryByRole('button', { name: /^Approve/ })).toBeNull()
    expect(barred.getByRole('button', { name: /^Reject/ })).toBeDefined()
  }
})

test('approving repeats the change, needs a reason, and sends the decision', async () => {
  const { user, seen } = await open(<List />)
  await user.click(await screen.findByRole('button', { name: 'Approve: Balance adjustment, ₹7,500.00' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this change?' }))
  expect(dialog.getByText('Balance adjustment of Zenith Components, ₹7,500.00')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(seen.filter(({ method }) => method === 'POST')).toEqual([])
  await user.type(dialog.getByRole('textbox'), 'The outage is on the status page')
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('Approved, and the change is made')).toBeDefined()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    approve: true,
    reason: 'The outage is on the status page',
  })
})

test('a searched name stays out of the address; an entry of the queue opens its row alone', async () => {
  const { user, seen, at } = await open(<List />)
  await user.type(await screen.findByRole('searchbox'), 'zenith')
  const filters = () =>
    seen.filter(({ path }) => path.endsWith('/approvals')).map(({ search }) => JSON.parse(search.get('filter') ?? '{}'))
  await waitFor(() => expect(filters()).toContainEqual({ q: 'zenith' }))
  expect(at()).not.toContain('zenith')
  expect(decodeURIComponent(workPath({ kind: 'approval', subject: 'apr_1', target: 'usr_1' }))).toBe(
    '/admin/approvals?filter={"id":["apr_1"]}',
  )
})

test('the dashboard shows what waits, and leads to the list', async () => {
  const { seen } = await open(<WaitingApprovals />, paths.adminDashboard, [adjustment])
  const card = within(await screen.findByRole('region', { name: 'Waiting for approval' }))
  expect(await card.findByText('1 waiting')).toBeDefined()
  expect(card.getByText('Zenith Components')).toBeDefined()
  expect(card.getByRole('link', { name: 'All approvals' }).getAttribute('href')).toBe(paths.adminApprovals)
  expect(JSON.parse(seen.at(-1)?.search.get('filter') ?? '{}')).toEqual({ state: ['waiting'] })
})

test('without anything to approve the card says so', async () => {
  await open(<WaitingApprovals />, paths.adminDashboard, [])
  expect(await screen.findByText('No changes are waiting for approval.')).toBeDefined()
})
