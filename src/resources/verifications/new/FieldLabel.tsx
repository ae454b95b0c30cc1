import type { ReactNode } from 'react'
import { useText } from '../../../components/useText.ts'
import styles from './Verify.module.css'

/** A label with the word "optional" rather than an asterisk, and what stands at its right. */
export const FieldLabel = ({ label, optional, aside }: { label: string; optional?: boolean; aside?: ReactNode }) => {
  const text = useText()
  return (
    <span className={styles.label}>
      <span>
        {label} {optional && <span className={styles.optional}>{text('field.optional')}</span>}
      </span>
      {aside}
    </span>
  )
}
