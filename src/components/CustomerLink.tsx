import { Link } from 'react-router-dom'
import { paths, withId } from '../../contracts/platform/paths.ts'
import styles from './CustomerLink.module.css'

/** A customer's name in a staff list; links to the customer's page. */
export const CustomerLink = ({ record: { customer, userId } }: { record: { customer: string; userId: string } }) => (
  <Link
    className={styles.customer}
    to={withId(paths.adminUserDetail, userId)}
    title={customer}
    // A click on the row would open it as well.
    onClick={event => event.stopPropagation()}
  >
    {customer}
  </Link>
)
