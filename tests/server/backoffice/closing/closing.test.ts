import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { replaceInvoice } from '../../../../server/money/invoices/correct.ts'
import { paymentsSystemScope } from '../../../../server/money/payments/paymentOrders.ts'
import { adjust, credit } from '../../../../server/money/wallets/credits.ts'
import { postTransfer } from '../../../../server/money/wallets/transfer.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { until } from '../../../support/until.ts'
import { closingWorld, FIRST, LAST, MONTH, NOTE, noon, SECOND } from './world.ts'

const world = await closingWorld()
const { ctx, db, wallets, who, post, show, list, prepare, sign, close } = world
const actor = paymentsSystemScope.actor
const bonus = (key: string, at: Date, amountPaise = 700) =>
  credit(db, { walletId: wallets.product.id, amountPaise, from: 'bonus', key, description: 'Bonus', actor, at })

await world.sold(FIRST, '27AAPFU0939F1ZV')
await world.charged(FIRST)
await bonus('first', noon(FIRST))
await world.sold(SECOND)

afterEach(async () => {
  const { broken } = await verifyLedger(db)
  if (broken) throw new Error(JSON.stringify(broken))
})

describe('a day', () => {
  test('adds up: opening and movements give the closing balance, revenue its products, and all accounts sum to zero', async () => {
    const { state, figures, agrees } = await show(FIRST)
    expect([state, agrees]).toEqual(['open', null])
    const api = figures.wallets.find(row => row.wallet === 'api' && row.account === 'Prepaid')
    expect(api).toMatchObject({ openingPaise: 0, paidInPaise: 200_000, chargedPaise: -500, closingPaise: 199_500 })
    const product = figures.wallets.find(row => row.wallet === 'product' && row.account === 'Prepaid')
    expect(product).toMatchObject({ bonusPaise: 700, closingPaise: 700 })
    const revenue = figures.accounts.find(({ account }) => account === 'revenue')
    expect(revenue).toMatchObject({ openingPaise: 0, inPaise: 500, outPaise: 0, closingPaise: 500 })
    expect(figures.revenue.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(500)
    expect(figures.documents).toEqual([
      {
        series: 'wallets',
        kind: 'invoice',
        documents: 1,
        basePaise: 200_000,
        cgstPaise: expect.any(Number),
        sgstPaise: expect.any(Number),
        igstPaise: expect.any(Number),
      },
    ])
    const [invoice] = figures.documents
    expect((invoice?.cgstPaise ?? 0) + (invoice?.sgstPaise ?? 0) + (invoice?.igstPaise ?? 0)).toBe(36_000)
    expect(figures.gateway).toMatchObject({ capturedPaise: 236_000, recordedPaise: 236_000, differences: 0 })
    const total = [...figures.wallets, ...figures.accounts].reduce((sum, row) => sum + row.closingPaise, 0)
    expect(total).toBe(0)
  })

  test('is closed by two people, in order, and only by those who may', async () => {
    expect(await prepare(SECOND)).toMatchObject({ status: 409 })
    expect((await list({ id: [SECOND] }))[0]?.blockers).toEqual([{ kind: 'order', count: 1 }])
    expect(await prepare(FIRST, who.auditor)).toMatchObject({ status: 403 })
    expect(await post(`${FIRST}/prepare`, { note: '' })).toMatchObject({ status: 400 })
    expect(await prepare('2099-01-01')).toMatchObject({ status: 404 })
    expect(await prepare(FIRST)).toMatchObject({ status: 200 })
    expect(await prepare(FIRST)).toMatchObject({ status: 409 })
    for (const same of [who.one, who.sameMailbox]) expect(await sign(FIRST, same)).toMatchObject({ status: 403 })
    expect(await sign(FIRST, who.auditor)).toMatchObject({ status: 403 })
    expect(await post(`${FIRST}/sign`, { digest: 'other', note: NOTE }, who.two)).toMatchObject({ status: 409 })
    expect(await sign(FIRST)).toMatchObject({ status: 200, state: 'closed' })
    expect(await show(FIRST)).toMatchObject({
      state: 'closed',
      agrees: true,
      history: [{ action: 'signed' }, { action: 'prepared' }],
    })
  })

  test('of two people who sign or prepare at once, one does', async () => {
    const both = await Promise.all([prepare(SECOND), prepare(SECOND, who.two)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const preparer = (await show(SECOND)).isOwn ? who.two : who.one
    const signed = await Promise.all([sign(SECOND, preparer), sign(SECOND, preparer)])
    expect(signed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('begins with what the day before has left', async () => {
    const [before, after] = [await show(FIRST), await show(SECOND)]
    expect(after.figures.wallets.map(row => row.openingPaise)).toEqual(
      before.figures.wallets.map(row => row.closingPaise),
    )
    expect(after.figures.accounts.map(row => row.openingPaise)).toEqual(
      before.figures.accounts.map(row => row.closingPaise),
    )
  })
})

describe('a closed day', () => {
  test('takes nothing more: what comes late is booked now, with its own time, and once', async () => {
    const before = (await show(SECOND)).figures
    const at = noon(SECOND)
    const late = await bonus('late', at)
    expect(await bonus('late', at)).toEqual(late)
    const { transferId } = await postTransfer(db, {
      kind: 'collect',
      lines: [
        { account: 'gateway', amountPaise: -100 },
        { account: 'diverged', amountPaise: 100 },
      ],
      key: 'late-collect',
      description: 'Late',
      actor,
      at,
    })
    const rows = await db
      .selectFrom('transfers')
      .select(['created_at', 'occurred_at'])
      .where('id', 'in', [late.transferId, transferId])
      .execute()
    expect(rows).toHaveLength(2)
    for (const { created_at, occurred_at } of rows) {
      expect(occurred_at).toBe(at.toISOString())
      expect(Date.parse(created_at)).toBeGreaterThan(Date.parse(`${LAST}T23:59:59+05:30`))
    }
    expect(await show(SECOND)).toMatchObject({ figures: before, agrees: true })
    // The ledger knows no such payment, which its own check would name.
    await sql`delete from ledger_lines where transfer_id = ${transferId}`.execute(db)
    await sql`delete from transfers where id = ${transferId}`.execute(db)
  })

  test('is not changed by statements of the database, nor by an invoice that is dated into it', async () => {
    const within = sql`created_at < ${`${LAST}T00:00:00+05:30`}::timestamptz`
    const statements = [
      sql`update transfers set amount_paise = amount_paise + 1 where ${within}`,
      sql`update transfers set created_at = ${noon(FIRST).toISOString()} where created_at > now() - interval '1 day'`,
      sql`delete from transfers where ${within}`,
      sql`update ledger_lines set amount_paise = 0 where transfer_id in (select id from transfers where ${within})`,
      sql`delete from ledger_lines where transfer_id in (select id from transfers where ${within})`,
      sql`update invoices set base_paise = 1 where ${within}`,
      sql`delete from invoices where ${within}`,
    ]
    for (const statement of statements) await expect(statement.execute(db)).rejects.toThrow(/is closed/)
    const invoice = await db
      .selectFrom('invoices')
      .selectAll()
      .where(within as never)
      .executeTakeFirstOrThrow()
    const made = await db
      .transaction()
      .execute(trx => replaceInvoice(ctx, trx, invoice, { gstin: null, reason: NOTE, at: noon(SECOND) }))
    const dates = await db
      .selectFrom('invoices')
      .select('created_at')
      .where('id', 'in', [made.creditNote.id, made.invoice.id])
      .execute()
    for (const { created_at } of dates) expect(created_at > `${LAST}T23:59`).toBe(true)
    expect((await show(FIRST)).agrees).toBe(true)
  })

  test('waits for a booking under way, and that booking is in its figures', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    let booked = () => {}
    const isBooked = new Promise<void>(resolve => {
      booked = resolve
    })
    const slow = db.transaction().execute(async trx => {
      await credit(trx, {
        walletId: wallets.challan.id,
        amountPaise: 900,
        from: 'bonus',
        key: 'slow',
        description: 'Bonus',
        actor,
        at: noon(LAST),
      })
      booked()
      await held
    })
    await isBooked
    const preparing = prepare(LAST)
    // The embedded database has one connection, on which preparing waits anyway.
    const waits = world.database.kind === 'postgres' ? 1 : 0
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    const count = async () => (waits === 0 ? 0 : (await waiting.execute(db)).rows.length)
    await until(async () => expect(await count()).toBe(waits))
    release()
    await slow
    expect(await preparing).toMatchObject({ status: 200 })
    const { figures } = await show(LAST)
    expect(figures.wallets.find(row => row.wallet === 'challan')?.bonusPaise).toBe(900)
    expect(await post(`${LAST}/withdraw`, { reason: NOTE })).toMatchObject({ status: 200, state: 'open' })
  })

  test('is reopened by two people, the last one first, and its earlier figures are kept', async () => {
    expect(await post(`${FIRST}/reopen`, { reason: NOTE })).toMatchObject({ status: 409 })
    expect(await post(`${SECOND}/reopen`, { reason: NOTE })).toMatchObject({ status: 200, state: 'reopening' })
    const approve = { approve: true, reason: NOTE }
    for (const same of [who.one, who.sameMailbox])
      expect(await post(`${SECOND}/reopen/decide`, approve, same)).toMatchObject({ status: 403 })
    expect(await post(`${SECOND}/reopen/decide`, { ...approve, approve: false }, who.two)).toMatchObject({
      state: 'closed',
    })
    await post(`${SECOND}/reopen`, { reason: NOTE })
    expect(await post(`${SECOND}/reopen/decide`, approve, who.two)).toMatchObject({ status: 200, state: 'open' })
    expect(await post(`${SECOND}/reopen/decide`, approve, who.two)).toMatchObject({ status: 404 })
    const moved = await adjust(db, {
      walletId: wallets.api.id,
      amountPaise: -1_000,
      key: 'correction',
      description: 'Correction',
      reason: NOTE,
      actor,
      at: noon(SECOND),
    })
    expect(moved.transferId).toBeTruthy()
    await close(SECOND)
    const { history, figures } = await show(SECOND)
    expect(history.map(({ action }) => action)).toEqual([
      'signed',
      'prepared',
      'reopened',
      'reopenAsked',
      'reopenRefused',
      'reopenAsked',
      'signed',
      'prepared',
    ])
    expect(history[0]?.digest).not.toBe(history.at(-1)?.digest)
    expect((history[0]?.walletsPaise ?? 0) - (history.at(-1)?.walletsPaise ?? 0)).toBe(-1_000)
    expect(figures.adjustments).toEqual({ count: 1, addedPaise: 0, takenPaise: -1_000 })
  })

  test('says so when somebody has gone round the database’s guards', async () => {
    await sql`alter table transfers disable trigger user`.execute(db)
    await sql`alter table ledger_lines disable trigger user`.execute(db)
    const change = (by: number) =>
      sql`update ledger_lines set amount_paise = amount_paise + ${by} where account = 'bonus'
        and transfer_id = (select id from transfers where idempotency_key = 'first')`.execute(db)
    await change(1)
    expect((await show(FIRST)).agrees).toBe(false)
    await change(-1)
    await sql`alter table transfers enable trigger user`.execute(db)
    await sql`alter table ledger_lines enable trigger user`.execute(db)
    expect((await show(FIRST)).agrees).toBe(true)
  })
})

test('a day waits for its differences, its report and its invoices', async () => {
  const order = await world.sold(LAST)
  await db.deleteFrom('gateway_report_rows').where('id', '=', order.payment_id).execute()
  expect((await list({ id: [LAST] }))[0]?.blockers).toEqual([{ kind: 'noReport', count: 1 }])
  expect(await prepare(LAST)).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('settlement report') },
  })
  const report = (amountMinor: number) => world.reported(order.payment_id as string, LAST, amountMinor)
  await report(235_000)
  expect((await list({ id: [LAST] }))[0]?.blockers).toEqual([{ kind: 'differences', count: 1 }])
  await report(236_000)
  expect((await list({ id: [LAST] }))[0]?.blockers).toEqual([])
  await sql`delete from invoices where order_id = ${order.id}`.execute(db)
  expect((await list({ id: [LAST] }))[0]?.blockers).toEqual([{ kind: 'noInvoice', count: 1 }])
  await world.invoiced(order, LAST)
  expect((await list({ id: [LAST] }))[0]?.blockers).toEqual([])
})

test('a month is closed after its days, and keeps them closed', async () => {
  expect((await list({ id: [MONTH] }))[0]?.blockers).toEqual([{ kind: 'order', count: 1 }])
  expect(await prepare(MONTH)).toMatchObject({ status: 409 })
  await close(LAST)
  await close(MONTH)
  const month = await show(MONTH)
  expect(month).toMatchObject({ firstDay: '2025-03-01', lastDay: LAST, agrees: true })
  expect(month.figures.wallets.map(row => row.closingPaise)).toEqual(
    (await show(LAST)).figures.wallets.map(row => row.closingPaise),
  )
  expect(await post(`${LAST}/reopen`, { reason: NOTE })).toMatchObject({ status: 409 })
})
