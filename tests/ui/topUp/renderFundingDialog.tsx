import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { type CheckoutOutcome, checkoutChannel } from '../../../contracts/money/topUp.ts'
import MoneyIn from '../../../src/wallets/FundingDialog.tsx'
import type { FundingPurpose } from '../../../src/wallets/fundableWallet.ts'
import { renderConsolePage } from '../support/renderConsolePage.tsx'

type Answers = Parameters<typeof renderConsolePage>[1]['answers']

const ok = (body: object) => () => ({ body: { code: 100, message: 'ok', ...body } })

export const refused = (code: number, message: string) => () => ({ body: { code, message } })

const gst = (gstinNumber: string | null, id = 'gst_1') => ({
  _id: id,
  userId: 'usr_1',
  gstinStatus: gstinNumber !== null,
  gstinNumber,
})

export const savedGstins = (...numbers: (string | null)[]) =>
  ok({ result: numbers.map((number, index) => gst(number, `gst_${index + 1}`)) })

/** The reply to an added GSTIN. */
export const gstinAdded = (gstinNumber: string | null) => ({
  body: { code: 100, message: 'ok', result: gst(gstinNumber) },
})

export const rate = ok({ base: 'INR', rates: { INR: 1, USD: 0.0116 }, at: '2026-11-21T06:12:00.000Z' })
export const noRate = ok({ base: 'INR', rates: { INR: 1 }, at: null })

const order = {
  order_id: 'order_1',
  key_id: 'key',
  total: 1_180_000,
  base: 1_000_000,
  tax: 180_000,
  currency: 'INR',
  walletName: 'product',
  creditPaise: 1_000_000,
  usdPerInr: null,
  checkout: { gateway: 'sandbox', url: '/sandbox/checkout?order=order_1' },
}

export const orderCreated = (more: object = {}) => ok({ ...order, ...more })

export const razorpayOrder = orderCreated({
  checkout: {
    gateway: 'razorpay',
    script: 'https://checkout.test/v1/checkout.js',
    name: 'Satyapan',
    description: 'Product wallet',
    prefill: { name: 'Ananya Iyer', email: 'ananya@zenith.test', contact: '' },
  },
})

const rupees = (amount: number, accountType = 'Prepaid') => ok({ result: { amount, accountType } })

export const postpaid: Answers = {
  'GET /api/truLog/getCredits/usr_1': rupees(0, 'Prepaid'),
  'GET /api/truLog/getProductsCredits/usr_1': rupees(4321.5, 'Postpaid'),
}

const answers: Answers = {
  'GET /api/fetchProductControl/usr_1/ChallanTool': ok({ result: { status: false } }),
  'GET /api/truLog/getCredits/usr_1': rupees(500),
  'GET /api/truLog/getProductsCredits/usr_1': rupees(36400),
  'GET /api/get-gst-details': savedGstins(null),
  'GET /payments/rates': rate,
  'POST /payments/payment/order': orderCreated(),
  'POST /payments/signature': ok({ signature: { signature: 'sig' } }),
  'POST /payments/products/verifyPaymentV1/order': ok({
    wallet: 'product',
    creditPaise: 1_000_000,
    availablePaise: 4_640_000,
    invoiceId: 'inv_1',
    invoiceNumber: 'INV/26-27/000001',
  }),
  'POST /payments/failure': ok({ order_id: 'order_1', payment_id: null }),
  'GET /api/resources/orders': () => ({ body: [], headers: { 'content-range': 'orders 0-0/0' } }),
}

/** The result of `window.open`. */
export const popup = { closed: false, focus: vi.fn<() => void>(), close: vi.fn<() => void>() }

/** Renders the dialog with a fake server. */
export async function renderFundingDialog(more: Answers = {}, purpose: FundingPurpose = 'product') {
  popup.closed = false
  vi.spyOn(window, 'open').mockImplementation(() => popup as unknown as Window)
  const onClose = vi.fn<() => void>()
  const { user, seen } = await renderConsolePage(() => <MoneyIn purpose={purpose} onClose={onClose} />, {
    answers: { ...answers, ...more },
  })
  const dialog = within(await screen.findByRole('dialog'))
  const asked = (path: string) => seen.filter(one => `${one.method} ${one.path}` === path)
  return { user, dialog, asked, onClose }
}

/** Simulates the message from the checkout's window. */
export function postCheckoutOutcome(outcome: CheckoutOutcome): void {
  const channel = new BroadcastChannel(checkoutChannel)
  channel.postMessage(outcome)
  channel.close()
}

type Opened = Awaited<ReturnType<typeof renderFundingDialog>>

export const amountField = ({ dialog }: Opened) => dialog.findByRole('textbox', { name: /^Amount/ })

export async function typeAmount(opened: Opened, amount: string) {
  const field = await amountField(opened)
  await opened.user.clear(field)
  await opened.user.type(field, amount)
}

export async function pay(opened: Opened, amount = '10000') {
  await typeAmount(opened, amount)
  await opened.user.click(opened.dialog.getByRole('button', { name: /^Pay/ }))
}
