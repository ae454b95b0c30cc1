import { describe, expect, test } from 'vitest'
import { publicIntelligence as en } from '../../../contracts/messages/en/publicIntelligence.ts'
import { publicIntelligence as hi } from '../../../contracts/messages/hi/publicIntelligence.ts'
import { type Locale, locales } from '../../../contracts/platform/text.ts'
import { invoiceDocument } from '../../../server/money/invoices/invoiceDocument.ts'
import { translate } from '../../../server/platform/translate.ts'
import { documentOf } from '../../../server/reports/blocks/document.ts'
import type { Section } from '../../../server/reports/blocks/section.ts'
import { digestOf, drawDocument, type PdfDefinition } from '../../../server/reports/signedPdf.ts'
import { type PdfPage, readPdfPages, withoutSpaces } from '../../support/pdfPages.ts'

const intelligence = { en: en.disclaimer, hi: hi.disclaimer }
const brand = 'Satyapan'
const PUBLIC_URL = 'https://satyapan.example'
/** In points: less is not printed by every printer. */
const EDGE = 12

const rows = (count: number) => Array.from({ length: count }, (_, at) => [`Row ${at}`, '₹1.00'])
const facts = (count: number) => rows(count).map(([label = '', value = '']) => ({ label, value }))
const events = (count: number) => facts(count).map(({ label }) => ({ when: '1 Jan 2026', title: label }))

/** What a report ends with, by kind of its last section. */
const endings: Record<string, (count: number) => Section> = {
  facts: count => ({ title: 'Facts', facts: facts(count) }),
  'facts in pairs': count => ({ title: 'Pairs', inPairs: true, facts: facts(2 * count) }),
  'a table': count => ({ title: 'Table', table: { headings: ['Row', 'Sum'], rows: rows(count) } }),
  events: count => ({ title: 'Course', events: events(count) }),
}

const reportOf = (section: Section, footer = 'Signed by Satyapan') =>
  documentOf(
    [
      { kind: 'title', text: 'A report', detail: 'About nobody' },
      { kind: 'sections', sections: [section], empty: 'None on record' },
    ],
    { title: 'A report', author: brand, createdAt: new Date('2026-11-25'), footer },
  )

/** The digest is taken first, because drawing changes the definition. */
async function draw(definition: PdfDefinition, locale: Locale = 'en'): Promise<{ pages: PdfPage[]; digest: string }> {
  const digest = digestOf(definition)
  return { pages: await readPdfPages(await drawDocument(PUBLIC_URL, definition, locale)), digest }
}

const textsOf = ({ lines }: PdfPage) => lines.map(({ text }) => text)

describe('the digest', () => {
  test.each(Object.entries(endings))('is on the last page below what it ends with: %s', async (_, ending) => {
    const lengths = new Set<number>()
    for (let count = 12; count < 44; count++) {
      const { pages, digest } = await draw(reportOf(ending(count)))
      const last = textsOf(pages.at(-1) as PdfPage)
      lengths.add(pages.length)
      expect(last.some(text => text.includes('Row'))).toBe(true)
      expect(last.at(-1)).toContain(digest)
      for (const page of pages.slice(0, -1)) expect(page.text).not.toContain(digest)
    }
    expect(lengths.size).toBeGreaterThan(1)
  })

  test('is on the only page of an invoice', async () => {
    const invoice = invoiceDocument({
      number: 'INV-1',
      issuedAt: '2026-11-25T00:00:00Z',
      seller: { name: 'Satyapan', address: 'Pune', gstin: '27AAACZ1000A1Z7', state: '27' },
      buyer: { name: 'Asha', email: 'asha@example.in', customerId: 'C00000001', gstin: null },
      placeOfSupply: '27',
      wallet: 'api',
      purpose: 'topUp',
      basePaise: 100_00,
      cgstPaise: 9_00,
      sgstPaise: 9_00,
      igstPaise: 0,
      totalPaise: 118_00,
      currency: 'INR',
      chargedMinor: 118_00,
      usdPerInr: null,
      paymentId: 'pay_1',
    })
    const { pages, digest } = await draw(invoice)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.text).toContain(digest)
  })
})

describe.each(locales)('the foot of a page in %s', locale => {
  const signedBy = translate(locale, 'reports.signedBy', { brand })
  const feet = {
    'of a check': `${signedBy}\n${translate(locale, 'reports.disclaimer')}`,
    'of a wallet statement': `${signedBy}\n${translate(locale, 'walletStatement.notice')}`,
    'of an intelligence report': intelligence[locale].replace('%{brand}', brand),
  }

  test.each(Object.entries(feet))('%s can be printed whole', async (_, foot) => {
    const { pages, digest } = await draw(reportOf({ title: 'Facts', facts: facts(60) }, foot), locale)
    expect(pages).toHaveLength(3)
    for (const { lines, height, text } of pages) {
      expect(text).toContain(withoutSpaces(`${PUBLIC_URL}/esign-verification`))
      expect(lines.at(-1)?.y).toBeLessThan(height - EDGE)
    }
    expect(pages.at(-1)?.text).toContain(digest)
  })
})
