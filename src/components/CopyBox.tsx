import styles from './CopyBox.module.css'
import { CopyButton } from './CopyButton.tsx'

interface CopyBoxProps {
  value: string
  /** Names the value in its button's label, for screen readers. */
  name: string
}

/** A value to copy as a whole, such as a key, a secret or a code sample. Line breaks are kept. */
export const CopyBox = ({ value, name }: CopyBoxProps) => (
  <div className={styles.box}>
    <code>{value}</code>
    <CopyButton value={value} name={name} />
  </div>
)
