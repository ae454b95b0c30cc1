import { Link } from 'react-router-dom'
import { useTimeAgo } from '../../../i18n/useTimeAgo.ts'
import { userTabPath } from '../../../resources/users/show/userTabs.ts'
import styles from './AdminDashboard.module.css'
import { KycKindChip } from './KycKindChip.tsx'
import type { PendingKyc } from './KycQueueTable.tsx'

/** The queue on a narrow screen: a press opens the customer's KYC. */
export const KycQueueCards = ({ rows }: { rows: PendingKyc }) => {
  const age = useTimeAgo()
  return (
    <ul className={styles.cards}>
      {rows.map(({ id, userId, kind, name, customer, submittedAt }) => (
        <li key={id}>
          <Link to={userTabPath(userId, 'kyc')}>
            <span>
              <b>{customer}</b>
              <KycKindChip kind={kind} />
            </span>
            <span className={styles.quiet}>
              <span>{name ?? '-'}</span>
              <span className="num">{age(submittedAt)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
