import { useListContext } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths, withId } from '../../../../../contracts/paths.ts'
import type { CustomerChallanOrder } from '../../../../../contracts/resources/challanOrder.ts'
import { Money } from '../../../../components/Money.tsx'
import { NumberPlate } from '../../../../components/plain/NumberPlate.tsx'
import { useDateFormats } from '../../../../i18n/dates.ts'
import styles from '../Challans.module.css'
import { OrderStatusChips } from './OrderStatusChips.tsx'

export const OrderCards = () => {
  const { short } = useDateFormats()
  const { data = [] } = useListContext<CustomerChallanOrder>()
  return (
    <ul className={styles.cards}>
      {data.map(order => (
        <li key={order.id}>
          <Link className={styles.card} to={withId(paths.adminBatchChallanDetails, order.id)}>
            <span>
              <OrderStatusChips order={order} />
              <Money paise={order.totalPaise} strong />
            </span>
            <span>
              <NumberPlate rc={order.rcNo} />
              <span className={`num ${styles.quiet}`}>
                {order.payer} · {short(order.createdAt)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
