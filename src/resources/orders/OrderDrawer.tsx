import type { PaymentOrder } from '../../../contracts/resources/paymentOrder.ts'
import { useOpenRecord } from '../../components/list/useOpenRecord.ts'
import { RecordDrawer } from '../../components/RecordDrawer.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { OrderFacts } from './OrderFacts.tsx'

/** One order: what was charged and credited, and how it went. */
export const OrderDrawer = () => {
  const text = useTexts('orders')
  const { id, close } = useOpenRecord()
  const words = {
    title: text('one.title'),
    close: text('one.close'),
    missing: text('one.missing'),
    error: text('one.error'),
  }
  return (
    <RecordDrawer<PaymentOrder> id={id} resource="orders" onClose={close} words={words}>
      {order => <OrderFacts order={order} />}
    </RecordDrawer>
  )
}
