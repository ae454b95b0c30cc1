import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { PictureReader } from '../../../../server/engines/bankStatements/model.ts'
import type { TextLine } from '../../../../server/engines/ocr/recognise/recognise.ts'
import { blank, heads, page, type Recognise, read, row, rows, see } from './scannedPage.ts'
import { type SeenWord, seenLines } from './seenLines.ts'

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
