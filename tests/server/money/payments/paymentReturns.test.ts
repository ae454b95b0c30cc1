import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { reconcile } from '../../../../server/backoffice/reconciliation/reconcile.ts'
import { receivePayment } from '../../../../server/money/payments/verifyPayment.ts'
import { verifyPayments } from '../../../../server/money/wallets/verify/payments.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import type { GatewayPayment } from '../../../../server/platform/ports/paymentGateway.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { buyer } from './helpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let maker: Record<string, string>
let checker: Record<string, string>
let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  maker = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  checker = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  one = await buyer(suite)
})

const post = async (url: string, payload: object, headers: Record<string, string>) => {
  const reply = await app.inject({ method: 'POST', url: `/admin-api${url}`, payload, headers })
  return { status: reply.statusCode, ...reply.json() }
}
const ask = (id: string, headers = maker) => post(`/diverged-payments/${id}/return`, { reason: 'Paid twice' }, headers)
const decide = (id: string, approve = true, headers = checker) =>
  post(`/approvals/${id}/decide`, { approve, reason: 'Seen at the gateway' }, headers)
const list = async (filter: object, headers = maker) => {
  const url = `/admin-api/resources/diverged-payments?filter=${encodeURIComponent(JSON.stringify(filter))}`
  const reply = await app.inject({ url, headers })
  return reply.statusCode === 200 ? reply.json() : reply.statusCode
}
const work = async (id: string) => {
  const url = `/admin-api/resources/work-items?filter=${encodeURIComponent(JSON.stringify({ id: [`payment:${id}`] }))}`
  return (await app.inject({ url, headers: maker })).json()
}
const orderOf = (gatewayOrderId: string) =>
  ctx.db
    .selectFrom('payment_orders')
    .selectAll()
    .where('gateway_order_id', '=', gatewayOrderId)
    .executeTakeFirstOrThrow()
const divergedAccount = async () => {
  const lines = ctx.db.selectFrom('ledger_lines').where('account', '=', 'diverged')
  const { sum } = await lines.select(eb => eb.fn.sum<number>('amount_paise').as('sum')).executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
const clean = async () => expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })

/** A second captured payment of a paid order, with the card that decides what becomes of its refund. */
async function paidTwice(card = 'success') {
  const { order_id } = await one.verified(2_000)
  const first = await ctx.db
    .selectFrom('sandbox_gateway_payments')
    .selectAll()
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow()
  const id = newId('wrk').replace('wrk_', 'pay_')
  await ctx.db
    .insertInto('sandbox_gateway_payments')
    .values({ ...first, id, card })
    .execute()
  const payment: GatewayPayment = {
    id,
    orderId: order_id,
    amount: first.amount,
    currency: 'INR',
    status: 'captured',
    error: null,
  }
  await receivePayment(ctx, await orderOf(order_id), { ...payment, id: first.id })
  await receivePayment(ctx, await orderOf(order_id), payment)
  return { id, order_id, payment }
}

describe('a payment that came twice', () => {
  test('is kept apart in the ledger, waits for staff, and its payer is told once', async () => {
    const before = await divergedAccount()
    const { id, order_id, payment } = await paidTwice()
    await receivePayment(ctx, await orderOf(order_id), payment)
    expect(await divergedAccount()).toBe(before + 236_000)
    expect(await list({ id: [id] })).toMatchObject([
      {
        mismatch: 'twice',
        amountMinor: 236_000,
        currency: 'INR',
        orderedMinor: 236_000,
        customer: 'Asha Traders',
        state: 'open',
      },
    ])
    expect(await work(id)).toMatchObject([{ kind: 'payment', target: one.userId, amountPaise: 236_000 }])
    const mails = (await listMessages(ctx, one.email)).filter(({ text }) => text.includes('does not match'))
    expect(mails).toHaveLength(1)
    await clean()
  })

  test('goes back to the card once a second person approves, and nothing is left open', async () => {
    const before = await divergedAccount()
    const { id, order_id, payment } = await paidTwice()
    const balance = await one.balance()
    const { approvalId } = await ask(id)
    expect(await list({ id: [id] })).toMatchObject([{ state: 'asked' }])
    expect(await work(id)).toEqual([])
    expect((await decide(approvalId, true, maker)).status).toBe(403)
    expect(await decide(approvalId)).toMatchObject({ status: 200, state: 'approved' })
    expect(await list({ id: [id] })).toMatchObject([
      { state: 'done', gatewayRefundId: expect.stringMatching(/^rfnd_/), returnedAt: expect.any(String) },
    ])
    expect(await divergedAccount()).toBe(before)
    expect(await one.balance()).toBe(balance)
    expect(await orderOf(order_id)).toMatchObject({ status: 'credited', divergence: null })
    await receivePayment(ctx, await orderOf(order_id), payment)
    expect(await orderOf(order_id)).toMatchObject({ divergence: null })
    expect((await ask(id)).status).toBe(409)
    const [mail] = (await listMessages(ctx, one.email)).map(({ text }) => text)
    expect(mail).toContain('rfnd_')
    await clean()
  })

  test('is returned once, however often the decision and the reconciliation run', async () => {
    const { id } = await paidTwice('late')
    const { approvalId } = await ask(id)
    await Promise.all([decide(approvalId), decide(approvalId)])
    expect(await list({ id: [id] })).toMatchObject([{ state: 'approved' }])
    await Promise.all([1, 2, 3].map(minutes => reconcile(ctx, new Date(Date.now() + (3 + minutes) * 60_000))))
    expect(await list({ id: [id] })).toMatchObject([{ state: 'done' }])
    const refunds = await ctx.db
      .selectFrom('sandbox_gateway_refunds')
      .selectAll()
      .where('payment_id', '=', id)
      .execute()
    expect(refunds).toMatchObject([{ amount: 236_000, status: 'processed' }])
    await clean()
  })

  test('whose refund the gateway answers late is asked again under the same key', async () => {
    const { id } = await paidTwice('lost')
    const { approvalId } = await ask(id)
    expect((await decide(approvalId)).status).toBe(200)
    expect(await list({ id: [id] })).toMatchObject([{ state: 'approved' }])
    await reconcile(ctx, new Date(Date.now() + 5 * 60_000))
    expect(await list({ id: [id] })).toMatchObject([{ state: 'done' }])
    await clean()
  })

  test('whose refund fails at the bank can be asked for again', async () => {
    const { id } = await paidTwice('closed')
    await decide((await ask(id)).approvalId)
    expect(await list({ id: [id] })).toMatchObject([{ state: 'failed' }])
    expect(await work(id)).toMatchObject([{ kind: 'payment' }])
    await ctx.db.updateTable('sandbox_gateway_payments').set({ card: 'success' }).where('id', '=', id).execute()
    await decide((await ask(id)).approvalId)
    expect(await list({ id: [id] })).toMatchObject([{ state: 'done' }])
    await clean()
  })

  test('that the gateway refuses to return says why', async () => {
    const { id } = await paidTwice()
    await ctx.db.updateTable('sandbox_gateway_payments').set({ status: 'failed' }).where('id', '=', id).execute()
    await decide((await ask(id)).approvalId)
    expect(await list({ id: [id] })).toMatchObject([{ state: 'refused', refusal: 'Payment not found' }])
    await clean()
  })

  test('waits for one request at a time; a rejected one leaves it open', async () => {
    const { id } = await paidTwice()
    const replies = await Promise.all([ask(id), ask(id, checker)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const approvalId = replies.find(({ status }) => status === 200)?.approvalId
    const third = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
    expect((await decide(approvalId, false, third)).state).toBe('rejected')
    expect(await list({ id: [id], state: ['open'] })).toHaveLength(1)
  })
})

test('a payment of another amount is returned in full, and the order has failed', async () => {
  const { order_id } = await one.order(2_000)
  const { payment_id } = await one.pay(order_id, 'lost')
  await ctx.db
    .updateTable('sandbox_gateway_payments')
    .set({ amount: 100, card: 'success' })
    .where('id', '=', payment_id)
    .execute()
  await one.verify({ order_id, payment_id })
  expect(await orderOf(order_id)).toMatchObject({ status: 'diverged', divergence: expect.stringContaining(payment_id) })
  await decide((await ask(payment_id)).approvalId)
  expect(await orderOf(order_id)).toMatchObject({
    status: 'failed',
    divergence: null,
    reason: expect.stringContaining('returned'),
  })
  expect(await one.balance()).toBe(0)
  await clean()
})

test('dollars go back as dollars, beside the ledger of rupees', async () => {
  const { order_id } = await one.order(2_000)
  const { payment_id } = await one.pay(order_id, 'lost')
  await ctx.db
    .updateTable('sandbox_gateway_payments')
    .set({ currency: 'USD', card: 'success' })
    .where('id', '=', payment_id)
    .execute()
  await one.verify({ order_id, payment_id })
  const before = await divergedAccount()
  const { approvalId } = await ask(payment_id)
  const url = `/admin-api/resources/approvals?filter=${encodeURIComponent(JSON.stringify({ id: [approvalId] }))}`
  expect((await app.inject({ url, headers: maker })).json()).toMatchObject([
    { kind: 'paymentReturn', amountPaise: 236_000, currency: 'USD' },
  ])
  await decide(approvalId)
  expect(await list({ id: [payment_id] })).toMatchObject([{ state: 'done' }])
  expect(await divergedAccount()).toBe(before)
  await clean()
})

test('is found by payment, order and customer; refused to customers and for what is unknown', async () => {
  const { id, order_id } = await paidTwice()
  for (const q of [id, order_id, one.email]) expect(await list({ q })).toMatchObject([{ id }])
  expect(await list({ q: 'somebody else' })).toEqual([])
  const search = await app.inject({ url: `/admin-api/search?q=${id}`, headers: maker })
  expect(search.json().hits).toMatchObject([{ kind: 'payment', userId: one.userId }])
  expect(await list({ mismatch: ['otherAmount'], id: [id] })).toEqual([])
  expect(await list({}, one.headers)).toBe(401)
  expect((await ask(id, one.headers)).status).toBe(401)
  expect((await ask('pay_none')).status).toBe(404)
  expect((await post(`/diverged-payments/${id}/return`, { reason: 'no' }, maker)).status).toBe(400)
  const csv = await app.inject({ url: '/admin-api/resources/diverged-payments/export', headers: maker })
  expect(csv.body).toContain(id)
})

describe('tampering shows', () => {
  /** The break that a change causes; the change is undone. */
  async function brokenBy(change: string): Promise<string | null> {
    let broken: string | null = null
    const undo = new Error('undo')
    await ctx.db
      .transaction()
      .execute(async trx => {
        await sql.raw(change).execute(trx)
        broken = (await verifyPayments(trx)).broken
        throw undo
      })
      .catch(error => {
        if (error !== undo) throw error
      })
    return broken
  }

  test('in a mismatched payment, its return and its approval', async () => {
    const { id, order_id } = await paidTwice()
    await decide((await ask(id)).approvalId)
    const credited = `update payment_orders set payment_id = '${id}' where gateway_order_id = '${order_id}'`
    const changes = {
      [`update diverged_payments set amount_minor = 1 where id = '${id}'`]: 'not what came',
      [credited]: 'credited all the same',
      [`update approvals set request = '{}' where kind = 'paymentReturn'`]: 'no approval',
      [`update diverged_payments set return_transfer_id = null, returned_at = null, return_state = 'failed' where id = '${id}'`]:
        'it is not returned, but 236000 paise were booked for it',
      [`update transfers set reference = 'pay_other' where idempotency_key = 'payment-diverged:${id}'`]:
        'nothing was collected for it',
    }
    for (const [change, words] of Object.entries(changes)) expect(await brokenBy(change), change).toContain(words)
    expect(await brokenBy('select 1')).toBeNull()
  })

  test('in the credit notes of an invoice', async () => {
    const { invoiceId } = await one.credit(await one.verified(2_000))
    const { creditNote } = await post(
      `/invoices/${invoiceId}/credit`,
      { basePaise: 10_000, reason: 'An outage' },
      { ...maker, 'idempotency-key': newId('wrk') },
    )
    const note = `where id = '${creditNote.id}'`
    expect(await brokenBy(`update invoices set base_paise = 10001 ${note}`)).toContain('not its total')
    expect(await brokenBy(`update invoices set transfer_id = null ${note}`)).toContain('its credit note is missing')
    expect(await brokenBy(`update invoices set base_paise = 9999 where id = '${invoiceId}'`)).toContain(
      'more than the invoice',
    )
  })
})
