import { useNavigate } from 'react-router-dom'
import { paths, withId } from '../../../../../contracts/paths.ts'
import type { CustomerChallanOrder } from '../../../../../contracts/resources/challanOrder.ts'
import { RecordColumn, RecordTable } from '../../../../components/list/RecordTable.tsx'
import { Money } from '../../../../components/Money.tsx'
import { NumberPlate } from '../../../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../../../i18n/dates.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import styles from '../Challans.module.css'
import { OrderStatusChips } from './OrderStatusChips.tsx'

/** A press on a row opens the order. */
export const OrderTable = () => {
  const text = useTexts('adminChallans')
  const { short } = useDateFormats()
  const navigate = useNavigate()
  const opened = (id: string) => {
    void navigate(withId(paths.adminBatchChallanDetails, id))
    return false as const
  }
  return (
    <RecordTable className={styles.table} rowClick={id => opened(String(id))}>
      <RecordColumn<CustomerChallanOrder>
        source="createdAt"
        label={text('list.time')}
        cellClassName={`num ${styles.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <RecordColumn<CustomerChallanOrder>
        source="status"
        label={text('list.status')}
        disableSort
        render={order => <OrderStatusChips order={order} />}
      />
      <RecordColumn<CustomerChallanOrder>
        source="payer"
        label={text('list.payer')}
        disableSort
        render={({ payer, brand }) => (brand ? `${payer} · ${brand}` : payer)}
      />
      <RecordColumn<CustomerChallanOrder>
        source="rcNo"
        label={text('list.vehicleColumn')}
        disableSort
        render={({ rcNo }) => <NumberPlate rc={rcNo} />}
      />
      <RecordColumn<CustomerChallanOrder>
        source="challans"
        label={text('list.challans')}
        align="right"
        disableSort
        cellClassName="num"
        render={({ challans }) => challans}
      />
      <RecordColumn<CustomerChallanOrder>
        source="totalPaise"
        label={text('list.total')}
        align="right"
        disableSort
        render={({ totalPaise }) => <Money paise={totalPaise} strong />}
      />
      <RecordColumn<CustomerChallanOrder>
        source="assignee"
        label={text('list.assignee')}
        disableSort
        cellClassName={styles.quiet}
        render={({ assignee }) => assignee ?? text('list.nobody')}
      />
    </RecordTable>
  )
}
