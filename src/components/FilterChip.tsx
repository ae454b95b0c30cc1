import { ChevronDown, Plus, X } from 'lucide-react'
import type { MouseEventHandler, ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './FilterChip.module.css'

interface FilterChipProps {
  label: string
  /** The filter's value in words; undefined while it is not set. */
  value?: ReactNode | undefined
  onOpen: MouseEventHandler<HTMLButtonElement>
  onClear?: () => void
}

export const FilterChip = ({ label, value, onOpen, onClear }: FilterChipProps) => {
  const text = useTexts('components')
  return (
    <span className={styles.chip} data-set={value !== undefined || undefined}>
      <button type="button" aria-haspopup="true" onClick={onOpen}>
        {label} {value !== undefined ? <strong>{value}</strong> : <ChevronDown size={14} aria-hidden="true" />}
      </button>
      {value !== undefined && onClear && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text('filter.clear', { name: label })}
          onClick={onClear}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}

export const AddFilterChip = ({ onOpen }: Pick<FilterChipProps, 'onOpen'>) => {
  const text = useTexts('components')
  return (
    <span className={styles.chip} data-add>
      <button type="button" aria-haspopup="true" onClick={onOpen}>
        <Plus size={14} aria-hidden="true" /> {text('filter.add')}
      </button>
    </span>
  )
}
