import { ShieldCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { adminMenuFor } from '../../../contracts/adminMenu.ts'
import { adminProfile } from '../../../contracts/calls/admin.ts'
import { isActiveEntry, isBranch } from '../../../contracts/menu.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Role } from '../../../contracts/permissions.ts'
import { lazyPage } from '../../components/plain/lazyPage.ts'
import { builtAdminPages } from '../../customRoutes/admin/adminRoutes.ts'
import { AdminSearch } from '../../customRoutes/admin/search/AdminSearch.tsx'
import { SearchButton } from '../../customRoutes/admin/search/SearchButton.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { MenuButton } from '../topBar/MenuButton.tsx'
import { ProfileMenu } from '../topBar/ProfileMenu.tsx'
import styles from './AdminTopBar.module.css'
import { SourcesState } from './SourcesState.tsx'

const OwnSecondFactor = lazyPage<{ onClose: () => void }>(() => import('./StaffSecondFactorDialog.tsx'))

/** Search across everything in place of the greeting, the sources' state, and who is signed in. */
export const AdminTopBar = ({ role, onOpenMenu }: { role: Role; onOpenMenu: () => void }) => {
  const text = useTexts('shell')
  const narrow = useIsNarrow()
  const { data } = useCallQuery(adminProfile, {})
  const factor = useTexts('secondFactor')
  const [twoSteps, setTwoSteps] = useState(false)
  const standing = text(role === 'superadmin' ? 'profile.superadmin' : 'profile.admin')
  return (
    <>
      <MenuButton onOpen={onOpenMenu} />
      {narrow ? (
        <CurrentPageName viewer={role} />
      ) : (
        <div className={styles.search}>
          <AdminSearch />
        </div>
      )}
      <span className={styles.space} />
      <SourcesState iconOnly={narrow} />
      {narrow && <SearchButton />}
      <ProfileMenu
        name={data?.name ?? standing}
        email={data?.email}
        standing={data && standing}
        actions={[{ label: factor('title'), icon: ShieldCheck, onClick: () => setTwoSteps(true) }]}
        logout={paths.adminLogout}
      />
      {twoSteps && (
        <Suspense>
          <OwnSecondFactor onClose={() => setTwoSteps(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Pages that are not called as their entry in the menu. */
const names = { [paths.adminUserDetail]: 'page.user', [paths.adminAccessDenied]: 'page.denied' } as const

/** On a phone the bar says which page this is. */
export const CurrentPageName = ({ viewer }: { viewer: Role }) => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const { pathname } = useLocation()
  const own = names[pathname as keyof typeof names]
  const entry = adminMenuFor(viewer, builtAdminPages)
    .flatMap(({ items }) => items)
    .find(item => !isBranch(item) && isActiveEntry(item, pathname))
  return <span className={styles.name}>{own ? text(own) : entry && shell(`menu.${entry.name}`)}</span>
}
