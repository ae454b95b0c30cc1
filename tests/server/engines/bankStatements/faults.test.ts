import { deflateRawSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import type { FileType } from '../../../../contracts/files/files.ts'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { drawPdf } from '../../../bench/statements/drawPdf.ts'
import { layouts } from '../../../bench/statements/layouts.ts'
import { makeAccount } from '../../../bench/statements/truth.ts'
import { circularForm, circularPages, manyPages, packedBomb, packedPage } from './rawPdf.ts'
import { zipOf } from './zipOf.ts'

const layout = layouts[0] as (typeof layouts)[number]
const account = makeAccount({ bank: layout.bank, code: layout.code, seed: 5, rows: 20 })
const drawn = await drawPdf(account, layout)
const withoutTable = await writeXlsx({ sheets: [{ name: 'A', rows: [['a', 'b']] }] })

async function read(
  content: Uint8Array,
  type: FileType = 'pdf',
  options: { password?: string; limitMs?: number } = {},
) {
  const { password, limitMs } = options
  const analysis = await readStatements([{ name: 'file', type, content, password }], { limitMs }, () => {})
  return { analysis, file: analysis.files[0], problem: analysis.files[0]?.problem?.code ?? null }
}

describe('a file that is no statement', () => {
  test.each<[string, FileType, Uint8Array, string]>([
    ['nothing', 'pdf', Buffer.alloc(0), 'empty'],
    ['blanks', 'csv', Buffer.from(' \n \n'), 'empty'],
    ['half a picture', 'jpeg', Buffer.from('ffd8ffe000104a464946', 'hex'), 'damaged'],
    ['other text', 'csv', Buffer.from('name,age\nRavi,30\nSita,31\n'), 'notStatement'],
    ['a letter', 'csv', Buffer.from('Dear Sir; I write to you\nabout; my account\n'), 'notStatement'],
    ['half a workbook', 'xlsx', Buffer.from('504b030414000600', 'hex'), 'damaged'],
    ['bytes', 'xls', Buffer.from('d0cf11e0a1b11ae1ffffffff', 'hex'), 'damaged'],
    ['a workbook without a table', 'xlsx', withoutTable, 'notStatement'],
  ])('%s', async (_name, type, content, code) => {
    expect(await read(content, type)).toMatchObject({ problem: code, analysis: { rows: [], accounts: [] } })
  })
})

describe('a PDF', () => {
  test('with a password opens with it only', async () => {
    const document = await PDFDocument.load(drawn)
    document.encrypt({ userPassword: 'RAVI1990', ownerPassword: 'bank', permissions: {} })
    const sealed = await document.save({ useObjectStreams: false })
    expect(await read(sealed)).toMatchObject({ problem: 'needsPassword' })
    expect(await read(sealed, 'pdf', { password: 'ravi' })).toMatchObject({ problem: 'wrongPassword' })
    expect(await read(sealed, 'pdf', { password: 'RAVI1990' })).toMatchObject({
      problem: null,
      file: { rows: 20, verdict: 'reconciled' },
    })
  })

  test('with scripts and attachments is read, and says so', async () => {
    const document = await PDFDocument.load(drawn)
    document.addJavaScript('open', 'app.alert("hello")')
    await document.attach(Buffer.from('MZ'), 'invoice.exe', { mimeType: 'application/octet-stream' })
    const { file } = await read(await document.save())
    expect(file).toMatchObject({ rows: 20, problem: null })
    expect(file?.notices.map(({ code }) => code)).toEqual(['scriptIgnored', 'attachmentsIgnored'])
  })

  test('that was cut off, or points to a wrong place, is read or refused, and never reconciled falsely', async () => {
    for (const share of [0.1, 0.5, 0.9]) {
      const { file } = await read(drawn.slice(0, Math.floor(drawn.length * share)))
      expect(file?.verdict === 'reconciled' ? file.rows : 20).toBe(20)
      expect(file?.problem === null ? file.verdict : file?.problem?.code).toBeTruthy()
    }
    const text = Buffer.from(drawn)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7')
    expect(await read(Buffer.from(text, 'latin1'))).toMatchObject({
      problem: null,
      file: { rows: 20, verdict: 'reconciled' },
    })
  })

  test('of too many pages, of pages in a circle, and of empty pages is refused', async () => {
    expect(await read(manyPages(10_000))).toMatchObject({ problem: 'tooManyPages' })
    expect(await read(circularPages())).toMatchObject({ problem: 'damaged' })
    expect(await read(manyPages(2))).toMatchObject({ problem: 'notStatement' })
    expect((await read(circularForm(), 'pdf', { limitMs: 1_000 })).problem).toMatch(
      /^(?:notStatement|tooSlow|damaged)$/,
    )
  })

  test('whose table of references names itself as the one before, or has no catalogue, is refused', async () => {
    expect(await read(packedPage(3, { prev: 'itself' }))).toMatchObject({ problem: 'notStatement' })
    expect(await read(packedPage(3, { prev: 9_999_999 }))).toMatchObject({ problem: 'notStatement' })
    expect(await read(packedPage(3, { root: '9 0 R' }))).toMatchObject({ problem: 'damaged' })
  })

  test('whose page never ends is left after a while', async () => {
    const endless = packedPage(25_000)
    expect(endless.length).toBeLessThan(200_000)
    expect((await read(endless)).problem).toBe('tooSlow')
  })

  test('that unpacks to far more than its size is refused', async () => {
    const bomb = packedBomb()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await read(bomb)).toMatchObject({ problem: 'expandsTooMuch' })
  })
})

describe('a workbook', () => {
  const sheet = { name: 'xl/worksheets/sheet1.xml', packed: deflateRawSync(Buffer.alloc(20 * 1024 * 1024)) }

  test.each(['xlsx', 'ods'] as const)('that unpacks to far more than its size is refused: %s', async type => {
    const bomb = zipOf([{ name: 'xl/workbook.xml', packed: deflateRawSync(Buffer.from('<workbook/>')) }], {
      ...sheet,
      times: 8,
    })
    expect(bomb.length).toBeLessThan(200_000)
    expect(await read(bomb, type)).toMatchObject({ problem: 'expandsTooMuch' })
  })

  test('with two cells in far corners costs nothing', async () => {
    const xml = (content: string) => deflateRawSync(Buffer.from(`<?xml version="1.0"?>${content}`))
    const rel = (id: string, type: string, target: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
    const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    const content = zipOf(
      [
        { name: '_rels/.rels', packed: xml(rel('a', 'officeDocument', 'xl/workbook.xml')) },
        { name: 'xl/_rels/workbook.xml.rels', packed: xml(rel('b', 'worksheet', 'worksheets/sheet1.xml')) },
        {
          name: 'xl/workbook.xml',
          packed: xml(
            `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="b"/></sheets></workbook>`,
          ),
        },
      ],
      {
        name: 'xl/worksheets/sheet1.xml',
        packed: xml(
          `<worksheet ${main}><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row></sheetData></worksheet>`,
        ),
        times: 1,
      },
    )
    expect(['damaged', 'notStatement']).toContain((await read(content, 'xlsx')).problem)
  })

  test('with a password opens with it only', async () => {
    const rows = [
      ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
      ['01/04/2024', 'Opening Balance', null, null, 1000],
      ['02/04/2024', 'UPI/RAVI', 200.5, null, 799.5],
      ['03/04/2024', 'NEFT SALARY', null, 500, 1299.5],
      [null, 'Closing Balance', null, null, 1299.5],
    ]
    const sealed = await writeXlsx({
      sheets: [{ name: 'A', rows }],
      encryption: { password: 'open', spinCount: 1000 },
    })
    expect(await read(sealed, 'xls')).toMatchObject({ problem: 'needsPassword' })
    expect(await read(sealed, 'xls', { password: 'shut' })).toMatchObject({ problem: 'wrongPassword' })
    expect(await read(sealed, 'xls', { password: 'open' })).toMatchObject({
      problem: null,
      file: { rows: 2, verdict: 'reconciled' },
    })
  })
})
