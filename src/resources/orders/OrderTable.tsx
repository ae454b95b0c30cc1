import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { RecordColumn, RecordTable } from '../../components/list/RecordTable.tsx'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { Money } from '../../components/Money.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CustomerInvoiceButton } from './CustomerInvoiceButton.tsx'
import styles from './Orders.module.css'
import { PaymentOrderChip } from './PaymentOrderChip.tsx'

/** The list as a table; a press on a row opens the order. */
export const OrderTable = () => {
  const text = useTexts('orders')
  const { short } = useDateFormats()
  const { open } = useOpenRecord()
  const opened = (id: string) => {
    open(id)
    return false as const
  }
  return (
    <RecordTable className={styles.table} rowClick={id => opened(String(id))}>
      <RecordColumn<PaymentOrder>
        source="createdAt"
        label={text('time')}
        cellClassName={`num ${styles.quiet}`}
        sortByOrder="DESC"
        render={({ createdAt }) => short(createdAt)}
      />
      <RecordColumn<PaymentOrder>
        source="status"
        label={text('status')}
        disableSort
        render={({ status }) => <PaymentOrderChip status={status} />}
      />
      <RecordColumn<PaymentOrder>
        source="wallet"
        label={text('wallet')}
        disableSort
        cellClassName={styles.quiet}
        render={({ wallet }) => text(`wallets.${wallet}`)}
      />
      <RecordColumn<PaymentOrder>
        source="paymentTail"
        label={text('payment')}
        disableSort
        cellClassName={`mono ${styles.quiet}`}
        render={({ paymentTail }) => (paymentTail ? `…${paymentTail}` : '-')}
      />
      <RecordColumn<PaymentOrder>
        source="invoiceNumber"
        label={text('invoice')}
        disableSort
        render={order => (order.invoiceId ? <CustomerInvoiceButton order={order} /> : '-')}
      />
      <RecordColumn<PaymentOrder>
        source="creditPaise"
        label={text('amount')}
        align="right"
        disableSort
        render={({ creditPaise }) => <Money paise={creditPaise} />}
      />
      <RecordColumn<PaymentOrder>
        source="taxPaise"
        label={text('tax')}
        align="right"
        disableSort
        cellClassName={styles.quiet}
        render={({ taxPaise }) => <Money paise={taxPaise} />}
      />
      <RecordColumn<PaymentOrder>
        source="totalPaise"
        label={text('total')}
        align="right"
        disableSort
        render={({ totalPaise }) => <Money paise={totalPaise} strong />}
      />
    </RecordTable>
  )
}
