import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../contracts/paths.ts'
import styles from './CustomerIpAllowLists.module.css'

/** A customer's name, to their page. */
export const CustomerLink = ({ customer, userId }: { customer: string; userId: string }) => (
  <Link className={styles.customer} to={withId(paths.adminUserDetail, userId)} title={customer}>
    {customer}
  </Link>
)
