import { adminProfile } from '../../../contracts/calls/admin.ts'
import { paths } from '../../../contracts/paths.ts'
import type { Role } from '../../../contracts/permissions.ts'
import { useCall } from '../../dataProvider/useCall.ts'
import { useShellText } from '../../i18n/useShellText.ts'
import { MenuButton } from '../topBar/MenuButton.tsx'
import { ProfileMenu } from '../topBar/ProfileMenu.tsx'
import styles from '../topBar/TopBar.module.css'

export const AdminTopBar = ({ role, onOpenMenu }: { role: Role; onOpenMenu: () => void }) => {
  const text = useShellText()
  const { data } = useCall(adminProfile, {})
  const standing = text(role === 'superadmin' ? 'profile.superadmin' : 'profile.admin')
  return (
    <>
      <MenuButton onOpen={onOpenMenu} />
      <span className={styles.space} />
      <ProfileMenu
        name={data?.name ?? standing}
        email={data?.email}
        standing={data && standing}
        logout={paths.adminLogout}
      />
    </>
  )
}
