import { Button } from '@mui/material'
import { useGetList } from 'ra-core'
import { transferKinds } from '../../../../contracts/codes.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import type { Transaction } from '../../../../contracts/resources/transaction.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { EntryLines } from '../../transactions/EntryLines.tsx'
import { LatestTable } from './LatestTable.tsx'
import styles from './UserPage.module.css'
import { useUserTab } from './userTabs.ts'

const ROWS = 5
/** Each reservation is followed by what came of it. */
const settled = transferKinds.filter(kind => kind !== 'reserve')

/** The newest lines of the customer's ledger. */
export const LatestEntries = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  const [, setTab] = useUserTab()
  const cards = useIsNarrow()
  const { data } = useGetList<Transaction>('transactions', {
    filter: { customer: user.id, kind: settled },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: ROWS },
  })
  return (
    <Section
      flush
      title={text('users.ledger.title')}
      aside={
        <Button className={styles.all} size="small" onClick={() => setTab('ledger')}>
          {text('users.ledger.all')}
        </Button>
      }
    >
      {data?.length === 0 ? (
        <p className={styles.none}>{text('users.ledger.none')}</p>
      ) : cards ? (
        <ul className={styles.lines}>
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
