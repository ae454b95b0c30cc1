import { IconButton, Menu, MenuItem, Popover } from '@mui/material'
import { ListFilter as Funnel } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { AddFilterChip, FilterChip } from '../FilterChip.tsx'
import { lazyPage } from '../plain/lazyPage.ts'
import { ReloadBoundary } from '../plain/ReloadBoundary.tsx'
import type { ListFilter } from './declaredList.ts'
import styles from './List.module.css'

const FilterDrawer = lazyPage(() => import('./FilterDrawer.tsx'))

interface FilterBarProps {
  /** Undefined if the list has no text search. */
  search?: ReactNode
  filters: ListFilter[]
  /** On the right on wide screens: columns, density. */
  tools?: ReactNode
  onClearAll: () => void
}

/** Search and filters: chips on wide screens, one button with a counter on narrow ones. */
export const FilterBar = ({ search, filters, tools, onClearAll }: FilterBarProps) => {
  const narrow = useIsNarrow()
  const hasSheet = narrow && filters.length > 0
  if (!search && filters.length === 0 && (narrow || !tools)) return null
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {hasSheet && <FilterSheet filters={filters} onClearAll={onClearAll} />}
      {!narrow && (
        <>
          <FilterChips filters={filters} />
          {tools && <span className={styles.tools}>{tools}</span>}
        </>
      )}
    </div>
  )
}

/** The key of the menu with the filters that have no chip. */
const MORE = ''

const FilterChips = ({ filters }: { filters: ListFilter[] }) => {
  const [open, setOpen] = useState<{ name: string; anchor: HTMLElement } | null>(null)
  const shown = filters.filter(({ rare, value }) => !rare || value !== undefined)
  const rest = filters.filter(({ rare, value, editor }) => rare && value === undefined && editor !== undefined)
  const editor = filters.find(({ name }) => name === open?.name)?.editor
  const close = () => setOpen(null)
  return (
    <>
      {shown.map(({ name, label, value, onClear }) => (
        <FilterChip
          key={name}
          label={label}
          value={value}
          onOpen={event => setOpen({ name, anchor: event.currentTarget })}
          onClear={onClear}
        />
      ))}
      {rest.length > 0 && <AddFilterChip onOpen={event => setOpen({ name: MORE, anchor: event.currentTarget })} />}
      <Menu open={open?.name === MORE} anchorEl={open?.anchor} onClose={close}>
        {rest.map(({ name, label }) => (
          <MenuItem key={name} onClick={() => open && setOpen({ ...open, name })}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={editor !== undefined}
        anchorEl={open?.anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { className: styles.popover } }}
      >
        {editor}
      </Popover>
    </>
  )
}

interface FilterSheetProps {
  filters: ListFilter[]
  onClearAll: () => void
}

/** A button with the number of active filters, and the sheet that it opens. */
const FilterSheet = ({ filters, onClearAll }: FilterSheetProps) => {
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
          <FilterDrawer filters={filters} open={open} onClearAll={onClearAll} onClose={() => setOpen(false)} />
        </ReloadBoundary>
      )}
    </>
  )
}
