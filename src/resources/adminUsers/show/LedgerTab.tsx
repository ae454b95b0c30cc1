import { useMediaQuery } from '@mui/material'
import { ScrollText } from 'lucide-react'
import { ListBase, ResourceContextProvider } from 'ra-core'
import { limits } from '../../../../contracts/limits.ts'
import type { AdminUserDetail } from '../../../../contracts/resources/adminUser.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { ListStates } from '../../../components/list/ListStates.tsx'
import { useListFilters } from '../../../components/list/useListFilters.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { TransactionCards } from '../../transactions/TransactionCards.tsx'
import { TransactionDrawer } from '../../transactions/TransactionDrawer.tsx'
import { TransactionFilters } from '../../transactions/TransactionFilters.tsx'
import { TransactionTable } from '../../transactions/TransactionTable.tsx'
import styles from './UserPage.module.css'
import { WalletFigures } from './WalletFigures.tsx'

/** The customer's own ledger. Its state is not kept: the next customer's begins anew, and the address belongs to the page. */
export const LedgerTab = ({ user }: { user: AdminUserDetail }) => (
  <ResourceContextProvider value="transactions">
    <div className={styles.main}>
      <WalletFigures user={user} />
      <ListBase
        disableSyncWithLocation
        storeKey={false}
        perPage={limits.pageSize}
        sort={{ field: 'createdAt', order: 'DESC' }}
        filter={{ customer: user.id }}
        queryOptions={{ onError: () => {} }}
      >
        <div>
          <TransactionFilters ofOne />
          <Rows />
        </div>
        <TransactionDrawer />
      </ListBase>
    </div>
  </ResourceContextProvider>
)

const Rows = () => {
  const text = useTexts('admin')
  const { clearAll } = useListFilters()
  const cards = useMediaQuery('(max-width:899.95px)')
  return (
    <ListStates
      skeleton={cards ? ['chip', 'long', 'number'] : ['short', 'chip', 'long', 'short', 'short', 'number', 'number']}
      firstUse={<EmptyState icon={ScrollText} title={text('users.ledger.none')} />}
      onClearAll={clearAll}
    >
      {cards ? <TransactionCards ofOne /> : <TransactionTable ofOne />}
    </ListStates>
  )
}
