import { useMediaQuery } from '@mui/material'
import { ScrollText } from 'lucide-react'
import { ListBase } from 'ra-core'
import { exportTransactions } from '../../../contracts/calls/admin.ts'
import { limits } from '../../../contracts/limits.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ExportCsvButton } from '../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../components/list/ListStates.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { TransactionCards } from './TransactionCards.tsx'
import { TransactionDrawer } from './TransactionDrawer.tsx'
import { TransactionFilters } from './TransactionFilters.tsx'
import { TransactionTable } from './TransactionTable.tsx'

/** Every transfer of every wallet, the latest first; one of them in the drawer, `?entry=trf_…`. */
const Transactions = () => {
  const text = useTexts('admin')
  return (
    <ListBase
      perPage={limits.pageSize}
      sort={{ field: 'createdAt', order: 'DESC' }}
      // Said in the list's place, not by a toast.
      queryOptions={{ onError: () => {} }}
    >
      <PageHeader
        title={text('transactions.title')}
        quietTitle
        actions={<ExportCsvButton call={exportTransactions} name="transactions" />}
      />
      <TransactionFilters />
      <Rows />
      <TransactionDrawer />
    </ListBase>
  )
}

const Rows = () => {
  const text = useTexts('admin')
  const { clearAll } = useListFilters()
  const cards = useMediaQuery('(max-width:899.95px)')
  return (
    <ListStates
      skeleton={cards ? ['chip', 'long', 'number'] : ['short', 'chip', 'long', 'long', 'short', 'number', 'number']}
      firstUse={
        <EmptyState icon={ScrollText} title={text('transactions.none.title')}>
          {text('transactions.none.detail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <TransactionCards /> : <TransactionTable />}
    </ListStates>
  )
}

export default Transactions
