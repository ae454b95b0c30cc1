import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import { PaymentFailed, PaymentSuccess } from '../../../src/customRoutes/challans/result/PaymentResult.tsx'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { stubBrowser } from '../support/stubBrowser.ts'

stubBrowser()
afterEach(() => vi.useRealTimers())

const code = 'abcdefghijklmnopqrstuv'
const order = {
  code,
  status: 'paid',
  paymentMethod: 'card',
  createdAt: '2026-11-21T05:00:00.000Z',
  fines: 1500,
  fees: 100,
  gst: 18,
  total: 1618,
  refunded: 0,
  timeline: [],
  reason: null,
  challans: 1,
}
const reply = (own: object = {}) => ({
  body: {
    code: 200,
    message: '',
    order: { ...order, ...own },
    brand: null,
    supportEmail: 'support@satyapan.test',
  },
})
const STATUS = `GET /public/challan-order/${code}`
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('paid: its message, the sum, the support contact, and a link to another search (A88, A119)', async () => {
  await renderConsolePage(PaymentSuccess, { path: `/?order=${code}`, answers: { [STATUS]: () => reply() } })
  expect(await screen.findByRole('heading', { name: 'Challan paid successfully!' })).toBeDefined()
  expect(screen.getByText(/₹1,618\.00/)).toBeDefined()
  expect(screen.getByText('Questions? Contact support@satyapan.test')).toBeDefined()
  expect(link('Pay more challans')).toBe(paths.challanDashboard)
})

test('failed: nothing was charged, and Retry Payment carries retry=true (A88, A89)', async () => {
  await renderConsolePage(PaymentFailed, {
    path: `/?order=${code}`,
    answers: { [STATUS]: () => reply({ status: 'failed', reason: 'The bank declined the card.' }) },
  })
  expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeDefined()
  expect(screen.getByText('The bank declined the card.')).toBeDefined()
  expect(screen.getByText(/^Nothing was charged/)).toBeDefined()
  expect(link('Retry Payment')).toBe(`${paths.challanDashboard}?retry=true`)
})

test.each(['created', 'expired'])('an order that is %s is not said to be free of a charge', async status => {
  await renderConsolePage(PaymentFailed, { path: `/?order=${code}`, answers: { [STATUS]: () => reply({ status }) } })
  expect(await screen.findByText(/^No payment has reached us/)).toBeDefined()
  expect(screen.queryByText(/Nothing was charged/)).toBeNull()
})

test('the server’s status counts, not the address: paid on the failed page is paid (A119)', async () => {
  await renderConsolePage(PaymentFailed, { path: `/?order=${code}`, answers: { [STATUS]: () => reply() } })
  expect(await screen.findByRole('heading', { name: 'Challan paid successfully!' })).toBeDefined()
})

test('undecided: says so, polls again, and shows the outcome (A119)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let asked = 0
  await renderConsolePage(PaymentSuccess, {
    path: `/?order=${code}`,
    answers: { [STATUS]: () => reply({ status: ++asked < 2 ? 'created' : 'paid' }) },
  })
  expect(await screen.findByRole('heading', { name: 'Confirming your payment' })).toBeDefined()
  await vi.advanceTimersByTimeAsync(3_100)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Challan paid successfully!' })).toBeDefined())
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toBe(2)
})

test.each(['/', `/?order=${code}`])('without an order that exists (%s): redirected to the search', async path => {
  const none = { body: { code: 404, message: 'Order not found.' } }
  await renderConsolePage(PaymentSuccess, { path, answers: { [STATUS]: () => none } })
  expect(await screen.findByText('This page shows the result of a payment. Start with a search.')).toBeDefined()
  expect(link('Check challans')).toBe(paths.challanDashboard)
})
