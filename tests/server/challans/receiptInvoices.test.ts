import { type Kysely, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '../../../contracts/platform/text.ts'
import { voiceOfOrder } from '../../../server/challans/brands/voice.ts'
import { findOrders } from '../../../server/challans/orders/findOrders.ts'
import { composeReceipt } from '../../../server/challans/receipt/download.ts'
import { type InvoiceRow, invoicesOf, openParties } from '../../../server/challans/receipt/issueInvoice.ts'
import { sellerOf } from '../../../server/money/invoices/parties.ts'
import { verifyLedger } from '../../../server/money/wallets/verifyLedger.ts'
import { up } from '../../../server/platform/db/migrations/0053-challan-invoices.ts'
import { testApp } from '../../support/app.ts'
import {
  a80,
  browser,
  citizen,
  clerk,
  codeOf,
  freshVehicle,
  makeBrand,
  numbersOf,
  openCard,
  paidOrder,
  payer,
} from './orderHelpers.ts'

const suite = await testApp()
const { app, ctx } = suite

let maker: Awaited<ReturnType<typeof clerk>>
let checker: Awaited<ReturnType<typeof clerk>>
beforeAll(async () => {
  await a80(suite)
  maker = await clerk(suite)
  checker = await clerk(suite)
})

const orderOf = (code: string) =>
  ctx.db.selectFrom('challan_orders').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
const issued = async (orderId: string, kind: InvoiceRow['kind'] = 'invoice') =>
  (await invoicesOf(ctx.db, orderId)).filter(one => one.kind === kind)
const whole = async () => expect((await verifyLedger(ctx.db)).broken).toBeNull()
const taxOf = ({ cgst_paise, sgst_paise, igst_paise }: InvoiceRow) => [cgst_paise, sgst_paise, igst_paise]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

async function publicOrder(phone: string) {
  const one = await citizen(suite, await makeBrand(ctx), phone)
  const rcNo = freshVehicle()
  const { parentId, result } = await one.search(rcNo)
  const code = codeOf(await one.order(parentId, numbersOf(result).slice(0, 2)))
  const { payment_id } = await browser(suite, code).pay()
  return { one, rcNo, code, payment_id, order: await orderOf(code) }
}

/** The text of a receipt, as it is given to the PDF library. */
async function textOf(code: string, locale: Locale = 'en', forPayer = true) {
  const order = await orderOf(code)
  const voice = await voiceOfOrder(ctx, ctx.db, order)
  return JSON.stringify(await composeReceipt(ctx, order, { locale, forPayer, voice }))
}

test('a captured payment draws one number, whatever is reported twice or at once; unpaid orders draw none', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => payer(suite)))
  const opened = []
  for (const person of people) opened.push(await openCard(suite, person, 1))
  const before = await ctx.db.selectFrom('challan_invoices').selectAll().execute()
  const [unpaid, ...paying] = opened
  await Promise.all(paying.flatMap(({ page }) => [page.pay(), page.status()]))
  await Promise.all(paying.map(({ page }) => page.page('?outcome=closed')))
  const rows = await Promise.all(paying.map(({ row }) => row()))
  const drawn = (await Promise.all(rows.map(({ id }) => issued(id)))).flat()
  expect(drawn.map(({ serial }) => serial).toSorted((one, other) => one - other)).toEqual(
    [1, 2, 3].map(step => before.length + step),
  )
  expect(drawn[0]?.number).toMatch(/^CI\/\d\d-\d\d\/\d{7}$/)
  expect(await issued((await unpaid?.row())?.id ?? '')).toEqual([])
  await whole()
})

test('within the supplier’s state the fee bears CGST and SGST, and the fines no tax', async () => {
  const { order } = await publicOrder('9876500421')
  const [invoice] = await issued(order.id)
  expect(invoice).toMatchObject({ fees_paise: order.fees_paise, place_of_supply: sellerOf(ctx.config).state })
  expect(sum(taxOf(invoice as InvoiceRow))).toBe(order.gst_paise)
  expect(invoice?.igst_paise).toBe(0)
  expect(order.gst_paise).toBe(Math.round(order.fees_paise * 0.18))
})

test('a business of another state bears IGST, under its GSTIN', async () => {
  const one = await payer(suite)
  await one.call('/api/add-gst-details', { userId: one.userId, gstinStatus: true, gstinNumber: '29AAACZ1000A1Z3' })
  const order = await paidOrder(suite, { one, maker })
  const [invoice] = await issued(order.id)
  const { gst_paise } = await orderOf(order.code)
  expect(taxOf(invoice as InvoiceRow)).toEqual([0, 0, gst_paise])
  expect(openParties(ctx, invoice as InvoiceRow).buyer).toMatchObject({ gstin: '29AAACZ1000A1Z3' })
  expect(await textOf(order.code)).toContain('IGST 18%')
  expect(JSON.stringify(invoice)).not.toContain('29AAACZ1000A1Z3')
})

test('each refund has a credit note; together they credit the invoice to the paisa', async () => {
  const one = await payer(suite)
  const order = await paidOrder(suite, { one, maker })
  for (const item of order.items) {
    const { refundId } = await order.refund([item])
    await checker.call(`/challan-refunds/${refundId}/decide`, { approve: true })
    await checker.call(`/challan-refunds/${refundId}/decide`, { approve: true })
  }
  const [invoice] = await issued(order.id)
  const notes = await issued(order.id, 'creditNote')
  expect(notes).toHaveLength(order.items.length)
  expect(notes[0]?.number).toMatch(/^CC\/\d\d-\d\d\/\d{7}$/)
  expect(sum(notes.map(({ fees_paise }) => fees_paise))).toBe(invoice?.fees_paise)
  for (const tax of ['cgst_paise', 'sgst_paise', 'igst_paise'] as const)
    expect(sum(notes.map(note => note[tax]))).toBe(invoice?.[tax])
  const text = await textOf(order.code)
  for (const { number } of notes) expect(text).toContain(number)
  await whole()
})

test('the payer reads the whole vehicle number, the number, the code of the service, supplier and time', async () => {
  const { order, code, rcNo, payment_id } = await publicOrder('9876500422')
  const [invoice] = await issued(order.id)
  const seller = sellerOf(ctx.config)
  const text = await textOf(code)
  const facts = [rcNo, invoice?.number, order.number, '998599', seller.gstin, seller.name, payment_id, 'CGST 9%']
  for (const fact of facts) expect(text).toContain(fact)
  // The payer is a phone number, masked even to themselves.
  expect(text).not.toContain('9876500422')
  const hindi = await textOf(code, 'hi')
  for (const fact of [rcNo, invoice?.number, '998599', 'CGST 9%']) expect(hindi).toContain(fact)
  expect(hindi).not.toContain('Place of supply')
  // Letters of a composed script come out of a PDF in another order; an English name is gone.
  expect(text).toContain('Exceeding the speed limit')
  expect(hindi).not.toContain('Exceeding the speed limit')
  // Anybody else reads only the end of the vehicle number.
  const others = await textOf(code, 'en', false)
  expect(others).not.toContain(rcNo)
  expect(others).toContain(`••${rcNo.slice(-4)}`)
})

test('staff find an order by the number of its invoice or credit note', async () => {
  const one = await payer(suite)
  const order = await paidOrder(suite, { one, maker })
  const { refundId } = await order.refund(order.items.slice(0, 1))
  await checker.call(`/challan-refunds/${refundId}/decide`, { approve: true })
  for (const { number } of await invoicesOf(ctx.db, order.id))
    expect(await findOrders(ctx, number.toLowerCase(), 8)).toMatchObject([{ id: order.id }])
})

test('only the payer’s proof opens the receipt, in their language', async () => {
  const { one, code } = await publicOrder('9876500423')
  const other = await citizen(suite, await makeBrand(ctx), '9876500424')
  expect((await one.receipt(code)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await other.receipt(code)).json()).toMatchObject({ code: 404 })
  const inHindi = await app.inject({
    method: 'POST',
    url: '/public/challan-receipt',
    headers: { 'x-client-token': ctx.config.CLIENT_TOKEN, 'accept-language': 'hi' },
    payload: { code, accessToken: one.accessToken },
  })
  expect(inHindi.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('an order from before invoices gets its number with its first receipt, once', async () => {
  const { one, code, order } = await publicOrder('9876500425')
  await sql`drop table challan_invoices, challan_invoice_counters`.execute(ctx.db)
  await up(ctx.db as unknown as Kysely<unknown>)
  expect(await issued(order.id)).toEqual([])
  const receipts = await Promise.all([one.receipt(code), one.receipt(code), one.receipt(code)])
  for (const receipt of receipts) expect(receipt.statusCode).toBe(200)
  expect(await issued(order.id)).toMatchObject([{ serial: 1 }])
  await whole()
})

test('the check of the ledger finds an invoice that is not its order’s, and a gap in the numbers', async () => {
  const { order } = await publicOrder('9876500426')
  const [invoice] = await issued(order.id)
  const change = (changes: { fees_paise?: number; serial?: number }) =>
    ctx.db
      .updateTable('challan_invoices')
      .set(changes)
      .where('id', '=', invoice?.id ?? '')
      .execute()
  await change({ fees_paise: order.fees_paise + 1 })
  expect((await verifyLedger(ctx.db)).broken).toContain(`${invoice?.number}: it is not the fee and the tax`)
  await change({ fees_paise: order.fees_paise, serial: 900_000 })
  expect((await verifyLedger(ctx.db)).broken).toContain('their numbers have a gap')
  await change({ serial: invoice?.serial ?? 0 })
  await whole()
})
