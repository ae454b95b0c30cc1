import { Skeleton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Building2, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { pendingKyc } from '../../../../contracts/calls/adminKyc.ts'
import type { KycKind } from '../../../../contracts/people/kyc.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useTimeAgo } from '../../../i18n/useTimeAgo.ts'
import { LEADS_REFRESH_MS } from '../../../resources/leads/index.ts'
import { userTabPath } from '../../../resources/users/show/userTabs.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from './AdminDashboard.module.css'

const ROWS = 5

/** KYC submissions waiting for a decision, oldest first. */
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

/** The queue on narrow screens. A card opens the customer's KYC. */
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

type PendingKyc = z.output<typeof pendingKyc.reply>['pending']

const columns = ['customer', 'kind', 'onRecord', 'age'] as const

const KycQueueTable = ({ rows }: { rows: PendingKyc }) => {
  const text = useTexts('admin')
  const age = useTimeAgo()
  return (
    <Table size="small" aria-label={text('kyc.queue.title')}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name} align={name === 'age' ? 'right' : 'left'}>
              {text(`kyc.queue.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, userId, kind, name, customer, email, submittedAt }) => (
          <TableRow key={id} hover>
            <TableCell className={styles.name} title={`${customer}, ${email}`}>
              <Link to={userTabPath(userId, 'kyc')}>{customer}</Link> <span className={styles.quiet}>{email}</span>
            </TableCell>
            <TableCell>
              <KycKindChip kind={kind} />
            </TableCell>
            <TableCell className={styles.cell}>{name ?? '-'}</TableCell>
            <TableCell align="right" className={`num ${styles.cell}`}>
              {age(submittedAt)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const KycKindChip = ({ kind }: { kind: KycKind }) => (
  <ToneChip
    tone="neutral"
    icon={kind === 'individual' ? UserRound : Building2}
    label={useTexts('admin')(`kyc.kind.${kind}`)}
  />
)
