import { Button, IconButton, Tab, Tabs } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './List.module.css'
import { useSavedViews } from './useSavedViews.ts'
import { ViewCount } from './ViewCount.tsx'

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
