import type { LucideIcon } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import type { FilterShape } from '../../../contracts/resources/define.ts'
import type { Field, ResourceWords } from '../../../contracts/resources/field.ts'
import type { Column, ListDeclaration } from './declaration.ts'

/** What a list needs of its resource's contract. */
export interface ListedResource {
  name: string
  audience: 'customer' | 'admin'
  words?: ResourceWords
  fields: Record<string, Field>
  filterShapes: Record<string, FilterShape>
  sorts: readonly string[]
  hasDetail: boolean
  csv?: object
}

/** A list's declaration as the kit reads it, columns and filters in their long form. */
export interface DeclaredList {
  resource: ListedResource
  icon: LucideIcon
  recordRepresentation: string
  list: ListDeclaration
}

export interface ListState extends DeclaredList {
  /** What the list is always filtered by. */
  permanentFilter: Record<string, unknown>
  /** Columns that are not left out here. */
  columns: readonly Column[]
  /** A personal search, kept in memory. */
  searched: string
  setSearched: (typed: string) => void
  /** Filters and search back to nothing. */
  clearAll: () => void
}

export const ListContext = createContext<ListState | null>(null)

/** The declaration of the list around this component. */
export function useDeclaredList(): ListState {
  const list = useContext(ListContext)
  if (!list) throw new Error('Outside a declared list.')
  return list
}

export const columnsOf = ({ columns }: ListDeclaration, without: readonly string[] = []): readonly Column[] =>
  columns
    .map((one): Column => (typeof one === 'string' ? { name: one } : one))
    .filter(({ name }) => !without.includes(name))

/** A filter as the bar and the drawer draw it. */
export interface ListFilter {
  name: string
  label: string
  /** What is set, in words. */
  value: ReactNode | undefined
  onClear: () => void
  /** A chip only once it is set; until then under "Filter". */
  rare?: boolean
  /** None where a filter can only be taken away. */
  editor?: ReactNode
}
