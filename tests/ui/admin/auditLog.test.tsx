import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AuditEventDetail } from '../../../contracts/resources/auditEvent.ts'
import { auditEvents } from '../../../src/resources/auditEvents/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const List = auditEvents.list

const entry: AuditEventDetail = {
  id: 'aud_1',
  createdAt: '2026-11-21T06:12:00.000Z',
  action: 'creditLimit.set',
  actorKind: 'admin',
  actorId: 'adm_1',
  actor: 'Priya Menon',
  userId: 'usr_1',
  customerId: 'C12345678',
  customer: 'Zenith Components',
  subject: 'wal_0193abcdef0193abcdef0193abcdef01',
  reason: 'Larger contract',
  sealed: true,
  ip: '203.0.113.9',
  requestId: 'req-1',
  changes: [{ name: 'limitPaise', before: null, after: '5000000' }],
  details: [{ name: 'wallet', value: 'api' }],
  seq: 41,
  hash: 'x2nQ',
  intact: true,
}

const open = (one: AuditEventDetail = entry) =>
  renderAdmin({
    path: '/admin/audit-log',
    routes: [{ path: '*', element: <List /> }],
    answers: {
      'GET /admin-api/resources/audit-events': () => ({
        body: [one],
        headers: { 'content-range': 'audit-events 0-0/1' },
      }),
      'GET /admin-api/resources/audit-events/aud_1': () => ({ body: one }),
    },
  })

test('a row says who did what; its drawer shows before and after and that the seal holds', async () => {
  const { user } = await open()
  await user.click(await screen.findByText('Credit limit set'))
  const drawer = await screen.findByRole('dialog', { name: 'Audit entry' })
  const changes = within(await within(drawer).findByRole('table', { name: 'Before and after' }))
  expect(changes.getByRole('row', { name: 'limitPaise - 5000000' })).toBeDefined()
  expect(within(drawer).getByText(/unchanged since it was sealed/)).toBeDefined()
  expect(within(drawer).getByRole('link', { name: 'Zenith Components' })).toBeDefined()
})

test('an altered entry says so', async () => {
  const { user } = await open({ ...entry, intact: false })
  await user.click(await screen.findByText('Credit limit set'))
  const drawer = await screen.findByRole('dialog', { name: 'Audit entry' })
  expect(await within(drawer).findByText('Altered')).toBeDefined()
})
