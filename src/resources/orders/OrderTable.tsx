import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { Column, RecordTable } from '../../components/list/RecordTable.tsx'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { Money } from '../../components/Money.tsx'
import { useDates } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { OrderChip } from './OrderChip.tsx'
import styles from './Orders.module.css'
import { OwnInvoice } from './OwnInvoice.tsx'

/** The list as a table; a press on a row opens the order. */
export const OrderTable = () => {
  const text = useTexts('orders')
  const { short } = useDates()
  const { open } = useOpenRecord()
  const opened = (id: string) => {
    open(id)
    return false as const
  }
  return (
    <RecordTable className={styles.table} rowClick={id => opened(String(id))}>
      <Column<PaymentOrder>
        source="createdAt"
        label={text('time')}
        cellClassName={`num ${styles.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <Column<PaymentOrder>
        source="status"
        label={text('status')}
        disableSort
        render={({ status }) => <OrderChip status={status} />}
      />
      <Column<PaymentOrder>
        source="wallet"
        label={text('wallet')}
        disableSort
        cellClassName={styles.quiet}
        render={({ wallet }) => text(`wallets.${wallet}`)}
      />
      <Column<PaymentOrder>
        source="paymentTail"
        label={text('payment')}
        disableSort
        cellClassName={`mono ${styles.quiet}`}
        render={({ paymentTail }) => (paymentTail ? `…${paymentTail}` : '-')}
      />
      <Column<PaymentOrder>
        source="invoiceNumber"
        label={text('invoice')}
        disableSort
        render={order => (order.invoiceId ? <OwnInvoice order={order} /> : '-')}
      />
      <Column<PaymentOrder>
        source="creditPaise"
        label={text('amount')}
        align="right"
        disableSort
        render={({ creditPaise }) => <Money paise={creditPaise} />}
      />
      <Column<PaymentOrder>
        source="taxPaise"
        label={text('tax')}
        align="right"
        disableSort
        cellClassName={styles.quiet}
        render={({ taxPaise }) => <Money paise={taxPaise} />}
      />
      <Column<PaymentOrder>
        source="totalPaise"
        label={text('total')}
        align="right"
        disableSort
        render={({ totalPaise }) => <Money paise={totalPaise} strong />}
      />
    </RecordTable>
  )
}
