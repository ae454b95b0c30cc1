import { screen, waitFor, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../../../contracts/platform/paths.ts'
import ChallanPayment from '../../../src/customRoutes/challans/payment/ChallanPayment.tsx'
import { redirectTo } from '../../../src/session/redirectTo.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'
import { stubBrowser } from '../support/stubBrowser.ts'
import { challanWith, sampleChallans, saveSearch } from './sample.ts'

vi.mock('../../../src/session/redirectTo.ts', () => ({ redirectTo: vi.fn<(url: string) => void>() }))

stubBrowser()
beforeEach(() => saveSearch())
afterEach(() => vi.useRealTimers())

const PAY = 'POST /api/challan/payment/order'

const Page = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <output data-testid="at">{pathname + search}</output>
      {pathname === paths.challanDashboardPayment && <ChallanPayment />}
    </>
  )
}

const open = (answers: Parameters<typeof renderConsolePage>[1]['answers'] = {}) =>
  renderConsolePage(Page, { path: paths.challanDashboardPayment, answers })

const at = () => screen.getByTestId('at').textContent
const boxes = () => screen.getAllByRole('checkbox') as HTMLInputElement[]
const button = (name: string) => screen.getByRole('button', { name })
const figure = (label: string) => (screen.getByText(label).nextElementSibling as HTMLElement).textContent

async function toCart(answers?: Parameters<typeof open>[0]) {
  const opened = await open(answers)
  await opened.user.click(button('Select all'))
  await opened.user.click(button('Proceed to Payment'))
  return opened
}

test('without a parentId: redirected to the search (A75)', async () => {
  sessionStorage.removeItem('parentId')
  await open()
  expect(at()).toBe(paths.challanDashboard)
})

test('only exactly Paid counts as paid: PAID is shown as pending, and Paid in the other tab with its date (A76)', async () => {
  const { user } = await open()
  expect(boxes().map(box => box.getAttribute('aria-label'))).toEqual([
    'Select challan MH4471029300812',
    'Select challan MH4471029288140',
    'Select challan MH-UPPER',
  ])
  await user.click(screen.getByRole('tab', { name: 'Paid challans' }))
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  const cards = within(screen.getByRole('tabpanel')).getAllByRole('listitem')
  expect(cards).toHaveLength(1)
  expect(cards[0]?.textContent).toContain('MH-PAID')
  expect(cards[0]?.textContent).toContain('Paid on 2 Oct 2026')
})

test('Select all selects every challan that is not Paid, Deselect all clears; the amount is fines only (A77, A79)', async () => {
  const { user } = await open()
  expect(button('Proceed to Payment')).toHaveProperty('disabled', true)
  await user.click(button('Select all'))
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true])
  expect(figure('Selected amount')).toBe('₹2,200.00')
  expect(screen.getByText('Total selected 3 challan')).toBeDefined()
  await user.click(button('Deselect all'))
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false])
  expect(figure('Selected amount')).toBe('₹0.00')
  await user.click(boxes()[0] as HTMLInputElement)
  expect(figure('Selected amount')).toBe('₹1,500.00')
})

test('the selection survives a reload', async () => {
  const { user } = await open()
  await user.click(boxes()[1] as HTMLInputElement)
  expect(JSON.parse(sessionStorage.getItem('challanSelection') ?? '')).toEqual(['MH4471029288140'])
})

test('the header shows the first entry’s violator (A78)', async () => {
  saveSearch([challanWith({ nameViolator: 'First violator' }), challanWith({ challanNo: 'B', nameViolator: 'Second' })])
  await open()
  const header = screen.getByText('Total pending').closest('header')
  expect(header?.textContent).toContain('First violator')
  expect(header?.textContent).toContain('MH 12 AB 1000')
})

test('without a violator, the header shows the owner (A78)', async () => {
  saveSearch([challanWith({ nameViolator: null })])
  await open()
  expect(screen.getByText('Total pending').closest('header')?.textContent).toContain('A••••• D•••')
})

test('the cart: fee, its former price struck through, legal fees and GST on the fee alone: 1500 + 100 + 18 = 1618 (A80, A81, A82, A83)', async () => {
  saveSearch([challanWith({})])
  const { user } = await open()
  await user.click(boxes()[0] as HTMLInputElement)
  await user.click(button('Proceed to Payment'))
  expect(figure('Challan Amount')).toBe('₹1,500.00')
  expect(figure('Convenience fee')).toBe('20% off₹125.00₹100.00')
  expect(figure('Total challan amount')).toBe('₹1,500.00')
  expect(figure('Total legal fees')).toBe('₹100.00')
  expect(figure('Total GST (18%)')).toBe('₹18.00')
  expect(figure('Total to pay')).toBe('₹1,618.00')
})

test.each([0, 100])('at %s percent nothing is struck through (A81)', async discount => {
  saveSearch([challanWith({ discount })])
  const { user } = await open()
  await user.click(boxes()[0] as HTMLInputElement)
  await user.click(button('Proceed to Payment'))
  expect(document.querySelector('s')).toBeNull()
})

test('one card of the cart is open at a time (A84), and its heading leads back', async () => {
  const { user } = await toCart()
  const cards = () => screen.getAllByRole('button').filter(one => one.hasAttribute('aria-expanded'))
  const states = () => cards().map(card => card.getAttribute('aria-expanded'))
  expect(states()).toEqual(['true', 'false', 'false'])
  await user.click(cards()[1] as HTMLElement)
  expect(states()).toEqual(['false', 'true', 'false'])
  await user.click(button('Review challan details'))
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true])
})

test('a challan that cannot be paid here says why, and can be removed', async () => {
  const { user } = await toCart()
  const note = screen.getByText(/Challan MH-UPPER cannot be paid here/)
  await user.click(within(note.closest('[role="status"]') as HTMLElement).getByRole('button', { name: 'Remove' }))
  expect(screen.queryByText(/cannot be paid here/)).toBeNull()
  expect(figure('Total challan amount')).toBe('₹2,000.00')
})

test('code 100: opens the payment page with the numbers and the parentId', async () => {
  saveSearch(sampleChallans.slice(0, 2))
  const reply = { code: 100, message: 'Ordered', paymentUrl: '/payments/challan/abc' }
  const { user, seen } = await toCart({ [PAY]: () => ({ body: reply }) })
  await user.click(button('Pay challan'))
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('/payments/challan/abc'))
  const asked = seen.find(({ path }) => path === '/api/challan/payment/order')
  expect(asked?.body).toEqual({ challanNumber: ['MH4471029300812', 'MH4471029288140'], parentId: 'chs_1' })
  expect(asked?.headers.get('idempotency-key')).toBeTruthy()
  expect(button('Pay challan')).toHaveProperty('disabled', false)
})

test('any other code: its message for two seconds, and the button stays at wait... (A85)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = await toCart({ [PAY]: () => ({ body: { code: 107, message: 'Challan MH-UPPER is paid.' } }) })
  await user.click(button('Pay challan'))
  expect((await screen.findByRole('alert')).textContent).toContain('Challan MH-UPPER is paid.')
  expect(button('wait...')).toHaveProperty('disabled', true)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(screen.queryByRole('alert')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(button('wait...')).toHaveProperty('disabled', true)
  expect(redirectTo).not.toHaveBeenCalled()
})

test('a network failure enables the button, is logged, and shows nothing (A86)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await toCart()
  await user.click(button('Pay challan'))
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(button('Pay challan')).toHaveProperty('disabled', false)
  expect(screen.queryByRole('alert')).toBeNull()
  logged.mockRestore()
})

test('an expired session is only logged here, without a redirect to the logout page (A22)', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ended = { status: 401, body: { code: 401, message: 'Your session has expired.' } }
  const { user } = await toCart({
    [PAY]: () => ended,
    'POST /login-api/refreshToken': () => ended,
  })
  await user.click(button('Pay challan'))
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(at()).toContain(paths.challanDashboardPayment)
  logged.mockRestore()
})

test('Challan image is shown only if there are images; each is numbered, a broken one says so, and the dialog closes (A87)', async () => {
  const { user } = await open()
  expect(screen.getAllByRole('button', { name: 'Challan image' })).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Challan image' })[0] as HTMLElement)
  expect(screen.getByRole('heading', { name: 'Challan images' })).toBeDefined()
  const picture = screen.getByRole('img', { name: 'Image 2' })
  picture.dispatchEvent(new Event('error'))
  expect(await screen.findByText('This image could not be loaded.')).toBeDefined()
  await user.click(button('Close'))
  expect(screen.queryByRole('heading', { name: 'Challan images' })).toBeNull()
})
