import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'
import type { AdminUser } from '../../../../contracts/resources/adminUser.ts'
import { Money } from '../../../components/Money.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { KycChip, UserStateChip } from '../UserChips.tsx'
import styles from './Users.module.css'
import type { ColumnName } from './userColumns.ts'

/** One value of a customer's row: one line, cut with an ellipsis and whole in its tooltip. */
export const UserCell = ({ user, name }: { user: AdminUser; name: ColumnName }) => {
  const text = useTexts('admin')
  const { day } = useDateFormats()
  switch (name) {
    case 'name':
      return <NameCell user={user} />
    case 'customerId':
      return <span className={`mono ${styles.quiet}`}>{user.customerId ?? '-'}</span>
    case 'email':
      return (
        <span className={`${styles.cut} ${styles.quiet}`} title={user.email}>
          {user.email}
        </span>
      )
    case 'phone':
      return <span className={`num ${styles.quiet}`}>{user.phone ?? '-'}</span>
    case 'plan':
      return text(`users.plan.${user.plan}`)
    case 'kyc':
      return <KycChip short user={user} />
    case 'status':
      return <UserStateChip user={user} />
    case 'createdAt':
      return <span className={`num ${styles.quiet}`}>{day(user.createdAt)}</span>
    default:
      return <Money paise={user[name]} />
  }
}

/** The company, with the person behind it; the person where there is none. */
const NameCell = ({ user: { id, name, companyName } }: { user: AdminUser }) => (
  <span className={styles.who} title={companyName ? `${companyName}, ${name}` : name}>
    <Link
      to={withId(paths.adminUserDetail, id)}
      // The row takes a press too; with a modifier key only the link shall.
      onClick={event => event.stopPropagation()}
    >
      {companyName ?? name}
    </Link>
    {companyName && <span className={styles.quiet}>{name}</span>}
  </span>
)
