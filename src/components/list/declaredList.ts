import type { LucideProps } from 'lucide-react'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Field, ResourceWords } from '../../../contracts/fields/field.ts'
import type { FilterShape } from '../../../contracts/resources/define.ts'
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
  csv?: { workbook?: true }
}

/** A list's declaration, with columns and filters in their long form. */
export interface DeclaredList {
  resource: ListedResource
  icon: ComponentType<LucideProps>
  recordRepresentation: string
  list: ListDeclaration
}

export interface ListState extends DeclaredList {
  /** A permanent filter. */
  permanentFilter: Record<string, unknown>
  /** The columns without those that the page omits. */
  columns: readonly Column[]
  /** The personal search term, kept in memory. */
  searched: string
  setSearched: (typed: string) => void
  /** Clears the filters and the search. */
  clearAll: () => void
}

export const ListContext = createContext<ListState | null>(null)

/** The declaration of the surrounding list. */
export function useDeclaredList(): ListState {
  const list = useContext(ListContext)
  if (!list) throw new Error('Outside a declared list.')
  return list
}

export const columnsOf = ({ columns }: ListDeclaration, without: readonly string[] = []): readonly Column[] =>
  columns
    .map((one): Column => (typeof one === 'string' ? { name: one } : one))
    .filter(({ name }) => !without.includes(name))

/** A filter for the filter bar and the filter drawer. */
export interface ListFilter {
  name: string
  label: string
  /** The value in words. */
  value: ReactNode | undefined
  onClear: () => void
  /** Has a chip only while it is set; otherwise it is in the "Filter" menu. */
  rare?: boolean
  /** Undefined if the filter can only be cleared. */
  editor?: ReactNode
}
