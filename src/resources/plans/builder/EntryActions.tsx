import { IconButton } from '@mui/material'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Builder.module.css'

interface EntryActionsProps {
  /** Named in the labels, for screen readers. */
  name: string
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The heading of an entry, with its name in sight. */
export const EntryHead = (props: EntryActionsProps) => (
  <div className={styles.entryHead}>
    <strong>{props.name}</strong>
    <EntryActions {...props} />
  </div>
)

/** Moves an entry of a list, or removes it. */
export const EntryActions = ({ name, index, count, onMove, onRemove }: EntryActionsProps) => {
  const text = useTexts('planBuilder')
  return (
    <span className={styles.entryActions}>
      <IconButton size="small" disabled={index === 0} aria-label={text('up', { name })} onClick={() => onMove(-1)}>
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        size="small"
        disabled={index === count - 1}
        aria-label={text('down', { name })}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="small" aria-label={text('remove', { name })} onClick={onRemove}>
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
