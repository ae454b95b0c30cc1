import { Link } from 'react-router-dom'
import { StatusChip } from '../../components/StatusChip.tsx'
import { useTimeAgo } from '../../i18n/useTimeAgo.ts'
import styles from './Recent.module.css'
import { RecentCharge } from './RecentCharge.tsx'
import type { RecentVerification } from './useRecentVerifications.ts'

/** The rows as cards of three lines, where a table has no room. */
export const RecentCards = ({ rows }: { rows: RecentVerification[] }) => {
  const age = useTimeAgo()
  return (
    <ul className={styles.cards}>
      {rows.map(row => (
        <li key={row.id}>
          <Link to={row.to}>
            <b>{row.name}</b>
            <StatusChip status={row.status} />
            <span className="mono">{row.subject}</span>
            <RecentCharge row={row} />
            <span className={styles.result}>{row.result}</span>
            <span className={`num ${styles.age}`}>{age(row.createdAt, { ago: true })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
