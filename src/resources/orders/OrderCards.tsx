import { useListContext } from 'ra-core'
import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { Money } from '../../components/Money.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CustomerInvoiceButton } from './CustomerInvoiceButton.tsx'
import styles from './Orders.module.css'
import { PaymentOrderChip } from './PaymentOrderChip.tsx'

/** Status and total; wallet and time; the invoice. A press opens the order. */
export const OrderCards = () => {
  const shell = useTexts('shell')
  const { short } = useDateFormats()
  const { data = [] } = useListContext<PaymentOrder>()
  const { open } = useOpenRecord()
  return (
    <ul className={styles.cards}>
      {data.map(order => (
        <li key={order.id}>
          <button type="button" aria-haspopup="dialog" onClick={() => open(order.id)}>
            <span>
              <PaymentOrderChip status={order.status} />
              <Money paise={order.totalPaise} strong />
            </span>
            <span className={`num ${styles.quiet}`}>
              <span>{shell(`wallet.${order.wallet}`)}</span>
              <span>{short(order.createdAt)}</span>
            </span>
          </button>
          {order.invoiceId && (
            <div className={styles.foot}>
              <CustomerInvoiceButton order={order} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
