import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ChallanOrder } from '../../../../contracts/challans/challanFields.ts'
import { readAccessToken } from '../../../../contracts/challans/challanSession.ts'
import { publicChallanOrders as words } from '../../../../contracts/messages/en/publicChallanOrders.ts'
import { satyapan } from '../../../../server/seed/brandSatyapan.ts'
import { toOrderSteps } from '../../../../src/public/challans/orders/orderStatus.ts'
import { until } from '../../../support/until.ts'
import {
  challan,
  navigatedTo,
  ORDERS,
  order,
  renderChallanDetails,
  rowOf,
  seedLookup,
  stubPublicBrowser,
} from './renderPublicPage.tsx'

stubPublicBrowser()

const page = (result: ChallanOrder[], totalRecords = result.length, pageNumber = 1) => ({
  body: { code: 200, message: 'ok', result, totalRecords, pageNumber },
})

function openOrders(result: ChallanOrder[], query = '') {
  seedLookup([challan('MH1')])
  return renderChallanDetails({ [ORDERS]: () => page(result) }, `?view=orders${query}`)
}

test('a card shows total, status, masked violator, challan, court status and date (§2.5)', async () => {
  openOrders([order('code-of-the-order-1', { challanNumber: ['MH1', 'MH2', 'MH3'] })])
  expect(await screen.findByText('₹1,618.00')).toBeTruthy()
  const { card } = words
  expect([card.violator, card.challan, card.court, card.paidOn].map(name => rowOf(name))).toEqual([
    'R•••• K•••••',
    'MH1 and 2 more',
    'With the virtual court',
    '18 Nov 2026',
  ])
  expect(screen.getByText(words.status.processing)).toBeTruthy()
})

test('pages have 25 orders and are requested by pageNo (A91, A101)', async () => {
  seedLookup([challan('MH1')])
  const { user, seen } = renderChallanDetails(
    { [ORDERS]: ({ search }) => page([order(`order-${search.get('pageNo')}`)], 30, Number(search.get('pageNo'))) },
    '?view=orders',
  )
  expect(await screen.findByText('1–25 of 30')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: words.pages.next }))
  expect(await screen.findByText('26–30 of 30')).toBeTruthy()
  expect(seen().map(({ search }) => [search.get('pageNo'), search.get('accessToken')])).toEqual([
    ['1', 'access-1'],
    ['2', 'access-1'],
  ])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words.pages.next }).disabled).toBe(true)
})

test('without orders, an empty state (A101)', async () => {
  openOrders([])
  expect(await screen.findByRole('heading', { name: 'No orders history found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: words.noneAction }).getAttribute('href')).toBe('/challan-detailed/tok_1')
})

test('a failed payment attempt is not called a failed settlement', async () => {
  const at = '2026-11-18T04:30:00.000Z'
  const timeline = (['created', 'failed', 'paid', 'failed'] as const).map(status => ({ status, at, note: null }))
  openOrders([order('code-of-the-order-1', { status: 'failed', timeline })], '&order=code-of-the-order-1')
  const dialog = within(await screen.findByRole('dialog'))
  const happened = dialog.getByRole('heading', { name: words.details.timeline }).parentElement as HTMLElement
  expect(
    within(happened)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining(words.details.ordered),
    expect.stringContaining(words.steps.unpaid),
    expect.stringContaining(words.status.paid),
    expect.stringContaining(words.status.failed),
  ])
})

test('without a token it asks for a login and sends nothing', () => {
  const { seen } = renderChallanDetails({}, '?view=orders')
  return screen.findByRole('heading', { name: words.locked.title }).then(() => expect(seen()).toEqual([]))
})

test('an expired token is removed (A94)', async () => {
  seedLookup([challan('MH1')])
  renderChallanDetails({ [ORDERS]: () => ({ body: { code: 401, message: 'Ended.' } }) }, '?view=orders')
  await until(() => expect(navigatedTo).toHaveBeenCalledWith('/challan-detailed/tok_1?retry=true'))
  expect(readAccessToken(sessionStorage)).toBeNull()
})

test('a failed request can be retried', async () => {
  seedLookup([challan('MH1')])
  let down = true
  const { user } = renderChallanDetails(
    {
      [ORDERS]: () => {
        if (down) throw new TypeError('fetch failed')
        return page([order('code-of-the-order-1')])
      },
    },
    '?view=orders',
  )
  await screen.findByText(/Something went wrong\. try again later/)
  down = false
  await user.click(screen.getByRole('button', { name: words.error.retry }))
  expect(await screen.findByText('₹1,618.00')).toBeTruthy()
})

test('the details have the three steps with their dates, the sums and the timeline (A102)', async () => {
  const { user } = openOrders([order('code-of-the-order-1')])
  await user.click(await screen.findByRole('button', { name: 'View details of the ₹1,618.00 order' }))
  expect(document.location.search).toBe('?view=orders&order=code-of-the-order-1')
  const dialog = screen.getByRole('dialog', { name: words.details.title })
  const steps = within(within(dialog).getByRole('list', { name: words.steps.label })).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Amount Paid \(done\)18 Nov.* 10:04$/),
    expect.stringMatching(/^Processing \(current\)With the virtual courtSince 19 Nov.* 10:30$/),
    'Settled successfully (pending)',
  ])
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
  expect(rowOf(words.details.gst, dialog)).toBe('₹18.00')
  expect(within(dialog).getByText('Handed to the virtual court')).toBeTruthy()
})

test.each([
  ['the usual day', { by: '2026-12-08T06:00:00.000Z', late: false }, 'Usually by 8 Dec 2026'],
  ['that it takes longer', { by: '2026-11-20T06:00:00.000Z', late: true }, words.steps.late],
])('an open order says %s', async (_, when, said) => {
  openOrders(
    [order('code-of-the-order-1', { expected: { route: 'physical_court', ...when } })],
    '&order=code-of-the-order-1',
  )
  const steps = within(await screen.findByRole('list', { name: words.steps.label })).getAllByRole('listitem')
  expect(steps[2]?.textContent).toBe(`Settled successfully (pending)${said}`)
})

test('the brand’s own claim takes precedence over the expected date (A103)', async () => {
  seedLookup([challan('MH1')])
  const result = { brandName: 'satyapan', content: satyapan }
  renderChallanDetails(
    {
      [ORDERS]: () =>
        page([
          order('code-of-the-order-1', {
            expected: { route: 'physical_court', by: '2026-12-08T06:00:00.000Z', late: false },
          }),
        ]),
      'GET /api/challanBrand/tok_1': () => ({ body: { code: 100, message: 'ok', result } }),
    },
    '?view=orders&order=code-of-the-order-1',
  )
  expect(await screen.findByText('Usually: Settled in 10–20 days')).toBeTruthy()
})

test('a mismatched payment is shown with its return', async () => {
  openOrders(
    [
      order('code-of-the-order-1', {
        status: 'created',
        diverged: true,
        timeline: [
          { status: 'created', at: '2026-11-18T04:30:00.000Z', note: null },
          {
            status: 'diverged',
            at: '2026-11-18T04:34:00.000Z',
            note: '₹5.00 received, which does not match the order total',
          },
        ],
      }),
    ],
    '&order=code-of-the-order-1',
  )
  expect(await screen.findByText(words.details.diverged)).toBeTruthy()
  // On its card and in its timeline.
  expect(screen.getAllByText(words.status.diverged)).toHaveLength(2)
  expect(screen.getByText(/^₹5\.00 received/)).toBeTruthy()
})

const at = (...statuses: ChallanOrder['status'][]) => ({
  status: statuses.at(-1) as ChallanOrder['status'],
  timeline: statuses.map((status, day) => ({ status, at: `2026-11-1${day}T06:00:00.000Z`, note: null })),
})

test.each([
  [['created'], 'paid current, processing pending, settled pending'],
  [['created', 'paid'], 'paid done, processing current, settled pending'],
  [['created', 'paid', 'processing'], 'paid done, processing current, settled pending'],
  [['created', 'paid', 'processing', 'settled'], 'paid done, processing done, settled done'],
  [['created', 'paid', 'processing', 'refunded'], 'paid done, processing done, refunded done'],
  [['created', 'paid', 'refunded'], 'paid done, processing pending, refunded done'],
  [['created', 'paid', 'processing', 'failed'], 'paid done, processing done, failed stopped'],
  [['created', 'failed'], 'unpaid stopped, processing pending, settled pending'],
  [['created', 'expired'], 'expired stopped, processing pending, settled pending'],
] as const)('the steps of %j (A102)', (statuses, expected) => {
  const steps = toOrderSteps(at(...statuses))
  expect(steps.map(({ name, state }) => `${name} ${state}`).join(', ')).toBe(expected)
})

test('the receipt is requested with the token in the body, and saved', async () => {
  const { user } = openOrders([order('code-of-the-order-1')], '&order=code-of-the-order-1')
  const button = await screen.findByRole('button', { name: words.details.receipt })
  const asked: { url: string; body: string }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, body: init.body as string })
    return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })
  })
  const saved = vi.fn<typeof URL.createObjectURL>(() => 'blob:receipt')
  URL.createObjectURL = saved
  URL.revokeObjectURL = () => {}
  await user.click(button)
  await until(() => expect(saved).toHaveBeenCalled())
  expect(asked).toEqual([
    {
      url: '/public/challan-receipt',
      body: JSON.stringify({ code: 'code-of-the-order-1', accessToken: 'access-1' }),
    },
  ])
})

test('an unavailable receipt shows why', async () => {
  seedLookup([challan('MH1')])
  const { user } = renderChallanDetails(
    {
      [ORDERS]: () => page([order('code-of-the-order-1')]),
      'POST /public/challan-receipt': () => ({ body: { code: 409, message: 'There is no receipt yet.' } }),
    },
    '?view=orders&order=code-of-the-order-1',
  )
  await user.click(await screen.findByRole('button', { name: words.details.receipt }))
  expect(await screen.findByText('There is no receipt yet.')).toBeTruthy()
})

test('back returns to the list without a reload', async () => {
  const { user } = openOrders([order('code-of-the-order-1')])
  await screen.findByText('₹1,618.00')
  await user.click(screen.getByRole('link', { name: words.back }))
  expect(await screen.findByRole('tabpanel')).toBeTruthy()
  expect(document.location.search).toBe('')
})

test('the list’s link opens the history', async () => {
  seedLookup([challan('MH1')])
  renderChallanDetails({ [ORDERS]: () => page([]) })
  const link = screen.getAllByRole('link', { name: words.title }).at(-1) as HTMLElement
  fireEvent.click(link)
  expect(await screen.findByText('No orders history found')).toBeTruthy()
})
