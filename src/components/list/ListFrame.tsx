import { ListBase, type RouterProvider, RouterProviderContext, reactRouterProvider, useListContext } from 'ra-core'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { limits } from '../../../contracts/platform/limits.ts'
import { columnsOf, type DeclaredList, ListContext } from './declaredList.ts'

export interface ListFrameProps {
  declared: DeclaredList
  /** Columns and filters to omit, because the surrounding page makes them redundant. */
  without?: readonly string[] | undefined
  /** A permanent filter. */
  filter?: Record<string, unknown> | undefined
  /** The store key of the list's state, for a list that differs from its resource's usual one. */
  storeKey?: string | undefined
  /** The list is part of another page, so its state is in neither the URL nor the store. */
  embedded?: boolean
  perPage?: number
  /** Omits the row actions. */
  readOnly?: boolean
  children: ReactNode
}

const none = {}

/** Provides the state of a declared list to its children. */
export const ListFrame = (props: ListFrameProps) => {
  const { declared, without, filter = none, storeKey, embedded = false, readOnly = false, children } = props
  const { resource, list } = declared
  const { search, sort, onePage, refreshEvery } = list
  const { perPage = onePage ? limits.maxPageSize : limits.pageSize } = props
  const [searched, setSearched] = useState('')
  const personal = typeof search === 'object' && searched ? { [search.source]: searched } : undefined
  return (
    <RouterProviderContext value={listRouter}>
      <ListBase
        resource={resource.name}
        // No page is shown without a session, and the first refused call ends it.
        disableAuthentication
        disableSyncWithLocation={embedded}
        {...((embedded || storeKey) && { storeKey: embedded ? false : storeKey })}
        perPage={perPage}
        sort={sort}
        filter={{ ...filter, ...personal }}
        // A failed load is shown in place of the list, so a toast would repeat it.
        queryOptions={{ onError: () => {}, ...(refreshEvery && { refetchInterval: refreshEvery }) }}
      >
        <RouterProviderContext value={reactRouterProvider}>
          <ListState
            declared={declared}
            without={without}
            permanentFilter={filter}
            readOnly={readOnly}
            searched={searched}
            setSearched={setSearched}
          >
            {children}
          </ListState>
        </RouterProviderContext>
      </ListBase>
    </RouterProviderContext>
  )
}

interface ListStateProps extends Pick<ListFrameProps, 'declared' | 'without' | 'children'> {
  permanentFilter: Record<string, unknown>
  readOnly: boolean
  searched: string
  setSearched: (typed: string) => void
}

const ListState = (props: ListStateProps) => {
  const { declared, without, permanentFilter, readOnly, searched, setSearched, children } = props
  const { filterValues, setFilters, setPage } = useListContext()
  useDropUnknownFilters(declared.resource.filterShapes, filterValues, setFilters)
  const columns = useMemo(() => columnsOf(declared.list, without), [declared, without])
  // Selecting a row changes nothing here; a new object would render every component that reads it.
  const state = useMemo(() => {
    const { rowActions: _rowActions, ...withoutActions } = declared.list
    return {
      ...declared,
      list: readOnly ? withoutActions : declared.list,
      columns,
      permanentFilter,
      searched,
      setSearched: (typed: string) => {
        setPage(1)
        setSearched(typed)
      },
      clearAll: () => {
        setSearched('')
        setFilters({})
      },
    }
  }, [declared, readOnly, columns, permanentFilter, searched, setSearched, setPage, setFilters])
  return <ListContext value={state}>{children}</ListContext>
}

/** Drops filters that the list no longer has but an old link or the browser still remembers: the server would refuse them. */
function useDropUnknownFilters(
  shapes: Readonly<Record<string, unknown>>,
  filters: Readonly<Record<string, unknown>>,
  setFilters: (filters: Record<string, unknown>) => void,
) {
  const known = Object.entries(filters).filter(([name]) => name in shapes)
  const hasUnknown = known.length < Object.keys(filters).length
  useEffect(() => {
    if (hasUnknown) setFilters(Object.fromEntries(known))
  })
}

const listParameters = ['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage']

/** Merges the page's own parameters, such as an open tab, with the state of the list. */
export function withPageParameters(pageSearch: string, listSearch: string): string {
  const merged = new URLSearchParams(pageSearch)
  for (const name of listParameters) merged.delete(name)
  for (const [name, value] of new URLSearchParams(listSearch)) merged.set(name, value)
  return merged.toString()
}

/** Keeps the page's own parameters: react-admin replaces the whole query with the list's state. */
const useListNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = reactRouterProvider.useNavigate()
  const { search } = reactRouterProvider.useLocation()
  const pageSearch = useRef(search)
  useEffect(() => {
    pageSearch.current = search
  }, [search])
  return useCallback(
    (to, options) => {
      if (typeof to !== 'object' || to.search === undefined) return navigate(to, options)
      navigate({ ...to, search: withPageParameters(pageSearch.current, to.search) }, options)
    },
    [navigate],
  )
}

const listRouter: RouterProvider = { ...reactRouterProvider, useNavigate: useListNavigate }
