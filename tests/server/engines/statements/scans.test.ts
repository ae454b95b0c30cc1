import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { FileType } from '../../../../contracts/files.ts'
import { statementLimits } from '../../../../contracts/statements.ts'
import { ModelMissing } from '../../../../server/engines/documents/recognise/models.ts'
import type { TextLine } from '../../../../server/engines/documents/recognise/recognise.ts'
import type { PictureReader } from '../../../../server/engines/statements/model.ts'
import { readStatements } from '../../../../server/engines/statements/readStatements.ts'
import { drawPdf } from '../../../bench/statements/drawPdf.ts'
import { cleanScan, drawScan, scannedPdf } from '../../../bench/statements/drawScan.ts'
import { type Layout, layouts } from '../../../bench/statements/layouts.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'
import { sampleScanAccount } from '../../../support/sampleStatement.ts'
import { specimens } from '../../../support/specimens/index.ts'
import { type SeenWord, seenLines } from './seenLines.ts'

const layoutNamed = (name: string) => layouts.find(layout => layout.name === name) as Layout
const accountOf = ({ bank, code }: Layout, rows: number) => makeAccount({ bank, code, seed: 5, rows })

type Recognise = PictureReader['recognise']

async function read(
  content: Uint8Array,
  type: FileType = 'pdf',
  recognise?: Recognise,
  readStrips: PictureReader['readStrips'] = async () => [],
) {
  const steps: string[] = []
  const reader = recognise && { recognise, readStrips }
  const analysis = await readStatements([{ name: 'scan', type, content }], { reader }, step => steps.push(step))
  const [file] = analysis.files
  const [account] = analysis.accounts
  return { analysis, steps, file, problem: file?.problem?.code ?? null, verdict: account?.reconciliation.verdict }
}

const amountsOf = ({ rows }: Awaited<ReturnType<typeof readStatements>>) =>
  rows.map(({ date, debitPaise, creditPaise, balancePaise }) => [date, debitPaise ?? 0, creditPaise ?? 0, balancePaise])
const truthOf = ({ rows }: ReturnType<typeof accountOf>) =>
  rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance])

// Each page takes seconds: these are few, and short.
describe('a page that was scanned', () => {
  test('as a JPEG, such as the sample, is read row by row, and says that it is a picture', async () => {
    const sample = await readFile(new URL('../../../../server/files/samples/statement-scan.jpg', import.meta.url))
    const { analysis, file, verdict, steps } = await read(sample, 'jpeg')
    expect(amountsOf(analysis)).toEqual(truthOf(sampleScanAccount))
    expect(verdict).toBe('reconciled')
    expect(file).toMatchObject({ kind: 'picture', pages: 1, scans: [{ page: 1 }] })
    expect(file?.scans[0]?.confidence).toBeGreaterThan(0.9)
    expect(file?.notices).toContainEqual({ code: 'readFromPicture', params: { count: 1, otherCount: 1 } })
    expect(analysis.hints.map(({ code }) => code)).toContain('scanSource')
    expect(steps).toContain('page 1 of 1')
  })

  test('askew in a PDF, with a changed amount, is not reconciled at that row only', async () => {
    const layout = layoutNamed('suffix')
    const account = accountOf(layout, 6)
    const change = (row: (typeof account.rows)[number], at: number) =>
      at === 3 ? { ...row, debit: row.debit && row.debit + 100_00, credit: row.credit && row.credit + 100_00 } : row
    const pages = await drawScan(account, layout, { ...cleanScan, degrees: 2, quality: 75 }, { change })
    const { analysis, file, verdict } = await read(await scannedPdf(pages))
    expect(file).toMatchObject({ kind: 'scannedPdf', rows: 6 })
    expect(verdict).toMatch(/^(?:reconciledBut|unreconciled)$/)
    expect(analysis.rows.flatMap(({ problem }, at) => (problem ? [at] : []))).toEqual([3])
    expect(analysis.rows[3]?.problem?.code).toBe('balanceBreak')
  })

  test('is read together with the pages of its PDF that have text', async () => {
    const layout: Layout = { ...layoutNamed('hindi'), summary: 'forward' }
    const account = accountOf(layout, 34)
    const whole = await PDFDocument.load(await drawPdf(account, layout))
    const pages = await drawScan(account, layout, cleanScan)
    const scanned = await PDFDocument.load(await scannedPdf(pages.slice(-1)))
    const last = whole.getPageCount() - 1
    whole.removePage(last)
    const [copied] = await whole.copyPages(scanned, [0])
    whole.addPage(copied)
    const { analysis, file, verdict } = await read(await whole.save())
    expect(amountsOf(analysis)).toEqual(truthOf(account))
    expect(verdict).toBe('reconciled')
    expect(file).toMatchObject({ kind: 'pdf', pages: last + 1, scans: [{ page: last + 1 }] })
  })

  test('of something else is no statement', async () => {
    const card = specimens[0]?.(() => 0.5)
    expect(await read(await (card as NonNullable<typeof card>).sheet.png(), 'png')).toMatchObject({
      problem: 'noTableInScan',
      file: { kind: 'picture' },
    })
  })
})

const heads: SeenWord[] = [
  ['Date', 30, 'left'],
  ['Particulars', 84, 'left'],
  ['Debit', 420, 'right'],
  ['Credit', 490, 'right'],
  ['Balance', 568, 'right'],
]
const row = (date: string, text: string, debit: string, credit: string, balance: string): SeenWord[] =>
  [
    [date, 30, 'left'] as const,
    [text, 84, 'left'] as const,
    [debit, 420, 'right'] as const,
    [credit, 490, 'right'] as const,
    [balance, 568, 'right'] as const,
  ].filter(([word]) => word !== '')
const page = (rows: SeenWord[][], closing = '13,800.50'): SeenWord[][] => [
  [['Account No : 50100012345678', 30, 'left']],
  [
    ['Opening Balance : 10,000.00', 30, 'left'],
    [`Closing Balance : ${closing}`, 320, 'left'],
  ],
  heads,
  ...rows,
]
const rows = [
  row('01/04/2024', 'NEFT CR SALARY', '', '5,000.00', '15,000.00'),
  row('02/04/2024', 'ATM WDL', '1,000.00', '', '14,000.00'),
  row('03/04/2024', 'UPI/DR/RAVI', '199.50', '', '13,800.50'),
]

/** A page that the recogniser sees so; the picture itself does not matter. */
const see =
  (lines: SeenWord[][], degrees = 0): Recognise =>
  async () =>
    seenLines(lines, degrees)
const blank = await sharp({ create: { width: 400, height: 560, channels: 3, background: '#fff' } })
  .composite([{ input: Buffer.from('<svg width="99" height="99"><circle r="50"/></svg>'), left: 9, top: 9 }])
  .png()
  .toBuffer()

describe('what the recogniser sees', () => {
  test.each([0, 2, -3])('at %d degrees is laid level', async degrees => {
    const { verdict, file } = await read(blank, 'png', see(page(rows), degrees))
    expect({ verdict, rows: file?.rows }).toEqual({ verdict: 'reconciled', rows: 3 })
  })

  test.each([
    ['a space beside a comma', '14 ,000.00'],
    ['spaces within the digits', '1·4,0·00·.00'],
    ['a comma for the point', '14,000,00'],
    ['a point for the comma', '14.000.00'],
  ])('%s is put right', async (_name, balance) => {
    const seen = [rows[0], row('02/04/2024', 'ATM WDL', '1,000.00', '', balance), rows[2]] as SeenWord[][]
    expect(await read(blank, 'png', see(page(seen)))).toMatchObject({ verdict: 'reconciled' })
  })

  test.each([
    ['a digit', '74,000.00', 'balanceBreak'],
    ['a missing digit', '4,000.00', 'balanceBreak'],
    ['a letter', '14,0O0.00', 'noBalance'],
    ['a hole', '14,0¦0.00', 'noBalance'],
  ])('%s in a balance is shown at its row, and never mended', async (_name, balance, code) => {
    const seen = [rows[0], row('02/04/2024', 'ATM WDL', '1,000.00', '', balance), rows[2]] as SeenWord[][]
    const { verdict, analysis } = await read(blank, 'png', see(page(seen)))
    expect(verdict).toBe('reconciledBut')
    expect(analysis.rows.map(({ problem }) => problem?.code ?? null)).toEqual([null, code, null])
  })

  describe('is read again, number by number', () => {
    const seen = page([rows[0], row('02/04/2024', 'ATM WDL', '1,000.00', '', '14,0¦0.00'), rows[2]] as SeenWord[][])
    /** Reads the number that has a hole as `texts`, one after the other, and any other number as before. */
    const again = (...texts: string[]) => {
      const asked: { numbers: number; stretch: number }[] = []
      const readStrips: PictureReader['readStrips'] = async (_raster, strips, stretch) => {
        const text = texts[asked.length]
        asked.push({ numbers: strips.length, stretch })
        return strips.length > 1 && text === undefined
          ? []
          : strips.map(strip => {
              const beside = seenLines(seen).lines.filter(({ strip: own }) => Math.abs(own.y - strip.y) < 3)
              const found = beside.find(({ strip: own }) => Math.abs(own.x - strip.x) < own.width / 2)
              const wanted = found?.text.includes('¦') ? text : found?.text.split(' ').at(-1)
              return { ...seenLines([[[wanted ?? '', 0, 'left']]]).lines[0], strip } as TextLine
            })
      }
      return { asked, readStrips }
    }

    test('wider each time, until two readings agree', async () => {
      const { asked, readStrips } = again('14,000.00', '14,000.00')
      const { verdict } = await read(blank, 'png', see(seen), readStrips)
      expect(verdict).toBe('reconciled')
      expect(asked.map(({ numbers }) => numbers)).toEqual([11, 1])
      expect(asked[1]?.stretch).toBeGreaterThan(asked[0]?.stretch ?? 0)
    })

    test.each([
      ['differ', ['14,000.00', '14,800.00', '14,080.00', '14,008.00']],
      ['are all of a number with one decimal', ['14,000.0', '14,000.0', '14,000.0', '14,000.0']],
      ['have contrary suffixes', ['14,000.00Cr', '14,000.00Dr', '14,000.0', '14,000']],
    ])('and is unreadable if the readings %s', async (_name, texts) => {
      const { asked, readStrips } = again(...texts)
      const { verdict, analysis } = await read(blank, 'png', see(seen), readStrips)
      expect(asked).toHaveLength(4)
      expect(verdict).toBe('reconciledBut')
      expect(analysis.rows.map(({ problem }) => problem?.code ?? null)).toEqual([null, 'noBalance', null])
    })
  })

  test('a date that is on no calendar is a row that says so', async () => {
    const seen = [rows[0], row('82/04/2024', 'ATM WDL', '1,000.00', '', '14,000.00'), rows[2]] as SeenWord[][]
    const { verdict, analysis } = await read(blank, 'png', see(page(seen)))
    expect(verdict).toBe('reconciledBut')
    expect(analysis.rows[1]).toMatchObject({ date: null, debitPaise: 1_000_00, problem: { code: 'unreadableDate' } })
  })

  test('a heading whose word is broken is one', async () => {
    const broken = heads.map(([text, at, edge]): SeenWord => [text === 'Debit' ? 'WI THDRAWALS' : text, at, edge])
    const lines = page(rows).map(line => (line === heads ? broken : line))
    expect(await read(blank, 'png', see(lines))).toMatchObject({ verdict: 'reconciled', file: { rows: 3 } })
  })

  test('balances that stand close to their labels above the headings are none', async () => {
    const [account, , ...table] = page(rows)
    const ends: SeenWord[] = [
      ['Opening Balance:10,000.00', 30, 'left'],
      ['Closing Balance:13,800.50', 320, 'left'],
    ]
    const lines = [account ?? [], [['Statement Date 04/2024', 30, 'left']] as SeenWord[], ends, ...table]
    expect(await read(blank, 'png', see(lines))).toMatchObject({ verdict: 'reconciled', file: { rows: 3 } })
  })

  test('a number that is broken within a group is one', async () => {
    const seen = [rows[0], row('02/04/2024', 'ATM WDL', '1,0·00.00', '', '14,00·0.00'), rows[2]] as SeenWord[][]
    expect(await read(blank, 'png', see(page(seen)))).toMatchObject({ verdict: 'reconciled' })
  })

  test('a closing balance whose words are broken is one', async () => {
    const end: SeenWord[] = [
      ['CLOSI NG BALANCE', 84, 'left'],
      ['13,800.50', 568, 'right'],
    ]
    const { verdict, file } = await read(blank, 'png', see([...page(rows), end]))
    expect({ verdict, rows: file?.rows }).toEqual({ verdict: 'reconciled', rows: 3 })
  })

  test('a row that was not seen leaves a jump', async () => {
    const { verdict, analysis } = await read(blank, 'png', see(page([rows[0], rows[2]] as SeenWord[][])))
    expect(verdict).toBe('reconciledBut')
    expect(analysis.rows[1]?.problem?.code).toBe('balanceBreak')
  })

  test('a date that was not seen is not taken from the row above', async () => {
    const sameDay = rows.map(([_, ...cells]): SeenWord[] => [['01/04/2024', 30, 'left'], ...cells])
    const unseen = (sameDay[2] as SeenWord[]).slice(1)
    const { verdict, analysis } = await read(blank, 'png', see(page([...sameDay.slice(0, 2), unseen])))
    expect(verdict).toBe('reconciledBut')
    expect(analysis.rows[2]).toMatchObject({ date: null, problem: { code: 'noDate' } })
  })

  test('too little confidence is noted with its page', async () => {
    const unsure: Recognise = async () => seenLines(page(rows), 0, 0.7)
    expect((await read(blank, 'png', unsure)).file?.notices).toContainEqual({ code: 'hardToRead', params: { page: 1 } })
  })

  test.each<[string, Recognise]>([
    [
      'on its side is turned before it is made wider',
      async picture => ({ ...seenLines(page(rows)), ...(picture.width < picture.height && { rotation: 90 }) }),
    ],
    [
      'that makes no sense is turned around',
      async ({ data }) => seenLines(page(rows), 0, (data[0] ?? 0) > 200 ? 0.3 : 0.99),
    ],
  ])('a page %s', async (_name, recognise) => {
    // Dark in its last corner, which comes first once the page is turned.
    const dark = await sharp(blank)
      .composite([
        { input: { create: { width: 9, height: 9, channels: 3, background: '#000' } }, gravity: 'southeast' },
      ])
      .png()
      .toBuffer()
    expect(await read(dark, 'png', recognise)).toMatchObject({ verdict: 'reconciled', file: { rows: 3 } })
  })

  test('each page of a TIFF is read', async () => {
    const pages = await sharp([blank, blank], { join: { animated: true } })
      .tiff()
      .toBuffer()
    const parts = [page(rows.slice(0, 1)), [heads, ...rows.slice(1)]]
    let at = 0
    const { file, verdict } = await read(pages, 'tiff', async () => seenLines(parts[at++] ?? []))
    expect(file).toMatchObject({ pages: 2, rows: 3, scans: [{ page: 1 }, { page: 2 }] })
    expect(verdict).toBe('reconciled')
  })
})

describe('a scan that is refused', () => {
  const never: Recognise = () => Promise.reject(new Error('must not be asked'))
  const stamp = () => sharp(blank).jpeg().toBuffer()

  test('has too many pages, which is found before the first is read', async () => {
    const picture = await stamp()
    const content = await scannedPdf(Array.from({ length: statementLimits.scannedPages + 1 }, () => picture))
    expect(await read(content, 'pdf', never)).toMatchObject({
      problem: 'tooManyScans',
      file: { problem: { params: { count: statementLimits.scannedPages } } },
    })
  })

  test('is too small, of one colour or broken', async () => {
    const plain = (size: number) =>
      sharp({ create: { width: size, height: size, channels: 3, background: '#eee' } })
        .png()
        .toBuffer()
    expect(await read(await plain(40), 'png', never)).toMatchObject({ problem: 'tooSmall' })
    expect(await read(await plain(400), 'png', never)).toMatchObject({ problem: 'noTableInScan' })
    expect(await read((await stamp()).subarray(0, 200), 'jpeg', never)).toMatchObject({ problem: 'damaged' })
  })

  test('cannot be read because the models are missing', async () => {
    const missing: Recognise = () => Promise.reject(new ModelMissing('none'))
    expect(await read(blank, 'png', missing)).toMatchObject({ problem: 'needsOcr' })
    expect(await read(await scannedPdf([await stamp()]), 'pdf', missing)).toMatchObject({ problem: 'needsOcr' })
  })
})
