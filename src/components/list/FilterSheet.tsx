import { IconButton } from '@mui/material'
import { ListFilter as Funnel } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { lazyPage } from '../plain/lazyPage.ts'
import { ReloadBoundary } from '../plain/ReloadBoundary.tsx'
import styles from './List.module.css'
import type { ListFilter } from './listFilter.ts'

const FilterDrawer = lazyPage(() => import('./FilterDrawer.tsx'))

interface FilterSheetProps {
  filters: ListFilter[]
  onClearAll: () => void
}

/** One button that counts what is set, and the sheet that it opens. */
export const FilterSheet = ({ filters, onClearAll }: FilterSheetProps) => {
  const text = useTexts('components')
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const count = filters.filter(({ value }) => value !== undefined).length
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <IconButton
        className={styles.sheetButton}
        aria-label={count > 0 ? text('filter.openCount', { count }) : text('filter.open')}
        onClick={show}
      >
        <Funnel aria-hidden="true" />
        <span className={styles.sheetWord} aria-hidden="true">
          {text('filter.open')}
        </span>
        {count > 0 && (
          <span className={styles.sheetCount} aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      {wanted && (
        <ReloadBoundary>
          <Suspense>
            <FilterDrawer filters={filters} open={open} onClearAll={onClearAll} onClose={() => setOpen(false)} />
          </Suspense>
        </ReloadBoundary>
      )}
    </>
  )
}
