import { screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import type { ApiLogDetail, ApiRequest } from '../../../contracts/resources/apiRequest.ts'
import { apiLogs } from '../../../src/resources/apiLogs/index.ts'
import { apiRequests } from '../../../src/resources/apiRequests/index.ts'
import { renderAdmin } from '../admin/renderAdmin.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const request: ApiRequest = {
  id: 'req_01a1fe626661726584363aaaaaaaaaaa',
  createdAt: '2026-11-21T06:12:07.118Z',
  method: 'POST',
  path: '/v1/pan-check',
  product: 'pan-check',
  key: { id: 'key_1', name: 'Vendor portal', hint: 'sk_live_…7F2A' },
  mode: 'live',
  outcome: 'completed',
  httpStatus: 200,
  chargePaise: 150,
  durationMs: 1_420,
  reference: 'PO-7',
  verificationId: 'ver_01a1fc43859874d0ae46468812b2aa01',
  address: '203.0.113.9',
}
const refused: ApiRequest = {
  ...request,
  id: 'req_01a1fe626661726584363bbbbbbbbbbb',
  outcome: 'refused',
  httpStatus: 429,
  chargePaise: 0,
  verificationId: null,
}
const detail = {
  ...request,
  request: { pan: 'AAxxxx000A' },
  reply: { status: 'completed' },
  keptUntil: '2027-02-19T06:12:00.000Z',
}

const pageOf = (name: string, rows: object[]) => ({
  body: rows,
  headers: { 'content-range': `${name} 0-${rows.length}/${rows.length}` },
})

const open = (path = '/') =>
  renderConsolePage(apiRequests.list, {
    path,
    resource: 'api-requests',
    answers: {
      'GET /api/resources/api-requests': ({ search }) =>
        pageOf('api-requests', JSON.parse(search.get('filter') ?? '{}').q === 'none' ? [] : [request, refused]),
      'GET /api/resources/api-keys': () => pageOf('api-keys', [request.key as object]),
      [`GET /api/resources/api-requests/${request.id}`]: () => ({ body: detail }),
      'GET /api/resources/api-requests/req_gone': () => ({
        status: 404,
        body: { error: { code: 'not_found', message: '-', requestId: 'r' } },
      }),
    },
  })

const filters = (seen: Awaited<ReturnType<typeof open>>['seen']) =>
  seen
    .filter(({ path }) => path.endsWith('/api-requests'))
    .map(({ search }) => JSON.parse(search.get('filter') ?? '{}'))

test('a row for each request: product, key, status, HTTP status, charge, latency, reference, id, address', async () => {
  await open()
  const rows = (await screen.findAllByRole('row')).slice(1)
  const cells = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(cell => cell.textContent)
      .slice(1)
  expect(cells(rows[0])).toEqual([
    'PAN check',
    'Vendor portal',
    'Completed',
    '200',
    '₹1.50',
    '1,420 ms',
    'PO-7',
    'req_aaaaaaaa',
    '203.0.113.9',
  ])
  expect(cells(rows[1])).toEqual(expect.arrayContaining(['Rejected', '429', '₹0.00']))
})

test('search and filters query the server; columns can be hidden', async () => {
  const { user, seen } = await open()
  await screen.findAllByText('PAN check')
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Rejected' }))
  await waitFor(() => expect(filters(seen).at(-1)).toEqual({ outcome: ['refused'] }))
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Caller address' }))
  await waitFor(() => expect(screen.queryByText('203.0.113.9')).toBeNull())
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('searchbox'), 'none')
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy()
})

test('a row opens the masked request and reply, and links to the verification', async () => {
  const { user } = await open()
  await user.click((await screen.findAllByText('PAN check'))[0] as HTMLElement)
  const drawer = within(await screen.findByRole('dialog', { name: 'Request' }))
  expect(await drawer.findByText('"AAxxxx000A"')).toBeTruthy()
  const link = drawer.getByRole('link', { name: 'Open verification' })
  expect(link.getAttribute('href')).toBe(`/bulk-pan-detail?id=${request.verificationId}`)
  await user.click(drawer.getByRole('button', { name: 'Response' }))
  expect(await drawer.findByText('"completed"')).toBeTruthy()
  expect(drawer.queryByRole('button', { name: 'Replay in test' })).toBeNull()
})

test('an expired request says so', async () => {
  await open('/?entry=req_gone')
  expect(await screen.findByText('Request not found. It may no longer be in the log')).toBeTruthy()
})

const log: ApiLogDetail = {
  ...detail,
  userId: 'usr_1',
  customerId: 'C20260001',
  customer: 'Zenith Components',
  sourceLabel: 'Setu',
  source: 'setu',
  answeredBy: { id: 'setu', label: 'Setu', tries: 2, ms: 412, costPaise: 90 },
  ledger: [{ id: 'trf_1', kind: 'capture', amountPaise: 150, at: request.createdAt }],
  webhooks: [
    {
      id: 'dlv_1',
      event: 'verification.completed',
      status: 'delivered',
      attempts: 1,
      responseCode: 200,
      host: 'erp.zenith.test',
      at: request.createdAt,
    },
  ],
  trace: [
    { event: 'received', at: request.createdAt },
    { event: 'captured', at: request.createdAt, detail: '₹1.50' },
  ],
  replayable: true,
}

const openLogs = (one: ApiLogDetail, replay: { status?: number; body: unknown }) =>
  renderAdmin({
    path: `${paths.adminApiLogs}?entry=${one.id}`,
    routes: [
      {
        path: paths.adminApiLogs,
        element: (
          <ResourceContextProvider value="api-logs">
            <apiLogs.list />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/api-logs': () => pageOf('api-logs', [one]),
      [`GET /admin-api/resources/api-logs/${one.id}`]: () => ({ body: one }),
      [`POST /admin-api/api-logs/${one.id}/replay`]: () => replay,
    },
  })

test('staff see its customer and trace, and replay it in the sandbox', async () => {
  const { user } = await openLogs(log, {
    body: { product: 'pan-check', status: 'completed', result: { status: 'valid' }, durationMs: 31 },
  })
  const drawer = within(await screen.findByRole('dialog', { name: 'Request' }))
  expect((await drawer.findByRole('link', { name: 'Zenith Components' })).getAttribute('href')).toContain('usr_1')
  expect(drawer.getByText('₹1.50 charged')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: 'Replay in test' }))
  expect(await drawer.findByText('The sandbox responded in 31 ms: Completed')).toBeTruthy()
  expect(drawer.getByText('"valid"')).toBeTruthy()
})

test('a request that cannot be replayed says why, and so does a failed replay', async () => {
  await openLogs({ ...log, replayable: false }, { body: {} })
  expect(await screen.findByText(/This request cannot be replayed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Replay in test' })).toBeNull()
})
