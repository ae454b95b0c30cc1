import { CircleHelp, CloudOff, Command, KeyRound, Lock, MonitorSmartphone, Server, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { adminSources } from '../../../contracts/calls/admin.ts'
import { adminMenuFor } from '../../../contracts/pages/adminMenu.ts'
import { isActiveEntry, isBranch } from '../../../contracts/pages/menu.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { worstState } from '../../../contracts/platform/sourceStates.ts'
import { useStaff } from '../../authProvider/staff.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { builtAdminPages } from '../../customRoutes/admin/adminRoutes.ts'
import { AdminSearch } from '../../customRoutes/admin/search/AdminSearch.tsx'
import { SearchButton } from '../../customRoutes/admin/search/SearchButton.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductLabel } from '../../resources/verifications/useProductLabel.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { MenuButton } from '../topBar/MenuButton.tsx'
import { ProfileMenu } from '../topBar/ProfileMenu.tsx'
import styles from './Admin.module.css'
import type { StaffAccountPart } from './StaffAccountDialog.tsx'

const OwnAccount = lazyPage<{ part: StaffAccountPart; onClose: () => void }>(() => import('./StaffAccountDialog.tsx'))
const OwnSecondFactor = lazyPage<{ onClose: () => void }>(() => import('./StaffSecondFactorDialog.tsx'))

const Palette = lazyPage<{ onClose: () => void }>(() => import('../palette/AdminPalette.tsx'))

/** Global search in place of the greeting, the status of the sources, and the profile. */
export const AdminTopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const narrow = useIsNarrow()
  const locale = useLocale()
  const { name, email, roleName } = useStaff()
  const factor = useTexts('secondFactor')
  const own = useTexts('ownAccount')
  const [open, setOpen] = useState<StaffAccountPart | 'twoSteps' | null>(null)
  return (
    <>
      <MenuButton onOpen={onOpenMenu} />
      {narrow ? (
        <CurrentPageName />
      ) : (
        <div className={styles.search}>
          <AdminSearch />
        </div>
      )}
      <PaletteButton Palette={Palette} hidden={narrow} icon={Command} />
      <span className={styles.space} />
      <SourcesState iconOnly={narrow} />
      {narrow && <SearchButton />}
      <ProfileMenu
        name={name}
        email={email}
        roleLabel={roleName[locale]}
        actions={[
          { label: own('changePassword'), icon: Lock, onClick: () => setOpen('password') },
          { label: own('passkeys'), icon: KeyRound, onClick: () => setOpen('passkeys') },
          { label: own('sessions'), icon: MonitorSmartphone, onClick: () => setOpen('sessions') },
          { label: factor('title'), icon: ShieldCheck, onClick: () => setOpen('twoSteps') },
        ]}
        logout={paths.adminLogout}
      />
      {open === 'twoSteps' && <OwnSecondFactor onClose={() => setOpen(null)} />}
      {open !== null && open !== 'twoSteps' && <OwnAccount part={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Pages whose name differs from their menu entry. */
const names = { [paths.adminUserDetail]: 'page.user', [paths.adminAccessDenied]: 'page.denied' } as const

/** On phones the bar shows the name of the page. */
export const CurrentPageName = () => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const { pathname } = useLocation()
  const own = names[pathname as keyof typeof names]
  const entry = adminMenuFor(useStaff().permissions, builtAdminPages)
    .flatMap(({ items }) => items)
    .find(item => !isBranch(item) && isActiveEntry(item, pathname))
  return <span className={styles.name}>{own ? text(own) : entry && shell(`menu.${entry.name}`)}</span>
}

const AGAIN_MS = 60_000

/** The worst state of the sources, in words. Links to the list on the dashboard. Empty while it loads. */
const SourcesState = ({ iconOnly }: { iconOnly: boolean }) => {
  const text = useTexts('admin')
  const label = useProductLabel()
  const { data } = useCallQuery(adminSources, {}, { refetchInterval: AGAIN_MS })
  if (!data) return null
  const state = worstState(data.sources.map(source => source.state))
  const unwell = data.sources.filter(source => source.state === 'degraded' || source.state === 'down')
  const unknown = data.sources.filter(source => source.state === 'unknown').length
  const [only] = unwell
  const problem =
    only && unwell.length === 1
      ? text(only.state === 'down' ? 'sources.down' : 'sources.degraded', { name: label(only.product) })
      : text('sources.several', { count: unwell.length })
  const good = unknown > 0 ? text('sources.unknown', { smart_count: unknown }) : text('sources.up')
  const words = only ? problem : good
  const Icon = only ? CloudOff : state === 'unknown' ? CircleHelp : Server
  return (
    <Link className={styles.sources} data-state={state} to={paths.adminDashboard}>
      <Icon size={16} aria-hidden="true" />
      <span className={iconOnly ? 'hidden-text' : undefined}>{words}</span>
    </Link>
  )
}
