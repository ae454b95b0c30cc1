import { IconButton } from '@mui/material'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './BulkActionBar.module.css'

interface BulkActionBarProps {
  /** The number of selected rows: "2 selected". */
  label: string
  /** Buttons, with an optional `BulkActionNote` before them. */
  children: ReactNode
  onLeave: () => void
}

/** The actions for the selected rows, in the middle of the footer. Escape clears the selection, unless an open overlay handled the key. */
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

/** A remark such as what is free of charge; hidden on narrow screens. */
export const BulkActionNote = ({ children }: { children: ReactNode }) => <span className={styles.note}>{children}</span>
