import type { StatementColumnKind } from '../../../../contracts/bankStatements/statementColumns.ts'
import type { StatementMapping } from '../../../../contracts/bankStatements/statementLayouts.ts'
import type { ColumnKind, Line, Page } from '../model.ts'
import type { FoundHeadings, Heading } from './headings.ts'
import { isSameLayout, layoutOf } from './layout.ts'
import { textOf } from './specialLines.ts'

/** A table of whose columns a person has said what they hold. */
export interface MappedTable {
  headings: Heading[]
  /** Finds the headings again, which may stand on every page. */
  headingsAt: (lines: readonly Line[], at: number) => FoundHeadings | null
}

const kindOf = (kind: StatementColumnKind): ColumnKind => (kind === 'none' ? 'other' : kind)

/** The table as it was mapped for this layout; undefined if it was not. Only what the columns hold is taken from a person: every check of the rows stays. */
export function mappedTableOf(
  pages: readonly Page[],
  isSheet: boolean,
  mappings: readonly StatementMapping[],
): MappedTable | undefined {
  if (mappings.length === 0) return undefined
  const layout = layoutOf(pages, isSheet)
  const mapping = layout && mappings.find(one => isSameLayout(one, layout))
  if (!mapping) return undefined
  const headings = mapping.columns.map(({ left, right, kind }) => ({ left, right, kind: kindOf(kind) }))
  const [first] = layout.heading
  const words = first && textOf(first)
  return {
    headings,
    headingsAt: (lines, at) =>
      words !== undefined && textOf(lines[at] as Line) === words ? { headings, lines: layout.heading.length } : null,
  }
}
