import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminMenuFor } from '../../../contracts/pages/adminMenu.ts'
import { builtInRoles } from '../../../contracts/people/builtInRoles.ts'
import type { WorkItem } from '../../../contracts/resources/workItem.ts'
import { builtAdminPages } from '../../../src/customRoutes/admin/adminRoutes.ts'
import { WaitingWork } from '../../../src/customRoutes/admin/dashboard/WaitingWork.tsx'
import { MainMenu } from '../../../src/layout/menu/MainMenu.tsx'
import { workPath } from '../../../src/resources/workItems/cells.tsx'
import { workItems } from '../../../src/resources/workItems/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const List = workItems.list

const items: WorkItem[] = [
  {
    id: 'kyc:kyc_1',
    kind: 'kyc',
    subject: 'kyc_1',
    target: 'usr_1',
    title: 'Zenith Components',
    amountPaise: null,
    since: '2026-11-10T06:12:00.000Z',
    dueAt: '2026-11-12T06:12:00.000Z',
    overdue: true,
    assigneeId: null,
    assignee: null,
  },
  {
    id: 'order:cho_1',
    kind: 'order',
    subject: 'cho_1',
    target: 'cho_1',
    title: 'MH12AB1000',
    amountPaise: 161_800,
    since: '2026-11-21T06:12:00.000Z',
    dueAt: '2026-11-25T06:12:00.000Z',
    overdue: false,
    assigneeId: 'adm_2',
    assignee: 'Ravi Kumar',
  },
]

const counts = {
  all: 7,
  mine: 1,
  unassigned: 5,
  overdue: 2,
  kinds: [
    { kind: 'order', count: 3 },
    { kind: 'refund', count: 1 },
    { kind: 'diverged', count: 0 },
    { kind: 'payment', count: 1 },
    { kind: 'kyc', count: 2 },
  ],
}

const open = (element: React.ReactNode) =>
  renderAdmin({
    path: '/admin/work',
    routes: [{ path: '*', element }],
    answers: {
      'GET /admin-api/resources/work-items': () => ({ body: items, headers: { 'content-range': 'work-items 0-1/2' } }),
      'GET /admin-api/work/counts': () => ({ body: counts }),
      'GET /admin-api/work/assignees': () => ({
        body: {
          staff: [
            { id: 'adm_1', name: 'Priya Menon' },
            { id: 'adm_2', name: 'Ravi Kumar' },
          ],
        },
      }),
      'POST /admin-api/work/assign': () => ({ body: { assigned: 2 } }),
    },
  })

test('the queue says what waits, until when and with whom, and leads to where it is done', async () => {
  await open(<List />)
  const row = (await screen.findByText('Zenith Components')).closest('tr') as HTMLElement
  expect(within(row).getByText('KYC to review')).toBeDefined()
  expect(within(row).getByText('Overdue')).toBeDefined()
  expect(within(row).getByText('Unassigned')).toBeDefined()
  expect(items.map(workPath)).toEqual(['/admin/user-detail?id=usr_1&tab=kyc', '/admin/batch-challan-details?id=cho_1'])
  expect(screen.getByText('Ravi Kumar')).toBeDefined()
})

test('several entries are assigned to anybody at once', async () => {
  const { user, seen } = await open(<List />)
  await screen.findByText('MH12AB1000')
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign 2 entries' }))
  await user.click(dialog.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: 'Ravi Kumar' }))
  await user.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('2 entries assigned')).toBeDefined()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
    ids: ['kyc:kyc_1', 'order:cho_1'],
    assigneeId: 'adm_2',
  })
})

test('the dashboard counts challan orders, refunds, mismatched payments and what is overdue', async () => {
  await open(<WaitingWork />)
  const figures = await screen.findByRole('region', { name: 'Waiting work' })
  await within(figures).findByText('3')
  expect(figures.textContent).toMatch(/settle3.*review1.*payments1.*Overdue2/)
})

test('the menu shows a counter only where something waits', async () => {
  await open(
    <MainMenu
      dense
      rail={false}
      groups={adminMenuFor(builtInRoles.admin.permissions, builtAdminPages)}
      counts={{ work: 7 }}
    />,
  )
  expect(screen.getByRole('link', { name: 'Work 7 waiting' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Challan payments' })).toBeDefined()
})
