import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { readStatements } from '../../../../server/engines/bankStatements/readStatements.ts'
import { randomFrom } from '../../../bench/names/random.ts'
import { money } from '../../../bench/statements/formats.ts'

interface Row {
  date: string
  text: string
  debit: number
  credit: number
  balance: number
}

const OPENING = 5_000_000
const SEED = 31

/** Nine rows; the last two cancel each other out, so that a sum does not miss them. */
function rowsOf(random: () => number): Row[] {
  const amounts = Array.from({ length: 7 }, () => (random() < 0.5 ? 1 : -1) * (1_000 + Math.floor(random() * 90_000)))
  let balance = OPENING
  return [...amounts, 45_600, -45_600].map((amount, at) => {
    balance += amount
    const day = String(at + 1).padStart(2, '0')
    const sides = amount < 0 ? { debit: -amount, credit: 0 } : { debit: 0, credit: amount }
    return { date: `${day}/04/2025`, text: `NEFT ${Math.floor(random() * 9e9)} RAVI`, ...sides, balance }
  })
}

/** A printed line: its cells, or a text across the page. */
type Printed = { row: Row; shift?: number } | 'headings' | 'page' | { text: string }

const columns = [
  { head: 'Date', at: 40 },
  { head: 'Narration', at: 120 },
  { head: 'Debit', at: 360, isAmount: true },
  { head: 'Credit', at: 450, isAmount: true },
  { head: 'Balance', at: 550, isAmount: true },
] as const

const textsOf = ({ date, text, debit, credit, balance }: Row) => [
  date,
  text,
  debit ? money(debit) : '',
  credit ? money(credit) : '',
  money(balance),
]

async function draw(lines: readonly Printed[]): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  let page = document.addPage([595, 842])
  let y = 800
  for (const line of lines) {
    if (line === 'page') {
      page = document.addPage([595, 842])
      y = 800
      continue
    }
    if (line === 'headings')
      drawCells(
        page,
        font,
        columns.map(({ head }) => head),
        y,
      )
    else if ('text' in line) page.drawText(line.text, { x: 40, y, size: 8, font })
    else drawCells(page, font, textsOf(line.row), y, line.shift)
    y -= 16
  }
  return document.save()
}

function drawCells(page: PDFPage, font: PDFFont, texts: readonly string[], y: number, shift = 0): void {
  columns.forEach((column, at) => {
    const text = texts[at] ?? ''
    const width = 'isAmount' in column ? font.widthOfTextAtSize(text, 8) : 0
    page.drawText(text, { x: column.at - width + (at > 1 ? shift : 0), y, size: 8, font })
  })
}

const around = (rows: readonly Row[], lines: readonly Printed[], last: readonly Printed[] = []): Printed[] => [
  { text: 'Zenith Bank' },
  { text: 'Account No : 50100012345678' },
  { text: `Opening Balance : ${money(OPENING)}` },
  { text: `Closing Balance : ${money(rows.at(-1)?.balance ?? 0)}` },
  ...lines,
  ...last,
]

async function read(lines: readonly Printed[]) {
  const file = { name: 'a.pdf', type: 'pdf', content: await draw(lines) } as const
  const { files, rows } = await readStatements([file], {}, () => {})
  return { file: files[0], rows }
}

const shown = (row: Row): Printed => ({ row })

/** Each makes rows that cannot be read as such; the texts by which they are known, with what is printed. */
const changes: Record<string, (rows: Row[]) => { lost: Row[]; lines: Printed[] }> = {
  firstDate: rows => {
    const [first, ...rest] = rows as [Row, ...Row[]]
    return { lost: [first], lines: ['headings', { row: { ...first, date: 'O1|O4|2O25' } }, ...rest.map(shown)] }
  },
  lastPairDates: rows => {
    const pair = rows.slice(-2)
    const blurred = pair.map((row): Printed => ({ row: { ...row, date: '0?|04|20Z5' } }))
    return { lost: pair, lines: ['headings', ...rows.slice(0, -2).map(shown), ...blurred] }
  },
  aboveHeadings: rows => {
    const pair = rows.slice(-2)
    return { lost: pair, lines: ['headings', ...rows.slice(0, -2).map(shown), 'page', ...pair.map(shown), 'headings'] }
  },
  aboveFirstHeadings: rows => {
    const pair = rows.slice(-2)
    return { lost: pair, lines: [...pair.map(shown), 'headings', ...rows.slice(0, -2).map(shown)] }
  },
  shiftedPair: rows => {
    const pair = rows.slice(-2)
    const shifted = pair.map((row): Printed => ({ row, shift: -42 }))
    return { lost: pair, lines: ['headings', ...rows.slice(0, -2).map(shown), ...shifted] }
  },
}

describe('rows at the open ends of a table', () => {
  test.each(Object.keys(changes))('%s: every row is there or named, and nothing is reconciled', async name => {
    for (let round = 0; round < 6; round++) {
      const rows = rowsOf(randomFrom(SEED + round))
      const { lost, lines } = changes[name]?.(rows) ?? { lost: [], lines: [] }
      const { file, rows: found } = await read(around(rows, lines))
      const named = [
        ...(file?.notices ?? []).map(({ params }) => params.name ?? ''),
        ...found.filter(({ problem }) => problem).map(({ description }) => description),
      ]
      for (const { text } of lost)
        expect(
          named.some(one => one.includes(text)),
          `${round}: ${text}`,
        ).toBe(true)
      expect(file?.verdict).not.toBe('reconciled')
    }
  })

  test('summaries, totals, footers, offers and rules of the bank are none', async () => {
    for (let round = 0; round < 6; round++) {
      const rows = rowsOf(randomFrom(SEED + round))
      const total = (side: 'debit' | 'credit') => rows.reduce((sum, row) => sum + row[side], 0)
      const closing = rows.at(-1)?.balance ?? 0
      const half = rows.length >> 1
      const box: Printed[] = [
        { text: 'STATEMENT SUMMARY' },
        { row: { date: '', text: '', debit: total('debit'), credit: total('credit'), balance: closing } },
        { row: { date: '', text: 'Grand Total', debit: total('debit'), credit: total('credit'), balance: closing } },
        { text: `Total Debits : ${money(total('debit'))}` },
        { text: `Total Credits : ${money(total('credit'))}` },
        { text: 'Personal loan up to Rs. 5,00,000.00 at 10.5% from 01/05/2025: call us' },
        { text: 'Charges from 01/04/2025: Rs. 590.00 for each returned mandate' },
        { text: 'Page 2 of 2' },
      ]
      const lines: Printed[] = [
        'headings',
        ...rows.slice(0, half).map(shown),
        { text: 'Page 1 of 2' },
        'page',
        { text: 'Zenith Bank, statement of 01/04/2025 to 30/04/2025, limit 50,000.00' },
        'headings',
        ...rows.slice(half).map(shown),
      ]
      const { file, rows: found } = await read(around(rows, lines, box))
      expect(found).toHaveLength(rows.length)
      expect(file?.notices).toEqual([])
      expect(file?.verdict).toBe('reconciled')
    }
  })
})
