import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { Features } from '../features/Features.tsx'
import { Notes } from '../notes/Notes.tsx'
import { CallsChart } from './CallsChart.tsx'
import { KeysSection } from './KeysSection.tsx'
import { LatestAudit } from './LatestAudit.tsx'
import { LatestEntries } from './LatestEntries.tsx'
import { Profile } from './Profile.tsx'
import { SubUsersSection } from './SubUsersSection.tsx'
import styles from './UserPage.module.css'
import { WalletFigures } from './WalletFigures.tsx'

export const Overview = ({ user }: { user: AdminUserDetail }) => (
  <div className={styles.overview}>
    <div className={styles.main}>
      <WalletFigures user={user} />
      <LatestEntries user={user} />
      <div className={styles.pair}>
        <KeysSection user={user} />
        <CallsChart user={user} />
      </div>
      <SubUsersSection user={user} />
    </div>
    <div className={styles.side}>
      <Profile user={user} />
      <Features user={user} />
      <Notes user={user} />
      <LatestAudit user={user} />
    </div>
  </div>
)
