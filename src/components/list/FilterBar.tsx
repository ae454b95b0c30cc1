import { useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'
import { FilterChips } from './FilterChips.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import styles from './List.module.css'

export interface ListFilter {
  name: string
  label: string
  /** What is set, in words. */
  value: string | undefined
  onClear: () => void
  editor: ReactNode
}

interface FilterBarProps {
  search: ReactNode
  filters: ListFilter[]
  onClearAll: () => void
}

/** Search and filters: chips where there is room, else one button with a counter. */
export const FilterBar = ({ search, filters, onClearAll }: FilterBarProps) => {
  const narrow = useMediaQuery('(max-width:899.95px)')
  return (
    <div className={styles.bar}>
      <div className={styles.search}>{search}</div>
      {narrow ? <FilterSheet filters={filters} onClearAll={onClearAll} /> : <FilterChips filters={filters} />}
    </div>
  )
}
