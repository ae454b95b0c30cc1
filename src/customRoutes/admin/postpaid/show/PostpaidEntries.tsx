import { useGetList } from 'ra-core'
import { Link } from 'react-router-dom'
import { transferKinds } from '../../../../../contracts/codes.ts'
import type { Transaction } from '../../../../../contracts/resources/transaction.ts'
import { Section } from '../../../../components/Section.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { EntryLines } from '../../../../resources/transactions/EntryLines.tsx'
import { LatestTable } from '../../../../resources/users/show/LatestTable.tsx'
import { userTabPath } from '../../../../resources/users/show/userTabs.ts'
import { useIsNarrow } from '../../../../theme/useIsNarrow.ts'
import postpaid from '../Postpaid.module.css'
import styles from './Account.module.css'

const ROWS = 8
/** Each reservation is followed by what came of it. */
const settled = transferKinds.filter(kind => kind !== 'reserve')

/** The newest lines of the account's ledger. */
export const PostpaidEntries = ({ userId }: { userId: string }) => {
  const text = useTexts('adminPostpaid')
  const cards = useIsNarrow()
  const { data } = useGetList<Transaction>('transactions', {
    filter: { customer: userId, kind: settled },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: ROWS },
  })
  return (
    <Section
      flush
      title={text('entries.title')}
      aside={
        <Link className={styles.all} to={userTabPath(userId, 'ledger')}>
          {text('entries.all')}
        </Link>
      }
    >
      {data?.length === 0 ? (
        <p className={styles.padded}>{text('entries.none')}</p>
      ) : cards ? (
        <ul className={`${postpaid.lines} ${styles.entries}`}>
          {data?.map(entry => (
            <li key={entry.id}>
              <EntryLines entry={entry} ofOne />
            </li>
          ))}
        </ul>
      ) : (
        <LatestTable entries={data} rows={ROWS} />
      )}
    </Section>
  )
}
