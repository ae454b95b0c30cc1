import { ListBase, type RouterProvider, RouterProviderContext, reactRouterProvider, useListContext } from 'ra-core'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { limits } from '../../../contracts/limits.ts'
import { columnsOf, type DeclaredList, ListContext } from './declaredList.ts'

export interface ListFrameProps {
  declared: DeclaredList
  /** Columns and filters that the surroundings make plain. */
  without?: readonly string[] | undefined
  /** What the list is always filtered by. */
  filter?: Record<string, unknown> | undefined
  /** Where its state is remembered, for a list that differs from its resource's usual one. */
  storeKey?: string | undefined
  /** Its page is another's: the list keeps out of the address and the store. */
  embedded?: boolean
  perPage?: number
  /** Rows have no actions: the list is only read here. */
  readOnly?: boolean
  children: ReactNode
}

const none = {}

/** A declared list's state around what is drawn of it. */
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
        disableSyncWithLocation={embedded}
        {...((embedded || storeKey) && { storeKey: embedded ? false : storeKey })}
        perPage={perPage}
        sort={sort}
        filter={{ ...filter, ...personal }}
        // A list that could not be loaded says so in its place; no toast says it a second time.
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
  const { rowActions: _rowActions, ...withoutActions } = declared.list
  const state = {
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
  return <ListContext value={state}>{children}</ListContext>
}

/** A link or a browser may remember a filter that the list no longer has: the server would refuse it, so it goes. */
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

/** The page's own parameters, an open tab for instance, with another list's state. */
export function withPageParameters(pageSearch: string, listSearch: string): string {
  const merged = new URLSearchParams(pageSearch)
  for (const name of listParameters) merged.delete(name)
  for (const [name, value] of new URLSearchParams(listSearch)) merged.set(name, value)
  return merged.toString()
}

/** react-admin writes a list's state over the whole query; here the page's own parameters stay. */
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
