import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import ApiPricing from '../../../src/customRoutes/pricing/ApiPricing.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

const price = (product: string, pricePaise: number, listPaise: number, next: object | null = null) => ({
  product,
  pricePaise,
  listPaise,
  next,
})

const open = (answer: () => object) =>
  renderConsolePage(ApiPricing, { path: '/', answers: { 'GET /api/prices': answer } })

test('a lower price is shown beside the struck-through list price, with planned changes and billing rules', async () => {
  await open(() => ({
    body: [
      price('pan-check', 120, 150, { at: '2026-12-14T18:30:00.000Z', pricePaise: 110 }),
      price('gstin-check', 200, 200),
      price('vehicle-rc-check', 350, 300),
    ],
  }))
  const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} ₹`) })
  const [pan, gstin, vehicle] = await Promise.all(['PAN check', 'GSTIN check', 'Vehicle RC check'].map(rowOf))
  const inside = (row: HTMLElement | undefined) => within(row as HTMLElement)
  expect(screen.getAllByRole('rowheader').map(heading => heading.textContent)).toEqual([
    'Identity',
    'Business',
    'Vehicle',
  ])
  expect(inside(pan).getByText('₹1.20')).toBeDefined()
  expect(inside(pan).getByText('₹1.50').tagName).toBe('S')
  expect(inside(pan).getByText('₹1.10 from 15 Dec 2026')).toBeDefined()
  expect(inside(gstin).queryByText((_, element) => element?.tagName === 'S')).toBeNull()
  expect(inside(vehicle).getByText('₹3.00').tagName).toBe('SPAN')
  expect(screen.getByText('The source confirmed that there is no record')).toBeDefined()
  expect(screen.getByText(/18% GST/)).toBeDefined()
})

test('an entry is found by its name or its group', async () => {
  const { user } = await open(() => ({ body: [price('pan-check', 150, 150), price('vehicle-rc-check', 300, 300)] }))
  await user.type(await screen.findByRole('searchbox', { name: 'Find a product' }), 'vehicle')
  expect(screen.queryByText('PAN check')).toBeNull()
  expect(screen.getByText('Vehicle RC check')).toBeDefined()
  await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), ' zzz')
  expect(screen.getByText('No product matches.')).toBeDefined()
})

test('a failed request can be retried', async () => {
  let calls = 0
  const { user } = await open(() => {
    calls += 1
    const error = { code: 'internal', message: 'No.', requestId: 'req_1' }
    return calls === 1 ? { status: 400, body: { error } } : { body: [price('pan-check', 150, 150)] }
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect((await screen.findAllByText('₹1.50')).length).toBeGreaterThan(0)
})
