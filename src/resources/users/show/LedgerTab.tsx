import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { EmbeddedList } from '../../../components/list/ListPage.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { transactions } from '../../transactions/index.ts'
import styles from './UserPage.module.css'
import { WalletStats } from './WalletStats.tsx'

/** The customer's own ledger. */
export const LedgerTab = ({ user }: { user: AdminUserDetail }) => {
  const text = useTexts('admin')
  return (
    <div className={styles.main}>
      <WalletStats user={user} />
      <EmbeddedList
        of={transactions}
        filter={{ customer: user.id }}
        without={['customer']}
        none={text('users.ledger.none')}
      />
    </div>
  )
}
