import { Button } from '@mui/material'
import { ReceiptText } from 'lucide-react'
import { ListBase } from 'ra-core'
import { Link, useNavigate } from 'react-router-dom'
import { limits } from '../../../contracts/limits.ts'
import { paths, withId } from '../../../contracts/paths.ts'
import type { ChallanOrderRow } from '../../../contracts/resources/challanOrder.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ListStates } from '../../components/list/ListStates.tsx'
import { RecordColumn, RecordTable } from '../../components/list/RecordTable.tsx'
import { useListFilters } from '../../components/list/useListFilters.ts'
import { Money } from '../../components/Money.tsx'
import { NumberPlate } from '../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsNarrow } from '../../theme/useIsNarrow.ts'
import { ChallanOrderChip } from './ChallanOrderChip.tsx'
import styles from './Lists.module.css'
import { OrderCards } from './OrderCards.tsx'
import { OrderFilters } from './OrderFilters.tsx'

export const CustomerChallanOrders = () => (
  <ListBase
    resource="challan-orders"
    perPage={limits.pageSize}
    sort={{ field: 'createdAt', order: 'DESC' }}
    // Said in the list's place, not by a toast.
    queryOptions={{ onError: () => {} }}
  >
    <OrderFilters />
    <Rows />
  </ListBase>
)

const Rows = () => {
  const text = useTexts('challanTool')
  const { clearAll } = useListFilters()
  const cards = useIsNarrow()
  return (
    <ListStates
      skeleton={cards ? ['chip', 'long', 'number'] : ['short', 'chip', 'short', 'long', 'number', 'number']}
      firstUse={
        <EmptyState
          icon={ReceiptText}
          title={text('lists.orders.none')}
          actions={
            <Button variant="contained" component={Link} to={paths.challanDashboard}>
              {text('lists.orders.start')}
            </Button>
          }
        >
          {text('lists.orders.noneDetail')}
        </EmptyState>
      }
      onClearAll={clearAll}
    >
      {cards ? <OrderCards /> : <OrderTable />}
    </ListStates>
  )
}

const OrderTable = () => {
  const text = useTexts('challanTool')
  const { short } = useDateFormats()
  const navigate = useNavigate()
  const opened = (id: string) => {
    void navigate(withId(paths.challanViewDetails, id))
    return false as const
  }
  return (
    <RecordTable className={styles.table} rowClick={id => opened(String(id))}>
      <RecordColumn<ChallanOrderRow>
        source="createdAt"
        label={text('lists.orders.time')}
        cellClassName={`num ${styles.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <RecordColumn<ChallanOrderRow>
        source="status"
        label={text('lists.orders.status')}
        disableSort
        render={({ status }) => <ChallanOrderChip status={status} />}
      />
      <RecordColumn<ChallanOrderRow>
        source="rcNo"
        label={text('lists.orders.vehicle')}
        disableSort
        render={({ rcNo }) => <NumberPlate rc={rcNo} />}
      />
      <RecordColumn<ChallanOrderRow>
        source="violator"
        label={text('lists.orders.violator')}
        disableSort
        render={({ violator }) => violator ?? '-'}
      />
      <RecordColumn<ChallanOrderRow>
        source="challans"
        label={text('lists.orders.challans')}
        align="right"
        disableSort
        cellClassName="num"
        render={({ challans }) => challans}
      />
      <RecordColumn<ChallanOrderRow>
        source="totalPaise"
        label={text('lists.orders.total')}
        align="right"
        disableSort
        render={({ totalPaise }) => <Money paise={totalPaise} strong />}
      />
    </RecordTable>
  )
}
