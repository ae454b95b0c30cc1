import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

interface TwoColumnsProps {
  /** At the right; under the rest where there is no room. */
  aside: ReactNode
  /** The aside stays in sight: a price, whose button is a bar at the foot of a phone. */
  sticky?: boolean
  children: ReactNode
}

/** A page's cards, and narrow ones beside them. */
export const TwoColumns = ({ aside, sticky = false, children }: TwoColumnsProps) => (
  <div className={styles.columns} data-sticky={sticky || undefined}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{aside}</div>
  </div>
)
