import { ListBase, ResourceContextProvider, useListContext } from 'ra-core'
import { createElement, type ReactNode, useMemo, useState } from 'react'
import { limits } from '../../../contracts/limits.ts'
import { useLocale } from '../../i18n/locale.ts'
import { PageHeader } from '../PageHeader.tsx'
import { DeclaredFilters } from './DeclaredFilters.tsx'
import { columnsOf, type DeclaredList, ListContext, useDeclaredList } from './declaredList.ts'
import { ExportCsvButton } from './ExportCsvButton.tsx'
import { ListDrawer } from './ListDrawer.tsx'
import { ListRows } from './ListRows.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** What is shown where the list could not be loaded stands in its place; no toast says it a second time. */
const queryOptions = { onError: () => {} }

interface ListFrameProps {
  declared: DeclaredList
  /** Columns and filters that the surroundings make plain. */
  without?: readonly string[] | undefined
  /** What the list is always filtered by. */
  filter?: Record<string, unknown> | undefined
  /** Its page is another's: the list keeps out of the address and the store. */
  embedded?: boolean
  children: ReactNode
}

const ListFrame = ({ declared, without, filter, embedded = false, children }: ListFrameProps) => {
  const { search, sort } = declared.list
  const [searched, setSearched] = useState('')
  const personal = typeof search === 'object' && searched ? { [search.source]: searched } : undefined
  return (
    <ListBase
      disableSyncWithLocation={embedded}
      {...(embedded && { storeKey: false })}
      perPage={limits.pageSize}
      sort={sort}
      filter={{ ...filter, ...personal }}
      queryOptions={queryOptions}
    >
      <ListState declared={declared} without={without} searched={searched} setSearched={setSearched}>
        {children}
      </ListState>
    </ListBase>
  )
}

interface ListStateProps extends Pick<ListFrameProps, 'declared' | 'without' | 'children'> {
  searched: string
  setSearched: (typed: string) => void
}

const ListState = ({ declared, without, searched, setSearched, children }: ListStateProps) => {
  const { setFilters, setPage } = useListContext()
  const columns = useMemo(() => columnsOf(declared.list, without), [declared, without])
  const state = {
    ...declared,
    columns,
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

/** A declared list as a page of its own. */
export const ListPage = ({ declared }: { declared: DeclaredList }) => (
  <ListFrame declared={declared}>
    <Header />
    <DeclaredFilters />
    {declared.list.figures && createElement(declared.list.figures)}
    <ListRows />
    <ListDrawer />
    <SelectionBar />
  </ListFrame>
)

const Header = () => {
  const locale = useLocale()
  const { resource, list, searched } = useDeclaredList()
  const { crumbs, actions, export: call, exportName = resource.name, search } = list
  const title = resource.words?.title[locale]
  const above = crumbs?.map(({ label, to }) => ({ label: label[locale], to })) ?? []
  const personal = typeof search === 'object' && searched ? { [search.source]: searched } : {}
  return (
    <PageHeader
      {...(title && { title })}
      {...(title && above.length > 0 && { crumbs: [...above, { label: title }] })}
      quietTitle={above.length === 0}
      actions={
        <>
          {actions && createElement(actions)}
          {call && <ExportCsvButton call={call} name={exportName} filter={personal} />}
        </>
      }
    />
  )
}

interface EmbeddedListProps extends Pick<ListFrameProps, 'without' | 'filter'> {
  of: { declared: DeclaredList }
  /** In place of the words for a list without any record. */
  none?: string
  /** It fills a tab: its filters are in the address. */
  inAddress?: boolean
}

/** A declared list within another page: of one customer, for instance, without the column that says whose it is. */
export const EmbeddedList = ({ of: { declared }, none, without, filter, inAddress = false }: EmbeddedListProps) => (
  <ResourceContextProvider value={declared.resource.name}>
    <ListFrame embedded={!inAddress} declared={declared} without={without} filter={filter}>
      <div>
        <DeclaredFilters without={without} />
        <ListRows none={none} />
      </div>
      <ListDrawer />
      <SelectionBar />
    </ListFrame>
  </ResourceContextProvider>
)
