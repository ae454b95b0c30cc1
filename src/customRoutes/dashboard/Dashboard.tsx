import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { type Dashboard as Data, dashboardDays, getDashboard } from '../../../contracts/calls/dashboard.ts'
import { useSession } from '../../authProvider/session.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { WalletBar } from '../../wallets/WalletBar.tsx'
import styles from './Dashboard.module.css'
import { DashboardCharts } from './DashboardCharts.tsx'
import { DashboardFirstUse } from './DashboardFirstUse.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { DashboardStats } from './DashboardStats.tsx'
import { Greeting } from './Greeting.tsx'
import { PendingTasks } from './PendingTasks.tsx'
import { type Period, PeriodMenu } from './PeriodMenu.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { RecentSection } from './RecentSection.tsx'

const usual: Period = 30

/** The period stands in the address, so that it survives a reload and can be sent to somebody. */
function usePeriod(): [Period, (days: Period) => void] {
  const [search, setSearch] = useSearchParams()
  const days = dashboardDays.find(choice => String(choice) === search.get('days')) ?? usual
  return [days, next => setSearch(next === usual ? {} : { days: String(next) }, { replace: true })]
}

const Dashboard = () => {
  const text = useTexts('dashboard')
  const [days, setDays] = usePeriod()
  const { kycComplete } = useSession()
  const query = { days: String(days) as `${Period}` }
  const { data, error, refetch } = useCallQuery(getDashboard, { query }, { placeholderData: keepPreviousData })
  const used = data && hasTraffic(data)
  return (
    <>
      <Title title={text('title')} />
      <PhoneWelcome />
      <PageHeader
        title={text('title')}
        quietTitle
        actions={
          <>
            {used && <PeriodMenu days={days} onChange={setDays} />}
            {kycComplete && used && (
              <ProductPicker page="verify" label={text('newVerification')} variant="contained" startIcon={<Plus />} />
            )}
          </>
        }
      />
      {data ? (
        <div className={styles.page}>{used ? <Overview data={data} /> : <DashboardFirstUse />}</div>
      ) : error ? (
        <LoadError title={text('error')} requestId={error.requestId} onRetry={() => void refetch()} />
      ) : (
        <DashboardSkeleton />
      )}
    </>
  )
}

const hasTraffic = ({ verifications, recent }: Data) =>
  recent.length > 0 || verifications.now > 0 || verifications.before > 0

const Overview = ({ data }: { data: Data }) => (
  <>
    <DashboardStats data={data} />
    <DashboardCharts data={data} />
    <div className={styles.columns}>
      <RecentSection recent={data.recent} />
      <PendingTasks needs={data.needs} />
    </div>
  </>
)

export default Dashboard

/** At the head of the dashboard under 900 px, where the top bar has no room for them. */
const PhoneWelcome = () => {
  const narrow = useIsNarrow()
  return (
    narrow && (
      <>
        <Greeting />
        <WalletBar />
      </>
    )
  )
}
