import { Button, Skeleton } from '@mui/material'
import { Link } from 'react-router-dom'
import { getAdminDashboard } from '../../../../contracts/calls/admin.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { adminViewPath } from '../../../../contracts/platform/paths.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { StatCard } from '../../../components/StatCard.tsx'
import { useDelayed } from '../../../components/useDelayed.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './AdminDashboard.module.css'
import { AdminDashboardCharts } from './AdminDashboardCharts.tsx'
import { type AdminDashboard, toAdminStats } from './adminStats.ts'
import { BelowCost } from './BelowCost.tsx'
import { Capabilities } from './Capabilities.tsx'
import { KycQueue } from './KycQueue.tsx'
import { LowBalances } from './LowBalances.tsx'
import { OpenRequests } from './OpenRequests.tsx'
import { Sources } from './Sources.tsx'
import { TopSpenders } from './TopSpenders.tsx'
import { WaitingApprovals } from './WaitingApprovals.tsx'
import { WaitingWork } from './WaitingWork.tsx'

/** Revenue, calls, queues, success rates, sources and low balances. */
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
            <Button size="small" component={Link} to={adminViewPath('tutorials')}>
              {tutorials('title')}
            </Button>
          </>
        }
      />
      {data ? (
        <div className={styles.page}>
          <WaitingWork />
          <AdminDashboardStats data={data} />
          <div className={styles.waiting}>
            <KycQueue />
            <WaitingApprovals />
            <OpenRequests />
          </div>
          <AdminDashboardCharts data={data} />
          <BelowCost />
          <Sources sources={data.sources} />
          <Capabilities />
          <TopSpenders rows={data.largest} />
          <LowBalances rows={data.lowBalances} customers={data.lowCustomers} />
        </div>
      ) : error ? (
        <LoadError title={text('dashboard.error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <AdminDashboardSkeleton />
      )}
    </>
  )
}

const blocks = ['revenue', 'calls', 'rate', 'sources', 'largest', 'low']

/** Matches the loaded layout: four figures, three charts, three lists. */
const AdminDashboardSkeleton = () => {
  const late = useDelayed(150)
  const block = (height: number) => (late ? <Skeleton variant="rounded" height={height} /> : <div style={{ height }} />)
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.figures}>
        {blocks.slice(0, 4).map(name => (
          <div key={name}>{block(104)}</div>
        ))}
      </div>
      {blocks.map(name => (
        <div key={name}>{block(272)}</div>
      ))}
    </div>
  )
}

const AdminDashboardStats = ({ data }: { data: AdminDashboard }) => {
  const text = useTexts('admin')
  const { active, withoutKyc } = data.customers
  return (
    <div className={styles.figures}>
      {toAdminStats(data, text).map(figure => (
        <StatCard key={figure.label} {...figure} />
      ))}
      <StatCard
        label={text('dashboard.customers')}
        figure={formatCount(active)}
        note={text('dashboard.withoutKyc', { count: formatCount(withoutKyc) })}
      />
    </div>
  )
}
