import { type StatementColumnKind, statementColumnKinds } from '../../../contracts/bankStatements/statementColumns.ts'
import { layoutLimits, type StatementMapping } from '../../../contracts/bankStatements/statementLayouts.ts'
import type { StatementProblem } from '../../../contracts/bankStatements/statements.ts'
import { statementFileBudget } from '../../../contracts/checks/heavyBudgets.ts'
import { isSheet } from './checks/sectionsOf.ts'
import { deadlineIn } from './files/deadline.ts'
import { readFile } from './files/readFile.ts'
import { scansOf } from './files/scans.ts'
import { FileProblem, type Line, type Page, type PictureReader } from './model.ts'
import { ownReader, type StatementInput } from './readStatements.ts'
import type { Place } from './table/amountColumns.ts'
import { guessHeadings } from './table/guessHeadings.ts'
import { headingsAt } from './table/headings.ts'
import { isSameLayout, type Layout, layoutOf, overlap } from './table/layout.ts'
import { textOf } from './table/specialLines.ts'
import { bankNamed } from './values/banks.ts'
import { clip } from './values/text.ts'

/** The columns of a file for a person who says what they hold. */
export interface ReadLayout {
  /** How the layout is recognized. */
  key: string
  anchors: number[]
  bank: string | null
  isMapped: boolean
  /** From the left; `kind` is what the reader takes the column for. */
  columns: (Place & { heading: string; kind: StatementColumnKind })[]
  /** The first lines of the table with one text for each column. */
  rows: { page: number; cells: string[] }[]
}

export interface LayoutOptions {
  mappings: readonly StatementMapping[]
  reader?: PictureReader
}

/** Reads the columns of a file. Never throws for the file: what cannot be read has its problem, `notStatement` if no line has a date and an amount. */
export async function readLayout(
  input: StatementInput,
  { mappings, reader }: LayoutOptions,
  cores = 1,
): Promise<ReadLayout | Pick<StatementProblem, 'code' | 'params'>> {
  try {
    const deadline = deadlineIn(statementFileBudget(input.type).limitMs)
    const scans = scansOf(reader ?? ownReader(cores), () => {})
    const read = await readFile(input, deadline, scans)
    const layout = layoutOf(read.pages, isSheet(read))
    if (!layout) throw new FileProblem(read.scans.length > 0 ? 'noTableInScan' : 'notStatement')
    const mapping = mappings.find(one => isSameLayout(one, layout))
    return viewOf(layout, read.pages, mapping)
  } catch (error) {
    const { code, params } = error instanceof FileProblem ? error : new FileProblem('damaged')
    return { code, params }
  }
}

function viewOf(layout: Layout, pages: readonly Page[], mapping: StatementMapping | undefined): ReadLayout {
  const lines = pages.flatMap(page => page.lines)
  const places: readonly Place[] = mapping?.columns ?? layout.columns
  const kinds = mapping?.columns.map(({ kind }) => kind) ?? suggested(layout, pages)
  const start = lines.indexOf(layout.heading.at(-1) ?? (layout.rows[0] as Line)) + (layout.heading.length > 0 ? 1 : 0)
  return {
    key: layout.key,
    anchors: layout.anchors,
    bank: bankNamed(lines.slice(0, 60).map(textOf)),
    isMapped: mapping !== undefined,
    columns: places.map(({ left, right }, at) => ({
      left,
      right,
      heading: clip(mostShared({ left, right }, layout.columns)?.head?.text ?? '', 60),
      kind: kinds[at] ?? 'none',
    })),
    rows: lines.slice(start, start + layoutLimits.rows).map(line => ({
      page: line.page,
      cells: cellsIn([line], places).map(cell => clip(cell, 120)),
    })),
  }
}

/** The texts of lines by column: a word stands in the column with which it shares most, else in the nearest. */
function cellsIn(lines: readonly Line[], places: readonly Place[]): string[] {
  const cells = places.map(() => '')
  for (const word of lines.flatMap(({ words }) => words)) {
    const shared = places.map(place => overlap(place, word))
    const at = shared.indexOf(Math.max(...shared))
    cells[at] = cells[at] ? `${cells[at]} ${word.text}` : word.text
  }
  return cells
}

/** What the reader takes the columns for, each kind once. */
function suggested({ heading, columns }: Layout, pages: readonly Page[]): StatementColumnKind[] {
  const known = heading.length > 0 ? headingsAt(heading, 0)?.headings : undefined
  const headings = known ?? guessHeadings(pages) ?? []
  const kinds: StatementColumnKind[] = []
  for (const column of columns) {
    const place = known ? column.head : column
    const found = place && mostShared(place, headings)?.kind
    const kind = statementColumnKinds.find(one => one === found)
    kinds.push(kind && !kinds.includes(kind) ? kind : 'none')
  }
  return kinds
}

/** The place that shares most with another one; undefined if none does. */
function mostShared<Of extends Place>(place: Place, others: readonly Of[]): Of | undefined {
  const [best] = others.toSorted((one, other) => overlap(other, place) - overlap(one, place))
  return best && overlap(best, place) > 0 ? best : undefined
}
