import type { Cells, Line, Page, RawRow } from '../model.ts'
import { dateAt } from '../values/dates.ts'
import { type RawMark, RowAssembler } from './assembleRows.ts'
import { type Columns, learnColumns } from './columns.ts'
import { accountNumberIn } from './factsOf.ts'
import { guessHeadings } from './guessHeadings.ts'
import { type Heading, headingsAt } from './headings.ts'
import { repeatedLines } from './repeatedLines.ts'
import { amountsIn } from './specialLines.ts'

/** An account's lines in one file, not understood yet. */
export interface RawSection {
  rows: RawRow[]
  marks: RawMark[]
  /** Lines outside the table, which state facts and totals. */
  outside: Line[]
  firstPage: number
  lastPage: number
  rowsLeftOut: number
  /** Whether the columns had no headings, so that the balance has to tell debits from credits. */
  isGuessed: boolean
}

/** Rows with headings at one place on their pages, read with the same columns. */
interface Table {
  headings: readonly Heading[]
  lines: Line[]
  columns?: Columns
}

type Step = { line: Line; table: Table | null; endsTable: boolean }

/** Finds the tables of transactions in a file and puts their rows together, one section for each account. */
export function readTables(pages: readonly Page[], isSheet: boolean): RawSection[] {
  const { steps, tables, isGuessed } = planOf(pages)
  for (const table of tables) table.columns = learnColumns(table.headings, table.lines, isSheet)
  const repeated = isSheet ? new Set<Line>() : repeatedLines(pages)
  const walk = new Walk(repeated, isGuessed)
  steps.forEach((step, at) => walk.take(step, steps[at + 1]))
  return walk.finish()
}

/** Which lines belong to which table, in reading order. A table goes on over pages that repeat no headings. */
function planOf(pages: readonly Page[]): { steps: Step[]; tables: Table[]; isGuessed: boolean } {
  const found = plan(pages, headingsAt)
  if (found.tables.length > 0) return { ...found, isGuessed: false }
  const guessed = guessHeadings(pages)
  if (!guessed) return { ...found, isGuessed: false }
  const table: Table = { headings: guessed, lines: pages.flatMap(({ lines }) => lines) }
  return {
    steps: table.lines.map(line => ({ line, table, endsTable: false })),
    tables: [table],
    isGuessed: true,
  }
}

function plan(pages: readonly Page[], headingsOf: typeof headingsAt): { steps: Step[]; tables: Table[] } {
  const tables: Table[] = []
  const steps: Step[] = []
  let table: Table | null = null
  for (const { lines } of pages) {
    const starts = new Map<number, NonNullable<ReturnType<typeof headingsAt>>>()
    for (let at = 0; at < lines.length; at++) {
      const found = headingsOf(lines, at)
      if (!found) continue
      starts.set(at, found)
      at += found.lines - 1
    }
    const first = starts.keys().next().value ?? -1
    for (let at = 0; at < lines.length; at++) {
      const found = starts.get(at)
      if (found) {
        const headings = found.headings
        table = tables.find(other => isSame(other.headings, headings)) ?? { headings, lines: [] }
        if (!tables.includes(table)) tables.push(table)
        at += found.lines - 1
        continue
      }
      const line = lines[at] as Line
      // Above the headings of a page stands its header.
      const inTable: Table | null = at < first ? null : table
      inTable?.lines.push(line)
      steps.push({ line, table: inTable, endsTable: false })
    }
  }
  return { steps, tables }
}

/** Headings at the same places: rounding moves them by a point or two. */
const isSame = (one: readonly Heading[], other: readonly Heading[]) =>
  one.length === other.length &&
  one.every(({ kind, left, right }, at) => {
    const there = other[at]
    return there?.kind === kind && Math.abs(there.left - left) < 3 && Math.abs(there.right - right) < 3
  })

class Walk {
  private readonly sections: (RawSection & { assembler: RowAssembler; number: string | null })[] = []
  private page = 0
  private readonly repeated: ReadonlySet<Line>
  private readonly isGuessed: boolean
  /** The rest of a date that the line above has taken. */
  private readonly taken = new Set<Line>()

  constructor(repeated: ReadonlySet<Line>, isGuessed: boolean) {
    this.repeated = repeated
    this.isGuessed = isGuessed
  }

  take({ line, table }: Step, next: Step | undefined): void {
    const section = this.sectionFor(line, table !== null)
    if (line.page !== this.page) {
      section.assembler.endPage()
      this.page = line.page
    }
    section.lastPage = line.page
    if (!table?.columns) {
      section.outside.push(line)
      return
    }
    const cells = this.joined(table.columns.cellsOf(line), next, table)
    if (this.taken.has(line)) delete cells.date
    if (this.repeated.has(line) && amountsIn(cells) === 0) section.outside.push(line)
    else if (!section.assembler.add(line, cells)) section.outside.push(line)
  }

  /** A date that is broken in its narrow column, "01-Apr-" above "2024", is put together. */
  private joined(cells: Cells, next: Step | undefined, table: Table): Cells {
    if (cells.date === undefined || !PART_OF_DATE.test(cells.date) || next?.table !== table) return cells
    const below = table.columns?.cellsOf(next.line).date
    const date = below && (dateAt(`${cells.date}${below}`) ? `${cells.date}${below}` : `${cells.date} ${below}`)
    if (!date || !dateAt(date)) return cells
    this.taken.add(next.line)
    return { ...cells, date }
  }

  /** A line outside the table that states another account number starts the next section. */
  private sectionFor(line: Line, inTable: boolean) {
    const current = this.sections.at(-1)
    const number = inTable && current?.rows.length === 0 ? null : accountNumberIn(line)
    if (
      current &&
      (number === null || current.number === null || current.number === number || current.rows.length === 0)
    ) {
      current.number ??= number
      return current
    }
    current?.assembler.endTable()
    const assembler = new RowAssembler()
    const section = {
      assembler,
      number,
      rows: assembler.rows,
      marks: assembler.marks,
      outside: [],
      firstPage: line.page,
      lastPage: line.page,
      rowsLeftOut: 0,
      isGuessed: this.isGuessed,
    }
    this.sections.push(section)
    return section
  }

  finish(): RawSection[] {
    return this.sections.map(({ assembler, number: _number, ...section }) => {
      assembler.endTable()
      return withoutEmpty(section)
    })
  }
}

const PART_OF_DATE = /^\d{1,2}(?:st|nd|rd|th)?[-/ .]?(?:[a-z]{3,9}|\d{2})?[-/ .,']?$/i

/** A dated line without any amount is a note. */
function withoutEmpty(section: RawSection): RawSection {
  const kept: RawRow[] = []
  const places = [0]
  for (const row of section.rows) {
    if (amountsIn(row.cells) > 0) kept.push(row)
    places.push(kept.length)
  }
  return {
    ...section,
    rows: kept,
    marks: section.marks.map(mark => ({ ...mark, at: places[mark.at] ?? kept.length })),
    rowsLeftOut: section.rows.length - kept.length,
  }
}
