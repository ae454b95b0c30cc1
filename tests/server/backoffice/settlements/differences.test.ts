import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ago, indianDay, row, settlementWorld } from './world.ts'

const { app, ctx, who, paid, report, upToDate, call, list, differences, dayOf, upload } = await settlementWorld()

describe('a day', () => {
  test('has what was captured, its fees, what was refunded and settled, against our orders', async () => {
    const { id, at } = await paid(20)
    const before = await dayOf(at)
    expect(before).toMatchObject({ capturedPaise: 0, recordedPaise: 236_000 })
    await report(
      row(id, at),
      row('rfnd_day', at, {
        kind: 'refund',
        paymentId: id,
        amountMinor: 1_000,
        netMinor: -1_000,
        feeMinor: 0,
        taxMinor: 0,
      }),
    )
    expect(await dayOf(at)).toEqual({
      id: indianDay(at),
      capturedPaise: 236_000,
      feesPaise: 4_720,
      taxPaise: 850,
      refundedPaise: 1_000,
      settledPaise: 229_430,
      recordedPaise: 236_000,
      returnedPaise: 0,
      differences: 1,
      open: 1,
    })
  })

  test('ends at midnight in India', async () => {
    const { id } = await paid(9)
    const at = new Date(`${indianDay(ago(40))}T18:29:59Z`)
    await ctx.db.updateTable('payment_orders').set({ paid_at: at }).where('payment_id', '=', id).execute()
    expect(await dayOf(at)).toMatchObject({ id: indianDay(at), recordedPaise: 236_000 })
    expect(await dayOf(new Date(at.getTime() + 1_000))).toBeUndefined()
  })
})

describe('a difference', () => {
  test('is a payment that only the gateway knows, one that only we know, another amount, and a refund of either', async () => {
    const [known, unsettled, altered] = [await paid(21), await paid(22), await paid(23)]
    await report(
      row(known.id, known.at),
      row(altered.id, altered.at, { amountMinor: 241_000 }),
      row('pay_stranger', ago(21)),
      row('rfnd_stranger', ago(21), { kind: 'refund', paymentId: known.id, amountMinor: 500 }),
    )
    await upToDate()
    expect(await differences({ id: [known.id] })).toEqual([])
    expect(await differences({ id: [unsettled.id] })).toMatchObject([
      {
        kind: 'missingThere',
        origin: 'topUp',
        recordedMinor: 236_000,
        reportedMinor: null,
        customer: 'Asha Traders',
        state: 'open',
      },
    ])
    expect(await differences({ id: [altered.id] })).toMatchObject([
      { kind: 'otherAmount', reportedMinor: 241_000, recordedMinor: 236_000, settlementId: 'setl_1', utr: 'UTR1' },
    ])
    expect(await differences({ q: 'pay_stranger' })).toMatchObject([
      { kind: 'missingHere', origin: null, userId: null },
    ])
    expect(await differences({ kind: ['refundMissingHere'] })).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'rfnd_stranger', paymentId: known.id })]),
    )
  })

  test('is no payment that the gateway may still settle, and none in dollars', async () => {
    const fresh = await paid(2)
    const dollars = await paid(24)
    await ctx.db.updateTable('payment_orders').set({ currency: 'USD' }).where('payment_id', '=', dollars.id).execute()
    await upToDate()
    expect(await differences({ id: [fresh.id, dollars.id] })).toEqual([])
    await report(row(dollars.id, dollars.at, { amountMinor: 1_900_000 }))
    expect(await differences({ id: [dollars.id] })).toEqual([])
  })

  test('is a returned payment that the gateway does not report, but not a mismatch that both know', async () => {
    const { id, at } = await paid(25)
    const order = await ctx.db
      .selectFrom('payment_orders')
      .select('id')
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow()
    const { id: transfer } = await ctx.db
      .selectFrom('transfers')
      .select('id')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    await ctx.db
      .insertInto('diverged_payments')
      .values({
        id: 'pay_extra',
        order_id: order.id,
        mismatch: 'twice',
        amount_minor: 236_000,
        currency: 'INR',
        transfer_id: transfer,
        at,
      })
      .execute()
    await report(row(id, at), row('pay_extra', at))
    await upToDate()
    expect(await differences({ id: ['pay_extra'] })).toEqual([])
  })

  test('is explained with a note until its amounts change', async () => {
    const { id, at } = await paid(26)
    await report(row(id, at, { amountMinor: 1 }))
    expect(await call(`/gateway-differences/${id}/explain`, { note: 'Partly captured by hand' })).toMatchObject({
      status: 200,
    })
    expect(await differences({ id: [id] })).toMatchObject([
      {
        state: 'explained',
        note: 'Partly captured by hand',
        explainedBy: 'Meera Iyer',
        explainedAt: expect.any(String),
      },
    ])
    expect(await differences({ id: [id], state: 'open' })).toEqual([])
    expect(await dayOf(at)).toMatchObject({ differences: 1, open: 0 })
    const events = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', id).execute()
    expect(events).toMatchObject([
      { action: 'reconciliation.explained', actor_id: who.adminId, data: { kind: 'otherAmount', reportedMinor: 1 } },
    ])
    const { rows } = await sql<{
      note: string
    }>`select note_sealed as note from gateway_explanations where entity_id = ${id}`.execute(ctx.db)
    expect(rows[0]?.note).not.toContain('captured by hand')
    await call(`/gateway-differences/${id}/explain`, { note: 'Another reason' })
    expect(await differences({ id: [id] })).toMatchObject([{ note: 'Another reason' }])
    await report(row(id, at, { amountMinor: 2 }))
    expect(await differences({ id: [id] })).toMatchObject([{ state: 'open', note: null }])
  })
})

test('customers are refused, unknown differences are not found, and a period has an end', async () => {
  for (const name of ['gateway-days', 'gateway-differences']) {
    expect((await list(name, {}, who.buyer.headers)).status).toBe(401)
    expect((await list(name, { createdFrom: '2020-01-01', createdTo: '2026-01-01' })).status).toBe(400)
    expect((await list(name, { createdFrom: '0001-01-01' })).status).toBe(400)
    const csv = await app.inject({ url: `/admin-api/resources/${name}/export`, headers: who.staff })
    expect(csv.statusCode).toBe(200)
  }
  expect((await call('/settlement-reports/fetch', { day: '2026-09-01' }, who.buyer.headers)).status).toBe(401)
  expect((await upload('a', who.buyer.headers)).status).toBe(401)
  expect((await call('/settlement-reports/fetch', { day: 'yesterday' })).status).toBe(400)
  expect((await call('/gateway-differences/pay_none/explain', { note: 'Nothing at all' })).status).toBe(404)
  expect((await call('/gateway-differences/pay_none/explain', { note: 'no' })).status).toBe(400)
  expect(
    (await call('/gateway-differences/pay_none/explain', { note: 'Nothing at all' }, who.buyer.headers)).status,
  ).toBe(401)
})
