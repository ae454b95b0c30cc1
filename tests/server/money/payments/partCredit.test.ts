import { beforeEach, describe, expect, test } from 'vitest'
import { splitOfPart } from '../../../../server/money/invoices/creditPart.ts'
import { invoiceDocument } from '../../../../server/money/invoices/invoiceDocument.ts'
import { openSnapshot } from '../../../../server/money/invoices/issue.ts'
import { verifyLedger } from '../../../../server/money/wallets/verifyLedger.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { buyer } from './helpers.ts'

const REASON = 'The source was down for two days'

const suite = await testApp()
const { app, ctx } = suite

let maker: Record<string, string>
let checker: Record<string, string>
let one: Awaited<ReturnType<typeof buyer>>
let invoiceId: string
let invoiceNumber: string
beforeEach(async () => {
  maker = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  checker = await signedIn(ctx, { adminId: await makeAdmin(ctx.db) })
  one = await buyer(suite)
  const credited = await one.credit(await one.verified(2_000.05))
  invoiceId = credited.invoiceId
  invoiceNumber = credited.invoiceNumber
})

const post = async (url: string, payload: object, headers: Record<string, string>, key = newId('wrk')) => {
  const reply = await app.inject({
    method: 'POST',
    url: `/admin-api${url}`,
    payload,
    headers: { ...headers, 'idempotency-key': key },
  })
  return { status: reply.statusCode, ...reply.json() }
}
const creditPart = (basePaise: number, { id = invoiceId, headers = maker, key = newId('wrk') } = {}) =>
  post(`/invoices/${id}/credit`, { basePaise, reason: REASON }, headers, key)
const correct = (gstin: string | null) => post(`/invoices/${invoiceId}/correct`, { gstin, reason: REASON }, maker)
const decide = (id: string, approve: boolean) =>
  post(`/approvals/${id}/decide`, { approve, reason: 'Compared with the log' }, checker)
const snapshotOf = async (id: string) => {
  const row = await ctx.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return openSnapshot(ctx, row)
}
const shown = async (id = invoiceId) =>
  (await app.inject({ url: `/admin-api/resources/invoices/${id}`, headers: maker })).json()

describe('a part of an invoice', () => {
  test('is credited with its GST: its own number, the PDF, the wallet, the mail and the list', async () => {
    const before = await one.balance()
    const { status, creditNote, ...rest } = await creditPart(50_000)
    expect({ status, ...rest }).toEqual({ status: 200, amountPaise: 59_000, approvalId: null })
    expect(creditNote.number).toMatch(/^CRN\/\d\d-\d\d\/\d{6}$/)
    expect(await one.balance()).toBe(before + 59_000)
    const note = await snapshotOf(creditNote.id)
    expect(note).toMatchObject({
      basePaise: 50_000,
      cgstPaise: 4_500,
      sgstPaise: 4_500,
      igstPaise: 0,
      totalPaise: 59_000,
      credits: { number: invoiceNumber, reason: REASON, isPart: true },
    })
    const written = JSON.stringify(invoiceDocument(note))
    for (const words of ['Credit note', creditNote.number, invoiceNumber, REASON, 'Credited to the API wallet'])
      expect(written).toContain(words)
    expect(await shown()).toMatchObject({ isCurrent: true, left: { basePaise: 150_005, taxPaise: 27_001 } })
    expect(await shown(creditNote.id)).toMatchObject({ credits: invoiceNumber, totalPaise: -59_000, left: null })
    expect(await one.orders()).toMatchObject([{ invoiceId, creditNotes: [creditNote] }])
    const pdf = await app.inject({ url: `/api/invoices/${creditNote.id}/pdf`, headers: one.headers })
    expect(pdf.statusCode).toBe(200)
    const [mail] = (await listMessages(ctx, one.email)).map(({ text }) => text)
    for (const words of [creditNote.number, invoiceNumber, REASON, '₹590.00', 'API wallet'])
      expect(mail).toContain(words)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('never exceeds what is left: the parts add up to the invoice, tax included', async () => {
    expect(await creditPart(200_006)).toMatchObject({
      status: 400,
      error: { fields: [{ field: 'basePaise', message: expect.stringContaining('₹2,000.05') }] },
    })
    const before = await one.balance()
    for (const part of [33_333, 33_333, 133_339]) expect((await creditPart(part)).status).toBe(200)
    expect(await one.balance()).toBe(before + 236_006)
    expect(await shown()).toMatchObject({ left: { basePaise: 0, taxPaise: 0 } })
    expect((await creditPart(1)).status).toBe(400)
    expect((await correct('29AAACZ1000A1Z3')).status).toBe(409)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('two at once never credit more than the invoice', async () => {
    const replies = await Promise.all([creditPart(150_000), creditPart(150_000)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('repeated with the same key is credited once', async () => {
    const before = await one.balance()
    const [first, second] = [await creditPart(10_000, { key: 'once' }), await creditPart(10_000, { key: 'once' })]
    expect(second).toEqual(first)
    expect(await one.balance()).toBe(before + 11_800)
  })

  test('makes a later correction credit and replace only what is left', async () => {
    await creditPart(50_000)
    const { status, creditNote, invoice } = await correct('29AAACZ1000A1Z3')
    expect(status).toBe(200)
    expect(await snapshotOf(creditNote.id)).toMatchObject({ basePaise: 150_005, totalPaise: 177_006 })
    expect(await snapshotOf(invoice.id)).toMatchObject({ basePaise: 150_005, igstPaise: 27_001, totalPaise: 177_006 })
    expect((await creditPart(1)).status).toBe(409)
    expect((await creditPart(1_000, { id: invoice.id })).status).toBe(200)
    expect((await creditPart(1_000, { id: creditNote.id })).status).toBe(409)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })
})

describe('above the limit', () => {
  beforeEach(async () => {
    const credited = await one.credit(await one.verified(10_000))
    invoiceId = credited.invoiceId
  })

  test('it waits for a second person, who issues the note in the name of the first', async () => {
    const before = await one.balance()
    const { approvalId, ...reply } = await creditPart(500_000)
    expect(reply).toMatchObject({ status: 200, creditNote: null })
    expect(await one.balance()).toBe(before)
    expect((await decide(approvalId, true)).state).toBe('approved')
    expect(await one.balance()).toBe(before + 590_000)
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })

  test('a waiting one that no longer fits cannot be approved, only rejected', async () => {
    const { approvalId } = await creditPart(600_000)
    for (let count = 0; count < 2; count++)
      expect(
        (await creditPart(250_000, { headers: await signedIn(ctx, { adminId: await makeAdmin(ctx.db) }) })).status,
      ).toBe(200)
    expect((await decide(approvalId, true)).status).toBe(400)
    expect((await decide(approvalId, false)).state).toBe('rejected')
    expect(await verifyLedger(ctx.db)).toMatchObject({ broken: null })
  })
})

test('a postpaid customer owes that much less', async () => {
  const debtor = await buyer(suite, { accountType: 'Postpaid', paise: 0 })
  await ctx.db.updateTable('wallets').set({ credit_limit_paise: null }).where('user_id', '=', debtor.userId).execute()
  const credited = await debtor.credit(await debtor.verified(2_000))
  const before = await debtor.balance()
  expect((await creditPart(10_000, { id: credited.invoiceId })).status).toBe(200)
  expect(await debtor.balance()).toBe(before + 11_800)
})

test('is refused to customers, for unknown invoices, and without a reason or a whole amount', async () => {
  expect((await creditPart(1_000, { headers: one.headers })).status).toBe(401)
  expect((await creditPart(1_000, { id: 'inv_none' })).status).toBe(404)
  for (const body of [
    { basePaise: 1_000, reason: 'no' },
    { basePaise: 0.5, reason: REASON },
    { basePaise: -1, reason: REASON },
  ])
    expect((await post(`/invoices/${invoiceId}/credit`, body, maker)).status).toBe(400)
})

test('the halves of the tax never exceed those of the invoice', () => {
  expect(splitOfPart({ cgst_paise: 3, sgst_paise: 2, igst_paise: 0 }, 3)).toEqual({
    cgstPaise: 2,
    sgstPaise: 1,
    igstPaise: 0,
  })
  expect(splitOfPart({ cgst_paise: 1, sgst_paise: 2, igst_paise: 0 }, 3)).toEqual({
    cgstPaise: 1,
    sgstPaise: 2,
    igstPaise: 0,
  })
  expect(splitOfPart({ cgst_paise: 2, sgst_paise: 0, igst_paise: 0 }, 2)).toEqual({
    cgstPaise: 2,
    sgstPaise: 0,
    igstPaise: 0,
  })
  expect(splitOfPart({ cgst_paise: 0, sgst_paise: 0, igst_paise: 9 }, 3)).toEqual({
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 3,
  })
})
