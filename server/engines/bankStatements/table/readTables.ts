import type { Line, Page, RawRow } from '../model.ts'
import { dateAt } from '../values/dates.ts'
import { type LooseLine, type RawMark, RowAssembler } from './assembleRows.ts'
import { isCentred } from './centred.ts'
import { type Columns, learnColumns } from './columns.ts'
import { accountNumberIn } from './factsOf.ts'
import { guessHeadings } from './guessHeadings.ts'
import { type Heading, headingsAt } from './headings.ts'
import { hasStrayAmount, isRowAbove, looksLikeRow } from './lostRows.ts'
import type { MappedTable } from './mappedTable.ts'
import { repeatedLines } from './repeatedLines.ts'
import { amountsIn, textOf } from './specialLines.ts'

/** An account's lines in one file, not understood yet. */
export interface RawSection {
  rows: RawRow[]
  marks: RawMark[]
  /** Lines outside the table, which state facts and totals. */
  outside: Line[]
  firstPage: number
  lastPage: number
  rowsLeftOut: number
  /** Lines with amounts that are rows, or may be, and could not be read as such. */
  linesLost: Line[]
  /** Whether the columns had no headings, so that the balance has to tell debits from credits. */
  isGuessed: boolean
}

/** Rows with headings at one place on their pages, read with the same columns. */
interface Table {
  headings: readonly Heading[]
  lines: Line[]
  columns?: Columns
  isCentred?: boolean
}

/** `below` is the table under a line that stands above the headings of its page. */
type Step = { line: Line; table: Table | null; below: Table | null }

/**
 * Finds the tables of transactions in a file and puts their rows together, one section for each account. `mapped` are columns of which a person has said
 * what they hold, in place of the headings.
 */
export function readTables(pages: readonly Page[], isSheet: boolean, mapped?: MappedTable): RawSection[] {
  const { steps, tables, isGuessed } = planOf(pages, mapped)
  for (const table of tables) {
    table.columns = learnColumns(table.headings, table.lines, isSheet)
    table.isCentred = !isSheet && isCentred(table.lines, table.columns)
  }
  const repeated = isSheet ? new Set<Line>() : repeatedLines(pages)
  const walk = new Walk(repeated, isGuessed)
  steps.forEach((step, at) => walk.take(step, steps.slice(at + 1, at + 1 + MAX_PARTS)))
  return walk.finish(footersOf(pages))
}

/** Which lines belong to which table, in reading order. A table goes on over pages that repeat no headings. */
function planOf(
  pages: readonly Page[],
  mapped: MappedTable | undefined,
): { steps: Step[]; tables: Table[]; isGuessed: boolean } {
  const found = plan(pages, mapped ? mapped.headingsAt : headingsAt)
  if (found.tables.length > 0) return { ...found, isGuessed: false }
  const headings = mapped?.headings ?? guessHeadings(pages)
  if (!headings) return { ...found, isGuessed: false }
  const table: Table = { headings, lines: pages.flatMap(({ lines }) => lines) }
  return {
    steps: table.lines.map(line => ({ line, table, below: null })),
    tables: [table],
    isGuessed: !mapped,
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
    const above: Step[] = []
    for (let at = 0; at < lines.length; at++) {
      const found = starts.get(at)
      if (found) {
        const headings = found.headings
        table = tables.find(other => isSame(other.headings, headings)) ?? { headings, lines: [] }
        if (!tables.includes(table)) tables.push(table)
        at += found.lines - 1
        for (const step of above.splice(0)) step.below = table
        continue
      }
      const line = lines[at] as Line
      // Above the headings of a page stands its header.
      const inTable: Table | null = at < first ? null : table
      inTable?.lines.push(line)
      const step: Step = { line, table: inTable, below: null }
      if (at < first) above.push(step)
      steps.push(step)
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

interface WalkedSection extends RawSection {
  assembler: RowAssembler
  number: string | null
  /** Of its last table. */
  columns?: Columns
}

class Walk {
  private readonly sections: WalkedSection[] = []
  private page = 0
  private readonly repeated: ReadonlySet<Line>
  private readonly isGuessed: boolean
  /** Lines whose parts of dates a line above has taken. */
  private readonly taken: Record<DateKind, Set<Line>> = { date: new Set(), valueDate: new Set() }

  constructor(repeated: ReadonlySet<Line>, isGuessed: boolean) {
    this.repeated = repeated
    this.isGuessed = isGuessed
  }

  take({ line, table, below }: Step, following: readonly Step[]): void {
    const section = this.sectionFor(line, table !== null)
    if (line.page !== this.page) {
      section.assembler.endPage()
      this.page = line.page
    }
    section.lastPage = line.page
    if (!table?.columns) {
      if (below?.columns && isRowAbove(line, below.columns)) section.linesLost.push(line)
      section.outside.push(line)
      return
    }
    section.columns = table.columns
    section.assembler.isCentred = table.isCentred === true
    const cells = { ...table.columns.cellsOf(line) }
    for (const kind of dateKinds) {
      if (this.taken[kind].has(line)) delete cells[kind]
      else if (cells[kind] !== undefined) cells[kind] = this.joined(cells[kind], kind, line, table, following)
    }
    if (this.repeated.has(line) && amountsIn(cells) === 0) section.outside.push(line)
    else if (!section.assembler.add(line, cells)) section.outside.push(line)
  }

  /** A date that is broken in its narrow column, "01-Apr-" above "2024" or "1", "Apr" and "2024", is put together. */
  private joined(text: string, kind: DateKind, line: Line, table: Table, following: readonly Step[]): string {
    let date = text
    let amounts = amountsIn(table.columns?.cellsOf(line) ?? {}) > 0 ? 1 : 0
    const parts: Line[] = []
    for (const next of following) {
      if (!PART_OF_DATE.test(date)) return text
      const cells = next.table === table ? table.columns?.cellsOf(next.line) : undefined
      if (!cells || next.line.page !== line.page) return text
      if (amountsIn(cells) > 0 && ++amounts > 1) return text
      const part = cells[kind]
      if (part === undefined) continue
      parts.push(next.line)
      date = /[-/.,]$/.test(date) ? `${date}${part}` : `${date} ${part}`
      if (dateAt(date)?.length !== date.length) continue
      for (const one of parts) this.taken[kind].add(one)
      return date
    }
    return text
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
    const section: WalkedSection = {
      assembler,
      number,
      rows: assembler.rows,
      marks: assembler.marks,
      outside: [],
      firstPage: line.page,
      lastPage: line.page,
      rowsLeftOut: 0,
      linesLost: [],
      isGuessed: this.isGuessed,
    }
    this.sections.push(section)
    return section
  }

  finish(footers: ReadonlySet<string>): RawSection[] {
    return this.sections.map(({ assembler, number: _number, columns, ...section }) => {
      assembler.endTable()
      const { rows, loose } = assembler
      const isBetween = ({ at }: LooseLine) => at > 0 && at < rows.length
      const lost = loose.filter(
        one => isBetween(one) || (columns !== undefined && looksLikeRow(one.line, one.cells, columns)),
      )
      const linesLost = [...section.linesLost, ...lost.map(({ line }) => line)]
      return withoutEmpty({ ...section, linesLost: linesLost.filter(line => !footers.has(textOf(line))) })
    })
  }
}

const dateKinds = ['date', 'valueDate'] as const
type DateKind = (typeof dateKinds)[number]

/** The lines beneath its first that a row with a broken date may take. */
const MAX_PARTS = 5

const PART_OF_DATE =
  /^(?:\d{1,2}(?:st|nd|rd|th)?[-/ .]?(?:[\p{L}\p{M}]{3,10}|\d{2})?|\d{4}[-/.](?:\d{2}[-/.]?)?)[-/ .,']?$/iu

/** Lines that stand on several pages as they are, such as notes at the foot. */
function footersOf(pages: readonly Page[]): ReadonlySet<string> {
  const seen = new Map<string, Set<number>>()
  for (const { lines } of pages)
    for (const line of lines) {
      const text = textOf(line)
      seen.set(text, (seen.get(text) ?? new Set()).add(line.page))
    }
  return new Set([...seen].filter(([, on]) => on.size > 1).map(([text]) => text))
}

/** A dated line without any amount is a note; one with an amount in no column is lost. */
function withoutEmpty(section: RawSection): RawSection {
  const kept: RawRow[] = []
  const places = [0]
  const stray: Line[] = []
  for (const row of section.rows) {
    if (amountsIn(row.cells) > 0) kept.push(row)
    else if (hasStrayAmount(row.cells)) stray.push(row.line)
    places.push(kept.length)
  }
  return {
    ...section,
    rows: kept,
    linesLost: [...section.linesLost, ...stray],
    marks: section.marks.map(mark => ({ ...mark, at: places[mark.at] ?? kept.length })),
    rowsLeftOut: section.rows.length - kept.length,
  }
}
