import { Button, Skeleton } from '@mui/material'
import { useGetList } from 'ra-core'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../../contracts/money.ts'
import type { Lead } from '../../../../contracts/resources/lead.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { Section } from '../../../components/Section.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { LeadCards } from '../../../resources/leads/LeadCards.tsx'
import { LeadTable } from '../../../resources/leads/LeadTable.tsx'
import { LEADS_REFRESH_MS, leadsPath } from '../../../resources/leads/leadsView.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from './AdminDashboard.module.css'

const ROWS = 5

/** Demo and contact requests that nobody has handled yet, the latest first. */
export const OpenRequests = () => {
  const text = useTexts('admin')
  const narrow = useIsNarrow(1200)
  const box = useRef<HTMLDivElement>(null)
  const { data, total, error, refetch } = useGetList<Lead>(
    'leads',
    {
      pagination: { page: 1, perPage: ROWS },
      sort: { field: 'createdAt', order: 'DESC' },
      filter: { handled: false },
    },
    { refetchInterval: LEADS_REFRESH_MS, retry: false },
  )
  const Rows = narrow ? LeadCards : LeadTable
  return (
    <Section
      flush
      title={text('leads.title')}
      badge={total ? <span className={styles.count}>{text('leads.open', { count: formatCount(total) })}</span> : null}
      aside={
        <Button className={styles.all} size="small" component={Link} to={leadsPath}>
          {text('leads.all')}
        </Button>
      }
    >
      {/* What is handled leaves with its button: the focus stays here. */}
      <div ref={box} tabIndex={-1} className={styles.box}>
        {data ? (
          data.length === 0 ? (
            <p className={styles.none}>{text('leads.allHandled')}</p>
          ) : (
            <Rows onlyOpen leads={data} onDone={() => box.current?.focus()} />
          )
        ) : error ? (
          <LoadError
            title={text('leads.error')}
            requestId={(error as CallError).requestId}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className={styles.loading} variant="rounded" height={72} />
        )}
      </div>
    </Section>
  )
}
