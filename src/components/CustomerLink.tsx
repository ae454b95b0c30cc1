import { Link } from 'react-router-dom'
import { paths, withId } from '../../contracts/paths.ts'
import styles from './CustomerLink.module.css'

/** A customer's name in a staff's list, to their page. */
export const CustomerLink = ({ record: { customer, userId } }: { record: { customer: string; userId: string } }) => (
  <Link
    className={styles.customer}
    to={withId(paths.adminUserDetail, userId)}
    title={customer}
    // The row takes a press too.
    onClick={event => event.stopPropagation()}
  >
    {customer}
  </Link>
)
