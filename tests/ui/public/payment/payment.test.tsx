import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { challanPayment as words } from '../../../../contracts/messages/en/challanPayment.ts'
import type { ChallanPaymentState, PayableOrder } from '../../../../contracts/money/paymentPages.ts'
import { navigatedTo, renderPublicLanding, stubLandingBrowser } from '../landing/renderPublicLanding.tsx'

stubLandingBrowser()

const CODE = 'code-code-code-code'
const HERE = `/payments/challan/${CODE}`
const CARD = `POST ${HERE}/card`
const READ = `GET ${HERE}/wallet`

const order: PayableOrder = {
  code: CODE,
  number: 'CH-7K3M-9QXD',
  vehicle: '•••• 1000',
  challans: 2,
  finesPaise: 200_000,
  feesPaise: 20_000,
  gstPaise: 3_600,
  totalPaise: 223_600,
  reason: null,
  settledBy: '2026-12-01T06:00:00.000Z',
  notified: '+91 98••• ••003',
  takesWallet: false,
}

type Answers = Parameters<typeof renderPublicLanding>[0]

const open = (payment: ChallanPaymentState, answers: Answers = {}, locale: 'en' | 'hi' = 'en') =>
  renderPublicLanding(answers, { page: 'challanPayment', path: HERE, locale, state: { payment } })

const openOrder = (more: Partial<PayableOrder> = {}, answers: Answers = {}) =>
  open({ view: 'payable', order: { ...order, ...more }, next: '/challan-failed?order=x' }, answers)

const cardButton = () => document.querySelector<HTMLButtonElement>('#card') as HTMLButtonElement
const walletButton = () => document.querySelector<HTMLButtonElement>('#wallet')

const reply = (checkout: object) => () => ({
  body: { order_id: 'order_1', key_id: 'key', total: 223_600, brandName: 'Satyapan', checkout },
})
const razorpay = { gateway: 'razorpay', script: '/checkout.js', name: '', description: 'd', prefill: {} }

/** Razorpay's form, once its script has loaded. */
async function openForm(): Promise<{
  options: { handler: (paid: object) => void; modal: { ondismiss: () => void } }
  fail: (failure: object) => void
}> {
  const form = { options: {} as never, fail: () => {} }
  const Razorpay = class {
    constructor(options: never) {
      form.options = options
    }
    on(_: string, handler: never) {
      form.fail = handler
    }
    open() {}
  }
  vi.stubGlobal('Razorpay', Razorpay)
  await act(async () => cardButton().click())
  return form
}

test('shows fines, fees, GST and total, and what follows the press', async () => {
  await openOrder()
  for (const text of ['₹2,000.00', '₹200.00', '₹36.00', '₹2,236.00', 'CH-7K3M-9QXD'])
    expect(document.body.textContent).toContain(text)
  expect(document.body.textContent).toContain('an SMS to +91 98••• ••003')
  expect(document.body.textContent).toContain('by 1 December 2026')
  expect(cardButton().textContent).toBe('Pay ₹2,236.00 by card')
})

test('goes to the checkout of the sandbox, which comes back here', async () => {
  await openOrder({}, { [CARD]: reply({ gateway: 'sandbox', url: '/sandbox/checkout?order=order_1' }) })
  await act(async () => cardButton().click())
  expect(navigatedTo).toHaveBeenCalledWith(`/sandbox/checkout?order=order_1&return=${encodeURIComponent(HERE)}`)
  expect(cardButton().getAttribute('aria-busy')).toBe('true')
})

test('reports how the form of the gateway ended', async () => {
  await openOrder({}, { [CARD]: reply(razorpay) })
  const { options, fail } = await openForm()
  options.modal.ondismiss()
  expect(navigatedTo).toHaveBeenLastCalledWith(`${HERE}?outcome=closed`)
  fail({ error: { metadata: { payment_id: 'pay_0' } } })
  options.modal.ondismiss()
  expect(navigatedTo).toHaveBeenLastCalledWith(`${HERE}?outcome=failed&payment_id=pay_0`)
  options.handler({ razorpay_payment_id: 'pay_1' })
  expect(navigatedTo).toHaveBeenLastCalledWith(`${HERE}?outcome=paid&payment_id=pay_1`)
})

test.each([
  ['nothing answers', undefined, words.offline],
  ['the server refuses', () => ({ status: 409, body: { error: { message: 'Not payable.' } } }), 'Not payable.'],
])('%s: the reason, and another try', async (_, answer, reason) => {
  await openOrder({ reason: 'The bank said no' }, answer ? { [CARD]: answer } : {})
  expect(screen.getByRole('alert').textContent).toBe('The bank said no')
  await act(async () => cardButton().click())
  expect(screen.getByRole('alert').textContent).toBe(reason)
  expect(cardButton().getAttribute('aria-busy')).toBe('false')
})

test('cancels by the server, which decides', async () => {
  const { user } = await openOrder()
  await user.click(screen.getByText(words.cancel))
  expect(navigatedTo).toHaveBeenCalledWith(`${HERE}?outcome=cancelled`)
})

test('pays from the wallet with the session of the console', async () => {
  localStorage.setItem('token', 'session-1')
  const { seen } = await openOrder(
    { takesWallet: true },
    {
      [READ]: () => ({ body: { availablePaise: 300_000, missingPaise: 0 } }),
      [`POST ${HERE}/wallet`]: () => ({ body: { status: 'paid', next: '/payment-success?order=x' } }),
    },
  )
  expect(document.querySelector('#balance')?.textContent).toContain('₹3,000.00')
  await act(async () => walletButton()?.click())
  expect(navigatedTo).toHaveBeenCalledWith('/payment-success?order=x')
  expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer session-1', 'Bearer session-1'])
  localStorage.clear()
})

test('a wallet with too little, and one of nobody who is signed in', async () => {
  await openOrder(
    { takesWallet: true },
    { [READ]: () => ({ body: { availablePaise: 100_000, missingPaise: 123_600 } }) },
  )
  expect(walletButton()?.disabled).toBe(true)
  expect(document.querySelector('#balance')?.textContent).toContain('You need ₹1,236.00 more.')
  await openOrder({ takesWallet: true }, { [READ]: () => ({ status: 401, body: {} }) })
  expect(walletButton()).toBeNull()
  expect(document.querySelector('#balance')?.textContent).toBe(words.signIn)
})

test.each(['alreadyPaid', 'expired', 'diverged', 'taken', 'takenPaid', 'waiting'] as const)(
  '%s: says so and goes on',
  async view => {
    await open({ view, next: '/challan-paid?order=x' })
    expect(screen.getByText(words[view])).toBeTruthy()
    expect(screen.getByRole('link', { name: words.goOn }).getAttribute('href')).toBe('/challan-paid?order=x')
    expect(cardButton()).toBeNull()
  },
)

test('is in the language of the order', async () => {
  await open({ view: 'payable', order, next: '/' }, {}, 'hi')
  expect(cardButton().textContent).toContain('कार्ड से')
})
