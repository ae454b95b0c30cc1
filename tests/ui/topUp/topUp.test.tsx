import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPendingPayment, savePendingPayment } from '../../../src/wallets/topUp/pendingPayment.ts'
import {
  amountField,
  gstinAdded,
  noRate,
  orderCreated,
  pay,
  popup,
  postCheckoutOutcome,
  razorpayOrder,
  refused,
  renderFundingDialog,
  savedGstins,
  typeAmount,
} from './renderFundingDialog.tsx'

const { goTo } = vi.hoisted(() => ({ goTo: vi.fn<(url: string) => void>() }))
vi.mock('../../../src/session/redirectTo.ts', () => ({ redirectTo: goTo }))
// Polls without delay.
vi.mock('../../../src/wallets/topUp/pollOrder.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  pollDelay: () => new Promise(resolve => setTimeout(resolve, 0)),
}))

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

test.each([
  ['1999.99', 'Amount should be more than or equal to 2000'],
  ['423729', 'Amount should not be less than 2000 and should not exceed 500000.'],
])('%s is refused with the specification’s text and orders nothing (A65)', async (amount, message) => {
  const opened = await renderFundingDialog()
  await pay(opened, amount)
  expect(await opened.dialog.findByText(message)).toBeTruthy()
  expect(opened.asked('POST /payments/payment/order')).toEqual([])
})

test.each(['2000', '4,23,728'])('%s is within the limits (A65)', async amount => {
  const opened = await renderFundingDialog()
  await pay(opened, amount)
  await opened.dialog.findByText(/in the payment window/)
  const [order] = opened.asked('POST /payments/payment/order')
  expect(order?.body).toEqual({
    amount: Number(amount.replaceAll(',', '')),
    walletName: 'product',
    currency: 'INR',
    gstId: 'gst_1',
  })
})

test('dollars are checked by their value at the displayed rate, which has its time (A66)', async () => {
  const opened = await renderFundingDialog()
  await opened.user.click(await opened.dialog.findByRole('button', { name: 'USD $' }))
  expect(opened.dialog.getByText('$1 = ₹86.21, as of 21 Nov 2026, 11:42')).toBeTruthy()
  await typeAmount(opened, '23')
  await opened.user.tab()
  expect(opened.dialog.getByText('Amount should be more than or equal to 2000')).toBeTruthy()
  await typeAmount(opened, '24')
  expect(opened.dialog.getByText(/charged \$28\.32 and your Product wallet is credited ₹2,068\.97/)).toBeTruthy()
})

test('the card is charged the amount with its tax, the wallet is credited the amount (A67)', async () => {
  const opened = await renderFundingDialog()
  await typeAmount(opened, '10000')
  expect(
    opened.dialog.getByText('Your card is charged ₹11,800.00 and your Product wallet is credited ₹10,000.00.'),
  ).toBeTruthy()
  expect(opened.dialog.getByText('₹1,800.00')).toBeTruthy()
  expect(opened.dialog.getByRole('button', { name: 'Pay ₹11,800.00' })).toBeTruthy()
})

test('"I don\'t have GSTIN" is saved without a number (A68)', async () => {
  let has: ReturnType<typeof savedGstins> = savedGstins()
  const opened = await renderFundingDialog({
    'GET /api/get-gst-details': () => has(),
    'POST /api/add-gst-details': () => {
      has = savedGstins(null)
      return gstinAdded(null)
    },
  })
  await opened.user.click(await opened.dialog.findByRole('radio', { name: "I don't have GSTIN" }))
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue' }))
  expect(await opened.dialog.findByText('Invoice without GSTIN')).toBeTruthy()
  const [added] = opened.asked('POST /api/add-gst-details')
  expect(added?.body).toEqual({ userId: 'usr_1', gstinStatus: false, gstinNumber: null })
})

test('a GSTIN is validated while typing, and only a valid one is saved (A68)', async () => {
  let has: ReturnType<typeof savedGstins> = savedGstins()
  const opened = await renderFundingDialog({
    'GET /api/get-gst-details': () => has(),
    'POST /api/add-gst-details': () => {
      has = savedGstins('27AAPFU0939F1ZV')
      return gstinAdded('27AAPFU0939F1ZV')
    },
  })
  await opened.user.click(await opened.dialog.findByRole('radio', { name: 'GSTIN' }))
  const field = opened.dialog.getByRole('textbox', { name: /GSTIN/ })
  await opened.user.type(field, '27AAPFU0939F1ZW')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue' }))
  expect(opened.asked('POST /api/add-gst-details')).toEqual([])
  await opened.user.clear(field)
  await opened.user.type(field, '27aapfu0939f1zv')
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue' }))
  expect(await opened.dialog.findByText('27AAPFU0939F1ZV')).toBeTruthy()
  expect(opened.asked('POST /api/add-gst-details')[0]?.body).toMatchObject({
    gstinStatus: true,
    gstinNumber: '27AAPFU0939F1ZV',
  })
})

test('a saved GSTIN is shown above the amount and can be deleted by its record (A69)', async () => {
  const opened = await renderFundingDialog({
    'GET /api/get-gst-details': savedGstins('27AAPFU0939F1ZV'),
    'DELETE /api/delete-gst-details/gst_1': savedGstins(),
  })
  await opened.dialog.findByText('27AAPFU0939F1ZV')
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Change' }))
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Delete 27AAPFU0939F1ZV' }))
  await waitFor(() => expect(opened.asked('DELETE /api/delete-gst-details/gst_1')).toHaveLength(1))
})

test('the order names the chosen GSTIN, and a saved one is not added again', async () => {
  const opened = await renderFundingDialog({
    'GET /api/get-gst-details': savedGstins('27AAPFU0939F1ZV', '29AAACZ1000A1Z3'),
  })
  await opened.dialog.findByText('27AAPFU0939F1ZV')
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Change' }))
  await opened.user.click(opened.dialog.getByRole('radio', { name: '29AAACZ1000A1Z3' }))
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Continue' }))
  await opened.dialog.findByText('29AAACZ1000A1Z3')
  await pay(opened)
  await opened.dialog.findByText(/in the payment window/)
  expect(opened.asked('POST /payments/payment/order')[0]?.body).toMatchObject({ gstId: 'gst_2' })
  expect(opened.asked('POST /api/add-gst-details')).toEqual([])
  expect(opened.asked('DELETE /api/delete-gst-details/gst_2')).toEqual([])
})

test('a paid order is verified, credited once, and the dialog closes with the new balance and the invoice', async () => {
  const opened = await renderFundingDialog()
  await pay(opened)
  await opened.dialog.findByText(/in the payment window/)
  postCheckoutOutcome({ order_id: 'order_other', outcome: 'paid', payment_id: 'pay_other' })
  postCheckoutOutcome({ order_id: 'order_1', outcome: 'paid', payment_id: 'pay_1' })
  expect(
    await screen.findByText(/₹10,000.00 has been added to your Product wallet. New balance: ₹46,400.00/),
  ).toBeTruthy()
  expect(screen.getByText('Invoice INV/26-27/000001')).toBeTruthy()
  expect(opened.onClose).toHaveBeenCalled()
  expect(opened.asked('POST /payments/signature').map(({ body }) => body)).toEqual([
    { order_id: 'order_1', payment_id: 'pay_1' },
  ])
  expect(opened.asked('POST /payments/products/verifyPaymentV1/order').map(({ body }) => body)).toEqual([
    { order_id: 'order_1', payment_id: 'pay_1', signature: 'sig' },
  ])
  expect(readPendingPayment()).toBeNull()
})

test('a double click is one order under one key', async () => {
  const opened = await renderFundingDialog()
  await typeAmount(opened, '10000')
  await opened.user.dblClick(opened.dialog.getByRole('button', { name: /^Pay/ }))
  await opened.dialog.findByText(/in the payment window/)
  const orders = opened.asked('POST /payments/payment/order')
  expect(orders).toHaveLength(1)
  expect(orders[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
})

test('a retry after a lost reply is the same attempt', async () => {
  let lost = true
  const opened = await renderFundingDialog({
    'POST /payments/payment/order': () => {
      if (!lost) return orderCreated()()
      lost = false
      throw new TypeError('fetch failed')
    },
  })
  await pay(opened)
  await opened.user.click(await opened.dialog.findByRole('button', { name: /^Pay/ }))
  await opened.dialog.findByText(/in the payment window/)
  const keys = opened.asked('POST /payments/payment/order').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a failed payment is reported with the order and payment ids, and the input is kept (A71)', async () => {
  const opened = await renderFundingDialog()
  await pay(opened)
  await opened.dialog.findByText(/in the payment window/)
  postCheckoutOutcome({
    order_id: 'order_1',
    outcome: 'failed',
    payment_id: 'pay_9',
    reason: 'The bank declined the card.',
  })
  await opened.dialog.findByText(/The last attempt failed: The bank declined the card/)
  postCheckoutOutcome({ order_id: 'order_1', outcome: 'closed' })
  expect(await opened.dialog.findByText('Payment failed')).toBeTruthy()
  expect(opened.dialog.getByText('Order order_1, payment pay_9')).toBeTruthy()
  expect(opened.asked('POST /payments/failure').map(({ body }) => body)).toEqual([
    { order_id: 'order_1', payment_id: 'pay_9', reason: 'The bank declined the card.' },
  ])
  expect(((await amountField(opened)) as HTMLInputElement).value).toBe('10000')
})

test('a closed window triggers a check, then a notice that nothing was charged as far as we know', async () => {
  const opened = await renderFundingDialog()
  await pay(opened)
  await opened.dialog.findByText(/in the payment window/)
  popup.closed = true
  expect(await opened.dialog.findByText('Payment window closed')).toBeTruthy()
  expect(opened.dialog.getByText(/As far as we know, your card was not charged/)).toBeTruthy()
  expect(opened.asked('GET /api/resources/orders').length).toBeGreaterThan(1)
})

test('no connection after paying: says that it is checking, and continues until it is credited', async () => {
  let online = false
  const opened = await renderFundingDialog({
    'POST /payments/signature': () => {
      if (!online) throw new TypeError('fetch failed')
      return { body: { code: 100, message: 'ok', signature: { signature: 'sig' } } }
    },
  })
  await pay(opened)
  await opened.dialog.findByText(/in the payment window/)
  postCheckoutOutcome({ order_id: 'order_1', outcome: 'paid', payment_id: 'pay_1' })
  await opened.dialog.findByText('Checking your payment')
  await opened.dialog.findByText(/No connection/)
  // What a reload would restore.
  expect(readPendingPayment()).toMatchObject({ order_id: 'order_1', payment_id: 'pay_1' })
  online = true
  expect(await screen.findByText(/has been added to your Product wallet/)).toBeTruthy()
})

test('an order from before a reload is checked when the dialog opens again', async () => {
  savePendingPayment({ order_id: 'order_1', payment_id: 'pay_1', wallet: 'product', purpose: 'topUp' })
  await renderFundingDialog({}, 'api')
  expect(await screen.findByText(/has been added to your Product wallet/)).toBeTruthy()
  expect(readPendingPayment()).toBeNull()
})

test('an order that the webhook has credited is found by its id', async () => {
  savePendingPayment({ order_id: 'order_1', wallet: 'product', purpose: 'topUp' })
  const row = {
    id: 'ord_1',
    order_id: 'order_1',
    status: 'credited',
    purpose: 'topUp',
    wallet: 'product',
    creditPaise: 1_000_000,
    invoiceId: null,
    invoiceNumber: null,
  }
  await renderFundingDialog({
    'GET /api/resources/orders': () => ({ body: [row], headers: { 'content-range': 'orders 0-1/1' } }),
  })
  expect(
    await screen.findByText(/₹10,000.00 has been added to your Product wallet. New balance: ₹36,400.00/),
  ).toBeTruthy()
})

test('if popups are blocked the checkout uses this window and returns', async () => {
  const opened = await renderFundingDialog()
  vi.spyOn(window, 'open').mockReturnValue(null)
  await pay(opened)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/sandbox/checkout?order=order_1&return=%2Fmy-orders'))
  expect(readPendingPayment()).toMatchObject({ order_id: 'order_1' })
})

test("a payment script that does not load shows 'You are offline' (A72)", async () => {
  const opened = await renderFundingDialog({ 'POST /payments/payment/order': razorpayOrder })
  await pay(opened)
  const script = await waitFor(() => {
    const found = document.querySelector('script[src="https://checkout.test/v1/checkout.js"]')
    expect(found).toBeTruthy()
    return found
  })
  script?.dispatchEvent(new Event('error'))
  expect(await opened.dialog.findByText('You are offline')).toBeTruthy()
  expect(((await amountField(opened)) as HTMLInputElement).value).toBe('10000')
})

test('without an exchange rate, rupees work as usual, and dollars say why not (A73)', async () => {
  const opened = await renderFundingDialog({ 'GET /payments/rates': noRate })
  expect(await opened.dialog.findByText(/The exchange rate is unavailable/)).toBeTruthy()
  expect(opened.dialog.queryByRole('button', { name: 'USD $' })).toBeNull()
  await pay(opened)
  expect(await opened.dialog.findByText(/in the payment window/)).toBeTruthy()
})

test('an error of the server is shown in its words', async () => {
  const opened = await renderFundingDialog({ 'POST /payments/payment/order': refused(107, 'No more today.') })
  await pay(opened)
  expect(await opened.dialog.findByText('No more today.')).toBeTruthy()
})
