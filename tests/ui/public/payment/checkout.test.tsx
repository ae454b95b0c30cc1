import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sandboxCheckout as words } from '../../../../contracts/messages/en/sandboxCheckout.ts'
import { sandboxBankCode, sandboxCards } from '../../../../contracts/money/sandboxCards.ts'
import { type CheckoutOutcome, checkoutChannel } from '../../../../contracts/money/topUp.ts'
import { navigatedTo, renderPublicLanding, stubLandingBrowser } from '../landing/renderPublicLanding.tsx'

stubLandingBrowser()

const PAY = 'POST /sandbox/checkout/pay'
const APPROVE = 'POST /sandbox/checkout/approve'

async function open(answers: Parameters<typeof renderPublicLanding>[0], returnTo: string | null = null) {
  const told: CheckoutOutcome[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(name: string) {
        expect(name).toBe(checkoutChannel)
      }
      postMessage(outcome: CheckoutOutcome) {
        told.push(outcome)
      }
      close() {}
    },
  )
  const closed = vi.fn<() => void>()
  vi.stubGlobal('close', closed)
  const checkout = { order: { id: 'order_1', amount: 236_000, currency: 'INR' }, returnTo }
  const path = '/sandbox/checkout?order=order_1'
  const page = await renderPublicLanding(answers, { page: 'sandboxCheckout', path, brand: null, state: { checkout } })
  return { ...page, told, closed }
}

const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
const answer = (status: string, more: object = {}) => ({
  body: { payment_id: 'pay_1', status, reason: null, silent: false, ...more },
})

test('offers every card, and reports a payment to its opener', async () => {
  const { told, closed, seen } = await open({ [PAY]: () => answer('captured') })
  expect(screen.getAllByRole('radio')).toHaveLength(sandboxCards.length)
  await press('Pay ₹2,360.00')
  expect(seen[0]?.body).toEqual({ order: 'order_1', card: 'success' })
  expect(told).toEqual([{ order_id: 'order_1', outcome: 'paid', payment_id: 'pay_1' }])
  expect(closed).toHaveBeenCalledOnce()
  expect(screen.getByRole('status').textContent).toBe(words.paid)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a silent card closes the window and reports nothing', async () => {
  const { told, closed } = await open({ [PAY]: () => answer('captured', { silent: true }) })
  await press(/^Pay/)
  expect([told, closed.mock.calls.length]).toEqual([[], 1])
})

test('a declined card may be followed by another; a return reports it when the payer cancels', async () => {
  const { told } = await open({ [PAY]: () => answer('failed', { reason: 'Declined.' }) }, '/my-orders?x=1')
  await press(/^Pay/)
  expect(screen.getByRole('alert').textContent).toBe(`Declined. ${words.failed}`)
  expect(told).toMatchObject([{ outcome: 'failed', reason: 'Declined.' }])
  await press(words.cancel)
  const back = new URL(navigatedTo.mock.lastCall?.[0] ?? '')
  expect(back.pathname).toBe('/my-orders')
  expect(Object.fromEntries(back.searchParams)).toEqual({
    x: '1',
    order_id: 'order_1',
    outcome: 'failed',
    payment_id: 'pay_1',
    reason: 'Declined.',
  })
})

test('a card with a bank’s code asks for it', async () => {
  const { user, seen, told } = await open({ [PAY]: () => answer('asked'), [APPROVE]: () => answer('captured') })
  await user.click(screen.getByRole('radio', { name: /3184/ }))
  await press(/^Pay/)
  const field = screen.getByRole('textbox', { name: words.code })
  expect(document.activeElement).toBe(field)
  await user.type(field, sandboxBankCode)
  await press(words.approve)
  expect(seen.map(({ body }) => body)).toEqual([
    { order: 'order_1', card: 'secure' },
    { payment: 'pay_1', code: sandboxBankCode },
  ])
  expect(told).toMatchObject([{ outcome: 'paid' }])
})

test('cancelling without a try, no answer, and a refusal', async () => {
  const { told } = await open({})
  await press(/^Pay/)
  expect(screen.getByRole('alert').textContent).toBe(words.offline)
  await press(words.cancel)
  expect(told).toEqual([{ order_id: 'order_1', outcome: 'closed' }])
  await open({ [PAY]: () => ({ status: 409, body: { error: { message: 'Already paid.' } } }) })
  await press(/^Pay/)
  expect(screen.getByRole('alert').textContent).toBe('Already paid.')
})
