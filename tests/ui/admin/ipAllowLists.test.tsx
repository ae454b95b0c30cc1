import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { expect, test } from 'vitest'
import { customerIpAllowLists } from '../../../src/resources/customerIpAllowLists/index.ts'
import { ipHits } from '../../../src/resources/ipHits/index.ts'
import { renderAdmin } from './renderAdmin.tsx'

const entry = {
  id: 'adr_1',
  address: '198.51.100.0/24',
  label: 'Dispatch',
  userId: 'usr_1',
  customerId: 'C20260003',
  customer: 'Saraswati Logistics',
  createdBy: 'Meera Nair',
  createdAt: '2026-11-03T13:45:00.000Z',
  disabledAt: null as string | null,
  disabledBy: null as string | null,
  disabledReason: null as string | null,
}

const page = (resource: string, element: React.ReactNode) => [
  { path: '*', element: <ResourceContextProvider value={resource}>{element}</ResourceContextProvider> },
]

test('an entry is disabled with a reason and shows by whom and why; then it can be enabled', async () => {
  let kept = entry
  const { user: person, seen } = await renderAdmin({
    path: '/',
    routes: page('customer-ip-allow-lists', <customerIpAllowLists.list />),
    answers: {
      'GET /admin-api/resources/customer-ip-allow-lists': () => ({
        body: [kept],
        headers: { 'content-range': 'customer-ip-allow-lists 0-0/1' },
      }),
      'POST /admin-api/customer-ip-allow-lists/adr_1/switch': ({ body }) => {
        const { reason } = body as { reason: string }
        const disabledAt = '2026-11-20T05:00:00.000Z'
        kept = { ...kept, disabledAt, disabledBy: 'Priya Menon', disabledReason: reason }
        return { body: { disabledAt } }
      },
    },
  })
  expect((await screen.findByRole('link', { name: 'Saraswati Logistics' })).getAttribute('href')).toContain('usr_1')
  await person.click(screen.getByRole('button', { name: 'Disable 198.51.100.0/24 for Saraswati Logistics' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Disable 198.51.100.0/24?' }))
  await person.type(dialog.getByRole('textbox'), 'Reported for abuse')
  await person.click(dialog.getByRole('button', { name: 'Disable entry' }))
  expect(await screen.findByText('Priya Menon, 20 Nov: Reported for abuse')).toBeTruthy()
  expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ disabled: true, reason: 'Reported for abuse' })
  expect(screen.getByRole('button', { name: 'Enable 198.51.100.0/24 for Saraswati Logistics' })).toBeTruthy()
})

const hit = {
  id: '192.0.2.77 usr_1',
  address: '192.0.2.77',
  userId: 'usr_1',
  customerId: 'C20260003',
  customer: 'Saraswati Logistics',
  calls: 1_014,
  blocked: 14,
  lastSeenAt: '2026-11-20T05:00:00.000Z',
}

const figures = {
  from: '2026-11-15',
  to: '2026-11-21',
  calls: 1_014,
  blocked: 14,
  addresses: 1,
  top: [{ userId: 'usr_1', customer: 'Saraswati Logistics', calls: 1_014, blocked: 14, addresses: 1 }],
}

const openHits = (rows = [hit]) =>
  renderAdmin({
    path: '/',
    routes: page('ip-hits', <ipHits.list />),
    answers: {
      'GET /admin-api/resources/ip-hits': () => ({
        body: rows,
        headers: { 'content-range': `ip-hits 0-${rows.length}/${rows.length}` },
      }),
      'GET /admin-api/ip-hits': () => ({
        body: rows.length > 0 ? figures : { ...figures, calls: 0, blocked: 0, top: [] },
      }),
    },
  })

test('calls by address: the days counted, the blocked share, and the most frequent caller', async () => {
  await openHits()
  expect(await screen.findByText('Calls to /v1 by address, 15–21 Nov 2026')).toBeTruthy()
  expect(screen.getByText('1.4% of calls')).toBeTruthy()
  expect(await screen.findByText('192.0.2.77')).toBeTruthy()
  const top = within(screen.getByRole('table', { name: 'Top callers' }))
  expect(top.getByRole('link', { name: 'Saraswati Logistics' })).toBeTruthy()
})

test('the filter for blocked calls applies to list and figures alike', async () => {
  const { user: person, seen } = await openHits()
  await screen.findByText('192.0.2.77')
  await person.click(screen.getByRole('button', { name: /^Blocked/ }))
  await person.click(await screen.findByRole('checkbox', { name: 'Blocked only' }))
  const filters = () => seen.map(({ search }) => search.get('filter') ?? '')
  await expect.poll(() => filters().filter(filter => filter.includes('"blocked":true')).length).toBeGreaterThan(1)
})

test('without calls, an empty state explains the list', async () => {
  await openHits([])
  expect(await screen.findByText('No calls in this period')).toBeTruthy()
})
