import { Link } from 'react-router-dom'
import { useTexts } from '../../../i18n/useTexts.ts'
import { LatestEntries } from '../../transactions/LatestEntries.tsx'
import { userTabPath } from '../../users/show/userTabs.ts'
import styles from './PostpaidCustomer.module.css'

/** The newest lines of the account's ledger. */
export const PostpaidEntries = ({ userId }: { userId: string }) => {
  const text = useTexts('adminPostpaid')
  return (
    <LatestEntries
      customer={userId}
      rows={8}
      title={text('entries.title')}
      none={text('entries.none')}
      aside={
        <Link className={styles.all} to={userTabPath(userId, 'ledger')}>
          {text('entries.all')}
        </Link>
      }
    />
  )
}
