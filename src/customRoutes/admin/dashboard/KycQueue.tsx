import { Skeleton } from '@mui/material'
import { Link } from 'react-router-dom'
import { pendingKyc } from '../../../../contracts/calls/adminKyc.ts'
import { formatCount } from '../../../../contracts/money.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useTimeAgo } from '../../../i18n/useTimeAgo.ts'
import { LEADS_REFRESH_MS } from '../../../resources/leads/index.ts'
import { userTabPath } from '../../../resources/users/show/userTabs.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from './AdminDashboard.module.css'
import { KycKindChip } from './KycKindChip.tsx'
import { KycQueueTable, type PendingKyc } from './KycQueueTable.tsx'

const ROWS = 5

/** KYC that waits for a decision, whoever has waited longest first. */
export const KycQueue = () => {
  const text = useTexts('admin')
  const narrow = useIsNarrow()
  const { data, error, refetch } = useCallQuery(pendingKyc, {}, { refetchInterval: LEADS_REFRESH_MS })
  const Rows = narrow ? KycQueueCards : KycQueueTable
  return (
    <Section
      flush
      title={text('kyc.queue.title')}
      badge={
        data && data.total > 0 ? (
          <span className={styles.count}>{text('kyc.queue.waiting', { count: formatCount(data.total) })}</span>
        ) : null
      }
      aside={data && data.total > ROWS ? text('kyc.queue.more', { count: ROWS }) : null}
    >
      {data ? (
        data.total === 0 ? (
          <p className={styles.none}>{text('kyc.queue.none')}</p>
        ) : (
          <Rows rows={data.pending.slice(0, ROWS)} />
        )
      ) : error ? (
        <LoadError title={text('kyc.queue.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className={styles.loading} variant="rounded" height={36} />
      )}
    </Section>
  )
}

/** The queue on a narrow screen: a press opens the customer's KYC. */
const KycQueueCards = ({ rows }: { rows: PendingKyc }) => {
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
