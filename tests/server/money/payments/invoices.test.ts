import { beforeEach, describe, expect, test } from 'vitest'
import { gstStates } from '../../../../contracts/identifiers/states.ts'
import { verifyPdf } from '../../../../server/engines/pdfSignatures/verifyPdf.ts'
import { amountInWords, invoiceNumber, invoiceYearOf, splitTax } from '../../../../server/money/invoices/amounts.ts'
import { invoiceDocument } from '../../../../server/money/invoices/invoiceDocument.ts'
import { openSnapshot } from '../../../../server/money/invoices/issue.ts'
import { readCertificates } from '../../../../server/reports/signing/givenSigner.ts'
import { testApp } from '../../../support/app.ts'
import { makeAdmin, signedIn } from '../../../support/factories.ts'
import { buyer } from './helpers.ts'

const suite = await testApp()
const { app, ctx } = suite
const adminId = await makeAdmin(ctx.db)
const staff = await signedIn(ctx, { adminId })

let one: Awaited<ReturnType<typeof buyer>>
beforeEach(async () => {
  one = await buyer(suite)
})

const addGst = (gstinNumber: string) =>
  one.call('/api/add-gst-details', { userId: one.userId, gstinStatus: true, gstinNumber })
const topUp = async () => one.credit(await one.verified(2_000.05))
const download = (id: string, headers: Record<string, string>, at = '/api') =>
  app.inject({ url: `${at}/invoices/${id}/pdf`, headers })
const snapshotOf = async (id: string) => {
  const row = await ctx.db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return openSnapshot(ctx, row)
}
const listed = async (filter = {}) =>
  (
    await app.inject({
      url: `/admin-api/resources/invoices?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      headers: staff,
    })
  ).json()

describe('the tax', () => {
  test('a buyer of the seller’s state, or without a GSTIN, pays CGST and SGST', async () => {
    const { invoiceId } = await topUp()
    expect(await snapshotOf(invoiceId)).toMatchObject({
      placeOfSupply: '27',
      buyer: { name: 'Asha Traders', gstin: null },
      basePaise: 200_005,
      cgstPaise: 18_001,
      sgstPaise: 18_000,
      igstPaise: 0,
      totalPaise: 236_006,
    })
  })

  test('a buyer of another state pays IGST, by the GSTIN as it was when ordered', async () => {
    await addGst('29AAACZ1000A1Z3')
    const paid = await one.verified(2_000)
    const [{ _id }] = (await app.inject({ url: '/api/get-gst-details', headers: one.headers })).json().result
    await app.inject({ method: 'DELETE', url: `/api/delete-gst-details/${_id}`, headers: one.headers })
    const { invoiceId } = await one.credit(paid)
    expect(await snapshotOf(invoiceId)).toMatchObject({
      placeOfSupply: '29',
      buyer: { gstin: '29AAACZ1000A1Z3' },
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 36_000,
    })
    const [row] = await listed({ id: [invoiceId] })
    expect(row).toMatchObject({ placeOfSupply: '29', state: gstStates.get('29')?.en })
    expect(JSON.stringify(row)).not.toContain('29AAACZ1000A1Z3')
  })

  describe('the GSTIN', () => {
    const [maharashtra, karnataka] = ['27AAACZ1000A1Z7', '29AAACZ1000A1Z3']
    const order = (gstId?: string | null) =>
      one.call('/payments/payment/order', { amount: 2_000, walletName: 'api', currency: 'INR', gstId })
    const billed = async (ordered: { order_id: string }) => {
      const { order_id } = ordered
      const { payment_id } = await one.pay(order_id, 'lost')
      const { signature } = await one.verify({ order_id, payment_id })
      const { invoiceId } = await one.credit({ order_id, payment_id, signature: signature.signature })
      return (await snapshotOf(invoiceId)).buyer.gstin
    }

    test('that the order names is billed, also where another was added after it', async () => {
      const { result } = await addGst(karnataka)
      await addGst(maharashtra)
      expect(await billed(await order(result._id))).toBe(karnataka)
    })

    test.each([undefined, null])('is the one added last where the order says %s', async gstId => {
      await addGst(karnataka)
      await addGst(maharashtra)
      expect(await billed(await order(gstId))).toBe(maharashtra)
    })

    test('is none where "I don’t have GSTIN" is named (A68)', async () => {
      const { result } = await one.call('/api/add-gst-details', { userId: one.userId, gstinStatus: false })
      expect(await billed(await order(result._id))).toBeNull()
    })

    test('of a stranger, or of nobody, is refused in words and nothing is ordered', async () => {
      const stranger = await buyer(suite)
      const { result } = await stranger.call('/api/add-gst-details', {
        userId: stranger.userId,
        gstinStatus: true,
        gstinNumber: karnataka,
      })
      const refused = { status: 200, code: 103, message: expect.stringContaining('no longer in your account') }
      expect(await order(result._id)).toMatchObject(refused)
      expect(await order('gst_none')).toMatchObject(refused)
      expect(await one.orders()).toEqual([])
    })
  })

  test('halves add up, also of an odd paisa', () => {
    expect(splitTax(3, '27', '27')).toEqual({ cgstPaise: 2, sgstPaise: 1, igstPaise: 0 })
    expect(splitTax(3, '27', '29')).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 3 })
  })
})

test.each([
  ['2026-03-31T18:29:59Z', '25-26'],
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2026-12-31T23:00:00Z', '26-27'],
  ['2099-06-01T00:00:00Z', '99-00'],
])('%s lies in the financial year %s of India', (at, year) => expect(invoiceYearOf(new Date(at))).toBe(year))

test('a number has at most sixteen characters', () => expect(invoiceNumber('26-27', 123)).toBe('INV/26-27/000123'))

test.each([
  [236_000, 'Rupees two thousand three hundred sixty only'],
  [5_000_001, 'Rupees fifty thousand and one paise only'],
  [
    12_345_678_99,
    'Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight and ninety-nine paise only',
  ],
])('%d paise in words', (paise, words) => expect(amountInWords(paise)).toBe(words))

describe('the document', () => {
  test('is a signed PDF for its owner and for staff, with the same digest each time; for nobody else', async () => {
    const { invoiceId, invoiceNumber: number } = await topUp()
    const own = await download(invoiceId, one.headers)
    expect(own.statusCode).toBe(200)
    expect(own.headers['content-type']).toBe('application/pdf')
    expect(own.headers['content-disposition']).toBe(`attachment; filename="${number.replaceAll('/', '-')}.pdf"`)
    const roots = await app.inject({ url: '/public/signing-root.pem' })
    const anchors = { ours: readCertificates(roots.payload), known: [] }
    const signed = await verifyPdf(own.rawPayload, { anchors })
    expect(signed).toMatchObject({
      verdict: 'valid',
      contentDigest: expect.stringMatching(/^[\da-f]{64}$/),
      signatures: [{ kind: 'certification', trust: 'ours', profile: 'PAdES B-T', timestamp: { trust: 'ours' } }],
    })
    const again = await download(invoiceId, staff, '/admin-api')
    const { contentDigest } = await verifyPdf(again.rawPayload, { anchors })
    expect(contentDigest).toBe(signed.contentDigest)
    const changed = Uint8Array.from(own.rawPayload)
    changed[1000] = (changed[1000] ?? 0) ^ 1
    expect((await verifyPdf(changed, { anchors })).verdict).toBe('invalid')
    const stranger = await buyer(suite)
    expect((await download(invoiceId, stranger.headers)).statusCode).toBe(404)
    expect((await download('inv_none', staff, '/admin-api')).statusCode).toBe(404)
    const looked = await ctx.db
      .selectFrom('audit_events')
      .select('actor_id')
      .where('action', '=', 'invoice.downloaded')
      .execute()
    expect(looked).toEqual([{ actor_id: adminId }])
  })

  test('says who sold what to whom, with rupees and Indian grouping (A74)', async () => {
    await addGst('27AAACZ1000A1Z7')
    const { invoiceId, invoiceNumber: number } = await topUp()
    const text = JSON.stringify(invoiceDocument(await snapshotOf(invoiceId)))
    for (const part of [
      number,
      '27AAACS1000A1ZE',
      '27AAACZ1000A1Z7',
      'Asha Traders',
      '998439',
      '₹2,000.05',
      '₹2,360.06',
    ])
      expect(text).toContain(part)
  })

  test('writes a name in Devanagari in its own font', async () => {
    const { invoiceId } = await topUp()
    const snapshot = await snapshotOf(invoiceId)
    const hindi = { ...snapshot, buyer: { ...snapshot.buyer, name: 'ज़ेनिथ कंपोनेंट्स Ltd' } }
    expect(JSON.stringify(invoiceDocument(hindi))).toContain(
      JSON.stringify({ text: 'ज़ेनिथ कंपोनेंट्स', font: 'Devanagari' }),
    )
  })
})

describe('staff', () => {
  test('list and filter them', async () => {
    const { invoiceNumber: number, invoiceId } = await topUp()
    expect(await listed({ q: number })).toMatchObject([
      { id: invoiceId, number, userId: one.userId, basePaise: 200_005 },
    ])
    expect(await listed({ customer: one.userId })).toHaveLength(1)
    expect(await listed({ customer: one.userId, financialYear: '00-01' })).toEqual([])
    expect(await listed({ customer: one.userId, createdFrom: '2000-01-01', createdTo: '2000-01-02' })).toEqual([])
    const shown = await app.inject({ url: `/admin-api/resources/invoices/${invoiceId}`, headers: staff })
    expect(shown.json()).toMatchObject({ number })
  })

  test('export them, with no formula in any cell', async () => {
    await ctx.db.updateTable('users').set({ company_name: '=1+1' }).where('id', '=', one.userId).execute()
    await topUp()
    const filter = encodeURIComponent(JSON.stringify({ customer: one.userId }))
    const csv = await app.inject({ url: `/admin-api/invoices/export?filter=${filter}`, headers: staff })
    expect(csv.body.split('\r\n')).toHaveLength(3)
    expect(csv.body).toContain("'=1+1")
    expect(csv.body).toContain('2360.06')
  })

  test('see every order, and those that diverged by themselves', async () => {
    const { order_id } = await one.order(2_000)
    const { payment_id } = await one.pay(order_id, 'lost')
    await ctx.db.updateTable('sandbox_gateway_payments').set({ amount: 1 }).where('id', '=', payment_id).execute()
    await one.verify({ order_id, payment_id })
    const filter = encodeURIComponent(JSON.stringify({ diverged: true, customer: one.userId }))
    const reply = await app.inject({ url: `/admin-api/resources/payment-orders?filter=${filter}`, headers: staff })
    expect(reply.json()).toMatchObject([
      { order_id, status: 'diverged', divergence: expect.stringContaining(payment_id) },
    ])
  })
})

test('the customer’s orders: filters, and CSV with the amounts of the card and the wallet', async () => {
  await topUp()
  await one.order(3_000, 'product')
  const query = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
  const ask = async (filter: object) =>
    (await app.inject({ url: `/api/resources/orders?${query(filter)}`, headers: one.headers })).json()
  expect(await ask({ status: ['credited'] })).toHaveLength(1)
  expect(await ask({ wallet: ['product'] })).toMatchObject([{ status: 'created', creditPaise: 300_000 }])
  const all = await ask({})
  expect(await ask({ after: all[0].id })).toEqual([all[1]])
  const csv = await app.inject({ url: '/api/orders/export', headers: one.headers })
  expect(csv.body.split('\r\n')).toHaveLength(4)
  expect(csv.body).toContain('2360.06')
})
