import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Verify.module.css'

/** A label with the word "optional" rather than an asterisk. */
export const FieldLabel = ({ label, optional }: { label: string; optional?: boolean }) => {
  const text = useTexts('components')
  return (
    <>
      {label} {optional && <span className={styles.optional}>{text('field.optional')}</span>}
    </>
  )
}
