import { ResourceContextProvider, useListContext } from 'ra-core'
import { createElement, useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/locale.ts'
import { PageHeader } from '../PageHeader.tsx'
import { lazyPage } from '../plain/lazyPage.ts'
import { ReloadBoundary } from '../plain/ReloadBoundary.tsx'
import { DeclaredFilters } from './DeclaredFilters.tsx'
import { type DeclaredList, useDeclaredList } from './declaredList.ts'
import { ExportListButton } from './ExportButton.tsx'
import styles from './List.module.css'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import { ListRows } from './ListRows.tsx'
import { SavedViews } from './SavedViews.tsx'

const ListDrawer = lazyPage(() => import('./ListDrawer.tsx'))

/** A page that consists of a declared list. */
export const ListPage = (props: Pick<ListFrameProps, 'declared' | 'filter' | 'storeKey'>) => {
  const { figures, after } = props.declared.list
  return (
    <ListFrame {...props}>
      <Header />
      <SavedViews />
      <DeclaredFilters />
      {figures && createElement(figures)}
      <ListRows />
      {after && createElement(after)}
      <OpenRecord />
      <SelectionBar />
    </ListFrame>
  )
}

/** Lists whose rows open a page do not load the drawer. */
const OpenRecord = () => {
  const { row } = useDeclaredList().list
  if (row?.opens !== 'drawer') return null
  return (
    <ReloadBoundary>
      <ListDrawer parts={row.parts} />
    </ReloadBoundary>
  )
}

const Header = () => {
  const locale = useLocale()
  const { resource, list } = useDeclaredList()
  const { crumbs = [] } = list
  const title = resource.words?.title[locale]
  const path = crumbs.map(({ label, to }) => ({ label: label[locale], ...(to && { to }) }))
  const isWhole = path.length === 0 || crumbs.at(-1)?.to === undefined
  return (
    <PageHeader
      {...(title && { title, crumbs: isWhole ? path : [...path, { label: title }] })}
      quietTitle={path.length === 0}
      actions={<ListActions />}
    />
  )
}

/** The export and the list's own actions. */
const ListActions = () => {
  const { actions } = useDeclaredList().list
  return (
    <>
      <ExportListButton />
      {actions && createElement(actions)}
    </>
  )
}

interface EmbeddedListProps extends Pick<ListFrameProps, 'without' | 'filter' | 'readOnly'> {
  of: { declared: DeclaredList }
  /** Replaces the message for a list without records. */
  none?: string | undefined
  /** For a list that fills a tab: its state is kept in the URL, and its actions and export are shown beside the filters. */
  inAddress?: boolean
}

/** A declared list within another page: the records of one customer, for example, without the customer column. */
export const EmbeddedList = ({ of: { declared }, none, inAddress = false, ...frame }: EmbeddedListProps) => (
  <ResourceContextProvider value={declared.resource.name}>
    <ListFrame embedded={!inAddress} declared={declared} {...frame}>
      <div>
        {inAddress && <SavedViews />}
        <div className={styles.tabBar}>
          <DeclaredFilters without={frame.without} />
          {inAddress && (
            <div className={styles.tabActions}>
              <ListActions />
            </div>
          )}
        </div>
        {declared.list.figures && createElement(declared.list.figures)}
        <ListRows none={none} />
      </div>
      <OpenRecord />
      <SelectionBar />
    </ListFrame>
  </ResourceContextProvider>
)

const TickedActions = lazyPage(() => import('./TickedActions.tsx'))

/** The actions for ticked rows; loaded when the first row is ticked. */
const SelectionBar = () => {
  const { list, searched } = useDeclaredList()
  const { selectedIds } = useListContext()
  useFreshSelection(searched)
  if (!list.bulkActions || selectedIds.length === 0) return null
  return (
    <ReloadBoundary>
      <TickedActions actions={list.bulkActions} />
    </ReloadBoundary>
  )
}

/**
 * Clears the selection when the rows change (another page, order, filter or search) and when the list opens, because react-admin keeps
 * it in the browser's storage: no action applies to rows that are no longer visible.
 */
function useFreshSelection(searched: string): void {
  const { filterValues, page, perPage, sort, onUnselectItems } = useListContext()
  const shown = JSON.stringify([filterValues, page, perPage, sort, searched])
  const before = useRef('')
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    onUnselectItems()
  }, [shown, onUnselectItems])
}
