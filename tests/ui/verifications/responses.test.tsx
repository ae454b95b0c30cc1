// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { responses } from '../../../contracts/messages/en/responses.ts'
import { verifications } from '../../../contracts/messages/en/verifications.ts'
import { type ProductId, productIds, productOf } from '../../../contracts/products/index.ts'
import { verificationResources } from '../../../contracts/resources/index.ts'
import ResponsesPage from '../../../src/resources/verifications/list/ResponsesPage.tsx'
import { responsesOf } from '../../../src/resources/verifications/list/responsesOf.ts'
import { findResultField, formatResult, outcomeLabel } from '../../../src/resources/verifications/results.ts'
import type { RecordedRequest } from '../support/fakeServer.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const pan = productOf('pan-check')

describe.each(productIds)('the list of %s', id => {
  const { list, resource } = responsesOf(productOf(id))

  test('at most eleven columns are shown at first, each once, with its label', () => {
    const columns = list.columns.map(one => (typeof one === 'string' ? { name: one, hidden: false } : one))
    expect(columns.filter(({ hidden }) => !hidden).length).toBeLessThanOrEqual(11)
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
    expect(columns.filter(({ name }) => !resource.fields[name])).toEqual([])
  })

  test('its views are filters that its resource accepts', () => {
    const { filter } = verificationResources[id]
    for (const view of list.savedViews ?? []) expect(filter.strict().parse(view.filters)).toEqual(view.filters)
  })
})

test('"Needs attention" contains the outcomes with a warning', () => {
  const look = responsesOf(pan).list.savedViews?.find(({ id }) => id === 'look')
  expect(look?.filters).toEqual({ outcome: ['inactive', 'name_differs'] })
})

const row = (id: string, more: object) => ({
  id,
  product: 'pan-check',
  status: 'completed',
  outcome: 'valid',
  subject: 'AAxxxx000A',
  input: { pan: 'AAxxxx000A', name: null },
  result: { status: 'valid', name: 'Zenith Components', nameMatch: 92, holderType: 'C', updatedOn: null },
  reference: 'VEN-7470',
  purpose: 'vendor_onboarding',
  charge: { paise: 150, wallet: 'product', balanceAfterPaise: 850, transferId: 'trf_1' },
  requestedBy: 'Ananya Iyer',
  channel: 'console',
  mode: 'live',
  jobId: null,
  error: null,
  durationMs: 412,
  createdAt: '2026-11-21T06:12:00.000Z',
  finishedAt: '2026-11-21T06:12:01.000Z',
  ...more,
})
const answered = row('ver_01a1fc43859874d0ae46468812b2aa01', {})
const unanswered = row('ver_01a1fc43859874d0ae46468812b2aa02', {
  status: 'source_unavailable',
  outcome: null,
  result: null,
  subject: 'BBxxxx111B',
  reference: null,
  requestedBy: 'Rohan Rao',
  charge: { paise: 0, wallet: 'product', balanceAfterPaise: null, transferId: null },
})
const practised = row('ver_01a1fc43859874d0ae46468812b2aa03', {
  subject: 'CCxxxx222C',
  reference: null,
  mode: 'test',
  channel: 'api',
  charge: { paise: 0, wallet: 'api', balanceAfterPaise: null, transferId: null },
})

const job = {
  id: 'job_1',
  product: 'pan-check',
  status: 'running',
  fileName: 'vendors.csv',
  counts: {
    total: 9,
    ready: 8,
    problem: 1,
    duplicate: 0,
    done: 3,
    completed: 3,
    notFound: 0,
    unavailable: 0,
    cancelled: 0,
  },
  capturedPaise: 450,
  requestedBy: 'Ananya Iyer',
  createdAt: '2026-11-21T06:12:00.000Z',
}

const listOf = (name: string, body: object[]) => () => ({
  body,
  headers: { 'content-range': `${name} 0-${body.length - 1}/${body.length}` },
})

const open = (path = '/bulk-pan-responses', resource: ProductId = 'pan-check') =>
  renderConsolePage(ResponsesPage, {
    path,
    resource,
    answers: {
      'GET /api/resources/pan-check': listOf('pan-check', [answered, unanswered, practised]),
      'GET /api/resources/gstin-check': listOf('gstin-check', []),
      'GET /api/resources/bulk-jobs': listOf('bulk-jobs', [
        job,
        { ...job, id: 'job_2', status: 'ready', fileName: 'b.csv' },
      ]),
      'GET /api/products': () => ({ body: [{ id: 'pan-check', pricePaise: 140, sourceState: 'up' }] }),
      [`POST /api/verifications/${answered.id}/rerun`]: () => ({ body: { id: 'ver_new' } }),
      [`POST /api/verifications/${practised.id}/rerun`]: () => ({ body: { id: 'ver_new2' } }),
      'GET /api/verifications/export': () => ({ text: 'id\n' }),
    },
  })

const filtersOf = (seen: readonly RecordedRequest[], path: string) =>
  seen.filter(one => one.path === path).map(({ search }) => JSON.parse(search.get('filter') ?? '{}') as object)

test('a row shows subject, result and charge, and links to its detail', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Bulk PAN responses' })).toBeTruthy()
  const [, first, second] = await screen.findAllByRole('row')
  const texts = within(first as HTMLElement)
    .getAllByRole('cell')
    .map(cell => cell.textContent)
  expect(texts.slice(1)).toEqual([
    'ver_12b2aa01',
    'VEN-7470',
    'AAxxxx000A',
    'Zenith Components',
    'Completed',
    'Valid',
    '92%',
    '₹1.50',
    'Ananya Iyer',
    '21 Nov, 11:42',
  ])
  expect(within(second as HTMLElement).getByText('No answer, no charge')).toBeTruthy()
  const link = within(first as HTMLElement).getByRole('link')
  expect(link.getAttribute('href')).toBe(`/bulk-pan-detail?id=${answered.id}`)
})

test('visible people can be chosen as requesters; a file from a link can be cleared', async () => {
  const jobId = 'job_01a1fc43859874d0ae46468812b2aa09'
  const { user, seen, at } = await open(`/bulk-pan-responses?filter=${encodeURIComponent(JSON.stringify({ jobId }))}`)
  expect(await screen.findByText('job_12b2aa09')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear filter: File' }))
  await waitFor(() => expect(at()).not.toContain(jobId))
  await screen.findAllByRole('row')
  await user.click(screen.getByRole('button', { name: 'Requested by' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Rohan Rao' }))
  await waitFor(() =>
    expect(filtersOf(seen, '/api/resources/pan-check')).toContainEqual({ requestedBy: ['Rohan Rao'] }),
  )
})

test('selected checks run again after their price is shown; only selected rows are exported', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }))
  const { user, seen } = await open()
  const boxes = await screen.findAllByRole('checkbox')
  await user.click(boxes[1] as HTMLElement)
  await user.click(boxes[2] as HTMLElement)
  const bar = within(await screen.findByRole('region', { name: '2 selected' }))
  expect(await bar.findByText('1 was not charged')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(filtersOf(seen, '/api/verifications/export')).toEqual([{ id: [answered.id, unanswered.id] }]),
  )
  expect(seen.find(({ path }) => path.endsWith('/export'))?.search.get('product')).toBe('pan-check')

  await user.click(boxes[2] as HTMLElement)
  const one = within(await screen.findByRole('region', { name: '1 selected' }))
  await user.click(one.getByRole('button', { name: verifications.list.runAgain }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Run again, ₹1.40' }))
  await waitFor(() => expect(seen.some(({ path }) => path === `/api/verifications/${answered.id}/rerun`)).toBe(true))
  await waitFor(() => expect(screen.queryByRole('region', { name: '1 selected' })).toBeNull())
})

test('a test check runs again as a test check, free; among live ones it adds nothing to the price', async () => {
  const { user, seen } = await open()
  const boxes = await screen.findAllByRole('checkbox')
  await user.click(boxes[3] as HTMLElement)
  const one = within(await screen.findByRole('region', { name: '1 selected' }))
  await user.click(one.getByRole('button', { name: verifications.list.runAgain }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(verifications.list.confirmTest)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: verifications.list.cancel }))
  await user.click(boxes[1] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: verifications.list.runAgain }))
  const both = within(await screen.findByRole('dialog'))
  expect(both.getByText(/1 of them is a test check and stays free\./)).toBeTruthy()
  await user.click(await both.findByRole('button', { name: 'Run again, ₹1.40' }))
  const bodyOf = ({ id }: { id: string }) => seen.find(({ path }) => path === `/api/verifications/${id}/rerun`)?.body
  await waitFor(() => expect(bodyOf(answered)).toEqual({ atMostPaise: 140 }))
  await waitFor(() => expect(bodyOf(practised)).toEqual({ atMostPaise: 0 }))
})

test('a product without checks shows next steps', async () => {
  await open('/bulk-gst-responses', 'gstin-check')
  expect(await screen.findByRole('heading', { name: 'No GSTIN verified yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Verify one GSTIN' })).toBeTruthy()
})

test('files keep their tab when the list is sorted; one that was not started continues in the form', async () => {
  const { user, at, seen } = await open('/bulk-pan-responses?tab=files')
  expect(await screen.findByText('3 of 8 rows')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'vendors.csv' }).getAttribute('href')).toBe('/bulk-pan-detail?id=job_1')
  expect(screen.getByRole('link', { name: 'b.csv' }).getAttribute('href')).toBe('/bulk-pan?mode=bulk&job=job_2')
  expect(filtersOf(seen, '/api/resources/bulk-jobs')).toContainEqual({ product: ['pan-check'] })
  await user.click(screen.getByText('Created'))
  await waitFor(() => expect(at()).toContain('order=ASC'))
  expect(at()).toContain('tab=files')
  await user.click(screen.getByRole('button', { name: responses.checks }))
  expect(await screen.findByText('VEN-7470')).toBeTruthy()
  expect(at()).not.toContain('tab=')
})

test('not found and source unavailable say different things', () => {
  const record = { outcome: null, error: 'The PAN source did not answer.' }
  const labels = (['not_found', 'source_unavailable'] as const).map(status =>
    outcomeLabel(pan, { ...record, status }, 'en'),
  )
  expect(labels).toEqual(['No such record', 'No answer, no charge'])
})

test('a state is named in the user’s language, and stored in English', () => {
  const field = findResultField(productOf('gstin-check'), 'state')
  expect(field && formatResult(field, 'Maharashtra', 'hi')).toBe('महाराष्ट्र')
  expect(field && formatResult(field, 'Maharashtra', 'en')).toBe('Maharashtra')
})
