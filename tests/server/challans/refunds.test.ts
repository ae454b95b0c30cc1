import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SandboxCard } from '../../../contracts/money/sandboxCards.ts'
import { reconcile } from '../../../server/backoffice/reconciliation/reconcile.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { recordStaffChange } from '../../../server/people/accounts/staff/ties.ts'
import { listMessages } from '../../../server/sandbox/messages.ts'
import { testApp } from '../../support/app.ts'
import { a80, clerk, paidOrder, payer } from './orderHelpers.ts'

const suite = await testApp()
const { ctx } = suite

let one: Awaited<ReturnType<typeof payer>>
let maker: Awaited<ReturnType<typeof clerk>>
let checker: Awaited<ReturnType<typeof clerk>>
beforeAll(async () => {
  await a80(suite)
  maker = await clerk(suite)
  checker = await clerk(suite)
})
beforeEach(async () => {
  one = await payer(suite, { paise: 10_000_000 })
})

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const broken = async () => (await verifyLedger(ctx.db)).broken
const whole = async () => expect(await broken()).toBeNull()

/** A paid order of three challans. */
const paid = (by?: SandboxCard | 'wallet') => paidOrder(suite, { one, maker }, by)

const decide = (refundId: string, approve = true, by = checker) =>
  by.call(`/challan-refunds/${refundId}/decide`, { approve })

describe('refunds have a maker and a checker', () => {
  test.each(['success', 'wallet'] as const)('a part of an order paid by %s, then the rest: to the paisa', async by => {
    const order = await paid(by)
    const before = await one.balance()
    const first = await order.refund(order.items.slice(0, 1))
    expect(first).toMatchObject({ refundId: expect.stringMatching(/^crf_/), amountPaise: expect.any(Number) })
    expect(await order.refund(order.items.slice(1))).toMatchObject({ error: { code: 'conflict' } })
    expect(await decide(first.refundId, true, maker)).toMatchObject({ error: { code: 'forbidden' } })
    expect(await decide(first.refundId)).toMatchObject({ state: 'done' })
    expect(await decide(first.refundId)).toMatchObject({ state: 'done' })
    expect(await decide(first.refundId, false)).toMatchObject({ error: { code: 'conflict' } })
    expect(await one.show(order.id)).toMatchObject({ status: 'paid', refundedPaise: first.amountPaise })
    const rest = await order.refund(order.items.slice(1))
    expect(await decide(rest.refundId)).toMatchObject({ state: 'done' })
    const shown = await one.show(order.id)
    expect(shown).toMatchObject({ status: 'refunded', refundedPaise: shown.totalPaise })
    expect((await one.balance()) - before).toBe(by === 'wallet' ? shown.totalPaise : 0)
    expect((await listMessages(ctx, one.email)).map(({ text }) => text).join()).toContain('refunded')
    // Its challans can be paid again.
    const open = await ctx.db
      .selectFrom('challan_order_items')
      .select('id')
      .where('order_id', '=', order.id)
      .where('is_open', '=', true)
      .execute()
    expect(open).toEqual([])
    await whole()
  })

  test('the database itself refuses a maker who checks', async () => {
    const order = await paid()
    const { refundId } = await order.refund(order.items)
    const row = ctx.db.updateTable('challan_refunds').where('id', '=', refundId)
    await expect(row.set({ decided_by: maker.adminId }).execute()).rejects.toThrow('check')
  })

  test('whoever had access from the maker in the last days can reject it, not approve it', async () => {
    const order = await paid()
    const { refundId } = await order.refund(order.items.slice(0, 1))
    const made = await clerk(suite)
    await ctx.db
      .transaction()
      .execute(trx => recordStaffChange(trx, { adminId: made.adminId, kind: 'invited', madeBy: maker.adminId }))
    expect(await decide(refundId, true, made)).toMatchObject({
      error: { code: 'forbidden', message: expect.stringContaining('7 days') },
    })
    expect(await decide(refundId, false, made)).toMatchObject({ state: 'rejected' })
  })

  test('rejected, nothing moves; settled challans stay settled', async () => {
    const order = await paid()
    const { refundId } = await order.refund(order.items)
    await order.process()
    expect(await order.settle(order.items.slice(0, 1))).toMatchObject({ error: { code: 'conflict' } })
    expect(await decide(refundId, false)).toMatchObject({ state: 'rejected' })
    expect(await order.settle(order.items.slice(0, 1))).toMatchObject({ status: 'processing' })
    expect(await order.refund(order.items)).toMatchObject({ error: { code: 'conflict' } })
    const rest = await order.refund(order.items.slice(1))
    expect(await decide(rest.refundId)).toMatchObject({ state: 'done' })
    expect(await one.show(order.id)).toMatchObject({ status: 'settled' })
    await whole()
  })

  test.each([
    ['late', 'approved', 'done'],
    ['lost', 'approved', 'done'],
    ['closed', 'failed', 'failed'],
  ] as const)('a refund to the card %s: %s at first, %s after the reconciliation', async (card, first, last) => {
    const order = await paid(card)
    const { refundId } = await order.refund(order.items)
    expect(await decide(refundId)).toMatchObject({ state: first })
    await reconcile(ctx, later(10))
    const shown = await maker.show(order.id)
    expect(shown.refunds).toMatchObject([{ state: last }])
    expect(shown.refundedPaise).toBe(last === 'done' ? shown.totalPaise : 0)
    const made = await ctx.db.selectFrom('sandbox_gateway_refunds').selectAll().where('key', '=', refundId).execute()
    expect(made).toHaveLength(1)
    await whole()
  })

  test('the gateway refuses: its reason stands on the order, nothing is asked again, until another person decides anew', async () => {
    const order = await paid()
    const { payment_id } = await ctx.db
      .selectFrom('challan_orders')
      .select('payment_id')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const atGateway = (status: 'captured' | 'created') =>
      ctx.db
        .updateTable('sandbox_gateway_payments')
        .set({ status })
        .where('id', '=', payment_id as string)
        .execute()
    await atGateway('created')
    const { refundId } = await order.refund(order.items)
    expect(await decide(refundId)).toMatchObject({ state: 'refused' })
    expect((await maker.show(order.id)).refunds).toMatchObject([{ state: 'refused', refusal: 'Payment not found' }])
    await atGateway('captured')
    await reconcile(ctx, later(60))
    expect(await maker.show(order.id)).toMatchObject({ refundAsked: true, refunds: [{ state: 'refused' }] })
    await order.process()
    expect(await order.settle(order.items)).toMatchObject({ error: { code: 'conflict' } })
    expect(await order.refund(order.items)).toMatchObject({ error: { code: 'conflict' } })
    await whole()

    expect(await decide(refundId, true, maker)).toMatchObject({ error: { code: 'forbidden' } })
    expect(await decide(refundId)).toMatchObject({ state: 'done' })
    const shown = await maker.show(order.id)
    expect(shown).toMatchObject({ refundedPaise: shown.totalPaise, refunds: [{ state: 'done', refusal: null }] })
    const audited = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', refundId).execute()
    expect(audited.map(({ action, reason }) => [action, reason])).toContainEqual([
      'challanRefund.refused',
      'Payment not found',
    ])
    await whole()
  })

  test('ten checkers at once refund once', async () => {
    const order = await paid('wallet')
    const { refundId, amountPaise } = await order.refund(order.items)
    const before = await one.balance()
    await Promise.all(Array.from({ length: 10 }, () => decide(refundId)))
    expect((await one.balance()) - before).toBe(amountPaise)
    await whole()
  })
})

describe('the ledger finds what was tampered with', () => {
  const tampered = async (
    change: (order: Awaited<ReturnType<typeof paid>>) => Promise<unknown>,
    back: (id: string) => Promise<unknown>,
  ) => {
    const order = await paid('wallet')
    await order.process()
    await order.settle(order.items.slice(0, 1))
    await whole()
    await change(order)
    const found = await broken()
    await back(order.id)
    await whole()
    return found
  }

  test('a sum, a payout, a refund', async () => {
    const set = (id: string, fines: number) =>
      sql`update challan_orders set fines_paise = fines_paise + ${fines}, total_paise = total_paise + ${fines} where id = ${id}`.execute(
        ctx.db,
      )
    expect(
      await tampered(
        ({ id }) => set(id, 100),
        id => set(id, -100),
      ),
    ).toContain('challan order')
    const status = (id: string, from: string, to: string) =>
      sql`update challan_order_items set status = ${to} where order_id = ${id} and status = ${from}`.execute(ctx.db)
    expect(
      await tampered(
        ({ id }) => status(id, 'settled', 'failed'),
        id => status(id, 'failed', 'settled'),
      ),
    ).toContain('is not settled')
    const refunded = (id: string, paise: number) =>
      sql`update challan_orders set refunded_paise = ${paise} where id = ${id}`.execute(ctx.db)
    expect(
      await tampered(
        ({ id }) => refunded(id, 5),
        id => refunded(id, 0),
      ),
    ).toContain('refunded')
    const paidAt = (id: string, at: Date | null) =>
      sql`update challan_orders set paid_at = ${at?.toISOString() ?? null} where id = ${id}`.execute(ctx.db)
    expect(
      await tampered(
        ({ id }) => paidAt(id, null),
        id => paidAt(id, new Date()),
      ),
    ).toContain('was not paid')
  })
})
