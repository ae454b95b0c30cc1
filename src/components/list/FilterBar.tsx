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
  /** A chip only once it is set; until then under "Filter". */
  rare?: boolean
  /** None where a filter can only be taken away. */
  editor?: ReactNode
}

interface FilterBarProps {
  /** None where a list has no words to look for. */
  search?: ReactNode
  filters: ListFilter[]
  /** At the right, where there is room: columns, density. */
  tools?: ReactNode
  onClearAll: () => void
}

/** Search and filters: chips where there is room, else one button with a counter. */
export const FilterBar = ({ search, filters, tools, onClearAll }: FilterBarProps) => {
  const narrow = useMediaQuery('(max-width:899.95px)')
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {narrow ? (
        <FilterSheet filters={filters} onClearAll={onClearAll} />
      ) : (
        <>
          <FilterChips filters={filters} />
          {tools && <span className={styles.tools}>{tools}</span>}
        </>
      )}
    </div>
  )
}
