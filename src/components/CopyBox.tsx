import styles from './CopyBox.module.css'
import { CopyButton } from './CopyButton.tsx'

interface CopyBoxProps {
  value: string
  /** Names the value on its button, for screen readers. */
  name: string
}

/** A value to be copied whole: a key, a secret, a call. Its line breaks stay. */
export const CopyBox = ({ value, name }: CopyBoxProps) => (
  <div className={styles.box}>
    <code>{value}</code>
    <CopyButton value={value} name={name} />
  </div>
)
