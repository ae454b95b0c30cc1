import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { statementLimits } from '../../../../contracts/bankStatements/statements.ts'
import type { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { ModelMissing } from '../../../../server/engines/ocr/recognise/models.ts'
import { drawPdf } from '../../../bench/statements/drawPdf.ts'
import { cleanScan, drawScan, scannedPdf } from '../../../bench/statements/drawScan.ts'
import { type Layout, layouts } from '../../../bench/statements/layouts.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'
import { sampleScanAccount } from '../../../support/sampleStatement.ts'
import { specimens } from '../../../support/specimens/index.ts'
import { blank, type Recognise, read } from './scannedPage.ts'

const layoutNamed = (name: string) => layouts.find(layout => layout.name === name) as Layout
const accountOf = ({ bank, code }: Layout, rows: number) => makeAccount({ bank, code, seed: 5, rows })

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
