import { Check, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './FieldMessage.module.css'

interface FieldMessageProps {
  error?: ReactNode
  success?: ReactNode
  hint?: ReactNode
}

/** The message under a field: an error replaces the hint, and a valid value may be confirmed. Announced politely. */
export const FieldMessage = ({ error, success, hint }: FieldMessageProps) => (
  <div className={styles.message} aria-live="polite">
    {error ? (
      <span className={styles.error}>
        <CircleX size={14} aria-hidden="true" />
        <span>{error}</span>
      </span>
    ) : success ? (
      <span className={styles.success}>
        <Check size={14} aria-hidden="true" />
        <span>{success}</span>
      </span>
    ) : (
      hint
    )}
  </div>
)
