import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'

const content = (name: string) => readFileSync(new URL(`found/${name}`, import.meta.url))

const read = (name: string) => readPdf(content(name))

async function readPdf(content: Uint8Array) {
  const { files, accounts, rows } = await readStatements([{ name: 'found.pdf', type: 'pdf', content }], {}, () => {})
  return { file: files[0], reconciliation: accounts[0]?.reconciliation, rows }
}

interface Truth {
  open: number
  close: number
  rows: { date: string; debit: number | null; credit: number | null; balance: number }[]
}

describe('headings on the left over amounts on the right', () => {
  test('of debits only are debits, with their balances as printed', async () => {
    const { open, close, rows: expected } = JSON.parse(content('y_onlyDebits.json').toString()) as Truth
    const { rows, reconciliation } = await read('y_onlyDebits.pdf')
    expect(rows.map(row => [row.date, row.debitPaise, row.creditPaise, row.balancePaise])).toEqual(
      expected.map(({ date, debit, credit, balance }) => [date, debit, credit, balance]),
    )
    expect(reconciliation).toMatchObject({ verdict: 'reconciled', openingPaise: open, closingPaise: close })
  })

  test('of debits with one credit are all what they are', async () => {
    const { rows, reconciliation } = await read('y_oneCredit.pdf')
    expect(rows.filter(({ debitPaise }) => debitPaise !== null)).toHaveLength(23)
    expect(rows[12]).toMatchObject({ debitPaise: null, creditPaise: 97_720, balancePaise: 8_495_260, problem: null })
    expect(reconciliation).toMatchObject({ verdict: 'reconciled', openingPaise: 9_000_000, closingPaise: 6_937_880 })
  })
})

describe('a date', () => {
  const last = [
    { debitPaise: 337_731, balancePaise: 675_463 },
    { debitPaise: 87_048, balancePaise: 588_415 },
    { debitPaise: 196_138, balancePaise: 392_277 },
    { creditPaise: 157_750, balancePaise: 550_027 },
  ]

  test.each([
    ['on no calendar', 't_impossibleDate.pdf', ['31 Jun 2025', '31 Jun 2025', '31 Jun 2025', '31 Jun 2025']],
    ['without its year', 't_dayMonthOnly.pdf', ['11 May', '13 May', '15 May', '16 May']],
  ])('%s leaves its row with its amount, and says so', async (_name, file, dates) => {
    const { rows, reconciliation } = await read(file)
    expect(rows).toHaveLength(44)
    expect(rows.slice(0, 40).every(({ date }) => date !== null)).toBe(true)
    expect(rows.slice(40)).toMatchObject(
      last.map((amounts, at) => ({
        ...amounts,
        date: null,
        problem: { code: 'unreadableDate', params: { name: dates[at] } },
      })),
    )
    expect(reconciliation?.verdict).not.toBe('reconciled')
  })

  test('that is wrapped over two or three lines is read', async () => {
    const { rows, reconciliation } = await read('sbiDateWrap.pdf')
    expect(rows).toHaveLength(44)
    expect(reconciliation?.rowsRight).toBe(44)
    expect(rows.slice(-6).map(({ date }) => date)).toEqual(
      ['10', '10', '11', '13', '15', '16'].map(day => `2025-05-${day}`),
    )
    expect(rows.slice(-4)).toMatchObject(last)
    expect(rows.every(({ valueDate }) => valueDate !== null)).toBe(true)
    expect(rows.at(-1)?.valueDate).toBe('2025-05-16')
  })
})

describe('a last page', () => {
  test('without anything on it leaves nothing unread', async () => {
    const { file, rows, reconciliation } = await read('iciciBlankLast.pdf')
    expect(rows).toHaveLength(40)
    expect(rows[0]?.description).toMatch(/^UPI/)
    expect(file).toMatchObject({ pages: 3, notices: [] })
    expect(reconciliation).toMatchObject({ verdict: 'reconciled', reasons: [] })
  })

  test.each([
    ['a damaged stream', Buffer.from('this is no compressed stream')],
    ['a line', deflateSync('10 10 m 90 90 l S')],
    ['an unfinished text', deflateSync('BT /F1 12 Tf (5,000.00')],
  ])('with %s on it is unread', async (_name, stream) => {
    const document = await PDFDocument.load(content('iciciBlankLast.pdf'))
    const { context } = document
    const page = document.getPage(2)
    page.node.set(PDFName.of('Contents'), context.register(PDFRawStream.of(filtered(context), stream)))
    const { file, reconciliation } = await readPdf(await document.save())
    expect(file?.notices).toEqual([{ code: 'pageWithoutText', params: { page: 3 } }])
    expect(reconciliation?.verdict).toBe('unreconciled')
  })
})

const filtered = (context: PDFDocument['context']) => context.obj({ Filter: 'FlateDecode' })
