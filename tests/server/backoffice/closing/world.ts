import type { Selectable } from 'kysely'
import { beforeAll, expect } from 'vitest'
import type { Closing, ClosingDetail } from '../../../../contracts/resources/closing.ts'
import { importRows } from '../../../../server/backoffice/settlements/importReport.ts'
import { issueInvoice } from '../../../../server/money/invoices/issue.ts'
import { paymentsSystemScope } from '../../../../server/money/payments/paymentOrders.ts'
import { credit } from '../../../../server/money/wallets/credits.ts'
import { capture, reserve } from '../../../../server/money/wallets/holds.ts'
import type { Schema } from '../../../../server/platform/db/schema.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, makeCustomer, makeVerification, signedIn } from '../../../support/factories.ts'
import { row } from '../settlements/world.ts'

const actor = paymentsSystemScope.actor
export const NOTE = 'Agreed with the bank'
/** The last three days of a month that is long over; the ledger begins with the first. */
export const [MONTH, FIRST, SECOND, LAST] = ['2025-03', '2025-03-29', '2025-03-30', '2025-03-31']
export const noon = (day: string) => new Date(`${day}T12:00:00+05:30`)

/** A server whose ledger begins on `FIRST`, two members of the finance staff, and what they can ask. */
export async function closingWorld() {
  const { app, ctx, database } = await testApp()
  const { db } = ctx
  const { userId, wallets } = await makeCustomer(db, { paise: 0 })
  const who = {} as Record<'one' | 'two' | 'sameMailbox' | 'auditor', { id: string; headers: Record<string, string> }>

  const member = async (role: 'finance' | 'auditor', email?: string) => {
    const id = await makeAdmin(db, role)
    if (email) await db.updateTable('admins').set({ email }).where('id', '=', id).execute()
    return { id, headers: await signedIn(ctx, { adminId: id, role }) }
  }
  beforeAll(async () => {
    who.one = await member('finance', 'asha@staff.test')
    who.two = await member('finance')
    who.sameMailbox = await member('finance', 'asha+second@staff.test')
    who.auditor = await member('auditor')
  })

  /** A card payment of ₹2,000 and its GST into the API wallet, with its invoice and its row of the gateway's report. */
  async function sold(day: string, gstin: string | null = null, wallet: 'api' | 'product' = 'api') {
    const [id, paymentId, at] = [newId('ord'), newId('req'), noon(day)]
    const buyer = { name: 'Asha Traders', email: 'a@example.test', customerId: null, gstin }
    const { transferId, availablePaise } = await credit(db, {
      walletId: wallets[wallet].id,
      amountPaise: 200_000,
      from: 'gateway',
      key: `payment:${paymentId}`,
      description: 'Card payment',
      reference: paymentId,
      actor,
      at,
    })
    const order = await db
      .insertInto('payment_orders')
      .values({
        id,
        user_id: userId,
        gateway: ctx.payments.name,
        purpose: 'topUp',
        wallet,
        currency: 'INR',
        charged_minor: 236_000,
        credit_paise: 200_000,
        tax_paise: 36_000,
        buyer_sealed: ctx.vault.seal(JSON.stringify(buyer), { column: 'payment_orders.buyer_sealed', id }),
        ordered_by: userId,
        status: 'credited',
        payment_id: paymentId,
        transfer_id: transferId,
        available_after_paise: availablePaise,
        paid_at: at,
        credited_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await invoiced(order, day)
    await reported(paymentId, day)
    return order
  }
  const invoiced = (order: Selectable<Schema['payment_orders']>, day: string) =>
    db.transaction().execute(trx => issueInvoice(ctx, trx, { ...order, payment_id: order.payment_id ?? '' }, noon(day)))
  const reported = (paymentId: string, day: string, amountMinor = 236_000) =>
    importRows(ctx, paymentsSystemScope, [row(paymentId, noon(day), { amountMinor })], null)

  /** A check of ₹5 that its source charged ₹1.20 for. */
  async function charged(day: string) {
    const [id, at] = [newId('ver'), noon(day)]
    const entry = { description: 'PAN check', reference: id, actor, at }
    const { holdId } = await reserve(db, { ...entry, key: `${id}:reserve`, walletId: wallets.api.id, amountPaise: 500 })
    const { transferId } = await capture(db, { ...entry, key: `${id}:capture`, holdId, amountPaise: 500 })
    await makeVerification(db, userId, { id, charge_paise: 500, hold_id: holdId, transfer_id: transferId })
  }

  const post = async (path: string, payload: object, by = who.one) => {
    const reply = await app.inject({ method: 'POST', url: `/admin-api/closings/${path}`, payload, headers: by.headers })
    return { status: reply.statusCode, ...reply.json() }
  }
  const show = async (id: string, by = who.one): Promise<ClosingDetail> => {
    const reply = await app.inject({ url: `/admin-api/resources/closings/${id}`, headers: by.headers })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }
  const list = async (filter: object): Promise<Closing[]> => {
    const url = `/admin-api/resources/closings?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`
    const reply = await app.inject({ url, headers: who.one.headers })
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }
  const file = async (name: string, by = who.one, id = MONTH) => {
    const reply = await app.inject({ url: `/admin-api/closings/${id}/files/${name}`, headers: by.headers })
    return { status: reply.statusCode, body: reply.body }
  }
  const prepare = (id: string, by = who.one) => post(`${id}/prepare`, { note: NOTE }, by)
  const sign = async (id: string, by = who.two) =>
    post(`${id}/sign`, { digest: (await show(id)).digest ?? '', note: NOTE }, by)
  const close = async (id: string) => {
    expect(await prepare(id)).toMatchObject({ status: 200, state: 'prepared' })
    expect(await sign(id)).toMatchObject({ status: 200, state: 'closed' })
  }
  return {
    app,
    ctx,
    db,
    database,
    userId,
    wallets,
    who,
    sold,
    invoiced,
    reported,
    charged,
    post,
    show,
    list,
    file,
    prepare,
    sign,
    close,
  }
}
