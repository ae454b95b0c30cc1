import type { Cells, ColumnKind, Line, RawRow } from '../model.ts'
import { parseAmount } from '../values/amounts.ts'
import { dateAt } from '../values/dates.ts'
import { amountsIn, type SpecialLine, specialLine } from './specialLines.ts'

/** A balance or totals that stand between rows; `at` is how many rows come before. */
export interface RawMark {
  kind: SpecialLine
  cells: Cells
  at: number
}

/** A line with amounts that is no row; `at` is how many rows come before. */
export interface LooseLine {
  line: Line
  cells: Cells
  at: number
}

interface TextLine {
  line: Line
  cells: Cells
}

/** A line under a row is further from it than this only if it is no part of it, in heights of its letters. */
const FAR = 2.4

/** A day with or without its month and year, on no calendar or with unreadable figures: 84/04/2024, 31 Jun 2025, 11 May, 5. */
const UNREADABLE_DATE =
  /^[\d?]{1,2}(?:st|nd|rd|th)?(?:\s?[-/. ]\s?(?:[\d?]{1,2}|[\p{L}\p{M}]{3,10}\.?)(?:\s?[-/. ,]\s?[\d?]{0,4})?)?$|^\d{4}[-/.][\d?]{1,2}[-/.][\d?]{0,2}$/u
/** Whether a text in the column beneath such a date is its month or its year. */
const isRestOfDate = (date: string, text: string) =>
  !/\d{4}/.test(date) && (/^[\d?]{2,4}$/.test(text) || dateAt(`1 ${text} 2000`) !== null)

/** Puts the lines of a table together to rows, also over the end of a page. Lines come in reading order. */
export class RowAssembler {
  readonly rows: RawRow[] = []
  readonly marks: RawMark[] = []
  readonly loose: LooseLine[] = []
  /** Whether the cells of a row stand around its middle. */
  isCentred = false
  private current: RawRow | null = null
  /** Lines since the row began that may belong to it or to the next one. */
  private run: TextLine[] = []
  private head: TextLine[] = []
  private anchor: Line | null = null
  /** Where the texts of the current row begin. */
  private top = 0
  private lastLine: Line | null = null
  private onPage = { page: 0, rows: 0 }
  /** How often texts stood above the line with the date. */
  private above = 0

  /** Takes a line of the table; false if it is none, such as a footer. */
  add(line: Line, cells: Cells): boolean {
    const found = cells.date === undefined ? null : dateAt(cells.date)
    const special = specialLine(line, cells, found !== null)
    if (special) {
      this.endRun(null)
      this.current = null
      this.marks.push({ kind: special, cells, at: this.rows.length })
      return true
    }
    if (found) return this.start(line, cells, found.length)
    if (hasUnreadableDate(cells)) return this.start(line, cells, cells.date?.length ?? 0)
    if (amountsIn(cells) > 0) {
      if (this.addAmounts(line, cells)) return true
      this.loose.push({ line, cells, at: this.rows.length })
      return false
    }
    return this.addText(line, cells)
  }

  /** The page or the table ends: what was begun may go on behind it only if the table does. */
  endPage(): void {
    this.endRun(null)
    this.anchor = null
    this.lastLine = null
  }

  endTable(): void {
    this.endPage()
    this.current = null
  }

  private start(line: Line, cells: Cells, dateLength: number): boolean {
    this.endRun({ line, cells })
    if (line.page !== this.onPage.page) this.onPage = { page: line.page, rows: 0 }
    this.top = this.head[0]?.line.y ?? line.y
    const before = this.takeHead()
    const rest = (cells.date ?? '').slice(dateLength).trim()
    // A time of day after the date means nothing; any other text ran into the column.
    const text = /^[\d:.\sAPM]*$/i.test(rest) ? cells.description : [rest, cells.description].filter(Boolean).join(' ')
    this.current = {
      line,
      page: line.page,
      row: ++this.onPage.rows,
      cells: { ...cells, description: [before, text].filter(Boolean).join(' ') },
    }
    this.rows.push(this.current)
    this.anchor = line
    this.lastLine = line
    return true
  }

  /** Texts that stood above this row's line and are its own. */
  private takeHead(): string {
    const text = this.head
      .map(({ cells }) => cells.description)
      .filter(Boolean)
      .join(' ')
    this.head = []
    return text
  }

  private addAmounts(line: Line, cells: Cells): boolean {
    const { current } = this
    if (current && amountsIn(current.cells) === 0 && !this.isFar(line)) {
      // A date that is broken begins above the middle of its row, where amounts stand.
      if (this.isCentred) this.anchor = line
      this.endRun(null)
      merge(current.cells, cells)
      this.lastLine = line
      return true
    }
    if (cells.date !== undefined || parseAmount(cells.balance ?? '') === null) return false
    if (current && cells.description !== undefined) {
      // The date stands only at the first row of a day.
      this.start(line, { ...cells, date: current.cells.date }, current.cells.date?.length ?? 0)
      if (this.current) this.current.takesDate = true
      return true
    }
    return isMovement(cells) && (current === null ? cells.description !== undefined : !this.isFar(line))
      ? this.start(line, cells, 0)
      : false
  }

  private addText(line: Line, cells: Cells): boolean {
    if (this.isFar(line)) return false
    // A footer begins at the margin, a narration in its column.
    const isNarration = cells.description !== undefined || cells.ref !== undefined
    const strays = (['serial', 'type', 'other'] as const).some(kind => (cells[kind]?.length ?? 0) > 12)
    const dateWords = cells.date?.replace(/\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?/i, '').trim() ?? ''
    const own = this.current?.cells
    if (dateWords !== '' && own?.date && !dateAt(own.date) && isRestOfDate(own.date, dateWords)) {
      own.date += ` ${dateWords}`
      if (!isNarration) return true
    } else if (dateWords !== '') return false
    if (!isNarration || strays) return false
    this.run.push({ line, cells })
    this.lastLine = line
    return true
  }

  private isFar(line: Line): boolean {
    const last = this.lastLine
    // The texts of a next row begin above its middle, where the last line of this one may be far.
    const far = this.isCentred ? 1.5 * FAR : FAR
    return last !== null && last.page === line.page && line.y - last.y > far * Math.max(line.size, 6) + 4
  }

  /** Shares the texts between two rows: those above a clearly wider gap belong to the upper row. */
  private endRun(next: TextLine | null): void {
    const { run, current } = this
    this.run = []
    if (run.length === 0) return
    const upper = next === null ? this.ownLines(run) : this.splitAt(run, next.line)
    if (next && upper < run.length) this.above++
    if (current) for (const { cells } of run.slice(0, upper)) mergeText(current.cells, cells)
    this.head = next ? run.slice(upper) : []
  }

  private splitAt(run: readonly TextLine[], next: Line): number {
    const lines = [...(this.anchor?.page === next.page ? [this.anchor] : []), ...run.map(({ line }) => line), next]
    const gaps = lines.slice(1).map((line, at) => line.y - (lines[at] as Line).y)
    const hasAnchor = lines.length === run.length + 2
    // On top of a page only a layout that was seen to centre its dates puts texts above them.
    if (!hasAnchor) return this.isCentred || this.current === null || this.above > this.rows.length / 4 ? 0 : run.length
    if (this.isCentred) return this.ownLines(run)
    const widest = Math.max(...gaps)
    const least = Math.min(...gaps)
    if (widest < least * 1.25 + 0.5) return run.length
    return gaps.lastIndexOf(widest)
  }

  /** How many lines are the current row's where none or no gap tells: where texts stand around its middle, those that reach as far below it as above. */
  private ownLines(run: readonly TextLine[]): number {
    if (!this.isCentred || !this.anchor) return run.length
    const bottom = 2 * this.anchor.y - this.top
    return run.filter(({ line }) => line.y <= bottom + 0.4 * line.size).length
  }
}

/** One amount that moves the balance. */
const isMovement = ({ debit, credit, either }: Cells) =>
  [debit, credit, either].filter(text => text !== undefined).length === 1

/** A row whose date was misread is a row. */
const hasUnreadableDate = (cells: Cells) =>
  UNREADABLE_DATE.test(cells.date ?? '') &&
  (cells.balance === undefined ? isMovement(cells) && cells.description !== undefined : amountsIn(cells) > 1)

const textKinds: ColumnKind[] = ['description', 'ref', 'type']

function merge(cells: Cells, more: Cells): void {
  mergeText(cells, more)
  for (const kind of ['debit', 'credit', 'either', 'balance'] as const) cells[kind] ??= more[kind]
}

function mergeText(cells: Cells, more: Cells): void {
  for (const kind of textKinds) {
    const text = more[kind]
    if (text !== undefined) cells[kind] = cells[kind] ? `${cells[kind]} ${text}` : text
  }
}
