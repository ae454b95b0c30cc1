import type { ReactNode } from 'react'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import styles from './List.module.css'
import type { ListFilter } from './listFilter.ts'

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
