import { DOMParser } from '@xmldom/xmldom'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { summariseReturn } from '../../../../contracts/calls/closing.ts'
import type { TaxDocument } from '../../../../server/backoffice/closing/files/documents.ts'
import { gstr1Json, placeDocuments, sumsOf } from '../../../../server/backoffice/closing/files/gstr1.ts'
import { accountingLedgers } from '../../../../server/backoffice/closing/files/ledgers.ts'
import { tallyXml } from '../../../../server/backoffice/closing/files/tally.ts'
import { replaceInvoice } from '../../../../server/money/invoices/correct.ts'
import { closingWorld, FIRST, LAST, MONTH, NOTE, noon, SECOND } from './world.ts'

const world = await closingWorld()
const { app, ctx, db, who, show, file, close } = world

const OTHER_STATE = '27AAPFU0939F1ZV'
const ownState = ctx.config.SELLER_STATE ?? ctx.config.SELLER_GSTIN.slice(0, 2)

const invoiceOf = (orderId: string) =>
  db.selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

await world.sold(FIRST, OTHER_STATE)
await world.charged(FIRST)
await world.sold(SECOND)
const corrected = await world.sold(SECOND)
await world.sold(LAST, null, 'product')

const numbers = (text: string) => Number(text)
const rowsOf = (body: string) => parse(body, { bom: true, columns: true }) as Record<string, string>[]
const paiseOf = (rupees: number | string | undefined) => Math.round(Number(rupees || 0) * 100)

async function summary() {
  const reply = await app.inject({ url: `/admin-api/closings/${MONTH}/gstr1`, headers: who.auditor.headers })
  expect(reply.statusCode).toBe(200)
  return summariseReturn.reply.parse(reply.json())
}

test('a month has its files once it is prepared, for those who may export', async () => {
  expect(await file('gstr1.json')).toMatchObject({ status: 409 })
  const invoice = await invoiceOf(corrected.id)
  await db
    .transaction()
    .execute(trx => replaceInvoice(ctx, trx, invoice, { gstin: OTHER_STATE, reason: NOTE, at: noon(LAST) }))
  for (const day of [FIRST, SECOND, LAST]) await close(day)
  await close(MONTH)
  expect(await file('gstr1.json', who.auditor)).toMatchObject({ status: 200 })
  expect(await file('gstr1.json', who.one, LAST)).toMatchObject({ status: 404 })
  expect(await file('salaries.csv')).toMatchObject({ status: 400 })
})

test('the return has every document once, and its sums are those of the screen, to the paisa', async () => {
  const { figures } = await show(MONTH)
  const json = JSON.parse((await file('gstr1.json')).body)
  expect(json).toMatchObject({ gstin: ctx.config.SELLER_GSTIN, fp: '032025' })
  const b2b = json.b2b.flatMap(({ inv }: { inv: object[] }) => inv)
  expect(json.b2b.map(({ ctin }: { ctin: string }) => ctin)).toEqual([OTHER_STATE])
  expect(b2b).toHaveLength(2)
  expect(b2b[0]).toEqual({
    inum: expect.stringMatching(/^INV\/24-25\//),
    idt: '29-03-2025',
    val: 2_360,
    pos: '27',
    rchrg: 'N',
    inv_typ: 'R',
    itms: [
      {
        num: 1801,
        itm_det:
          ownState === '27'
            ? { rt: 18, txval: 2_000, camt: 180, samt: 180, csamt: 0 }
            : { rt: 18, txval: 2_000, iamt: 360, csamt: 0 },
      },
    ],
  })
  // Two invoices without a GSTIN, one of which was replaced and credited in full.
  expect(json.b2cs).toEqual([
    { sply_ty: 'INTRA', pos: ownState, typ: 'OE', rt: 18, txval: 4_000, camt: 360, samt: 360, csamt: 0 },
  ])
  expect(json.cdnr).toEqual([])
  expect(json.doc_issue.doc_det).toEqual([
    {
      doc_num: 1,
      doc_typ: 'Invoices for outward supply',
      docs: [{ num: 1, from: 'INV/24-25/000001', to: 'INV/24-25/000005', totnum: 5, cancel: 0, net_issue: 5 }],
    },
    {
      doc_num: 5,
      doc_typ: 'Credit Note',
      docs: [{ num: 1, from: 'CRN/24-25/000001', to: 'CRN/24-25/000001', totnum: 1, cancel: 0, net_issue: 1 }],
    },
  ])
  const hsn = [...json.hsn.hsn_b2b, ...json.hsn.hsn_b2c]
  expect(hsn.map(({ hsn_sc }: { hsn_sc: string }) => hsn_sc)).toEqual(['998439', '998439'])
  const sign = { invoice: 1, creditNote: -1 } as const
  const screen = (name: 'basePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise') =>
    figures.documents.reduce((sum, row) => sum + sign[row.kind] * row[name], 0)
  const inFile = (name: 'txval' | 'camt' | 'samt' | 'iamt') =>
    hsn.reduce((sum: number, row: Record<string, number>) => sum + paiseOf(row[name]), 0)
  expect([inFile('txval'), inFile('camt'), inFile('samt'), inFile('iamt')]).toEqual([
    screen('basePaise'),
    screen('cgstPaise'),
    screen('sgstPaise'),
    screen('igstPaise'),
  ])
  const { placed, all, unplaced } = await summary()
  expect([placed, unplaced]).toEqual([all, []])
  expect(all.basePaise).toBe(screen('basePaise'))
})

test('the sections as CSV have the same sums', async () => {
  const { sections } = await summary()
  const sum = (rows: Record<string, string>[]) => rows.reduce((total, row) => total + paiseOf(row['Taxable value']), 0)
  for (const { section, basePaise } of sections.filter(one => one.section !== 'cdnr'))
    expect(sum(rowsOf((await file(`gstr1-${section}.csv`)).body))).toBe(basePaise)
  expect(rowsOf((await file('gstr1-docs.csv')).body).map(row => numbers(row['Issued'] ?? ''))).toEqual([5, 1])
  expect(rowsOf((await file('gstr1-unplaced.csv')).body)).toEqual([])
})

test('the books balance: each voucher, and the customers, whose invoices are all paid or credited', async () => {
  const rows = rowsOf((await file('journal.csv')).body)
  const amount = (row: Record<string, string>) => paiseOf(row['Debit']) - paiseOf(row['Credit'])
  const sums = (name: string) => {
    const found = new Map<string, number>()
    for (const row of rows) found.set(row[name] ?? '', (found.get(row[name] ?? '') ?? 0) + amount(row))
    return found
  }
  expect([...sums('Number').values()].every(total => total === 0)).toBe(true)
  const books = sums('Ledger')
  const { figures } = await show(MONTH)
  expect(books.get(accountingLedgers.customers)).toBe(0)
  expect(books.get(accountingLedgers.suspense)).toBeUndefined()
  // What customers still have in their wallets is owed to them; the gateway has been paid with tax.
  const wallets = figures.wallets.reduce((total, { closingPaise }) => total + closingPaise, 0)
  expect(books.get(accountingLedgers.walletAdvances)).toBe(-wallets)
  expect(books.get(accountingLedgers.gateway)).toBe(4 * 236_000)
  expect(books.get(accountingLedgers.serviceIncome)).toBe(-500)
})

test('the file for Tally has the same entries, and debits as it wants them', async () => {
  const { body } = await file('tally.xml')
  const xml = new DOMParser().parseFromString(body, 'text/xml')
  const vouchers = Array.from(xml.getElementsByTagName('VOUCHER'))
  const types = new Set(vouchers.map(voucher => voucher.getAttribute('VCHTYPE')))
  expect(types).toEqual(new Set(['Sales', 'Credit Note', 'Receipt', 'Journal']))
  for (const voucher of vouchers) {
    const entries = Array.from(voucher.getElementsByTagName('ALLLEDGERENTRIES.LIST'))
    const read = (entry: (typeof entries)[number], name: string) =>
      entry.getElementsByTagName(name)[0]?.textContent ?? ''
    expect(entries.reduce((sum, entry) => sum + paiseOf(read(entry, 'AMOUNT')), 0)).toBe(0)
    for (const entry of entries)
      expect(read(entry, 'ISDEEMEDPOSITIVE')).toBe(Number(read(entry, 'AMOUNT')) < 0 ? 'Yes' : 'No')
    expect(voucher.getElementsByTagName('DATE')[0]?.textContent).toMatch(/^202503\d\d$/)
  }
  expect(vouchers.length).toBe(new Set(rowsOf((await file('journal.csv')).body).map(row => row['Number'])).size)
})

test('text in XML is escaped', () => {
  const line = { ledger: 'gateway', paise: 1 } as const
  const voucher = { type: 'Journal', number: 'J<1>', day: LAST, narration: 'A & "B"', lines: [line] } as const
  const xml = tallyXml([{ ...voucher, lines: [...voucher.lines] }])
  expect(xml).toContain('<VOUCHERNUMBER>J&lt;1&gt;</VOUCHERNUMBER>')
  const read = new DOMParser().parseFromString(xml, 'text/xml')
  expect(read.getElementsByTagName('NARRATION')[0]?.textContent).toBe('A & "B"')
})

test('what has no place in the return is named, and placed and unplaced are all', () => {
  const base: TaxDocument = {
    id: 'inv_1',
    number: 'INV/24-25/000001',
    kind: 'invoice',
    series: 'wallets',
    serviceCode: '998439',
    day: LAST,
    supplierGstin: '29AAACS0000A1Z5',
    supplierState: '29',
    buyerGstin: null,
    placeOfSupply: '29',
    basePaise: 10_001,
    cgstPaise: 900,
    sgstPaise: 900,
    igstPaise: 0,
    isPaid: true,
  }
  const documents = [
    base,
    { ...base, number: 'INV/24-25/000002', placeOfSupply: '' },
    { ...base, number: 'INV/24-25/000003', supplierGstin: '27AAACS0000A1Z5' },
    { ...base, number: 'INV/24-25/000004', placeOfSupply: '27' },
    { ...base, number: 'INV/24-25/000006', cgstPaise: 100 },
    { ...base, number: 'CRN/24-25/000001', kind: 'creditNote' as const, buyerGstin: OTHER_STATE },
  ]
  const placed = placeDocuments(documents, base.supplierGstin)
  expect(placed.unplaced.map(({ document, why }) => [document.number.slice(-1), why])).toEqual([
    ['2', 'place'],
    ['3', 'supplier'],
    ['4', 'interState'],
    ['6', 'rate'],
  ])
  const parts = [placed.b2b, placed.b2cs, placed.cdnr, placed.unplaced.map(({ document }) => document)]
  expect(parts.flat()).toHaveLength(documents.length)
  expect(parts.map(part => sumsOf(part).basePaise).reduce((a, b) => a + b)).toBe(sumsOf(documents).basePaise)
  expect(gstr1Json(placed, '2025-03').cdnr).toMatchObject([
    { ctin: OTHER_STATE, nt: [{ ntty: 'C', nt_num: 'CRN/24-25/000001' }] },
  ])
})
