import { Tab, Tabs } from '@mui/material'
import { useGetOne } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { type AdminUserDetail, adminUser } from '../../../../contracts/resources/adminUser.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { EmbeddedList } from '../../../components/list/ListPage.tsx'
import { MissingRecord } from '../../../components/MissingRecord.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { transactions } from '../../transactions/index.ts'
import { UserKycTab } from '../kyc/UserKycTab.tsx'
import { AuditTab } from './UserAudit.tsx'
import { UserHeader } from './UserHeader.tsx'
import { KeysTab } from './UserKeys.tsx'
import { UserOverview, WalletStats } from './UserOverview.tsx'
import styles from './UserPage.module.css'
import { ReportsTab } from './UserReports.tsx'
import { SubUsersTab } from './UserSubUsers.tsx'
import { type UserTab, userTabs, useUserTab } from './userTabs.ts'

/** One customer, `?id=usr_…`. */
const UserDetail = () => {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch } = useGetOne<AdminUserDetail>(
    'users',
    // A separate cache key: list rows lack most of these fields.
    { id, meta: { detail: true } },
    { enabled: id !== '', retry: false, onError: () => {} },
  )
  const failure = error as CallError | null
  if (id === '' || failure?.status === 404) return <Missing />
  if (failure && !data) return <LoadError isPage requestId={failure.requestId} onRetry={() => void refetch()} />
  return data ? <UserPage key={id} user={data} /> : <PageSkeleton />
}

const Missing = () => {
  const text = useTexts('admin')
  return (
    <MissingRecord
      title={text('users.missing.title')}
      detail={text('users.missing.detail')}
      to={paths.adminUserAccounts}
      back={text('users.missing.back')}
    />
  )
}

/** The customer's ledger. */
const LedgerTab = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  return (
    <div className={styles.main}>
      <WalletStats user={user} />
      <EmbeddedList
        of={transactions}
        filter={{ customer: user.id }}
        without={['customer']}
        none={text('users.ledger.none')}
      />
    </div>
  )
}

const panels: Record<UserTab, (props: { user: AdminUserDetail }) => React.ReactNode> = {
  overview: UserOverview,
  kyc: UserKycTab,
  ledger: LedgerTab,
  keys: KeysTab,
  subUsers: SubUsersTab,
  reports: ReportsTab,
  audit: AuditTab,
}

const countsOf = (user: AdminUserDetail): Partial<Record<UserTab, number>> => ({
  keys: user.keys.length,
  subUsers: user.subUsers.length,
})

const UserPage = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const locale = useLocale()
  const [tab, setTab] = useUserTab()
  const Panel = panels[tab]
  const counts = countsOf(user)
  const crumb = user.customerId ?? user.companyName ?? user.name
  return (
    <>
      <PageHeader
        crumbs={[
          { label: adminUser.words?.title[locale] ?? '', to: paths.adminUserAccounts },
          { label: crumb, mono: user.customerId !== null },
        ]}
      />
      <UserHeader user={user} />
      <Tabs
        className={styles.tabs}
        aria-label={text('users.tabs.label')}
        value={tab}
        onChange={(_, next: UserTab) => setTab(next)}
      >
        {userTabs.map(name => (
          <Tab
            key={name}
            id={`tab-${name}`}
            aria-controls="panel"
            value={name}
            label={
              <span>
                {text(`users.tabs.${name}`)}
                {counts[name] !== undefined && <span className={styles.count}>{formatCount(counts[name])}</span>}
              </span>
            }
          />
        ))}
      </Tabs>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Panel user={user} />
      </div>
    </>
  )
}

export default UserDetail
