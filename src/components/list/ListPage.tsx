import { ResourceContextProvider } from 'ra-core'
import { createElement } from 'react'
import { useLocale } from '../../i18n/locale.ts'
import { PageHeader } from '../PageHeader.tsx'
import { DeclaredFilters } from './DeclaredFilters.tsx'
import { type DeclaredList, useDeclaredList } from './declaredList.ts'
import { ExportListButton } from './ExportCsvButton.tsx'
import styles from './List.module.css'
import { ListDrawer } from './ListDrawer.tsx'
import { ListFrame, type ListFrameProps } from './ListFrame.tsx'
import { ListRows } from './ListRows.tsx'
import { SavedViews } from './SavedViews.tsx'
import { SelectionBar } from './SelectionBar.tsx'

/** A declared list as a page of its own. */
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
      <ListDrawer />
      <SelectionBar />
    </ListFrame>
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

/** What can be done besides filtering: the export, and the list's own actions. */
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
  /** In place of the words for a list without any record. */
  none?: string | undefined
  /** It fills a tab: its filters are in the address, and its actions and export stand beside them. */
  inAddress?: boolean
}

/** A declared list within another page: of one customer, for instance, without the column that says whose it is. */
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
      <ListDrawer />
      <SelectionBar />
    </ListFrame>
  </ResourceContextProvider>
)
