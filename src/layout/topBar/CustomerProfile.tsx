import { paths } from '../../../contracts/paths.ts'
import { useSession } from '../../authProvider/session.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { useShellText } from '../../i18n/useShellText.ts'
import styles from './ProfileMenu.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'

const links = [
  { label: 'account', to: paths.myAccount },
  { label: 'statement', to: paths.walletStatement },
] as const

/** A secondary user sees that it is one, and no customer ID (A37). */
export const CustomerProfile = () => {
  const text = useShellText()
  const { profile, role } = useSession()
  const isSubUser = role === 'subUser'
  return (
    <ProfileMenu
      name={`${profile.firstName} ${profile.lastName}`}
      email={profile.email}
      standing={isSubUser ? text('profile.subUser') : undefined}
      links={links}
      logout={paths.logout}
    >
      {!isSubUser && profile.customerId && (
        <div className={styles.customerId}>
          <span>{text('profile.customerId')}</span>
          <span className="mono">{profile.customerId}</span>
          <CopyButton value={profile.customerId} name={text('profile.customerId')} />
        </div>
      )}
    </ProfileMenu>
  )
}
