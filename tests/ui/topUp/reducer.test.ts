import { describe, expect, test } from 'vitest'
import type { CheckoutOrder } from '../../../src/wallets/topUp/checkout.ts'
import type { PendingPayment } from '../../../src/wallets/topUp/pendingPayment.ts'
import type { CreditedPayment } from '../../../src/wallets/topUp/pollOrder.ts'
import {
  initialTopUp,
  parseAmount,
  type TopUpEvent,
  type TopUpState,
  topUpReducer,
} from '../../../src/wallets/topUp/topUp.ts'

const pending: PendingPayment = { order_id: 'order_1', wallet: 'product', purpose: 'topUp' }
const order = { order_id: 'order_1', total: 1_180_000 } as CheckoutOrder
const failure = { kind: 'failed', order_id: 'order_1', payment_id: 'pay_9', reason: 'Declined.' } as const
const closed = { kind: 'closed', order_id: 'order_1' } as const
const gst = { _id: 'gst_2', userId: 'usr_1', gstinStatus: true, gstinNumber: '27AAPFU0939F1ZV' }
const payment: CreditedPayment = {
  creditPaise: 1_000_000,
  wallet: 'product',
  purpose: 'topUp',
  nowPaise: null,
  invoiceId: null,
  invoiceNumber: null,
}

const run = (events: TopUpEvent[], from: TopUpState = initialTopUp(null)) => events.reduce(topUpReducer, from)

const paying: TopUpEvent[] = [{ type: 'order' }, { type: 'orderCreated', order }]
const checking: TopUpEvent[] = [...paying, { type: 'checkPayment', pending }]

describe('the first step', () => {
  test('is the amount', () => expect(initialTopUp(null)).toEqual({ step: 'amount' }))

  test('is the check of an order that was left open', () =>
    expect(initialTopUp(pending)).toEqual({ step: 'checking', pending, isOffline: false }))

  test('says that the checkout was closed', () =>
    expect(initialTopUp({ ...pending, closed: true })).toEqual({ step: 'amount', issue: closed }))
})

test('a payment goes from the order to the received money', () => {
  expect(run(paying).step).toBe('paying')
  expect(run(checking)).toMatchObject({ step: 'checking', pending, isOffline: false })
  expect(run([...checking, { type: 'paymentReceived', payment }])).toMatchObject({ step: 'received', payment })
})

test('a failure keeps the checkout open, and explains why it was closed (A71)', () => {
  const failed: TopUpEvent[] = [...paying, { type: 'paymentFailed', failure }]
  expect(run(failed)).toMatchObject({ step: 'paying', failure })
  expect(run([...failed, { type: 'noPayment', order_id: 'order_1' }])).toMatchObject({ step: 'amount', issue: failure })
})

test('a failure is remembered while the order is checked', () => {
  const events: TopUpEvent[] = [
    ...paying,
    { type: 'paymentFailed', failure },
    { type: 'checkPayment', pending },
    { type: 'noPayment', order_id: 'order_1' },
  ]
  expect(run(events)).toMatchObject({ step: 'amount', issue: failure })
})

test('without a failure, a payment that is not found counts as closed', () =>
  expect(run([...checking, { type: 'noPayment', order_id: 'order_1' }])).toMatchObject({ issue: closed }))

test('the next attempt forgets the last failure', () => {
  const again: TopUpEvent[] = [
    ...paying,
    { type: 'paymentFailed', failure },
    { type: 'noPayment', order_id: 'order_1' },
    ...checking,
    { type: 'noPayment', order_id: 'order_1' },
  ]
  expect(run(again)).toMatchObject({ step: 'amount', issue: closed })
})

test('an unreachable server is reported while the check of the same order continues', () => {
  const before = run(checking)
  const offline = topUpReducer(before, { type: 'connectionChanged', isOffline: true })
  expect(offline).toEqual({ ...before, isOffline: true })
  expect('pending' in offline && offline.pending).toBe(pending)
})

test.each([{ kind: 'offline' }, { kind: 'refused', message: 'No more today.' }] as const)(
  'an attempt that stops returns to the amount: $kind',
  issue => expect(run([...paying, { type: 'stopped', issue }])).toMatchObject({ step: 'amount', issue }),
)

test('a chosen GSTIN stays chosen when a payment fails', () => {
  const events: TopUpEvent[] = [
    { type: 'changeGst' },
    { type: 'selectGst', gst },
    ...checking,
    { type: 'noPayment', order_id: 'order_1' },
  ]
  expect(run(events)).toEqual({ step: 'amount', gst, issue: closed })
})

test.each<TopUpEvent>([
  { type: 'changeGst' },
  { type: 'selectGst', gst },
  { type: 'connectionChanged', isOffline: true },
])('$type changes nothing while the checkout is open', event => {
  const state = run(paying)
  expect(topUpReducer(state, event)).toBe(state)
})

test('a failure reported late changes nothing', () => {
  const state = initialTopUp(null)
  expect(topUpReducer(state, { type: 'paymentFailed', failure })).toBe(state)
})

test.each([
  ['10000', 10_000],
  [' ₹ 4,23,728 ', 423_728],
  ['$23.20', 23.2],
  ['', Number.NaN],
  ['-5', Number.NaN],
  ['1e3', Number.NaN],
])('%j is the amount %d', (typed, amount) => expect(parseAmount(typed)).toBe(amount))
