import { beforeEach, expect, test } from 'vitest'
import { setPreference } from '../../../../server/messaging/preferences/preferences.ts'
import { invoiceDocument } from '../../../../server/money/invoices/invoiceDocument.ts'
import { openSnapshot } from '../../../../server/money/invoices/issue.ts'
import { listMessages } from '../../../../server/sandbox/messages.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { buyer } from './helpers.ts'

const KARNATAKA = '29AAACZ1000A1Z3'
const REASON = 'The buyer gave the number of another branch'

const suite = await testApp()
const { app, ctx } = suite
const adminId = await makeAdmin(ctx.db)
const staff = await signedIn(ctx, { adminId })

let one: Awaited<ReturnType<typeof buyer>>
let invoiceId: string
let invoiceNumber: string
beforeEach(async () => {
  one = await buyer(suite)
  const credited = await one.credit(await one.verified(2_000.05))
  invoiceId = credited.invoiceId
  invoiceNumber = credited.invoiceNumber
})

const correct = async (id: string, body: object, headers: Record<string, string> = staff) => {
  const reply = await app.inject({ method: 'POST', url: `/admin-api/invoices/${id}/correct`, headers, payload: body })
  return { status: reply.statusCode, ...reply.json() }
}
const snapshotOf = async (id: string) => {
  const row = await ctx.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return openSnapshot(ctx, row)
}
const listed = async (filter: object) =>
  (
    await app.inject({
      url: `/admin-api/resources/invoices?filter=${encodeURIComponent(JSON.stringify({ customer: one.userId, ...filter }))}`,
      headers: staff,
    })
  ).json()
const transfers = async () =>
  (
    await ctx.db
      .selectFrom('transfers')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test('a credit note takes the invoice back whole, another invoice has the right GSTIN and its split; no money moves', async () => {
  const before = await transfers()
  const { status, creditNote, invoice } = await correct(invoiceId, { gstin: KARNATAKA.toLowerCase(), reason: REASON })
  expect(status).toBe(200)
  expect(creditNote.number).toMatch(/^CRN\/\d\d-\d\d\/\d{6}$/)
  expect(invoice.number).toMatch(/^INV\//)
  const [note, replaced] = [await snapshotOf(creditNote.id), await snapshotOf(invoice.id)]
  expect(note).toMatchObject({
    buyer: { gstin: null },
    cgstPaise: 18_001,
    sgstPaise: 18_000,
    totalPaise: 236_006,
    credits: { number: invoiceNumber, reason: REASON },
  })
  expect(replaced).toMatchObject({
    buyer: { gstin: KARNATAKA },
    placeOfSupply: '29',
    cgstPaise: 0,
    igstPaise: 36_001,
    totalPaise: 236_006,
    replaces: { number: invoiceNumber },
  })
  expect(await transfers()).toBe(before)
  const written = JSON.stringify(invoiceDocument(note))
  for (const words of ['Credit note', creditNote.number, invoiceNumber, REASON]) expect(written).toContain(words)
  expect(JSON.stringify(invoiceDocument(replaced))).toContain('Replaces')
  const audited = await ctx.db.selectFrom('audit_events').selectAll().where('subject', '=', invoiceId).execute()
  expect(audited.map(({ action }) => action)).toContain('invoice.corrected')
})

test('the list has all three, the note below zero, so that they add up to the one that counts', async () => {
  const { creditNote, invoice } = await correct(invoiceId, { gstin: KARNATAKA, reason: REASON })
  const rows = (await listed({})) as { id: string; kind: string; isCurrent: boolean; totalPaise: number }[]
  expect(rows.map(({ id, isCurrent }) => [id, isCurrent])).toEqual(
    expect.arrayContaining([
      [invoiceId, false],
      [creditNote.id, false],
      [invoice.id, true],
    ]),
  )
  expect(rows.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(236_006)
  const [only, ...others] = await listed({ kind: ['creditNote'] })
  expect(others).toEqual([])
  expect(only).toMatchObject({ id: creditNote.id, credits: invoiceNumber, totalPaise: -236_006, basePaise: -200_005 })
})

test('its customer has the new invoice with the order, and the credit note beside it; nobody else has them', async () => {
  const { creditNote, invoice } = await correct(invoiceId, { gstin: KARNATAKA, reason: REASON })
  const own = async () => (await app.inject({ url: '/api/resources/orders', headers: one.headers })).json()
  expect(await own()).toMatchObject([
    { invoiceId: invoice.id, invoiceNumber: invoice.number, creditNotes: [creditNote] },
  ])
  const pdf = async (id: string, headers: Record<string, string>) =>
    (await app.inject({ url: `/api/invoices/${id}/pdf`, headers })).statusCode
  const stranger = await buyer(suite)
  for (const { id } of [creditNote, invoice]) {
    expect(await pdf(id, one.headers)).toBe(200)
    expect(await pdf(id, stranger.headers)).toBe(404)
  }
})

const mailsOf = async ({ email }: { email: string }) => (await listMessages(ctx, email)).map(({ text }) => text)

test('its customer is told by mail, in their language: both numbers, the reason and where the documents are', async () => {
  await ctx.db.updateTable('users').set({ locale: 'hi' }).where('id', '=', one.userId).execute()
  const { creditNote, invoice } = await correct(invoiceId, { gstin: KARNATAKA, reason: REASON })
  const [mail, ...earlier] = await mailsOf(one)
  for (const words of [invoiceNumber, creditNote.number, invoice.number, REASON, '/my-orders', 'सुधारा'])
    expect(mail).toContain(words)
  expect(mail).not.toContain(KARNATAKA)
  await correct(creditNote.id, { gstin: null, reason: REASON })
  expect(await mailsOf(one)).toEqual([mail, ...earlier])
})

test('who wants no mails about payments gets none of it', async () => {
  const before = await mailsOf(one)
  await ctx.db.transaction().execute(trx => setPreference(trx, one.userId, 'payments', false))
  expect(await correct(invoiceId, { gstin: KARNATAKA, reason: REASON })).toMatchObject({ status: 200 })
  expect(await mailsOf(one)).toEqual(before)
})

test('the new invoice can be corrected in its turn, also to a buyer without a GSTIN', async () => {
  const first = await correct(invoiceId, { gstin: KARNATAKA, reason: REASON })
  const second = await correct(first.invoice.id, { gstin: null, reason: 'The buyer is not registered' })
  expect(second.status).toBe(200)
  expect(await snapshotOf(second.invoice.id)).toMatchObject({ buyer: { gstin: null }, cgstPaise: 18_001 })
  expect((await snapshotOf(second.invoice.id)).credits).toBeUndefined()
})

test('what is wrong is refused in words and nothing is issued', async () => {
  const refused = { status: 400, error: { fields: [expect.objectContaining({ field: 'gstin' })] } }
  expect(await correct(invoiceId, { gstin: '29AAACZ1000A1Z4', reason: REASON })).toMatchObject(refused)
  expect(await correct(invoiceId, { gstin: null, reason: REASON })).toMatchObject(refused)
  expect(await correct(invoiceId, { gstin: KARNATAKA, reason: 'no' })).toMatchObject({ status: 400 })
  expect(await correct('inv_none', { gstin: KARNATAKA, reason: REASON })).toMatchObject({ status: 404 })
  expect((await correct(invoiceId, { gstin: KARNATAKA, reason: REASON }, one.headers)).status).not.toBe(200)
  expect(await listed({})).toHaveLength(1)
})

test('an invoice is taken back once, also by two at the same time, and a credit note never', async () => {
  const asked = { gstin: KARNATAKA, reason: REASON }
  const both = await Promise.all([correct(invoiceId, asked), correct(invoiceId, asked)])
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  const creditNote = both.find(({ status }) => status === 200)?.creditNote
  expect(await correct(creditNote.id, asked)).toMatchObject({ status: 409 })
  expect(await listed({})).toHaveLength(3)
})

test('credit notes are numbered without gaps, apart from invoices', async () => {
  const { creditNote: first } = await correct(invoiceId, { gstin: KARNATAKA, reason: REASON })
  const next = await buyer(suite)
  const { invoiceId: other } = await next.credit(await next.verified(2_000))
  const { creditNote: second } = await correct(other, { gstin: KARNATAKA, reason: REASON })
  const serial = (number: string) => Number(number.slice(-6))
  expect(serial(second.number)).toBe(serial(first.number) + 1)
})
