import { formatCount } from '../../../../contracts/money.ts'
import styles from './IpHits.module.css'

/** How many were refused; none is quiet. */
export const BlockedCount = ({ count }: { count: number }) => (
  <span className={count > 0 ? styles.blocked : styles.quiet}>{formatCount(count)}</span>
)
