import { Skeleton } from '@mui/material'
import { useState } from 'react'
import { listStaffSessions } from '../../../../contracts/calls/staff.ts'
import { formatCount } from '../../../../contracts/money.ts'
import { paths } from '../../../../contracts/paths.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import styles from '../staff/Accounts.module.css'
import { StaffActionDialog } from '../staff/StaffActionDialog.tsx'
import { SessionCards } from './SessionCards.tsx'
import { SessionTable } from './SessionTable.tsx'
import type { EndSessionTarget } from './staffSession.ts'

/** Where the staff are signed in, and how to end it. */
const AdminSessions = () => {
  const text = useTexts('staff')
  const adminText = useTexts('admin')
  const cards = useIsNarrow(1200)
  const [ending, setEnding] = useState<EndSessionTarget | null>(null)
  const { data, error, refetch } = useCallQuery(listStaffSessions, {})
  const Rows = cards ? SessionCards : SessionTable
  return (
    <div className={styles.page}>
      <PageHeader
        quietTitle
        crumbs={[{ label: adminText('dashboard.title'), to: paths.adminDashboard }, { label: text('sessions.title') }]}
        title={text('sessions.title')}
      />
      {data?.capped && (
        <InlineAlert tone="info">{text('sessions.capped', { count: formatCount(data.sessions.length) })}</InlineAlert>
      )}
      {error && !data ? (
        <LoadError title={text('sessions.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <Section flush title={text('sessions.list')} aside={data && formatCount(data.sessions.length)}>
          {data ? <Rows sessions={data.sessions} onEnd={setEnding} /> : <Skeleton variant="rounded" height={96} />}
        </Section>
      )}
      {ending && (
        <StaffActionDialog
          action={ending.what}
          id={ending.what === 'end' ? ending.session.id : ending.session.staffId}
          name={ending.session.name}
          onClose={() => setEnding(null)}
        />
      )}
    </div>
  )
}

export default AdminSessions
