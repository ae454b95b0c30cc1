import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { UserStateChip } from '../UserChips.tsx'
import styles from './UserPage.module.css'

/** Sub-users on a phone. */
export const SubUserLines = ({ people }: { people: AdminUserDetail['subUsers'] }) => (
  <ul className={styles.lines}>
    {people.map(person => (
      <li key={person.id}>
        <span>
          <b className={styles.strong}>{person.name}</b>
          <UserStateChip user={person} />
        </span>
        <span className={styles.quiet}>{person.email}</span>
      </li>
    ))}
  </ul>
)
