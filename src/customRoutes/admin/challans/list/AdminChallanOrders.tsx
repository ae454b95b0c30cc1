import { ReceiptText } from 'lucide-react'
import { ListBase } from 'ra-core'
import { exportChallanPayments } from '../../../../../contracts/calls/adminChallans.ts'
import { limits } from '../../../../../contracts/limits.ts'
import { EmptyState } from '../../../../components/EmptyState.tsx'
import { ExportCsvButton } from '../../../../components/list/ExportCsvButton.tsx'
import { ListStates } from '../../../../components/list/ListStates.tsx'
import { useListFilters } from '../../../../components/list/useListFilters.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../../theme/useIsNarrow.ts'
import styles from '../Challans.module.css'
import { OrderCards } from './OrderCards.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrderTable } from './OrderTable.tsx'

/** Everybody's challan orders, the latest first. */
export const AdminChallanOrders = () => (
  <ListBase
    resource="challan-payments"
    perPage={limits.pageSize}
    sort={{ field: 'createdAt', order: 'DESC' }}
    // Said in the list's place, not by a toast.
    queryOptions={{ onError: () => {} }}
  >
    <div className={styles.bar}>
      <OrderFilters />
      <ExportCsvButton call={exportChallanPayments} name="challan-payments" />
    </div>
    <Rows />
  </ListBase>
)

const Rows = () => {
  const text = useTexts('adminChallans')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow()
  return (
    <ListStates
      skeleton={cards ? ['chip', 'long', 'number'] : ['short', 'chip', 'long', 'short', 'number', 'number', 'short']}
      firstUse={
        <EmptyState icon={ReceiptText} title={text('list.none')}>
          {text('list.noneDetail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <OrderCards /> : <OrderTable />}
    </ListStates>
  )
}
