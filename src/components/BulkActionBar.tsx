import { IconButton } from '@mui/material'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './BulkActionBar.module.css'

interface BulkActionBarProps {
  /** How many: "2 selected". */
  label: string
  /** Buttons, and a `BulkActionNote` before them. */
  children: ReactNode
  onLeave: () => void
}

/** What can be done with a selection, in the footer's middle. Escape leaves, unless something over it took the key. */
export const BulkActionBar = ({ label, children, onLeave }: BulkActionBarProps) => {
  const text = useTexts('components')

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const elsewhere = event.defaultPrevented || document.querySelector('[role="dialog"], [role="menu"]')
      if (event.key === 'Escape' && !elsewhere) onLeave()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onLeave])

  return (
    <div className={styles.bar} role="region" aria-label={label}>
      <strong role="status">{label}</strong>
      {children}
      <span className={styles.leave}>
        <IconButton color="inherit" aria-label={text('inkBar.leave')} onClick={onLeave}>
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </div>
  )
}

/** What is free, for instance; left out where there is no room. */
export const BulkActionNote = ({ children }: { children: ReactNode }) => <span className={styles.note}>{children}</span>
