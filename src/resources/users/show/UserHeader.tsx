import { Link } from 'react-router-dom'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { usePageTitle } from '../../../components/usePageTitle.ts'
import { KycChip, PlanChip, UserStateChip } from '../UserChips.tsx'
import { UserActions } from './UserActions.tsx'
import styles from './UserHeader.module.css'
import { userTabPath } from './userTabs.ts'

const initials = (name: string) =>
  name
    .split(' ')
    .map(word => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Who this is, in which state, and what staff can do. */
export const UserHeader = ({ user }: { user: AdminUserDetail }) => {
  const title = user.companyName ?? user.name
  usePageTitle(title)
  const contact = [user.companyName && user.name, user.email, user.phone].filter(Boolean).join(', ')
  return (
    <header className={styles.header}>
      <span className={styles.avatar} aria-hidden="true">
        {initials(title)}
      </span>
      <div className={styles.words}>
        <h1>{title}</h1>
        <span className={styles.chips}>
          <UserStateChip user={user} />
          <Link to={userTabPath(user.id, 'kyc')}>
            <KycChip user={user} />
          </Link>
          <PlanChip user={user} />
        </span>
        <p>{contact}</p>
      </div>
      <UserActions user={user} />
    </header>
  )
}
