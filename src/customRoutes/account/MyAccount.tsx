import { Tab, Tabs } from '@mui/material'
import { useSearchParams } from 'react-router-dom'
import type { Call } from '../../../contracts/calls/define.ts'
import { changeFileSettings } from '../../../contracts/calls/files.ts'
import { submitUseCase } from '../../../contracts/calls/kyc.ts'
import { changeLetterheadName } from '../../../contracts/calls/letterhead.ts'
import { setMailPreference } from '../../../contracts/calls/mailPreferences.ts'
import { canAccess, canCall, type Grants } from '../../../contracts/people/permissions.ts'
import { subUser } from '../../../contracts/resources/subUser.ts'
import { useSession } from '../../authProvider/session.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton.tsx'
import { type LazyPage, lazyPage } from '../../components/plain/lazyPage.ts'
import { PageTitle } from '../../components/usePageTitle.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Account.module.css'

const panels: Record<AccountTab, LazyPage> = {
  overview: lazyPage(() => import('./OverviewTab.tsx')),
  kyc: lazyPage(() => import('../kyc/KycTab.tsx')),
  team: lazyPage(() => import('../../resources/subUsers/SubUsersTab.tsx')),
  security: lazyPage(() => import('./SecurityTab.tsx')),
  files: lazyPage(() => import('./FilesTab.tsx')),
  letterhead: lazyPage(() => import('./letterhead/LetterheadTab.tsx')),
  notifications: lazyPage(() => import('./notifications/NotificationsTab.tsx')),
}

/** Account settings in tabs. */
const MyAccount = () => {
  const text = useTexts('account')
  const { role, permissions } = useSession()
  const [tab, setTab] = useAccountTab(permissions)
  const Panel = panels[tab]
  return (
    <>
      <PageTitle title={text('title')} />
      <PageHeader title={text('title')} />
      {role === 'subUser' && <InlineAlert tone="info">{text('subUser')}</InlineAlert>}
      <AccountTabs permissions={permissions} tab={tab} onTab={setTab} />
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Panel fallback={<PageSkeleton />} />
      </div>
    </>
  )
}

interface AccountTabsProps {
  permissions: Grants
  tab: AccountTab
  onTab: (tab: AccountTab) => void
}

const AccountTabs = ({ permissions, tab, onTab }: AccountTabsProps) => {
  const text = useTexts('account')
  return (
    <Tabs
      className={styles.tabs}
      aria-label={text('title')}
      value={tab}
      variant="scrollable"
      scrollButtons={false}
      onChange={(_, next: AccountTab) => onTab(next)}
    >
      {accountTabsFor(permissions).map(name => (
        <Tab key={name} id={`tab-${name}`} aria-controls="panel" value={name} label={text(`tabs.${name}`)} />
      ))}
    </Tabs>
  )
}

export default MyAccount

const tabs = ['overview', 'kyc', 'team', 'security', 'files', 'letterhead', 'notifications'] as const

type AccountTab = (typeof tabs)[number]

/** What only those see who may change it: secondary users may not. */
const changing: Partial<Record<AccountTab, Pick<Call, 'access'>>> = {
  kyc: submitUseCase,
  files: changeFileSettings,
  letterhead: changeLetterheadName,
  notifications: setMailPreference,
}

/** Only who may change them sees KYC, other users, and the settings of mails, files and reports. */
const accountTabsFor = (permissions: Grants): readonly AccountTab[] =>
  tabs.filter(name => {
    const call = changing[name]
    if (call) return canCall(permissions, call)
    return name !== 'team' || canAccess(permissions, { action: 'list', permission: subUser.permission })
  })

/** The selected tab is in the address, so that it can be linked to. */
function useAccountTab(permissions: Grants): [AccountTab, (tab: AccountTab) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = accountTabsFor(permissions).find(name => name === search.get('tab')) ?? 'overview'
  return [tab, next => setSearch(next === 'overview' ? {} : { tab: next }, { replace: true })]
}
