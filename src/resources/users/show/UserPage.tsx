import { Tab, Tabs } from '@mui/material'
import { formatCount } from '../../../../contracts/money.ts'
import { paths } from '../../../../contracts/paths.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { EmbeddedList } from '../../../components/list/ListPage.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { transactions } from '../../transactions/index.ts'
import { UserKycTab } from '../kyc/UserKycTab.tsx'
import { AuditTab } from './AuditTab.tsx'
import { KeysTable } from './KeysTable.tsx'
import { SubUsersTable } from './SubUsersTable.tsx'
import { UserHeader } from './UserHeader.tsx'
import { UserOverview } from './UserOverview.tsx'
import styles from './UserPage.module.css'
import { type UserTab, userTabs, useUserTab } from './userTabs.ts'
import { WalletStats } from './WalletStats.tsx'

/** The customer's own ledger. */
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
  keys: KeysTable,
  subUsers: SubUsersTable,
  audit: AuditTab,
}

const countsOf = (user: AdminUserDetail): Partial<Record<UserTab, number>> => ({
  keys: user.keys.length,
  subUsers: user.subUsers.length,
})

export const UserPage = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const [tab, setTab] = useUserTab()
  const Panel = panels[tab]
  const counts = countsOf(user)
  const crumb = user.customerId ?? user.companyName ?? user.name
  return (
    <>
      <PageHeader
        crumbs={[
          { label: text('users.title'), to: paths.adminUserAccounts },
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
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className={styles.panel}>
        <Panel user={user} />
      </div>
    </>
  )
}
