// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import DetailPage from '../../../src/resources/verifications/detail/DetailPage.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const id = 'ver_01a1fc43859874d0ae46468812b2aa01'
const notFound = {
  id,
  product: 'pan-check',
  status: 'not_found',
  outcome: null,
  subject: 'AAxxxx404A',
  input: { pan: 'AAxxxx404A', name: null },
  result: null,
  reference: null,
  purpose: 'vendor_onboarding',
  charge: { paise: 150, wallet: 'product', balanceAfterPaise: 850, transferId: 'trf_1' },
  requestedBy: 'Ananya Iyer',
  channel: 'console',
  mode: 'live',
  jobId: null,
  source: 'sandbox',
  fetchedAt: '2026-11-21T06:12:01.000Z',
  error: null,
  durationMs: 412,
  createdAt: '2026-11-21T06:12:00.000Z',
  finishedAt: '2026-11-21T06:12:01.000Z',
  timeline: [],
}
const free = { paise: 0, wallet: 'api', balanceAfterPaise: null, transferId: null }

const open = (more: object, log: object[] = []) =>
  renderConsolePage(DetailPage, {
    path: `/bulk-pan-detail?id=${id}`,
    resource: 'pan-check',
    answers: {
      [`GET /api/resources/pan-check/${id}`]: () => ({ body: { ...notFound, ...more } }),
      [`GET /api/verifications/${id}/access-log`]: () => ({ body: log }),
      'GET /api/products': () => ({ body: [{ id: 'pan-check', pricePaise: 140, sourceState: 'operational' }] }),
      [`POST /api/verifications/${id}/rerun`]: () => ({ body: { id: 'ver_new' } }),
    },
  })
const charge = async () =>
  within((await screen.findByRole('heading', { name: 'Charge' })).closest('section') as HTMLElement)

test('a test check that found nothing says that it is free, and runs again free', async () => {
  const { user, seen } = await open({ mode: 'test', channel: 'api', charge: free })
  expect(await screen.findByText('No such record. Test checks are free.')).toBeTruthy()
  expect((await charge()).getByText('Not charged')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/was charged|is charged/)
  await user.click(screen.getByRole('button', { name: 'Run again, free' }))
  await waitFor(() => expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ atMostPaise: 0 }))
})

test('a live check that found nothing says what was charged, and names the price of the next one', async () => {
  const { user, seen } = await open({})
  expect(await screen.findByText('No such record. The source responded, so ₹1.50 was charged.')).toBeTruthy()
  expect((await charge()).getByText('Charged to Product wallet')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Run again, ₹1.40' }))
  await waitFor(() => expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ atMostPaise: 140 }))
})

test('a live check whose price was zero is not said to be charged', async () => {
  await open({ charge: { ...free, wallet: 'product' } })
  expect(await screen.findByText('No such record. Nothing was charged.')).toBeTruthy()
})

test('a source that did not answer: the hold is released, unless nothing was held', async () => {
  const released = [{ event: 'released', at: '2026-11-21T05:00:00.000Z', detail: '₹1.50' }]
  const down = { status: 'source_unavailable', charge: { ...free, wallet: 'product' } }
  await open({ ...down, timeline: released })
  expect((await charge()).getByText('The held amount was released.')).toBeTruthy()
  cleanup()
  await open({ ...down, timeline: [] })
  expect((await charge()).queryByText('The held amount was released.')).toBeNull()
})

test('while a check runs, its price is on hold', async () => {
  await open({ status: 'in_progress', charge: { ...free, wallet: 'product' } })
  expect((await charge()).getByText('Held until there is an answer.')).toBeTruthy()
})

test('the access log says what was shown with the check, and why a field was revealed', async () => {
  const entry = { at: '2026-11-21T07:00:00.000Z', by: 'Asha Rao', field: null, reason: null }
  const { user } = await open({}, [
    { ...entry, action: 'verification.shareOpened', by: 'Someone with the link' },
    { ...entry, action: 'job.downloaded' },
    { ...entry, action: 'verification.revealed', field: 'pan', reason: 'Comparing it with the card' },
  ])
  await user.click(await screen.findByRole('tab', { name: /^Access log ?3$/ }))
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map(row => [...row.querySelectorAll('td')].slice(1).map(cell => cell.textContent))).toEqual([
    ['Someone with the link', 'Opened the shared link', '-'],
    ['Asha Rao', 'Downloaded the results of the whole file', '-'],
    ['Asha Rao', 'Revealed PAN', 'Comparing it with the card'],
  ])
})

test('an empty access log says so', async () => {
  const { user } = await open({})
  await user.click(await screen.findByRole('tab', { name: 'Access log' }))
  expect(screen.getByText('Nobody has been shown this response outside of this page.')).toBeTruthy()
})
