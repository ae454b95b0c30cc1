import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib'
import { dated, money } from './formats.ts'
import { type Layout, type LayoutColumn, stated } from './layouts.ts'
import type { TrueAccount, TrueRow } from './truth.ts'

const fonts = {
  Helvetica: [StandardFonts.Helvetica, StandardFonts.HelveticaBold],
  Courier: [StandardFonts.Courier, StandardFonts.CourierBold],
  Times: [StandardFonts.TimesRoman, StandardFonts.TimesRomanBold],
} as const

const A4 = [595, 842] as const
const BOTTOM = 60

export type FontWeight = 'plain' | 'bold'
export type Fonts = Record<FontWeight, PDFFont>

/** A page to draw on. Points from the left and the bottom. */
export interface Paper {
  text(text: string, place: { x: number; y: number; size: number; font: FontWeight }): void
  /** A line across the table. */
  rule(y: number, thickness: number): void
}

export type AddPaper = (width: number, height: number) => Paper

export interface DrawOptions {
  /** Moves the table sideways and scales its letters a little, so that no two sets look alike. */
  shift?: number
  producer?: string
  /** Rows that lack their amount or balance, for tests of faults. */
  change?: (row: TrueRow, at: number) => TrueRow | null
}

/** The fonts of a layout. Their widths place the texts on any paper. */
export async function fontsOf(document: PDFDocument, layout: Layout): Promise<Fonts> {
  const [plain, bold] = await Promise.all(fonts[layout.font].map(font => document.embedFont(font)))
  if (!plain || !bold) throw new Error('No font.')
  return { plain, bold }
}

/** Draws a statement as its bank would print it. */
export function drawStatement(
  addPaper: AddPaper,
  account: TrueAccount,
  layout: Layout,
  fonts: Fonts,
  { change, shift = 0 }: DrawOptions = {},
): void {
  const shown = account.rows.flatMap((row, at) => (change ? (change(row, at) ?? []) : row))
  new Drawing(addPaper, account, layout, fonts, shift).draw(layout.newestFirst ? shown.toReversed() : shown)
}

class Drawing {
  private page!: Paper
  private y = 0
  private pages: Paper[] = []
  private readonly addPaper: AddPaper
  private readonly account: TrueAccount
  private readonly layout: Layout
  private readonly fonts: Fonts
  private readonly shift: number

  constructor(addPaper: AddPaper, account: TrueAccount, layout: Layout, fonts: Fonts, shift: number) {
    this.addPaper = addPaper
    this.account = account
    this.layout = layout
    this.fonts = fonts
    this.shift = shift
  }

  draw(rows: TrueRow[]): void {
    const { layout, account } = this
    this.newPage()
    if (layout.summary === 'rows' && !layout.newestFirst) this.markRow('OPENING BALANCE', account.opening)
    if (layout.summary === 'rows' && layout.newestFirst) this.markRow('CLOSING BALANCE', account.closing)
    if (layout.summary === 'forward') this.markRow('B/F', account.opening)
    let lastDay = ''
    rows.forEach((row, at) => {
      const lines = this.linesOf(row, at, layout.datesOnce && row.date === lastDay)
      const height = Math.max(...lines.map(cell => cell.length)) * layout.leading + layout.rowGap
      // Some rows are broken over the end of the page.
      if (this.y - height < BOTTOM) {
        if (layout.summary === 'forward') this.markRow('C/F', this.before(rows, at))
        this.newPage()
        if (layout.summary === 'forward') this.markRow('B/F', this.before(rows, at))
        if (layout.datesOnce && row.date === lastDay) lines[0] = [layout.columns[0]?.text(row) ?? '']
      }
      lastDay = row.date
      this.row(lines)
    })
    if (layout.summary === 'rows' && !layout.newestFirst) this.markRow('CLOSING BALANCE', account.closing)
    if (layout.summary === 'rows' && layout.newestFirst) this.markRow('OPENING BALANCE', account.opening)
    if (layout.summary === 'forward') this.markRow('CLOSING BALANCE', account.closing)
    this.end()
  }

  private before = (rows: TrueRow[], at: number) => rows[at - 1]?.balance ?? this.account.opening

  private newPage(): void {
    const { layout, account } = this
    const [width, height] = layout.landscape ? [A4[1], A4[0]] : A4
    this.page = this.addPaper(width, height)
    this.pages.push(this.page)
    this.y = height - 40
    this.text(account.bank, 30, 13, 'bold')
    this.y -= 16
    const facts = [
      [`Account Name : ${account.holder}`, `Account Branch : ${account.branch}`],
      [`Account No : ${account.number}`, `IFSC Code : ${account.ifsc}`],
      [
        `Statement From : ${dated(account.from, 'DD/MM/YYYY')} To : ${dated(account.to, 'DD/MM/YYYY')}`,
        'Account Type : Savings',
      ],
    ]
    if (this.pages.length === 1 || layout.headOnEveryPage)
      for (const [left = '', right = ''] of facts) {
        this.text(left, 30, 8)
        this.text(right, 320, 8)
        this.y -= 11
      }
    if (this.pages.length === 1 && layout.summary === 'block') this.block()
    this.y -= 8
    if (this.pages.length === 1 || layout.headOnEveryPage) this.heads()
  }

  private block(): void {
    this.text(`Opening Balance : ${money(this.account.opening)}`, 30, 8)
    this.text(`Closing Balance : ${money(this.account.closing)}`, 320, 8)
    this.y -= 11
  }

  private heads(): void {
    const { columns, leading, size } = this.layout
    const lines = Math.max(...columns.map(({ head }) => head.length))
    for (let line = 0; line < lines; line++) {
      for (const column of columns)
        this.cell(column.head[line] ?? '', column, column.headAlign ?? column.align, 'bold', size)
      this.y -= leading
    }
    if (this.layout.rules) this.page.rule(this.y + 4, 0.5)
    this.y -= 4
  }

  private linesOf(row: TrueRow, at: number, isDateLeft = false): string[][] {
    return this.layout.columns.map((column, place) => {
      const text = column.text(row).replace('#', String(at + 1))
      if (place === 0 && isDateLeft) return ['']
      return text === row.description ? this.wrapped(text, column.right - column.left) : [text]
    })
  }

  private wrapped(text: string, width: number): string[] {
    const lines = ['']
    for (const part of text.split(/(?<=[\s/-])/)) {
      const line = `${lines.at(-1)}${part}`
      if (this.fonts.plain.widthOfTextAtSize(line.trim(), this.layout.size) <= width) lines[lines.length - 1] = line
      else lines.push(part)
    }
    return lines.map(line => line.trim()).filter(Boolean)
  }

  private row(lines: string[][]): void {
    const { columns, leading, rowGap, anchor, size, rules } = this.layout
    const count = Math.max(...lines.map(cell => cell.length))
    const top = this.y
    columns.forEach((column, at) => {
      const cell = lines[at] ?? []
      const spare = cell.length === 1 ? count - 1 : count - cell.length
      const down = cell.length > 1 || anchor === 'top' ? 0 : anchor === 'middle' ? spare / 2 : at === 0 ? 0 : spare
      cell.forEach((text, line) => {
        this.y = top - (line + down) * leading
        this.cell(text, column, column.align, 'plain', size)
      })
    })
    this.y = top - count * leading - rowGap
    if (rules) this.page.rule(this.y + leading - 1, 0.3)
  }

  private markRow(text: string, paise: number): void {
    const { columns } = this.layout
    const narration = columns.find(({ head }) => /narr|partic|desc|remark|detail/i.test(head.join(' ')))
    const balance = columns.find(({ head }) => /balance/i.test(head.join(' ')))
    if (narration) this.cell(text, narration, 'left', 'plain', this.layout.size)
    if (balance) this.cell(money(paise), balance, balance.align, 'plain', this.layout.size)
    this.y -= this.layout.leading + this.layout.rowGap
  }

  private end(): void {
    const { account, layout } = this
    if (layout.summary === 'stacked') {
      if (this.y < BOTTOM + 60) this.newPage()
      const { debits, credits, debitCount, creditCount } = stated(account)
      this.y -= 14
      this.text('STATEMENT SUMMARY :-', 30, 8, 'bold')
      this.y -= 12
      const cells = [
        ['Opening Balance', money(account.opening)],
        ['Dr Count', String(debitCount)],
        ['Cr Count', String(creditCount)],
        ['Debits', money(debits)],
        ['Credits', money(credits)],
        ['Closing Bal', money(account.closing)],
      ]
      cells.forEach(([label = ''], at) => this.text(label, 30 + at * 90, 8))
      this.y -= 11
      cells.forEach(([, value = ''], at) => this.text(value, 30 + at * 90, 8))
    }
    this.pages.forEach((page, at) => {
      page.text(`Page ${at + 1} of ${this.pages.length}`, { x: 270, y: 30, size: 7, font: 'plain' })
      const note = 'This is a computer generated statement and needs no signature.'
      page.text(note, { x: 30, y: 42, size: 7, font: 'plain' })
    })
  }

  private text(text: string, x: number, size: number, font: FontWeight = 'plain'): void {
    this.page.text(text, { x: x + this.shift, y: this.y, size, font })
  }

  private cell(text: string, column: LayoutColumn, align: LayoutColumn['align'], font: FontWeight, size: number): void {
    if (text === '') return
    const width = this.fonts[font].widthOfTextAtSize(text, size)
    const x =
      align === 'left'
        ? column.left
        : align === 'right'
          ? column.right - width
          : (column.left + column.right - width) / 2
    this.page.text(text, { x: x + this.shift, y: this.y, size, font })
  }
}
