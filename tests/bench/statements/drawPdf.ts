import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib'
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

export interface DrawOptions {
  /** Moves the table sideways and scales its letters a little, so that no two sets look alike. */
  shift?: number
  producer?: string
  /** Rows that lack their amount or balance, for tests of faults. */
  change?: (row: TrueRow, at: number) => TrueRow | null
}

/** Draws a statement as its bank would print it. */
export async function drawPdf(account: TrueAccount, layout: Layout, options: DrawOptions = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setProducer(options.producer ?? 'Bank Reports 4.2')
  document.setCreator('Core banking')
  document.setCreationDate(new Date('2025-04-02'))
  document.setModificationDate(new Date('2025-04-02'))
  const [plain, bold] = await Promise.all(fonts[layout.font].map(font => document.embedFont(font)))
  if (!plain || !bold) throw new Error('No font.')
  const drawing = new Drawing(document, account, layout, plain, bold, options.shift ?? 0)
  const shown = account.rows.flatMap((row, at) => (options.change ? (options.change(row, at) ?? []) : row))
  drawing.draw(layout.newestFirst ? shown.toReversed() : shown)
  return document.save()
}

class Drawing {
  private page!: PDFPage
  private y = 0
  private pages: PDFPage[] = []
  private readonly document: PDFDocument
  private readonly account: TrueAccount
  private readonly layout: Layout
  private readonly plain: PDFFont
  private readonly bold: PDFFont
  private readonly shift: number

  constructor(
    document: PDFDocument,
    account: TrueAccount,
    layout: Layout,
    plain: PDFFont,
    bold: PDFFont,
    shift: number,
  ) {
    this.document = document
    this.account = account
    this.layout = layout
    this.plain = plain
    this.bold = bold
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
    this.page = this.document.addPage([width, height])
    this.pages.push(this.page)
    this.y = height - 40
    this.text(account.bank, 30, 13, this.bold)
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
        this.cell(column.head[line] ?? '', column, column.headAlign ?? column.align, this.bold, size)
      this.y -= leading
    }
    if (this.layout.rules)
      this.page.drawLine({ start: { x: 20, y: this.y + 4 }, end: { x: 575, y: this.y + 4 }, thickness: 0.5 })
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
      if (this.plain.widthOfTextAtSize(line.trim(), this.layout.size) <= width) lines[lines.length - 1] = line
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
        this.cell(text, column, column.align, this.plain, size)
      })
    })
    this.y = top - count * leading - rowGap
    if (rules)
      this.page.drawLine({
        start: { x: 20, y: this.y + leading - 1 },
        end: { x: 575, y: this.y + leading - 1 },
        thickness: 0.3,
      })
  }

  private markRow(text: string, paise: number): void {
    const { columns } = this.layout
    const narration = columns.find(({ head }) => /narr|partic|desc|remark|detail/i.test(head.join(' ')))
    const balance = columns.find(({ head }) => /balance/i.test(head.join(' ')))
    if (narration) this.cell(text, narration, 'left', this.plain, this.layout.size)
    if (balance) this.cell(money(paise), balance, balance.align, this.plain, this.layout.size)
    this.y -= this.layout.leading + this.layout.rowGap
  }

  private end(): void {
    const { account, layout } = this
    if (layout.summary === 'stacked') {
      if (this.y < BOTTOM + 60) this.newPage()
      const { debits, credits, debitCount, creditCount } = stated(account)
      this.y -= 14
      this.text('STATEMENT SUMMARY :-', 30, 8, this.bold)
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
      page.drawText(`Page ${at + 1} of ${this.pages.length}`, { x: 270, y: 30, size: 7, font: this.plain })
      page.drawText('This is a computer generated statement and needs no signature.', {
        x: 30,
        y: 42,
        size: 7,
        font: this.plain,
      })
    })
  }

  private text(text: string, x: number, size: number, font = this.plain): void {
    this.page.drawText(text, { x: x + this.shift, y: this.y, size, font })
  }

  private cell(text: string, column: LayoutColumn, align: LayoutColumn['align'], font: PDFFont, size: number): void {
    if (text === '') return
    const width = font.widthOfTextAtSize(text, size)
    const x =
      align === 'left'
        ? column.left
        : align === 'right'
          ? column.right - width
          : (column.left + column.right - width) / 2
    this.page.drawText(text, { x: x + this.shift, y: this.y, size, font })
  }
}
