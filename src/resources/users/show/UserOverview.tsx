import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { UserFeatures } from '../features/UserFeatures.tsx'
import { UserNotes } from '../notes/UserNotes.tsx'
import { CallsChart } from './CallsChart.tsx'
import { KeysSection } from './KeysSection.tsx'
import { LatestAudit } from './LatestAudit.tsx'
import { LatestEntries } from './LatestEntries.tsx'
import { SubUsersSection } from './SubUsersSection.tsx'
import styles from './UserPage.module.css'
import { UserProfile } from './UserProfile.tsx'
import { WalletStats } from './WalletStats.tsx'

export const UserOverview = ({ user }: { user: AdminUserDetail }) => (
  <div className={styles.overview}>
    <div className={styles.main}>
      <WalletStats user={user} />
      <LatestEntries user={user} />
      <div className={styles.pair}>
        <KeysSection user={user} />
        <CallsChart user={user} />
      </div>
      <SubUsersSection user={user} />
    </div>
    <div className={styles.side}>
      <UserProfile user={user} />
      <UserFeatures user={user} />
      <UserNotes user={user} />
      <LatestAudit user={user} />
    </div>
  </div>
)
