import type { ReactNode } from 'react'
import styles from './TwoColumns.module.css'

interface TwoColumnsProps {
  /** On the right, or below the rest on narrow screens. */
  aside: ReactNode
  /** Keeps the aside visible: a price card, which has a fixed bar on a phone. */
  sticky?: boolean
  children: ReactNode
}

/** A wide column of cards with a narrow one beside it. */
export const TwoColumns = ({ aside, sticky = false, children }: TwoColumnsProps) => (
  <div className={styles.columns} data-sticky={sticky || undefined}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{aside}</div>
  </div>
)
