import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readAccessToken, readSelection, writeSelection } from '../../../../contracts/challans/challanSession.ts'
import { publicChallanList as words } from '../../../../contracts/messages/en/publicChallanList.ts'
import { until } from '../../../support/until.ts'
import {
  challan,
  DETAIL,
  navigatedTo,
  PAY,
  renderChallanDetails,
  response,
  rowOf,
  seedLookup,
  stubPublicBrowser,
} from './renderPublicPage.tsx'

stubPublicBrowser()
afterEach(() => {
  vi.useRealTimers()
})

const two = () => [challan('MH1'), challan('MH2', { amountChallan: 500, discount: 0 })]
const { review } = words

type Answers = Parameters<typeof renderChallanDetails>[0]

/** Opens the review of two selected challans. */
function openReview(answers: Answers = {}, list = two()) {
  seedLookup(list)
  writeSelection(sessionStorage, ['MH1', 'MH2'])
  return renderChallanDetails(answers, '?view=review')
}

const dialog = () => screen.getByRole('dialog', { name: review.title })
const payButton = () => within(dialog()).getByRole<HTMLButtonElement>('button', { name: /^(Pay challan|wait)/ })
const refuse =
  (code: number, more: object = {}) =>
  () => ({ body: { code, message: 'Server says no.', ...more } })

test('one card is open at a time (A84)', async () => {
  const { user } = openReview()
  const [first, second] = within(dialog())
    .getAllByRole('button', { expanded: undefined })
    .filter(button => button.hasAttribute('aria-expanded')) as [HTMLElement, HTMLElement]
  expect([first, second].map(card => card.getAttribute('aria-expanded'))).toEqual(['true', 'false'])
  await user.click(second)
  expect([first, second].map(card => card.getAttribute('aria-expanded'))).toEqual(['false', 'true'])
  await user.click(second)
  expect([first, second].map(card => card.getAttribute('aria-expanded'))).toEqual(['false', 'false'])
})

test('a card shows the fine and the convenience fee, struck through if discounted (A81, A83)', () => {
  openReview()
  const [first, second] = within(dialog()).getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(rowOf(review.amount, first)).toBe('₹1,500.00')
  expect(rowOf(review.fee, first)).toBe('20% offbefore₹125.00₹100.00')
  expect(first.querySelector('s')?.textContent).toBe('₹125.00')
  expect(second.querySelector('s')).toBeNull()
  expect(within(first).getByText('₹1,600.00')).toBeTruthy()
})

test('a discount of 100 percent or more strikes nothing through (A81)', () => {
  openReview({}, [challan('MH1', { discount: 100 }), challan('MH2', { discount: 120 })])
  expect(dialog().querySelector('s')).toBeNull()
})

test('the totals call the same amount legal fees, with GST on it alone (A80, A82, A83)', () => {
  openReview()
  const { sums } = words
  expect([sums.fines, sums.fees, sums.gst, sums.total].map(name => rowOf(name, dialog()))).toEqual([
    '₹2,000.00',
    '₹200.00',
    '₹36.00',
    '₹2,236.00',
  ])
  expect(payButton().textContent).toContain('Pay challan, ₹2,236.00')
  expect(within(dialog()).getByText(sums.note)).toBeTruthy()
})

test('it opens from the list and closes by the back button and the backdrop; the selection stays', async () => {
  seedLookup(two())
  const { user } = renderChallanDetails()
  await user.click(document.querySelector('li input') as HTMLElement)
  await user.click(screen.getByRole('button', { name: words.summary.review }))
  expect(dialog()).toBeTruthy()
  fireEvent.click(dialog())
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readSelection(sessionStorage)).toEqual(['MH1'])
})

test('paying sends numbers without amounts, and on code 200 the browser goes to paymentUrl', async () => {
  const { user, seen } = openReview({
    [PAY]: () => ({ body: { code: 200, message: 'ok', paymentUrl: '/payments/challan/abc', nonPaidChallans: [] } }),
  })
  await user.click(payButton())
  await until(() => expect(navigatedTo).toHaveBeenCalledWith('/payments/challan/abc'))
  expect(seen()[0]?.body).toEqual({ challanNumber: ['MH1', 'MH2'], parentId: 'chs_1', accessToken: 'access-1' })
  expect(payButton().textContent).toContain(review.busy)
})

test('two quick clicks order once', async () => {
  const { seen } = openReview({ [PAY]: () => new Promise(() => {}) })
  const button = payButton()
  button.focus()
  act(() => {
    button.click()
    button.click()
  })
  act(() => button.click())
  expect(seen()).toHaveLength(1)
  expect(payButton().getAttribute('aria-disabled')).toBe('true')
  // A disabled button would have lost the focus.
  expect(document.activeElement).toBe(payButton())
})

test('another code shows the message for five seconds if nonPaidChallans is empty (A99, A126)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openReview({ [PAY]: refuse(402, { nonPaidChallans: [] }) })
  fireEvent.click(payButton())
  expect(await screen.findByText('Server says no.')).toBeTruthy()
  expect(payButton().getAttribute('aria-disabled')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(screen.queryByText('Server says no.')).toBeNull()
})

test('nonPaidChallans are named and deselected instead, and the list is fetched again (A99, A119)', async () => {
  const { user, seen } = openReview({
    [PAY]: refuse(409, { nonPaidChallans: ['MH2'] }),
    [DETAIL]: () => ({ body: response([challan('MH1'), challan('MH2', { status: 'Paid', payable: false })], 'chs_2') }),
  })
  await user.click(payButton())
  expect(await screen.findByText(/deselected it: MH2\. Nothing was charged\./)).toBeTruthy()
  expect(screen.queryByText('Server says no.')).toBeNull()
  expect(readSelection(sessionStorage)).toEqual(['MH1'])
  await until(() => expect(payButton().textContent).toContain('₹1,618.00'))
  expect(seen()[1]?.body).toEqual({ vehicleNumber: 'MH12AB1000', accessToken: 'access-1' })
  expect(sessionStorage.getItem('parentId')).toBe('chs_2')
})

test('if nothing is left the review closes, and the note is shown above the list', async () => {
  const { user } = openReview({ [PAY]: refuse(409, { nonPaidChallans: ['MH1', 'MH2'] }) })
  await user.click(payButton())
  expect(await screen.findByText(/deselected them: MH1, MH2/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.location.search).toBe('')
})

test('a changed price is shown before anything is charged, and the new one is paid (A99)', async () => {
  const parents: unknown[] = []
  const { user } = openReview({
    [PAY]: ({ body }) => {
      parents.push((body as { parentId: string }).parentId)
      return parents.length === 1
        ? refuse(409)()
        : { body: { code: 200, message: 'ok', paymentUrl: '/payments/challan/abc', nonPaidChallans: [] } }
    },
    [DETAIL]: () => ({ body: response([challan('MH1', { amountChallan: 2000 }), two()[1] as never], 'chs_2') }),
  })
  await user.click(payButton())
  expect(await screen.findByText(words.problem.movedTitle)).toBeTruthy()
  expect(
    screen.getByText(/It was ₹2,236\.00 when you searched and is now ₹2,736\.00\. Nothing was charged\./),
  ).toBeTruthy()
  expect(navigatedTo).not.toHaveBeenCalled()
  await user.click(payButton())
  await until(() => expect(navigatedTo).toHaveBeenCalledWith('/payments/challan/abc'))
  expect(parents).toEqual(['chs_1', 'chs_2'])
})

test('an expired token is removed, and the search starts over with vehicle and selection kept (A94)', async () => {
  const { user } = openReview({ [PAY]: refuse(401) })
  await user.click(payButton())
  await until(() => expect(navigatedTo).toHaveBeenCalledWith('/challan-detailed/tok_1?retry=true'))
  expect(readAccessToken(sessionStorage)).toBeNull()
  expect(sessionStorage.getItem('challanVehicle')).toBe('MH12AB1000')
  expect(readSelection(sessionStorage)).toEqual(['MH1', 'MH2'])
})

test('if the session is cleared midway, paying leads back to the start and orders nothing', async () => {
  const { user, seen } = openReview()
  sessionStorage.clear()
  await user.click(payButton())
  expect(navigatedTo).toHaveBeenCalledWith('/challan-detailed?retry=true')
  expect(seen()).toEqual([])
  // After the phone is verified, the vehicle is restored.
  expect(sessionStorage.getItem('challanVehicle')).toBe('MH12AB1000')
  expect(readSelection(sessionStorage)).toEqual(['MH1', 'MH2'])
})

test('without a reply, shows the text of §8, or the server’s message if there is one', async () => {
  let answer: (() => { status: number; body: object }) | null = null
  const { user } = openReview({
    [PAY]: () => {
      if (answer) return answer()
      throw new TypeError('fetch failed')
    },
  })
  await user.click(payButton())
  expect(await screen.findByText('Something went wrong. try again later')).toBeTruthy()
  answer = () => ({ status: 429, body: { code: 429, message: 'Too many tries. Wait a minute.' } })
  await user.click(payButton())
  expect(await screen.findByText('Too many tries. Wait a minute.')).toBeTruthy()
  expect(payButton().disabled).toBe(false)
})
