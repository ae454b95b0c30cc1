import { Button } from '@mui/material'
import type { WalletKind } from '../../../../contracts/platform/codes.ts'
import { formatCount, formatPaise } from '../../../../contracts/platform/money.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { ChartCard } from '../../../components/charts/ChartCard.tsx'
import type { ChartSeries } from '../../../components/charts/chartData.ts'
import { SpendBarChart } from '../../../components/charts/charts.ts'
import { StatCard } from '../../../components/StatCard.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { SubjectNotes } from '../../notes/SubjectNotes.tsx'
import { LatestEntries } from '../../transactions/LatestEntries.tsx'
import { SupportMessages } from './SupportMessages.tsx'
import { SupportViews } from './SupportViews.tsx'
import { LatestAudit } from './UserAudit.tsx'
import { UserFeatures } from './UserFeatures.tsx'
import { LatestKeys } from './UserKeys.tsx'
import styles from './UserPage.module.css'
import { UserProfile } from './UserProfile.tsx'
import { LatestSubUsers } from './UserSubUsers.tsx'
import { useUserTab } from './userTabs.ts'

export const UserOverview = ({ user }: { user: AdminUserDetail }) => (
  <div className={styles.overview}>
    <div className={styles.main}>
      <WalletStats user={user} />
      <LatestLedger user={user} />
      <div className={styles.pair}>
        <LatestKeys user={user} />
        <CallsChart user={user} />
      </div>
      <LatestSubUsers user={user} />
    </div>
    <div className={styles.side}>
      <UserProfile user={user} />
      <UserFeatures user={user} />
      <SubjectNotes kind="customer" subject={user.id} />
      <SupportMessages user={user} />
      <SupportViews user={user} />
      <LatestAudit user={user} />
    </div>
  </div>
)

const order = ['api', 'product', 'challan'] as const satisfies WalletKind[]

/** Available balance and holds of each wallet, and the spending of the period. */
export const WalletStats = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  return (
    <div className={styles.wallets}>
      {order.map(kind => {
        const wallet = user.wallets.find(one => one.kind === kind)
        return (
          <StatCard
            key={kind}
            label={text(`users.wallet.${kind}`)}
            figure={formatPaise(wallet?.availablePaise ?? 0)}
            note={text('users.wallet.held', { amount: formatPaise(wallet?.heldPaise ?? 0) })}
          />
        )
      })}
      <StatCard
        label={text('users.spend.title', { days: user.callsByDay.length })}
        figure={formatPaise(user.spendPaise)}
        note={text('users.spend.calls', { count: formatCount(user.calls) })}
      />
    </div>
  )
}

/** The latest ledger entries of the customer. */
const LatestLedger = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const [, setTab] = useUserTab()
  return (
    <LatestEntries
      customer={user.id}
      rows={5}
      title={text('users.ledger.title')}
      none={text('users.ledger.none')}
      aside={
        <Button className={styles.all} size="small" onClick={() => setTab('ledger')}>
          {text('users.ledger.all')}
        </Button>
      }
    />
  )
}

/** The customer's live calls per day. */
const CallsChart = ({ user: { callsByDay } }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const { dayMonth, weekday } = useDateFormats()
  const series: ChartSeries[] = [{ key: 'calls', label: text('users.calls.series'), color: 'c1' }]
  const points = callsByDay.map(({ day, calls }) => ({ at: dayMonth(day), title: weekday(day), values: { calls } }))
  return (
    <ChartCard
      title={text('users.calls.title', { days: callsByDay.length })}
      series={series}
      points={points}
      format={formatCount}
      pointLabel={text('users.calls.day')}
    >
      <SpendBarChart narrow series={series} points={points} format={formatCount} axisFormat={formatCount} />
    </ChartCard>
  )
}
