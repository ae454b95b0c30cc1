import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Call } from '../../../contracts/calls/define.ts'
import type { IdentifierKind } from '../../../contracts/identifiers.ts'
import type { Text } from '../../../contracts/text.ts'
import { type DetailPart, isComponent, type RecordComponent } from '../detail/parts.ts'
import type { Option } from './ChoiceEditor.tsx'

/**
 * A list is data. Its columns, filters and cards name fields of the resource's contract, which carries their words and kinds; the kit draws table,
 * cards, skeleton, filters, export, drawer and every state from them. A column, a filter or a slot may name a component. Nothing else is
 * configurable: a list that needs more is an ordinary page.
 */
export interface ListDeclaration<Name extends string = string, Row = never> {
  columns: readonly (Name | Column<Name, Row>)[]
  /** The lines of a card, where there is no room for a table; made from the columns unless given. */
  card?: readonly CardLine<Name, Row>[]
  /** The width below which rows are cards; 900 unless given. */
  cardsBelow?: 1200
  filters?: readonly (Name | Filter<Name>)[]
  /** Filters by name, as tabs with their counts: "All", these, and those that the reader has saved in the browser. */
  savedViews?: readonly SavedView[]
  /** The filter that the search field sets. */
  search?: string | PersonalSearch
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** What a press on a row opens. */
  row?: RowPress<Name>
  /** At the end of each row, and of each card's last line. */
  rowActions?: RecordComponent<Row>
  /** What can be done with ticked rows; without any, rows cannot be ticked. */
  bulkActions?: readonly ComponentType<BulkActionProps<Row>>[]
  /**
   * The call that answers the list as CSV, where the contract has no `csv` of its own; `exportName` is the file's name before its date, the
   * resource's unless given.
   */
  export?: Call
  exportName?: string
  /** What the export's query takes besides the filter. */
  exportQuery?: Record<string, string>
  /** In the page's header, after the export. */
  actions?: ComponentType
  /** Pages above this one. A last one without a path is what this page is called there, where its title is too long. */
  crumbs?: readonly { label: Text; to?: string }[]
  /** Beside the saved views: leads to another list of the same page. */
  tabs?: ComponentType
  /** Between the filters and the rows. */
  figures?: ComponentType
  /** Everything on one page without a footer: the contract allows only a few records. */
  onePage?: boolean
  /** Below the rows. */
  after?: ComponentType
  /** The reader chooses between higher and lower rows. */
  density?: boolean
  /** Under the words for a list without any record: what to do next. */
  emptyActions?: ComponentType
  /** In place of those words. */
  empty?: ComponentType
  /** Reads the list again after so many milliseconds, where records change by themselves. */
  refreshEvery?: number
}

/** What can be done with ticked rows gets them, those of this page as records; `onDone` unticks them. */
export interface BulkActionProps<Row> {
  ids: string[]
  records: Row[]
  onDone: () => void
}

export interface Column<Name extends string = string, Row = never> {
  name: Name
  component?: RecordComponent<Row>
  quiet?: boolean
  strong?: boolean
  /** In pixels: what is longer is cut, and whole in its tooltip. */
  width?: number
  /** True: shown only once chosen. If given, even as false, the list has a column chooser. */
  hidden?: boolean
  /** Cannot be hidden; the first column unless others say so. */
  fixed?: boolean
  hiddenBelow?: 1200
  hiddenFrom?: 1200
}

/** A part of a card's line: a field as its column writes it, a field with its label or without its column's component, or a component. */
export type CardPart<Name extends string = string, Row = never> =
  | Name
  | { name: Name; as: 'labelled' | 'plain' }
  | RecordComponent<Row>

export interface CardLine<Name extends string = string, Row = never> {
  start: CardPart<Name, Row> | readonly CardPart<Name, Row>[]
  end?: CardPart<Name, Row>
  quiet?: boolean
}

/** What a filter's own editor gets. */
export interface FilterEditorProps<Value> {
  label: string
  /** Of a choice: its values, in words. */
  options: readonly Option<string>[]
  /** Undefined while the filter is open. */
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** A filter by a field: by its choices, its days, or a component of its own; one with neither comes from a link and can only be cleared. */
export interface Filter<Name extends string = string> {
  name: Name
  component?: ComponentType<never>
  /** What is set, where it is neither a choice nor days nor a word. */
  words?: ComponentType<never>
  /** A chip only once it is set; until then under "Filter". */
  rare?: boolean
}

interface PersonalSearch {
  source: string
  /** Personal only where it is a complete identifier of this kind. */
  identifier?: IdentifierKind
}

/** A set of filters with a name. */
export interface SavedView {
  id: string
  name: Text
  filters: Record<string, unknown>
}

export type RowPress<Name extends string = string> =
  | { opens: 'page'; path: string }
  | { opens: 'drawer'; parts: readonly DetailPart<Name>[] }

/** The screens of a resource. One registry loads them (src/resources/customer.ts and admin.ts), each with the first of its pages. */
export interface ScreensDeclaration<Name extends string = string, Row = never> {
  icon: LucideIcon
  /** The field that names a record. */
  recordRepresentation: Name
  list: ListDeclaration<Name, Row>
  show?: ComponentType
  create?: ComponentType
  edit?: ComponentType
}

type ColumnOptions<Row> = Omit<Column<never, Row>, 'name' | 'component'>

/** A column with a component of its own, with another look than its kind's, or with both. */
export function column<const Name extends string, Row = never>(
  name: Name,
  ...rest: [RecordComponent<Row>, ColumnOptions<Row>?] | [ColumnOptions<Row>]
): Column<Name, Row> {
  const [first, second] = rest
  return isComponent(first) ? { name, component: first, ...second } : { name, ...first }
}

/** A filter with an editor of its own, or one that waits under "Filter". */
export const filter = <const Name extends string>(name: Name, options: Omit<Filter<Name>, 'name'>): Filter<Name> => ({
  name,
  ...options,
})

/** "Balance ₹120.00": the label before the value, on a card. */
export const labelled = <const Name extends string>(name: Name) => ({ name, as: 'labelled' }) as const

/** The value without its column's component, on a card: a card that opens something has no links in it. */
export const plain = <const Name extends string>(name: Name) => ({ name, as: 'plain' }) as const

/** What is searched for is a name, an e-mail or a phone: it stays in memory, out of the address and the stored list state. */
export const personal = (source: string): PersonalSearch => ({ source })

/** The same where it is a complete identifier; anything else is in the address. */
export const identifierSearch = (source: string, identifier: IdentifierKind): PersonalSearch => ({ source, identifier })

/** A press on a row opens this page with the record's id. */
export const page = (path: string) => ({ opens: 'page', path }) as const

/** A press on a row opens the record beside the list, `?entry=<id>`. */
export const drawer = <const Name extends string>(...parts: readonly DetailPart<Name>[]) =>
  ({ opens: 'drawer', parts }) as const
