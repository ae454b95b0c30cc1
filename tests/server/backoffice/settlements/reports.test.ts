import { describe, expect, test } from 'vitest'
import { fetchMissingReports } from '../../../../server/backoffice/settlements/fetchDaily.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { DAY_MS, indianDay, settlementWorld } from './world.ts'

const { ctx, paid, call, differences, upload } = await settlementWorld()

describe('the sandbox’s own report', () => {
  test('settles a payment two days later and is fetched by staff, any number of times', async () => {
    const { id, at } = await paid(30)
    const day = indianDay(new Date(at.getTime() + 2 * DAY_MS))
    const first = await call('/settlement-reports/fetch', { day })
    expect(first).toMatchObject({ status: 200, rows: expect.any(Number) })
    expect(await call('/settlement-reports/fetch', { day })).toEqual(first)
    const stored = await ctx.db
      .selectFrom('gateway_report_rows')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ amount_minor: 236_000, fee_minor: 4_720, tax_minor: 850, net_minor: 230_430 })
    expect(stored.settlement_id).toBe(`setl_sandbox${day.replaceAll('-', '')}`)
  })

  test('is fetched by the worker once for each of the last days', async () => {
    await fetchMissingReports(ctx)
    const count = async () => {
      const rows = await ctx.db
        .selectFrom('gateway_reports')
        .select('day')
        .where('imported_by', '=', 'payments')
        .where('source', '=', 'gateway')
        .execute()
      return rows.length
    }
    const after = await count()
    await fetchMissingReports(ctx)
    expect(await count()).toBe(after)
    await fetchMissingReports(ctx, new Date(Date.now() + DAY_MS))
    expect(await count()).toBe(after + 1)
  })
})

describe('an uploaded CSV file', () => {
  const header =
    'entity_id,type,debit,credit,amount,currency,fee (exclusive tax),tax,on_hold,settled,created_at,settled_at,settlement_id,description,notes,payment_id,settlement_utr,order_id'
  const line = (id: string) =>
    `${id},payment,0.00,"2,304.30",2360.00,INR,47.20,8.50,0,1,21/09/2026 23:59:59,23/09/2026 09:00:00,setl_csv,,,,UTRCSV,order_1`

  test('in Razorpay’s format is read in rupees and Indian time', async () => {
    const id = newId('wrk').replace('wrk_', 'pay_')
    const refund = `rfnd_${id.slice(4)},refund,100.00,0,100,INR,0,0,0,1,2026-09-22 10:00:00,1790000000,setl_csv,,,${id},UTRCSV,`
    expect(await upload(`\uFEFF${header}\r\n${line(id)}\r\n${refund}\r\n`)).toMatchObject({ status: 200, rows: 2 })
    const stored = await ctx.db
      .selectFrom('gateway_report_rows')
      .selectAll()
      .where('payment_id', '=', id)
      .orderBy('kind')
      .execute()
    expect(stored).toMatchObject([
      {
        kind: 'payment',
        amount_minor: 236_000,
        fee_minor: 4_720,
        tax_minor: 850,
        net_minor: 230_430,
        at: '2026-09-21T18:29:59.000Z',
        utr: 'UTRCSV',
      },
      { kind: 'refund', amount_minor: 10_000, net_minor: -10_000, fee_minor: 0, at: '2026-09-22T04:30:00.000Z' },
    ])
    expect(await differences({ id: [id] })).toMatchObject([
      { kind: 'missingHere', createdAt: '2026-09-21T18:29:59.000Z' },
    ])
  })

  test.each([
    ['no rows', header, 'no rows'],
    ['no columns', 'a,b\n1,2', 'lacks these columns'],
    ['an amount that is none', `${header}\n${line('pay_a').replace('2360.00', '2360.005')}`, 'Row 2'],
    [
      'a time that is none',
      `${header}\n${line('pay_a')}\n${line('pay_b').replace('21/09/2026', '31/31/2026')}`,
      'Row 3',
    ],
    ['an id that is none', `${header}\n${line('=cmd()')}`, 'Row 2'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x01]), 'CSV'],
    ['an open quote', `${header}\n"pay_a`, 'CSV'],
  ])('with %s is refused in words, and nothing is kept', async (_, csv, words) => {
    const before = await ctx.db.selectFrom('gateway_reports').select('id').execute()
    const { status, error } = await upload(csv)
    expect(status).toBe(400)
    expect(error.fields[0]).toMatchObject({ field: 'file', message: expect.stringContaining(words) })
    expect(await ctx.db.selectFrom('gateway_reports').select('id').execute()).toEqual(before)
  })
})
