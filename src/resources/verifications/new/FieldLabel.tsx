import { useText } from '../../../components/useText.ts'
import styles from './Verify.module.css'

/** A label with the word "optional" rather than an asterisk. */
export const FieldLabel = ({ label, optional }: { label: string; optional?: boolean }) => {
  const text = useText()
  return (
    <>
      {label} {optional && <span className={styles.optional}>{text('field.optional')}</span>}
    </>
  )
}
