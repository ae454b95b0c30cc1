import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  readSelection,
  writeAccessToken,
  writeBrandToken,
  writeSelection,
} from '../../../../contracts/challans/challanSession.ts'
import type { ChallanOrderStatus } from '../../../../contracts/challans/challans.ts'
import { publicChallanOrders } from '../../../../contracts/messages/en/publicChallanOrders.ts'
import FailedPage from '../../../../src/public/challans/FailedPage.tsx'
import PaidPage from '../../../../src/public/challans/PaidPage.tsx'
import {
  challan,
  DETAIL,
  order,
  renderChallanDetails,
  renderPublicPage,
  response,
  seedLookup,
  stubPublicBrowser,
} from './renderPublicPage.tsx'

stubPublicBrowser()
afterEach(() => {
  vi.useRealTimers()
})

const words = publicChallanOrders.result
const STATUS = 'GET /public/challan-order/code-of-the-order-1'
const brand = { name: 'satyapan', token: 'tok_1', supportEmail: 'help@brand.test' }

const found =
  (status: ChallanOrderStatus, more: object = {}, own: object = {}) =>
  () => {
    const { code, number, paymentMethod, createdAt, fines, fees, gst, total, refunded, timeline } =
      order('code-of-the-order-1')
    const payment = {
      vehicle: '••••••1000',
      payer: '+91 98••• ••021',
      paymentId: 'pay_1',
      receipt: true,
      waiting: null,
    }
    const expected = { route: 'online', by: '2026-11-22T04:30:00.000Z', late: false }
    const fields = { code, number, paymentMethod, createdAt, fines, fees, gst, total, refunded, ...payment, expected }
    const passed = timeline.filter(event => event.status === 'created' || !['created', 'expired'].includes(status))
    const body = { ...fields, status, timeline: passed, challans: 2, reason: null, ...own }
    return { body: { code: 200, message: 'ok', order: body, brand, supportEmail: 'help@brand.test', ...more } }
  }

const open = (
  Page: typeof PaidPage,
  answer: Parameters<typeof renderPublicPage>[2],
  query = '?order=code-of-the-order-1',
) => renderPublicPage(Page, `/${Page === PaidPage ? 'challan-paid' : 'challan-failed'}${query}`, answer)

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test.each(['paid', 'processing', 'settled'] as const)(
  '%s: paid, with its total, the support contact and a link to pay more (A88, A119)',
  async status => {
    writeSelection(sessionStorage, ['MH1'])
    open(PaidPage, { [STATUS]: found(status) })
    expect(await screen.findByRole('heading', { name: 'Challan paid successfully!' })).toBeTruthy()
    expect(screen.getByText('₹1,618.00')).toBeTruthy()
    expect(hrefOf('Pay more challans')).toBe('/challan-detailed/tok_1')
    expect(screen.getAllByRole('link', { name: 'help@brand.test' })[0]?.getAttribute('href')).toBe(
      'mailto:help@brand.test',
    )
    await waitFor(() => expect(readSelection(sessionStorage)).toEqual([]))
  },
)

test('the result names order, vehicle, payment and time, says what happens by when, and has the receipt', async () => {
  const page = open(PaidPage, { [STATUS]: found('paid') })
  for (const said of ['CH-7K3M-9QXD', '••••••1000', 'pay_1', '₹1,618.00'])
    expect(await screen.findByText(said)).toBeTruthy()
  expect(screen.getByText('We settle it by 22 Nov 2026. We will write to +91 98••• ••021.')).toBeTruthy()
  // Without the proof of the phone in this tab there is no receipt.
  expect(screen.queryByRole('button', { name: 'Download receipt' })).toBeNull()
  page.drawn.unmount()
  writeAccessToken(sessionStorage, 'access')
  open(PaidPage, { [STATUS]: found('paid') })
  expect(await screen.findByRole('button', { name: 'Download receipt' })).toBeTruthy()
})

test('a mismatched payment says so, offers no payment, and stops polling', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answer = found('created')
  const { seen } = open(PaidPage, {
    [STATUS]: () => {
      const { body } = answer()
      return { body: { ...body, order: { ...body.order, diverged: true } } }
    },
  })
  expect(await screen.findByRole('heading', { name: words.divergedTitle })).toBeTruthy()
  expect(screen.queryByText('₹1,618.00')).toBeNull()
  for (const name of [words.retry, words.more]) expect(screen.queryByRole('link', { name })).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(seen()).toHaveLength(1)
})

test('the order restores its brand in another tab (A89, A119)', async () => {
  open(PaidPage, { [STATUS]: found('paid') })
  await screen.findByRole('heading', { name: words.paidTitle })
  await waitFor(() => expect(sessionStorage.getItem('eChallanToken')).toBe('{"token":"tok_1"}'))
})

test('failed: shows the bank’s message if there is one', async () => {
  const { drawn } = open(FailedPage, {
    [STATUS]: found('failed', {}, { reason: 'The bank declined the card.', timeline: [] }),
  })
  expect(await screen.findByText('The bank declined the card.')).toBeTruthy()
  drawn.unmount()
  open(PaidPage, { [STATUS]: found('refunded', {}, { reason: 'Of an earlier try.' }) })
  await screen.findByRole('heading', { name: words.refundedTitle })
  expect(screen.queryByText('Of an earlier try.')).toBeNull()
})

test('a paid challan is no longer pending in the list, which is fetched again once', async () => {
  seedLookup([challan('MH1'), challan('MH2')])
  const { drawn } = open(PaidPage, { [STATUS]: found('paid') })
  await screen.findByRole('heading', { name: words.paidTitle })
  drawn.unmount()
  const again = response([challan('MH2')], 'chs_2')
  const list = renderChallanDetails({ [DETAIL]: () => ({ body: again }) })
  await screen.findByText('MH2')
  expect(screen.queryByText('MH1')).toBeNull()
  list.drawn.unmount()
  const { seen } = renderChallanDetails()
  await screen.findByText('MH2')
  expect(seen()).toEqual([])
})

test('if the list cannot be fetched again, it stays as it was', async () => {
  seedLookup([challan('MH1')])
  const { drawn } = open(PaidPage, { [STATUS]: found('paid') })
  await screen.findByRole('heading', { name: words.paidTitle })
  drawn.unmount()
  renderChallanDetails({ [DETAIL]: () => ({ body: { code: 503, message: 'The source is down.' } }) })
  expect(await screen.findByText('MH1')).toBeTruthy()
})

test('failed: retry adds retry=true and keeps the selection (A88, A89, A119)', async () => {
  writeSelection(sessionStorage, ['MH1'])
  open(FailedPage, { [STATUS]: found('created') })
  expect(await screen.findByRole('heading', { name: 'Payment Failed' })).toBeTruthy()
  expect(hrefOf('Retry Payment')).toBe('/challan-detailed/tok_1?retry=true')
  expect(readSelection(sessionStorage)).toEqual(['MH1'])
})

test('the server decides: a paid order is paid even if the gateway says failed, an expired one failed even if it says paid', async () => {
  const { drawn } = open(FailedPage, { [STATUS]: found('processing') })
  expect(await screen.findByRole('heading', { name: words.paidTitle })).toBeTruthy()
  drawn.unmount()
  open(PaidPage, { [STATUS]: found('expired') })
  expect(await screen.findByRole('heading', { name: words.failedTitle })).toBeTruthy()
})

test('a payment that the bank has not confirmed is polled, without a pay button (A119)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let status: ChallanOrderStatus = 'created'
  const { seen } = open(PaidPage, { [STATUS]: () => found(status)() })
  expect(await screen.findByRole('heading', { name: words.pendingTitle })).toBeTruthy()
  expect(screen.queryByRole('link', { name: words.retry })).toBeNull()
  status = 'paid'
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByRole('heading', { name: words.paidTitle })).toBeTruthy()
  const asked = seen().length
  await act(() => vi.advanceTimersByTimeAsync(200_000))
  expect(seen()).toHaveLength(asked)
})

test('polling stops in the end, and can be repeated manually', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { seen } = open(PaidPage, { [STATUS]: found('created') })
  await screen.findByRole('heading', { name: words.pendingTitle })
  await act(() => vi.advanceTimersByTimeAsync(300_000))
  expect(screen.getByRole('button', { name: words.look })).toBeTruthy()
  expect(screen.getByText(words.slowDetail)).toBeTruthy()
  expect(seen()).toHaveLength(9)
})

test('refunded, and settlement failed', async () => {
  const { drawn } = open(PaidPage, { [STATUS]: found('refunded') })
  expect(await screen.findByRole('heading', { name: words.refundedTitle })).toBeTruthy()
  drawn.unmount()
  open(PaidPage, { [STATUS]: found('failed') })
  expect(await screen.findByText(words.unsettledDetail)).toBeTruthy()
})

test('without a brand both buttons lead to the console (A119)', async () => {
  const { drawn } = open(PaidPage, { [STATUS]: found('paid', { brand: null }) })
  await screen.findByRole('heading', { name: words.paidTitle })
  expect(hrefOf(words.more)).toBe('/challan-dashboard')
  drawn.unmount()
  open(FailedPage, { [STATUS]: found('created', { brand: null }) })
  await screen.findByRole('heading', { name: words.failedTitle })
  expect(hrefOf(words.retry)).toBe('/challan-dashboard?retry=true')
})

test('without an order in the address it claims nothing, and an unknown one shows an error', async () => {
  writeBrandToken(sessionStorage, 'tok_2')
  const { drawn } = open(PaidPage, {}, '')
  expect(await screen.findByRole('heading', { name: words.noOrderTitle })).toBeTruthy()
  expect(hrefOf(words.more)).toBe('/challan-detailed/tok_2')
  drawn.unmount()
  open(PaidPage, { [STATUS]: () => ({ body: { code: 404, message: 'No such order.' } }) })
  expect(await screen.findByRole('heading', { name: words.unknownTitle })).toBeTruthy()
})

test('without a reply it claims nothing, and can be retried', async () => {
  let down = true
  const { user } = open(PaidPage, {
    [STATUS]: () => {
      if (down) throw new TypeError('fetch failed')
      return found('paid')()
    },
  })
  await screen.findByRole('heading', { name: words.errorTitle })
  down = false
  await user.click(screen.getByRole('button', { name: words.look }))
  expect(await screen.findByRole('heading', { name: words.paidTitle })).toBeTruthy()
})

test('users who are logged in get a link to the order history', async () => {
  writeAccessToken(sessionStorage, 'access-1')
  open(PaidPage, { [STATUS]: found('paid') })
  await screen.findByRole('heading', { name: words.paidTitle })
  const links = screen.getAllByRole('link', { name: publicChallanOrders.title })
  expect(links.map(link => link.getAttribute('href'))).toContain('/challan-details?view=orders')
})

test.each([
  ['nothing was charged', [], words.takenDetail],
  [
    'a payment that goes back',
    [{ status: 'diverged', at: '2026-11-18T04:35:00.000Z', note: null }],
    words.takenPaidDetail,
  ],
] as const)(
  'somebody else has paid first, %s: it says so, and never that the payment failed',
  async (_case, came, says) => {
    const timeline = [{ status: 'created', at: '2026-11-18T04:30:00.000Z', note: null }, ...came]
    open(FailedPage, { [STATUS]: found('expired', {}, { taken: 1, timeline, receipt: false, paymentId: null }) })
    expect(await screen.findByRole('heading', { name: words.takenTitle })).toBeTruthy()
    expect(screen.getByText(says)).toBeTruthy()
    expect(screen.queryByText(words.failedTitle)).toBeNull()
  },
)
