import type { LucideProps } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Call } from '../../../contracts/calls/define.ts'
import type { IdentifierKind } from '../../../contracts/identifiers/index.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import { type DetailPart, isComponent, type RecordComponent } from '../detail/parts.ts'
import type { Option } from './ChoiceEditor.tsx'

/**
 * A list is data. Its columns, filters and cards name fields of the resource's contract, which has their labels and kinds; the kit renders table,
 * cards, skeleton, filters, export, drawer and all states from them. A column, a filter or a slot may name a component. Nothing else is
 * configurable: a list that needs more must be an ordinary page.
 */
export interface ListDeclaration<Name extends string = string, Row = never> {
  columns: readonly (Name | Column<Name, Row>)[]
  /** The lines of a card, for narrow screens. Derived from the columns by default. */
  card?: readonly CardLine<Name, Row>[]
  /** The window width in pixels below which rows are cards; 900 by default. */
  cardsBelow?: 1200
  filters?: readonly (Name | Filter<Name>)[]
  /** Named filters, shown as tabs with counts: "All", these, and those that the user has saved in the browser. */
  savedViews?: readonly SavedView[]
  /** The filter that the search field sets. */
  search?: string | PersonalSearch
  sort: { field: string; order: 'ASC' | 'DESC' }
  /** What a click on a row opens. */
  row?: RowPress<Name>
  /** At the end of each row, and of each card's last line. */
  rowActions?: RecordComponent<Row>
  /** Actions for ticked rows. Without them rows have no checkboxes. */
  bulkActions?: readonly ComponentType<BulkActionProps<Row>>[]
  /**
   * The call that returns the list as CSV, if the contract has no `csv`. `exportName` is the file name before the date; by default the
   * resource's name.
   */
  export?: Call
  exportName?: string
  /** Parameters of the export's query in addition to the filter. */
  exportQuery?: Record<string, string>
  /** In the page's header, after the export. */
  actions?: ComponentType
  /** Parent pages. A last entry without a path is this page's name in the breadcrumb, if its title is too long. */
  crumbs?: readonly { label: Text; to?: string }[]
  /** Beside the saved views: a switch to another list of the same page. */
  tabs?: ComponentType
  /** Between the filters and the rows. */
  figures?: ComponentType
  /** All records on one page without a footer, because the contract allows only a few. */
  onePage?: boolean
  /** Below the rows. */
  after?: ComponentType
  /** Lets the user choose between comfortable and compact rows. */
  density?: boolean
  /** Below the message for a list without records: what to do next. */
  emptyActions?: ComponentType
  /** Replaces that message. */
  empty?: ComponentType
  /** The polling interval in milliseconds, for records that change in the background. */
  refreshEvery?: number
}

/** The props of an action for ticked rows. Only rows of the current page are given as records; `onDone` clears the selection. */
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
  /** In pixels. Longer text is truncated and shown in full in a tooltip. */
  width?: number
  /** True hides the column until the user chooses it. If any column sets this, even to false, the list has a column chooser. */
  hidden?: boolean
  /** Cannot be hidden. Applies to the first column by default. */
  fixed?: boolean
  hiddenBelow?: 1200
  hiddenFrom?: 1200
}

/** Part of a card's line: a field as in its column, with its label or without its column's component, or a component. */
export type CardPart<Name extends string = string, Row = never> =
  | Name
  | { name: Name; as: 'labelled' | 'plain' }
  | RecordComponent<Row>

export interface CardLine<Name extends string = string, Row = never> {
  start: CardPart<Name, Row> | readonly CardPart<Name, Row>[]
  end?: CardPart<Name, Row>
  quiet?: boolean
}

/** The props of a custom filter editor. */
export interface FilterEditorProps<Value> {
  label: string
  /** The values of a choice, with their labels. */
  options: readonly Option<string>[]
  /** Undefined while the filter is not set. */
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** A filter by a field: by its choices, by days or with a custom editor. Without any of them it is set by links and can only be cleared. */
export interface Filter<Name extends string = string> {
  name: Name
  component?: ComponentType<never>
  /** Formats the value, if it is neither a choice nor days nor plain text. */
  words?: ComponentType<never>
  /** Has a chip only while it is set; otherwise it is in the "Filter" menu. */
  rare?: boolean
}

interface PersonalSearch {
  source: string
  /** Personal only if it is a complete identifier of this kind. */
  identifier?: IdentifierKind
}

/** A named set of filters. */
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
  icon: ComponentType<LucideProps>
  /** The field that names a record. */
  recordRepresentation: Name
  list: ListDeclaration<Name, Row>
  show?: ComponentType
  create?: ComponentType
  edit?: ComponentType
}

type ColumnOptions<Row> = Omit<Column<never, Row>, 'name' | 'component'>

/** A column with its own component, its own display options, or both. */
export function column<const Name extends string, Row = never>(
  name: Name,
  ...rest: [RecordComponent<Row>, ColumnOptions<Row>?] | [ColumnOptions<Row>]
): Column<Name, Row> {
  const [first, second] = rest
  return isComponent(first) ? { name, component: first, ...second } : { name, ...first }
}

/** A filter with its own editor, or one in the "Filter" menu. */
export const filter = <const Name extends string>(name: Name, options: Omit<Filter<Name>, 'name'>): Filter<Name> => ({
  name,
  ...options,
})

/** On a card: the label before the value, as in "Balance ₹120.00". */
export const labelled = <const Name extends string>(name: Name) => ({ name, as: 'labelled' }) as const

/** On a card: the value without its column's component, because a clickable card must not contain links. */
export const plain = <const Name extends string>(name: Name) => ({ name, as: 'plain' }) as const

/** The search term is a name, an e-mail or a phone number: it stays in memory, out of the URL and the stored list state. */
export const personal = (source: string): PersonalSearch => ({ source })

/** The same for a complete identifier; any other term is in the URL. */
export const identifierSearch = (source: string, identifier: IdentifierKind): PersonalSearch => ({ source, identifier })

/** A click on a row opens this page with the record's id. */
export const page = (path: string) => ({ opens: 'page', path }) as const

/** A click on a row opens the record beside the list, with `?entry=<id>`. */
export const drawer = <const Name extends string>(...parts: readonly DetailPart<Name>[]) =>
  ({ opens: 'drawer', parts }) as const
