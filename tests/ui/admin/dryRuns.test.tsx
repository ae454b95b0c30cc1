import { screen, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { expect, test } from 'vitest'
import type { DryRunDetail } from '../../../contracts/resources/dryRun.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { dryRuns } from '../../../src/resources/dryRuns/index.ts'
import { TryProvider } from '../../../src/resources/sourceRoutes/TryProvider.tsx'
import { renderAdmin } from './renderAdmin.tsx'

const at = '2026-11-21T06:00:00.000Z'
const side = { found: 27, notFound: 1, error: 0, p50Ms: 40, p95Ms: 90, costPaise: 1_960, uncosted: 0 }
const run: DryRunDetail = {
  id: 'dry_1',
  product: 'pan-check',
  provider: 'Cashfree',
  against: null,
  questions: 'yesterday',
  day: '2026-11-20',
  state: 'running',
  planned: 40,
  asked: 28,
  notAsked: 12,
  agreedPercent: 98,
  costPaise: 2_520,
  madeAt: at,
  madeBy: 'Meera Iyer',
  endedAt: null,
  reason: 'Before we switch',
  capPaise: 10_000,
  erased: 11,
  changed: 1,
  interrupted: 0,
  first: side,
  second: { ...side, found: 28, notFound: 0, p50Ms: null, costPaise: 2_520 },
  fields: [
    { name: 'found', agree: 27, differ: 0, onlyFirst: 0, onlySecond: 1 },
    { name: 'name', agree: 26, differ: 1, onlyFirst: 0, onlySecond: 0 },
  ],
}

test('a run shows counts by field and side, says what could not be asked, and is stopped', async () => {
  const List = dryRuns.list
  const { user, seen } = await renderAdmin({
    path: '/?entry=dry_1',
    routes: [
      {
        path: '/',
        element: (
          <ResourceContextProvider value="dry-runs">
            <List />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/dry-runs': () => ({ body: [run], headers: { 'content-range': 'dry-runs 0-0/1' } }),
      'GET /admin-api/resources/dry-runs/dry_1': () => ({ body: run }),
      'POST /admin-api/dry-runs/dry_1/stop': () => ({ body: { id: 'dry_1' } }),
    },
  })
  const drawer = within(await screen.findByRole('dialog', { name: 'Dry run' }))
  expect((await drawer.findByRole('status')).textContent).toBe(
    '12 of 40 could not be asked. 11 were erased since, 1 does not fit the product any more',
  )
  const fields = within(drawer.getByRole('table', { name: 'Agreement by field' }))
  expect(fields.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FieldAgreeDifferOnly AOnly B',
    'Record found27001',
    'Name on record26100',
  ])
  const sides = within(drawer.getByRole('table', { name: 'Answers' }))
  expect(sides.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'FigureA: Answers that customers were givenB: Cashfree',
    'Found2728',
    'Not found10',
    'No answer00',
    'Median40 msUnknown',
    '95th percentile90 ms90 ms',
    'Cost₹19.60paid when customers asked₹25.20',
  ])
  await user.click(drawer.getByRole('button', { name: 'Stop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop this dry run?' }))
  await user.click(dialog.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Dry run stopped')).toBeTruthy()
  expect(seen.some(({ path }) => path === '/admin-api/dry-runs/dry_1/stop')).toBe(true)
})

test('the cost is shown before a run starts', async () => {
  const provider = { environment: 'twin', breaker: 'unknown', answeredPercent: null, medianMs: null } as const
  const route = {
    product: 'pan-check',
    providers: [
      { ...provider, provider: 'cashfree', label: 'Cashfree', problem: null, pricePaise: 90 },
      { ...provider, provider: 'setu', label: 'Setu', problem: 'off', pricePaise: null },
    ],
  } as unknown as SourceRouteDetail
  const { user, seen } = await renderAdmin({
    path: '/',
    routes: [{ path: '/', element: <TryProvider record={route} /> }],
    answers: {
      'GET /admin-api/dry-runs/preview': () => ({
        body: { available: 412, planned: 20, pricePaise: 90, costPaise: 1_800, problem: null },
      }),
      'POST /admin-api/dry-runs': () => ({ body: { id: 'dry_1' } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Start a dry run' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Try a provider for PAN check' }))
  await user.click(dialog.getByRole('radio', { name: /A sample of yesterday’s live questions/ }))
  expect(await dialog.findByText('412 questions are there; 20 would be asked.')).toBeTruthy()
  expect(dialog.getByText('At most ₹18.00, at ₹0.90 per question.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Start' }))
  expect(seen.some(({ method }) => method === 'POST')).toBe(false)
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Before we switch')
  await user.click(dialog.getByRole('button', { name: 'Start' }))
  expect(await screen.findByText('Dry run started')).toBeTruthy()
  expect(seen.find(({ method, path }) => method === 'POST' && path === '/admin-api/dry-runs')?.body).toEqual({
    product: 'pan-check',
    provider: 'cashfree',
    questions: 'yesterday',
    against: 'sandbox',
    most: 20,
    capPaise: 10_000,
    reason: 'Before we switch',
  })
})
