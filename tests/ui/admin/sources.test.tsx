import { screen, waitFor, within } from '@testing-library/react'
import { ResourceContextProvider } from 'ra-core'
import { expect, test } from 'vitest'
import type { ApiServerDetail } from '../../../contracts/resources/apiServer.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { apiServers } from '../../../src/resources/apiServers/index.ts'
import { sourceRoutes } from '../../../src/resources/sourceRoutes/index.ts'
import { averageCost, movedUp, withProvider } from '../../../src/resources/sourceRoutes/preview.ts'
import { renderAdmin } from './renderAdmin.tsx'

const at = '2026-11-21T06:00:00.000Z'
const setu = { provider: 'setu', percent: 80 }
const own = { provider: 'own-gateway', percent: 20 }

test('the average cost is known only if each provider’s that is asked first is', () => {
  const prices = new Map([
    ['setu', 100],
    ['own-gateway', 50],
    ['cashfree', null],
  ])
  expect(averageCost([setu, own], prices)).toBe(90)
  expect(
    averageCost(
      [
        { ...setu, percent: 100 },
        { provider: 'cashfree', percent: 0 },
      ],
      prices,
    ),
  ).toBe(100)
  expect(averageCost([setu, { provider: 'cashfree', percent: 20 }], prices)).toBeNull()
  expect(averageCost([], prices)).toBeNull()
})

test('a provider gets what is left of the shares, and moves up by one place', () => {
  expect(withProvider([setu], 'cashfree')).toEqual([setu, { provider: 'cashfree', percent: 20 }])
  expect(withProvider([setu, own], 'cashfree').at(-1)).toEqual({ provider: 'cashfree', percent: 0 })
  expect(movedUp([setu, own], 1)).toEqual([own, setu])
  expect(movedUp([setu, own], 0)).toEqual([setu, own])
})

const provider = {
  label: 'Setu',
  environment: 'twin',
  problem: null,
  breaker: 'unknown',
  answeredPercent: null,
  medianMs: null,
  pricePaise: 90,
} as const

const route: SourceRouteDetail = {
  id: 'pan-check',
  product: 'pan-check',
  choices: [{ provider: 'setu', label: 'Setu', percent: 100 }],
  hedgeMs: null,
  primary: 'Setu',
  decidedBy: 'route',
  since: at,
  customers: 0,
  able: 2,
  sourceState: 'unknown',
  disagreements: 1,
  comparisons: [{ origin: 'hedge', compared: 4, differed: 1 }],
  differing: [
    {
      id: 'sdg_1',
      at,
      origin: 'hedge',
      first: 'Setu',
      second: 'Cashfree',
      subject: 'AAxxxx000A',
      fields: [{ name: 'status', first: 'valid', second: 'inactive' }],
    },
  ],
  providers: [
    { ...provider, provider: 'setu' },
    { ...provider, provider: 'cashfree', label: 'Cashfree', problem: 'noCredentials', pricePaise: null },
  ],
  own: [],
  pricePaise: 80,
  margins: { days: 30, providers: [], customers: [], second: { answers: 0, costPaise: 0 } },
  history: [
    {
      id: 'srt_1',
      userId: null,
      customer: null,
      choices: [{ provider: 'setu', label: 'Setu', percent: 100 }],
      hedgeMs: null,
      reason: 'Cheaper',
      madeBy: 'Meera Iyer',
      madeAt: at,
      undoes: null,
      isCurrent: true,
    },
  ],
}

test('a route is changed with shares that add up, and undone in one press', async () => {
  const List = sourceRoutes.list
  const { user, seen } = await renderAdmin({
    path: '/?entry=pan-check',
    routes: [
      {
        path: '/',
        element: (
          <ResourceContextProvider value="source-routes">
            <List />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/source-routes': () => ({
        body: [route],
        headers: { 'content-range': 'source-routes 0-0/1' },
      }),
      'GET /admin-api/resources/source-routes/pan-check': () => ({ body: route }),
      'POST /admin-api/source-routes/pan-check': () => ({ body: { id: 'srt_2' } }),
      'POST /admin-api/source-routes/pan-check/undo': () => ({ body: { id: 'srt_3' } }),
    },
  })
  const sent = (path: string) => seen.find(request => `${request.method} ${request.path}` === path)?.body
  await user.click(await screen.findByRole('button', { name: 'Change route' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who answers PAN check?' }))
  expect(dialog.getAllByText('Cost per answer: ₹0.90')).toHaveLength(2)
  await user.click(dialog.getByRole('combobox', { name: 'Add a provider' }))
  await user.click(await screen.findByRole('option', { name: 'Cashfree' }))
  expect(await dialog.findByText(/Cashfree is not set up/)).toBeTruthy()
  expect(dialog.getByText('That is more than the base price of ₹0.80: each answer would lose money.')).toBeTruthy()
  // It is asked after a failure only, so its unknown price does not count.
  expect(dialog.getAllByText('Cost per answer: ₹0.90')).toHaveLength(2)
  const [share] = dialog.getAllByRole('textbox', { name: 'Share, %' })
  await user.clear(share as HTMLElement)
  await user.type(share as HTMLElement, '60')
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Two providers')
  await user.click(dialog.getByRole('button', { name: 'Change route' }))
  expect(await dialog.findByText('The shares must add up to 100%. They add up to 60%.')).toBeTruthy()
  expect(sent('POST /admin-api/source-routes/pan-check')).toBeUndefined()
  const second = dialog.getAllByRole('textbox', { name: 'Share, %' })[1] as HTMLElement
  await user.clear(second)
  await user.type(second, '40')
  await user.click(dialog.getByRole('button', { name: 'Change route' }))
  await waitFor(() =>
    expect(sent('POST /admin-api/source-routes/pan-check')).toMatchObject({
      customer: null,
      choices: [
        { provider: 'setu', percent: 60 },
        { provider: 'cashfree', percent: 40 },
      ],
      reason: 'Two providers',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent('POST /admin-api/source-routes/pan-check/undo')).toEqual({ route: 'srt_1' }))
})

const server: ApiServerDetail = {
  id: 'setu',
  label: 'Setu',
  state: 'off',
  environment: 'test',
  credentialsSetAt: at,
  timeoutMs: null,
  products: 1,
  calls: 0,
  answeredPercent: null,
  medianMs: null,
  lastAt: null,
  site: null,
  docs: [],
  environments: ['live', 'test'],
  address: null,
  changedAt: at,
  changedBy: 'Meera Iyer',
  credentialFields: [
    { name: 'clientId', label: { en: 'Client ID', hi: 'क्लाइंट ID' }, secret: false, required: true },
    { name: 'clientSecret', label: { en: 'Client secret', hi: 'क्लाइंट सीक्रेट' }, secret: true, required: true },
  ],
  credentialSets: [{ id: 'pcr_1', setAt: at, setBy: 'Meera Iyer', endsAt: null }],
  health: [
    {
      product: 'pan-check',
      breaker: 'unknown',
      calls: 0,
      answers: 0,
      medianMs: null,
      p95Ms: null,
      lastOutcome: null,
      lastAt: null,
      oddFields: [],
      pricePaise: null,
      isAgreed: false,
    },
  ],
}

test('keys are entered anew, all of them, and what was never asked is unknown', async () => {
  const List = apiServers.list
  const { user, seen } = await renderAdmin({
    path: '/?entry=setu',
    routes: [
      {
        path: '/',
        element: (
          <ResourceContextProvider value="api-servers">
            <List />
          </ResourceContextProvider>
        ),
      },
    ],
    answers: {
      'GET /admin-api/resources/api-servers': () => ({
        body: [server],
        headers: { 'content-range': 'api-servers 0-0/1' },
      }),
      'GET /admin-api/resources/api-servers/setu': () => ({ body: server }),
      'POST /admin-api/api-servers/setu/keys': () => ({ body: { id: 'pcr_2' } }),
    },
  })
  const drawer = within(await screen.findByRole('dialog', { name: 'Provider' }))
  expect((await drawer.findAllByText('Unknown')).length).toBeGreaterThan(2)
  await user.click(drawer.getByRole('button', { name: 'Rotate keys' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rotate the keys of Setu' }))
  await user.type(dialog.getByLabelText(/Client ID/), 'id-2')
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Yearly rotation')
  await user.click(dialog.getByRole('button', { name: 'Save keys' }))
  expect(await dialog.findByText('Enter: Client secret.')).toBeTruthy()
  await user.type(dialog.getByLabelText(/Client secret/), 'hidden-2')
  await user.click(dialog.getByRole('button', { name: 'Save keys' }))
  await waitFor(() =>
    expect(seen.find(({ path }) => path === '/admin-api/api-servers/setu/keys')?.body).toEqual({
      values: { clientId: 'id-2', clientSecret: 'hidden-2' },
      overlapHours: 24,
      reason: 'Yearly rotation',
    }),
  )
})
