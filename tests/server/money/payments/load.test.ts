import { expect, test } from 'vitest'
import { paymentsSystemScope } from '../../../../server/money/payments/paymentOrders.ts'
import { settleOrder } from '../../../../server/money/payments/settleOrder.ts'
import { capture, reserve } from '../../../../server/money/wallets/holds.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { walletOf } from '../../../../server/money/wallets/walletOf.ts'
import { resetRateLimit } from '../../../../server/platform/access/rateLimit.ts'
import { testApp } from '../../../support/app.ts'
import { buyer } from './helpers.ts'

const suite = await testApp()
const { ctx } = suite

test('200 top-ups and debits of one wallet at once keep the ledger exact, and number their invoices without gaps', async () => {
  const one = await buyer(suite, { paise: 500_000 })
  const { id: walletId } = await walletOf(ctx.db, one.userId, 'api')
  const before = await lastSerial()
  const paid: { id: string; payment: string }[] = []
  for (let index = 0; index < 100; index++) {
    await resetRateLimit(ctx, `order:${one.userId}`)
    const { order_id } = await one.order(2_000)
    const { payment_id } = await one.pay(order_id, 'lost')
    await one.verify({ order_id, payment_id })
    const { id } = await ctx.db
      .selectFrom('payment_orders')
      .select('id')
      .where('gateway_order_id', '=', order_id)
      .executeTakeFirstOrThrow()
    paid.push({ id, payment: payment_id })
  }
  const { actor } = paymentsSystemScope
  const debit = async (index: number) => {
    const entry = { actor, description: 'Check', reference: `load_${index}` }
    const { holdId } = await reserve(ctx.db, { ...entry, walletId, amountPaise: 150, key: `${one.userId}:r:${index}` })
    await capture(ctx.db, { ...entry, holdId, amountPaise: 150, key: `${one.userId}:c:${index}` })
  }
  const topUps = paid.map(
    ({ id, payment }) =>
      () =>
        settleOrder(ctx, paymentsSystemScope, id, payment),
  )
  const work = topUps.flatMap((topUp, index) => [topUp, () => debit(index)])
  // Each top-up is reported twice, as browser and webhook do.
  await Promise.all([...work, ...topUps].map(run => run()))
  expect(await one.balance()).toBe(500_000 + 100 * 200_000 - 100 * 150)
  expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  const invoices = await ctx.db
    .selectFrom('invoices')
    .select('serial')
    .where('serial', '>', before)
    .orderBy('serial')
    .execute()
  expect(invoices.map(row => row.serial)).toEqual(Array.from({ length: 100 }, (_, index) => before + index + 1))
})

test('what is rolled back takes no number', async () => {
  const one = await buyer(suite)
  const paid = await one.verified(2_000)
  const before = await lastSerial()
  await expect(
    settleOrder(
      { ...ctx, vault: { ...ctx.vault, seal: broken } },
      paymentsSystemScope,
      await idOf(paid.order_id),
      paid.payment_id,
    ),
  ).rejects.toThrow('the disk is full')
  expect(await one.balance()).toBe(0)
  await one.credit(paid)
  expect(await lastSerial()).toBe(before + 1)
})

const broken = (): never => {
  throw new Error('the disk is full')
}

async function lastSerial(): Promise<number> {
  const rows = await ctx.db.selectFrom('invoices').select('serial').orderBy('serial', 'desc').limit(1).execute()
  return rows[0]?.serial ?? 0
}

const idOf = async (order: string) =>
  (
    await ctx.db
      .selectFrom('payment_orders')
      .select('id')
      .where('gateway_order_id', '=', order)
      .executeTakeFirstOrThrow()
  ).id
