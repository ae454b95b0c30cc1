import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Usage } from '../../../contracts/calls/usage.ts'
import ApiUsage from '../../../src/customRoutes/usage/ApiUsage.tsx'
import { latencyDomain, outcomeSeries } from '../../../src/customRoutes/usage/usageSeries.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const outcomes = { completed: 0, not_found: 0, source_unavailable: 0, refused: 0, failed: 0 }
const day = { day: '2026-11-20', outcomes, calls: 0, answered: 0, spendPaise: 0, medianMs: null }
const busy = {
  ...day,
  day: '2026-11-21',
  outcomes: { ...outcomes, completed: 8, refused: 2 },
  calls: 10,
  answered: 8,
  spendPaise: 1_200,
  medianMs: 420,
}
const usage: Usage = {
  calls: { now: 10, before: 5 },
  successRate: { now: 80, before: 100 },
  spendPaise: { now: 1_200, before: 0 },
  medianMs: { now: 420, before: null },
  days: [day, busy],
  products: [
    { product: 'pan-check', calls: 9, answered: 8, spendPaise: 1_200 },
    { product: null, calls: 1, answered: 0, spendPaise: 0 },
  ],
  keys: [
    { id: 'key_1', name: 'Vendor portal', hint: 'sk_live_…7F2A', calls: 9, answered: 8, spendPaise: 1_200 },
    { id: null, name: '', hint: '', calls: 1, answered: 0, spendPaise: 0 },
  ],
  statuses: [
    { outcome: 'completed', httpStatus: 200, calls: 8, answered: 8, spendPaise: 1_200 },
    { outcome: 'refused', httpStatus: 429, calls: 2, answered: 0, spendPaise: 0 },
  ],
}
const none: Usage = { ...usage, calls: { now: 0, before: 0 }, days: [day], products: [], keys: [], statuses: [] }

const open = (reply: Usage, path = '/', failures = 0) => {
  let left = failures
  const refusal = { error: { code: 'bad_request', message: 'No.', requestId: 'req_7' } }
  return renderConsolePage(ApiUsage, {
    path,
    answers: { 'GET /api/usage': () => (left-- > 0 ? { status: 400, body: refusal } : { body: reply }) },
  })
}

const asked = (seen: Awaited<ReturnType<typeof open>>['seen']) =>
  seen.filter(({ path }) => path === '/api/usage').map(({ search }) => Object.fromEntries(search))

test('figures with their change, and the same calls by product, key and status', async () => {
  await open(usage)
  expect(await screen.findByText('80%')).toBeTruthy()
  const table = (name: string) => within(screen.getByRole('table', { name })).getAllByRole('row')
  const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(cell => cell.textContent)
  expect(cells(table('By product')[1])).toEqual(['PAN check', '9', '88.9%', '₹12.00'])
  expect(cells(table('By product')[2])).toEqual(['Read verification', '1', '0%', '₹0.00'])
  expect(cells(table('By key')[1])).toEqual(['Vendor portal sk_live_…7F2A', '9', '88.9%', '₹12.00'])
  expect(cells(table('By key')[2])[0]).toBe('Test console ')
  expect(cells(table('By status')[2])).toEqual(['Rejected 429', '2', '₹0.00'])
})

test('each chart has a table: calls by outcome, with totals', async () => {
  const { user } = await open(usage)
  await screen.findByText('80%')
  await user.click(screen.getAllByRole('button', { name: 'View as table' })[0] as HTMLElement)
  const rows = within(screen.getByRole('table', { name: 'Calls per day' })).getAllByRole('row')
  expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
    ['Day', 'Completed', 'Rejected', 'Total'],
    [expect.stringContaining('20 Nov'), '0', '0', '0'],
    [expect.stringContaining('21 Nov'), '8', '2', '10'],
  ])
})

test('period and mode are read from and written to the address; test traffic has no spending', async () => {
  const { user, seen } = await open(usage, '/?days=7')
  await screen.findByText('80%')
  expect(asked(seen)).toEqual([{ days: '7', mode: 'live' }])
  await user.click(screen.getByRole('button', { name: 'Test' }))
  await waitFor(() => expect(asked(seen).at(-1)).toEqual({ days: '7', mode: 'test' }))
  await waitFor(() => expect(screen.queryByText('Spend per day')).toBeNull())
})

test('without calls it says so and links to the keys', async () => {
  await open(none)
  expect(await screen.findByText('No live calls in this period')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View your API keys' }).getAttribute('href')).toBe('/api-keys')
})

test('a failure shows the request id and can be retried', async () => {
  const { user } = await open(usage, '/', 1)
  expect(await screen.findByText('Usage could not be loaded')).toBeTruthy()
  expect(screen.getByText('req_7')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('80%')).toBeTruthy()
})

test('a chart shows only outcomes that occurred, and its axis ends above the longest time', () => {
  expect(outcomeSeries(usage, 'en').map(({ key }) => key)).toEqual(['completed', 'refused'])
  expect(latencyDomain(usage)).toEqual([0, 600])
})
