import { CircleX } from 'lucide-react'
import styles from './Search.module.css'

/** What is wrong, under a field or above a button; read out when it comes. */
export const ErrorText = ({ id, children }: { id?: string; children: string | null }) => (
  <div id={id} className={styles.place} role="alert">
    {children && (
      <p className={styles.problem}>
        <CircleX size={16} aria-hidden="true" />
        <span>{children}</span>
      </p>
    )}
  </div>
)
