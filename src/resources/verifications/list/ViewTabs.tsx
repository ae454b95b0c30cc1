import { Button, IconButton, Tab, Tabs } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useGetList } from 'ra-core'
import { Suspense, useState } from 'react'
import { formatCount } from '../../../../contracts/money.ts'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'
import type { Filters } from './filters.ts'
import styles from './List.module.css'
import { useSavedViews } from './savedViews.ts'

const SaveViewDialog = lazyPage(() => import('./SaveViewDialog.tsx'))

/** Saved views as tabs with their counts; what no view shows can be saved as one. */
export const ViewTabs = () => {
  const text = useTexts('verifications')
  const { views, current, show, save, remove } = useSavedViews()
  const [naming, setNaming] = useState(false)
  return (
    <div className={styles.views}>
      <Tabs
        variant="scrollable"
        scrollButtons={false}
        aria-label={text('view.label')}
        value={current?.id ?? false}
        onChange={(_, id: string) => show(views.find(view => view.id === id) ?? { id, name: '', filters: {} })}
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
      <Suspense>{naming && <SaveViewDialog onSave={save} onClose={() => setNaming(false)} />}</Suspense>
    </div>
  )
}

/** How many records a view has. It keeps its place while the count is asked. */
const ViewCount = ({ filters }: { filters: Filters }) => {
  const product = useProduct()
  const { total, meta } = useGetList(
    product.id,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'DESC' }, filter: filters },
    { staleTime: 30_000 },
  )
  return <span className={`num ${styles.count}`}>{total === undefined ? '…' : formatTotal(total, isCapped(meta))}</span>
}

/** "2,418", or "10,000+" where the server stopped counting. */
const formatTotal = (total: number, capped: boolean): string => formatCount(total) + (capped ? '+' : '')

/** Whether a list's reply says that its count is capped. */
const isCapped = (meta: unknown): boolean => (meta as { capped?: boolean } | undefined)?.capped === true
