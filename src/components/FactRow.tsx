import type { ReactNode } from 'react'
import styles from './FactRow.module.css'

const empty = (value: ReactNode) => value === null || value === undefined || value === ''

/** One result field. An empty value is shown as '-'. */
export const FactRow = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{empty(children) ? '-' : children}</dd>
  </div>
)

/** Result fields in two columns, or in one on narrow screens. */
export const FactList = ({ columns = 2, children }: { columns?: 1 | 2; children: ReactNode }) => (
  <dl className={styles.list} data-columns={columns}>
    {children}
  </dl>
)
