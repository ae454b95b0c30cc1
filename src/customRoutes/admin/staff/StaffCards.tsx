import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'
import { ToneChip } from '../../../components/ToneChip.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Accounts.module.css'
import { type Member } from './member.ts'
import { RoleChip, StaffStateChip } from './StaffChips.tsx'
import { useCurrentStaffId } from './useCurrentStaffId.ts'

/** The staff on a narrow screen. */
export const StaffCards = ({ staff }: { staff: readonly Member[] }) => {
  const text = useTexts('staff')
  const { full } = useDateFormats()
  const own = useCurrentStaffId()
  return (
    <ul className={styles.cards}>
      {staff.map(({ id, name, email, role, state, secondFactor, lastSignInAt }) => (
        <li key={id}>
          <div className={styles.line}>
            <Link to={withId(paths.adminAccountsDetails, id)}>{name}</Link>
            <StaffStateChip state={state} />
          </div>
          <span className={`${styles.email} ${styles.quiet}`}>{email}</span>
          <div className={styles.chips}>
            <RoleChip role={role} />
            {id === own && <ToneChip tone="neutral" label={text('you')} />}
          </div>
          <div className={`${styles.line} ${styles.quiet}`}>
            <span>{text('accounts.column.secondFactor')}</span>
            <span>{text(secondFactor ? 'accounts.secondFactor.on' : 'accounts.secondFactor.off')}</span>
          </div>
          <div className={`${styles.line} ${styles.quiet}`}>
            <span>{text('accounts.column.lastSignIn')}</span>
            <span className="num">{lastSignInAt ? full(lastSignInAt) : text('accounts.never')}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
