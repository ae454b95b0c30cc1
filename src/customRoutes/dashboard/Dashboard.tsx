import { keepPreviousData } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { type Dashboard as DashboardData, dashboardDays, getDashboard } from '../../../contracts/calls/dashboard.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { useSession } from '../../authProvider/session.ts'
import { rateDomain } from '../../components/charts/axes.ts'
import { ChartCard } from '../../components/charts/ChartCard.tsx'
import { RateLineChart, SpendBarChart } from '../../components/charts/charts.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatCard } from '../../components/StatCard.tsx'
import { PageTitle } from '../../components/usePageTitle.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { WalletBar } from '../../wallets/WalletBar.tsx'
import { rateSeries, spendSeries, toDashboardPoints } from './chartPoints.ts'
import styles from './Dashboard.module.css'
import { DashboardFirstUse } from './DashboardFirstUse.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Greeting } from './Greeting.tsx'
import { PendingTasks } from './PendingTasks.tsx'
import { type Period, PeriodMenu } from './PeriodMenu.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { RecentSection } from './RecentSection.tsx'
import { formatRate, toDashboardStats } from './stats.ts'

const usual: Period = 30

/** The period is in the address, so that it survives a reload and can be shared. */
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
      <PageTitle title={text('title')} />
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

const hasTraffic = ({ verifications, recent }: DashboardData) =>
  recent.length > 0 || verifications.now > 0 || verifications.before > 0

const Overview = ({ data }: { data: DashboardData }) => (
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

/** Greeting and wallets at the top of the dashboard under 900 px, where the top bar has no room for them. */
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

const DashboardStats = ({ data }: { data: DashboardData }) => (
  <div className={styles.figures}>
    {toDashboardStats(data, useTexts('dashboard')).map(figure => (
      <StatCard key={figure.label} {...figure} />
    ))}
  </div>
)

/** In percent. With a lower rate, the customer should look at the source. */
const expectedRate = 95

const DashboardCharts = ({ data }: { data: DashboardData }) => {
  const text = useTexts('dashboard')
  const points = toDashboardPoints(data, useLocale())
  const spend = spendSeries(data, text)
  const rate = rateSeries(text)
  const day = text('charts.day')
  return (
    <div className={styles.columns}>
      <ChartCard
        title={text('charts.spend')}
        series={spend}
        points={points}
        format={formatPaise}
        pointLabel={day}
        totals
      >
        <SpendBarChart series={spend} points={points} format={formatPaise} />
      </ChartCard>
      <ChartCard title={text('charts.rate')} series={[rate]} points={points} format={formatRate} pointLabel={day}>
        <RateLineChart
          series={rate}
          points={points}
          format={formatRate}
          domain={rateDomain([expectedRate, ...data.days.flatMap(({ successRate }) => successRate ?? [])])}
          threshold={{ value: expectedRate, label: text('charts.threshold', { rate: formatRate(expectedRate) }) }}
        />
      </ChartCard>
    </div>
  )
}
