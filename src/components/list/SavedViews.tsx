import { Button, IconButton, Tab, Tabs } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useGetList, useListContext, useStore } from 'ra-core'
import { createElement, useState } from 'react'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { lazyPage } from '../plain/lazyPage.ts'
import type { SavedView } from './declaration.ts'
import { useDeclaredList } from './declaredList.ts'
import styles from './SavedViews.module.css'
import { formatTotal } from './total.ts'

const SaveViewDialog = lazyPage(() => import('./SaveViewDialog.tsx'))

type Filters = SavedView['filters']

interface View {
  id: string
  name: string
  filters: Filters
  /** Saved by the user, who can remove it. */
  own?: boolean
}

/** The list's saved views, and its switch to another list of the page. */
export const SavedViews = () => {
  const { list } = useDeclaredList()
  if (!list.savedViews && !list.tabs) return null
  return (
    <div className={styles.top}>
      {list.tabs && <div className={styles.tabs}>{createElement(list.tabs)}</div>}
      {list.savedViews && <ViewTabs declared={list.savedViews} />}
    </div>
  )
}

/** The views as tabs. Filters that match no view can be saved as a new one. */
const ViewTabs = ({ declared }: { declared: readonly SavedView[] }) => {
  const text = useTexts('components')
  const { views, current, show, save, remove } = useViews(declared)
  const [naming, setNaming] = useState(false)
  return (
    <div className={styles.views}>
      <Tabs
        variant="scrollable"
        scrollButtons={false}
        aria-label={text('view.label')}
        value={current?.id ?? false}
        onChange={(_, id: string) => show(id)}
      >
        {views.map(view => (
          <Tab
            key={view.id}
            value={view.id}
            label={
              <span className={styles.view}>
                {view.name} <ViewCount filters={view.filters} />
              </span>
            }
          />
        ))}
      </Tabs>
      {!current && (
        <Button size="small" color="inherit" startIcon={<Plus />} onClick={() => setNaming(true)}>
          {text('view.save')}
        </Button>
      )}
      {current?.own && (
        <IconButton
          size="small"
          aria-label={text('view.remove', { name: current.name })}
          onClick={() => remove(current)}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
      {naming && <SaveViewDialog onSave={save} onClose={() => setNaming(false)} />}
    </div>
  )
}

const withoutCursor = ({ after: _, ...filters }: Filters): Filters => filters

const signature = (filters: Filters) =>
  JSON.stringify(Object.entries(withoutCursor(filters)).sort(([a], [b]) => a.localeCompare(b)))

/** The view with exactly these filters, whatever their order and the current page. */
export const findView = <V extends Pick<View, 'filters'>>(views: readonly V[], filters: Filters): V | undefined =>
  views.find(view => signature(view.filters) === signature(filters))

/** The declared views, the user's own views, which are kept in the browser, and the current view. */
function useViews(declared: readonly SavedView[]) {
  const text = useTexts('components')
  const locale = useLocale()
  const { resource } = useDeclaredList()
  const { filterValues, setFilters } = useListContext()
  const [own, setOwn] = useStore<View[]>(`${resource.name}.views`, [])
  const all = { id: 'all', name: text('view.all'), filters: {} }
  const views: View[] = [all, ...declared.map(view => ({ ...view, name: view.name[locale] })), ...own]
  return {
    views,
    current: findView(views, filterValues),
    show: (id: string) => {
      const view = views.find(one => one.id === id)
      if (view) setFilters(view.filters)
    },
    save: (name: string) =>
      setOwn([...own, { id: `own-${Date.now()}`, name, filters: withoutCursor(filterValues), own: true }]),
    remove: (view: View) => setOwn(own.filter(({ id }) => id !== view.id)),
  }
}

/** The number of records in a view, with a placeholder while it loads. */
const ViewCount = ({ filters }: { filters: Filters }) => {
  const { resource, permanentFilter } = useDeclaredList()
  const { isPending } = useListContext()
  const { total, meta } = useGetList(
    resource.name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'DESC' },
      filter: { ...filters, ...permanentFilter },
    },
    // The rows come first.
    { staleTime: 30_000, enabled: !isPending },
  )
  return <span className={`num ${styles.count}`}>{total === undefined ? '…' : formatTotal(total, meta)}</span>
}
