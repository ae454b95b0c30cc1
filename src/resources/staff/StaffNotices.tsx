import { OpenReviews } from '../accessReviews/OpenReviews.tsx'
import styles from './Staff.module.css'
import { WaitingChanges } from './WaitingChanges.tsx'

/** What waits for a super-admin: changes of staff, and reviews of their access. */
export const StaffNotices = () => (
  <div className={styles.notices}>
    <WaitingChanges />
    <OpenReviews />
  </div>
)
