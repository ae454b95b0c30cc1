import { expect, test } from 'vitest'
import { signInAt } from '../../support/apiClient.ts'
import { expectLedgerIntact, withDatabaseOf } from '../../support/ledger.ts'
import { razorpayServer } from '../../support/razorpayServer.ts'
import { type RunningServer, seededDataEnv, startServer } from '../../support/server.ts'

const RUPEES = 2_000

const razorpay = await razorpayServer()
const place = await seededDataEnv()
const env = { ...place, ...razorpay.env, RAZORPAY_TIMEOUT_MS: '5000' }

interface Paid {
  order_id: string
  payment_id: string
  signature: string
}

/** Ordered, paid by card and verified; not credited yet. */
async function verified({ url }: RunningServer): Promise<Paid> {
  const call = await signInAt(url)
  const asked = { amount: RUPEES, walletName: 'api', currency: 'INR' }
  const { order_id } = await call<{ order_id: string }>('POST', '/payments/payment/order', asked)
  const { id: payment_id } = razorpay.pay(order_id)
  const path = '/payments/signature'
  const { signature } = await call<{ signature: { signature: string } }>('POST', path, { order_id, payment_id })
  return { order_id, payment_id, signature: signature.signature }
}

const statusesOf = async ({ url }: RunningServer, paid: Paid[]) => {
  const orders = await (await signInAt(url))<{ order_id: string; status: string }[]>('GET', '/api/resources/orders')
  return paid.map(({ order_id }) => orders.find(order => order.order_id === order_id)?.status)
}

const kill = async (server: RunningServer) => {
  await server.stop('SIGKILL')
}

/** A minute later the crediting process has had its time. */
const aMinuteLater = () =>
  withDatabaseOf(place, db =>
    db
      .updateTable('payment_orders')
      .set({ check_at: new Date(0) })
      .where('status', '=', 'paid')
      .execute(),
  )

const creditsOf = (paid: Paid[]) =>
  withDatabaseOf(place, async db => {
    const keys = paid.map(({ payment_id }) => `payment:${payment_id}`)
    const moved = await db
      .selectFrom('transfers')
      .select(['idempotency_key', 'amount_paise'])
      .where('idempotency_key', 'in', keys)
      .orderBy('idempotency_key')
      .execute()
    const orders = paid.map(({ order_id }) => order_id)
    const invoices = await db
      .selectFrom('invoices')
      .innerJoin('payment_orders', 'payment_orders.id', 'invoices.order_id')
      .select('invoices.number')
      .where('payment_orders.gateway_order_id', 'in', orders)
      .execute()
    return { moved: moved.map(row => [row.idempotency_key, Number(row.amount_paise)]), invoices: invoices.length }
  })

test('kill -9 between verifying and crediting a top-up: the reconciliation credits it once, whoever reports it again', {
  timeout: 400_000,
}, async () => {
  const first = await startServer(env)
  const left = await verified(first)
  await kill(first)

  // This process dies while crediting, at an unknown point.
  const second = await startServer(env)
  const cut = await verified(second)
  const call = await signInAt(second.url)
  const crediting = call('POST', '/payments/verifyPaymentApi/order', cut).catch(() => 'no answer')
  await kill(second)
  await crediting

  const paid = [left, cut]
  await aMinuteLater()
  const third = await startServer(env)
  await expect
    .poll(() => statusesOf(third, paid), { timeout: 150_000, interval: 2_000 })
    .toEqual(['credited', 'credited'])

  const browser = await signInAt(third.url)
  for (const one of paid)
    expect(await browser('POST', '/payments/verifyPaymentApi/order', one)).toMatchObject({ code: 100 })
  for (const { payment_id } of paid) {
    const { payload, headers } = razorpay.webhook(razorpay.payments.get(payment_id) as never)
    const reply = await fetch(`${third.url}/payments/webhook`, { method: 'POST', headers, body: payload })
    expect(reply.status).toBe(200)
  }
  expect(await third.stop()).toBe(0)

  await expectLedgerIntact(place)
  expect(await creditsOf(paid)).toEqual({
    moved: paid.map(({ payment_id }) => [`payment:${payment_id}`, RUPEES * 100]),
    invoices: paid.length,
  })
})
