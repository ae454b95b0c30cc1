import { Button } from '@mui/material'
import { Link } from 'react-router-dom'
import { getAdminDashboard } from '../../../../contracts/calls/admin.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { tutorialsPath } from '../tutorials/tutorial.ts'
import styles from './AdminDashboard.module.css'
import { AdminDashboardCharts } from './AdminDashboardCharts.tsx'
import { AdminDashboardSkeleton } from './AdminDashboardSkeleton.tsx'
import { AdminDashboardStats } from './AdminDashboardStats.tsx'
import { KycQueue } from './KycQueue.tsx'
import { LowBalances } from './LowBalances.tsx'
import { OpenRequests } from './OpenRequests.tsx'
import { SourceList } from './SourceList.tsx'
import { TopSpenders } from './TopSpenders.tsx'

/** How the platform does: revenue, calls, what waits for staff, answers, sources, and whose balance runs out. */
export const PlatformOverview = () => {
  const text = useTexts('admin')
  const tutorials = useTexts('tutorials')
  const { data, error, refetch } = useCallQuery(getAdminDashboard, {})
  return (
    <>
      <PageHeader
        title={text('dashboard.title')}
        quietTitle
        actions={
          <>
            {data && <span className={styles.period}>{text('dashboard.period', { days: data.days.length })}</span>}
            <Button size="small" component={Link} to={tutorialsPath}>
              {tutorials('staff.title')}
            </Button>
          </>
        }
      />
      {data ? (
        <div className={styles.page}>
          <AdminDashboardStats data={data} />
          <div className={styles.waiting}>
            <KycQueue />
            <OpenRequests />
          </div>
          <AdminDashboardCharts data={data} />
          <SourceList sources={data.sources} />
          <TopSpenders rows={data.largest} />
          <LowBalances rows={data.lowBalances} />
        </div>
      ) : error ? (
        <LoadError title={text('dashboard.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <AdminDashboardSkeleton />
      )}
    </>
  )
}
