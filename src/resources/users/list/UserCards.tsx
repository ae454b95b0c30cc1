import { useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { formatPaise } from '../../../../contracts/money.ts'
import { paths, withId } from '../../../../contracts/paths.ts'
import type { AdminUser } from '../../../../contracts/resources/adminUser.ts'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { KycChip, UserStateChip } from '../UserChips.tsx'
import styles from './Users.module.css'

/** Customers on a narrow screen, three lines each: name and state, e-mail and KYC, balances and day of joining. */
export const UserCards = () => {
  const text = useTexts('admin')
  const shell = useTexts('shell')
  const { day } = useDateFormats()
  const { data = [] } = useListContext<AdminUser>()
  return (
    <ul className={styles.cards}>
      {data.map(user => (
        <li key={user.id}>
          <Link to={withId(paths.adminUserDetail, user.id)}>
            <span className={styles.line}>
              <b>{user.companyName ?? user.name}</b>
              <UserStateChip user={user} />
            </span>
            <span className={styles.line}>
              <span className={styles.cut}>{user.email}</span>
              <KycChip user={user} />
            </span>
            <span className={`num ${styles.line} ${styles.quiet}`}>
              <span className={styles.cut}>
                {text(`users.plan.${user.plan}`)} · {shell('wallet.short.api')} {formatPaise(user.apiPaise)} ·{' '}
                {shell('wallet.short.product')} {formatPaise(user.productPaise)}
              </span>
              <span>{day(user.createdAt)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
